import { currencyCodes, currencySigns } from '../../vocabulary/currencies.ts';
import type { OcrWord } from './parse-hocr.ts';

/** tesseract sees each of its letters alone; marks stand above and below them. */
const THAI = /\p{Script=Thai}/u;
const MARK = /^\p{M}/u;
/** Letters of scripts that put no spaces between words, and those that do so sparingly. */
const IDEOGRAM = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const LATIN = /\p{Script=Latin}/u;
/** So many Latin letters are as wide as one ideogram. */
const LATIN_TO_A_SIGN = 1.6;
/** The blank between the two, in ideograms. */
const BLANK = 0.4;
const BEFORE_CODE = /^(.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])([A-Z]{3})$/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Nothing wider stands inside a word, in heights of its letters; syllables of Hangul stand apart, and whole words further. */
const GAP = { ideogram: 0.6, mixed: 0.18, syllable: 0.6, hangul: 0.2, thai: 0.3 };
const UNIT_GAP = 0.5;
/** Numbers of years, months, days and houses: the sign behind them is one word with them. */
const COUNT = /^\d{1,4}$/;
/** A zero alone before the name of a currency, where it looks like a round letter or sign ("ㅇ원"). */
const NOTHING = /^[0Oo\u110b\u3147\u3007○]{1,2}(\p{L})$/u;
/** An opening quote where a column begins is the edge of the gap before it. */
const QUOTE = /^[”"“]+(?=.)/u;
/** Japanese banks print a star before each amount, so that no digit can be added. */
export const FIGURE = /^\*?[-+−(]?\p{Sc}?\d[\d.,:/'-]*\)?[-+]?$/u;

/**
 * Letters and syllables that tesseract parted as words again, in the order in which they were seen: boxes of single letters
 * overlap. Figures stay apart.
 */
export function joinLetters(words: readonly OcrWord[]): OcrWord[] {
  const joined: OcrWord[] = [];
  let last: OcrWord | null = null;
  for (const word of words) {
    const before = joined.at(-1);
    if (before && last && !isUnit(before, joined.at(-2)) && isOneWord(last, word))
      joined[joined.length - 1] = union(before, word);
    else joined.push(word);
    last = word;
  }
  return joined.map(withoutQuote).map(withZero).flatMap(apartFromCode);
}

/** The name of a currency right behind a figure: what follows is another column's. */
const isUnit = ({ text, left }: OcrWord, figure: OcrWord | undefined): boolean =>
  figure !== undefined && currencySigns.has(text) && isFigure(figure.text) && left - figure.right < UNIT_GAP * (figure.bottom - figure.top); // prettier-ignore

/** "外币交易明细USD": a code of a currency that a name ends with is a word of its own. */
function apartFromCode(word: OcrWord): OcrWord[] {
  const [, name = '', code = ''] = BEFORE_CODE.exec(word.text) ?? [];
  if (!currencyCodes.has(code)) return [word];
  const border = word.right - ((word.right - word.left) * code.length) / (name.length * LATIN_TO_A_SIGN + code.length);
  return [
    { ...word, text: name, right: border - (BLANK * (border - word.left)) / name.length },
    { ...word, text: code, left: border },
  ];
}

function withZero(word: OcrWord): OcrWord {
  const [, sign = ''] = NOTHING.exec(word.text) ?? [];
  return currencySigns.has(sign) ? { ...word, text: `0${sign}` } : word;
}

function withoutQuote(word: OcrWord): OcrWord {
  const text = word.text.replace(QUOTE, '');
  const width = ((word.right - word.left) * text.length) / word.text.length;
  return { ...word, text, left: word.right - width };
}

function isOneWord(before: OcrWord, word: OcrWord): boolean {
  if (isFigure(before.text) || isFigure(word.text) || QUOTE.test(word.text)) return false;
  const facing = `${before.text.at(-1) ?? ''}${word.text.at(0) ?? ''}`;
  if (THAI.test(facing)) return isOneThaiWord(before, word);
  const height = Math.max(before.bottom - before.top, word.bottom - word.top);
  const gap = (word.left - before.right) / height;
  return gap < widestGap(before.text, word.text) && word.right > before.left && isOnLine(before, word);
}

/** Marks may end before the letter that they stand on, and lie above it; the box of several letters may span the whole word. */
function isOneThaiWord(before: OcrWord, word: OcrWord): boolean {
  const isBothThai = THAI.test(before.text.at(-1) ?? '') && THAI.test(word.text.at(0) ?? '');
  const gap = (word.left - before.right) / word.size;
  const isSameLine = Math.abs(before.baseline - word.baseline) < word.size / 2;
  const goesOn = gap > -1 || word.left > before.left;
  return isBothThai && isSameLine && goesOn && (gap < GAP.thai || MARK.test(word.text));
}

const isFigure = (text: string): boolean => FIGURE.test(text) && !COUNT.test(text);

function widestGap(before: string, behind: string): number {
  const facing = `${before.at(-1) ?? ''}${behind.at(0) ?? ''}`;
  // Latin letters stand closer to ideograms than a column does to the next, but not as close as these to each other.
  if (IDEOGRAM.test(facing)) return LATIN.test(facing) ? GAP.mixed : GAP.ideogram;
  if (!HANGUL.test(facing)) return 0;
  return before.length === 1 || behind.length === 1 ? GAP.syllable : GAP.hangul;
}

function union(before: OcrWord, word: OcrWord): OcrWord {
  const [length, more] = [before.text.length, word.text.length];
  return {
    ...before,
    text: before.text + word.text,
    left: Math.min(before.left, word.left),
    right: Math.max(before.right, word.right),
    top: Math.min(before.top, word.top),
    bottom: Math.max(before.bottom, word.bottom),
    confidence: (before.confidence * length + word.confidence * more) / (length + more),
  };
}

/** Whether two words stand side by side. */
export const isOnLine = (one: OcrWord, other: OcrWord): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
  Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
