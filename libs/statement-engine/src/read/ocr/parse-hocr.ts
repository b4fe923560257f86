import { medianOf } from '../../groups.ts';
import { textWidth } from '../glyph-widths.ts';

/** One word as tesseract saw it, in pixels of its picture. */
export interface OcrWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where the word's letters stand. */
  readonly baseline: number;
  /** Size of the print (1 em). */
  readonly size: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** The word with one character as tesseract nearly took it; only where it was asked for choices. */
  readonly near?: readonly string[];
}

const TAG = /<span class='(ocr\w+)'[^>]* title=(["'])(.*?)\2[^>]*>([^<]*)/g;
const WORD = "class='ocrx_word'";
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

/** What tesseract weighed for each character (`lstm_choice_mode`), and from which weight on (of 100) it may be what is printed. */
const CHARACTER = /id='lstm_choices_/;
const CHOICE = /id='choice_[^']*' title='x_confs ([\d.]+)'>([^<]+)/g;
const LIKELY = 30;

/** The stars that hide a card's number come out as crosses and such among true stars. */
const MASK = /(?<=[\d*+xX¥#«»]|^)[*+xX¥#«»]*\*[*+xX¥#«»]+|[*+xX¥#«»]+\*[*+xX¥#«»]*/g;

/** Rims, shadows and specks come out as quotes, colons and bars: alone, or at the ends of figures. */
const SPECK = /^[|¦:;~'"‘’“”`´°_§.,«»[\]{}]{1,3}$/;
const SPECKS_AT_FIGURES = /^[|¦~"‘’“”`´§«»]+(?=[\d(+-])|(?<=[\d)+-])[|¦~"‘’“”`´§«»]+$/g;

/** A line's size is another one's where it is so many times that of its words of so many letters; the narrowest fonts come to 1.4. */
const [TELLING_LETTERS, TOO_HIGH] = [4, 1.6];

/** tesseract's hOCR as words; what it took for words but is empty is left out. */
export function parseHocr(hocr: string): OcrWord[] {
  const lines: OcrWord[][] = [[]];
  let line = { left: 0, bottom: 0, slope: 0, offset: 0, size: 0 };
  // Letters may be marked up inside a word (<strong>, <em>).
  const plain = hocr.replace(/<\/?(?:strong|em)>/g, '');
  for (const tag of plain.matchAll(TAG)) {
    const [whole, kind, , title = '', content = ''] = tag;
    const box = /bbox (-?\d+) (-?\d+) (-?\d+) (-?\d+)/.exec(title);
    if (!box) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = box.slice(1).map(Number);
    if (kind !== 'ocrx_word') {
      const baseline = /baseline (-?[\d.e+-]+) (-?[\d.]+)/.exec(title);
      const size = Number(/x_size ([\d.]+)/.exec(title)?.[1] ?? bottom - top);
      line = { left, bottom, slope: Number(baseline?.[1] ?? 0), offset: Number(baseline?.[2] ?? 0), size };
      lines.push([]);
      continue;
    }
    const raw = content.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim();
    const text = raw.replace(MASK, (run) => '*'.repeat(run.length)).replace(SPECKS_AT_FIGURES, '');
    if (text === '' || SPECK.test(text) || right <= left || bottom <= top) continue;
    const confidence = Number(/x_wconf (\d+)/.exec(title)?.[1] ?? 0) / 100;
    const baseline = line.bottom + line.offset + line.slope * ((left + right) / 2 - line.left);
    // tesseract measures from the ascenders to the descenders: nine tenths of an em in most fonts.
    const end = plain.indexOf(WORD, tag.index + whole.length);
    const choices = plain.slice(tag.index + whole.length, end < 0 ? undefined : end);
    const near = choices.includes('lstm_choices_') && text === raw ? { near: nearReadings(text, choices) } : {};
    lines.at(-1)?.push({ text, left, top, right, bottom, baseline, size: line.size / 0.9, confidence, ...near });
  }
  return lines.flatMap(atOwnSize);
}

/** What a table's rules hold together is taken for one high line: its words then have the size that their widths speak for. */
function atOwnSize(line: readonly OcrWord[]): readonly OcrWord[] {
  const byWidth = line
    .filter(({ text }) => text.length >= TELLING_LETTERS)
    .map(({ text, left, right }) => (1000 * (right - left)) / textWidth(text, 0, text.length, false));
  const size = medianOf(byWidth);
  return size === undefined || (line[0]?.size ?? 0) < TOO_HIGH * size ? line : line.map((word) => ({ ...word, size }));
}

/** Other readings of a word, each with one character in place of another; `choices` is what follows the word's own tag. */
function nearReadings(word: string, choices: string): string[] {
  const characters = choices.split(CHARACTER).slice(1);
  const letters = Array.from(word);
  if (characters.length !== letters.length) return [];
  return characters.flatMap((character, at) =>
    [...character.matchAll(CHOICE)]
      .filter(([, weight, other]) => Number(weight) >= LIKELY && other !== letters[at])
      .map(([, , other = '']) => letters.with(at, other).join('')),
  );
}
