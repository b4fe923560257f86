import { AMOUNT } from './amount-cells.ts';
import { FIGURE, isOnLine, joinLetters } from './join-letters.ts';
import type { OcrWord } from './parse-hocr.ts';

/** "ํา" is "ำ" in two pieces; no letter has the same mark twice. */
const AM = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/g;
const TWICE = /(\p{M})\1+/gu;
const FOREIGN = /(?!\p{Script=Latin})\p{L}/gu;
/** No word looks like one, whatever letters the page's own model makes of it. */
const DATE = /^\d{1,4}([/.-])\d{1,2}\1\d{1,4}$/;
const DIGITS = /\d/g;
const LEAST_SURE = 0.5;
/** A Latin word is so sure, and so much surer than what the page's own model made of it: less where it is very sure. */
const SURE_OF_NAME = { least: 0.6, very: 0.8, above: 0.15 };
const LATIN_WORD = /^(?=.*[A-Za-z]{2})[!-~]{3,}$/;
/** So much surer is one model than the other where only one of them knows what it sees. */
const CLEARLY = 0.3;
/** Of a word's width. */
const WHOLE = 0.6;
/** "1 003.85₽_": the lower bar of the sign of roubles. */
const UNDERLINE = /(?<=\d\p{L}?)_+$/u;
const BARE = /^\d{1,3}$/;
/** In ems. */
const WIDEST_DIGIT = 0.9;
/** A figure with so few letters in it was never one with words: marks taken for letters. */
const DIGITS_A_LETTER = 5;

/**
 * The words of a page in another script, from what its own model saw and what the English one saw, which reads figures
 * better: the figures are those of the second, and letters that were parted are words again.
 */
export function scriptWords(own: readonly OcrWord[], english: readonly OcrWord[]): OcrWord[] {
  const instead = new Map<OcrWord, Instead>();
  const unseen: OcrWord[] = [];
  for (const word of english) {
    const isFigureOfPage = FIGURE.test(word.text);
    if (!isFigureOfPage && !isLatinWord(word)) continue;
    const below = own.filter((each) => liesOn(each, word));
    if (isFigureOfPage && word.confidence < LEAST_SURE && !saysMore(word, below)) continue;
    if (isFigureOfPage ? saysLetters(below, word) : !readsBetter(word, below)) continue;
    if (isFigureOfPage && below.length === 0) unseen.push(word);
    for (const [at, each] of below.entries()) {
      const { words, covered } = instead.get(each) ?? { words: [], covered: 0 };
      const shared = Math.min(each.right, word.right) - Math.max(each.left, word.left);
      instead.set(each, { words: at === 0 ? [...words, word] : words, covered: covered + shared });
    }
  }
  const seen = own.flatMap((word) => replaced(word, instead.get(word)));
  return [...withTriangles(joinLetters(seen.map(doubted)).flatMap(apartAtRule).map(tidied)), ...unseen];
}

/** "26/01/08_NTT": the rule between two cells, read as a character. */
const RULE_BETWEEN = /^(\d[\d.,/-]*)[_|]+(\p{L}.*)$/u;

function apartAtRule(word: OcrWord): OcrWord[] {
  const [, figure, text] = RULE_BETWEEN.exec(word.text) ?? [];
  if (figure === undefined || text === undefined) return [word];
  const letter = (word.right - word.left) / word.text.length;
  return [
    { ...word, text: figure, right: word.left + letter * figure.length },
    { ...word, text, left: word.right - letter * text.length },
  ];
}

/** What tesseract makes of the triangle that stands for a minus in Japanese accounts. */
const LIKE_TRIANGLE = /^[人入ム]$/u;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;
/** It stands closer to its figure than a sign of a word does, in heights. */
const AT_FIGURE = 0.4;

function withTriangles(words: readonly OcrWord[]): OcrWord[] {
  return words.map((word, at) => {
    const figure = words[at + 1];
    const isBefore =
      figure !== undefined &&
      LIKE_TRIANGLE.test(word.text) &&
      GROUPED.test(figure.text) &&
      isOnLine(word, figure) &&
      Math.abs(figure.left - word.right) < AT_FIGURE * figure.size;
    return isBefore ? { ...word, text: '▲' } : word;
  });
}

/** What English saw in the place of a word: what begins there, and the width of all that lies on it. */
interface Instead {
  readonly words: readonly OcrWord[];
  readonly covered: number;
}

/** What English saw instead of a word, unless that is only a part of it. */
const replaced = (word: OcrWord, instead: Instead | undefined): readonly OcrWord[] =>
  instead && instead.covered > (word.right - word.left) * WHOLE ? instead.words : [word];

/** Letters of the page's script, not marks of a figure that were taken for some. */
function saysLetters(words: readonly OcrWord[], figure: OcrWord): boolean {
  if (DATE.test(figure.text)) return false;
  const text = words.map((word) => word.text).join('');
  const isGarbled = figure.confidence - meanConfidence(words) > CLEARLY;
  return !isGarbled && countOf(FOREIGN, text) * DIGITS_A_LETTER > countOf(DIGITS, text);
}

/** An amount where the page's own model saw less of a figure. */
const saysMore = (figure: OcrWord, own: readonly OcrWord[]): boolean =>
  own.length === 1 && AMOUNT.test(figure.text) && BARE.test(own[0]?.text ?? '');

/** Names of shops and codes of currencies stay in Latin letters, which a model of another script knows badly. */
const isLatinWord = ({ text, confidence }: OcrWord): boolean =>
  confidence >= SURE_OF_NAME.least && LATIN_WORD.test(text);
const readsBetter = (word: OcrWord, own: readonly OcrWord[]): boolean =>
  own.length > 0 &&
  word.confidence - meanConfidence(own) > (word.confidence > SURE_OF_NAME.very ? SURE_OF_NAME.above : CLEARLY);

const meanConfidence = (words: readonly OcrWord[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(words.length, 1);

/** A figure too wide for its digits is illegible. */
function doubted(word: OcrWord): OcrWord {
  const isTooWide = BARE.test(word.text) && word.right - word.left > WIDEST_DIGIT * word.size * word.text.length;
  return isTooWide ? { ...word, confidence: 0 } : word;
}

/** Without lines below signs and doubled marks. */
function tidied(word: OcrWord): OcrWord {
  const text = word.text.replace(UNDERLINE, '').replace(TWICE, '$1').replace(AM, '$1\u0e33');
  return text === word.text ? word : { ...word, text };
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

function liesOn(word: OcrWord, figure: OcrWord): boolean {
  const x = (word.left + word.right) / 2;
  const shared = Math.min(word.right, figure.right) - Math.max(word.left, figure.left);
  const isWithin = x > figure.left && x < figure.right;
  return (isWithin || shared > (figure.right - figure.left) / 2) && isOnLine(word, figure);
}
