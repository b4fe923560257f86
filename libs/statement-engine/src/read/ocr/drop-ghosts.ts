import type { Word } from '../../page-content.ts';
import type { GrayPicture, PageBox } from '@crossfoot/page-picture';
import { sameLine } from './amount-cells.ts';
import { inkRows } from './ink-rows.ts';

/** Dashes and other marks without a letter or a digit. */
const MARKS = /^[^\p{L}\p{N}]+$/u;
/** Lighter pixels are paper; faint letters are no specks. */
const INK = { mark: 170, letter: 195 };
/** So few dark pixels are grain. */
const GRAIN = 3;
/** Room around the word's box, in heights: tesseract guesses where marks stand. */
const ROOM = 0.15;
/** What a speck may be read as (letters of other scripts can be a mere stroke): with less confidence, and no other word so near (in heights). */
const SPECK = /^(?:\p{Script=Latin}|\d|[.,]){1,2}$/u;
const SUREST_SPECK = 0.6;
const ALONE = 1;
/** A mark of print stands nearer to its word than so. */
const APART = 0.6;
/** Dirt is read as such a mark, alone and with less confidence; as one that belongs to figures with hardly any. */
const DIRT = /^[^\p{L}\p{N}+\-–−—()]$/u;
const OF_FIGURES = /[\p{Sc}%*#]/u;
const SUREST_DIRT = { mark: 0.5, ofFigures: 0.1 };
/** What stands alone, hardly read, in less room than its characters can take (in heights each) is a stroke: "€:". */
const NARROWEST = 0.12;
/** Small letters are higher than this share of their line, specks lower. */
const LOWEST_LETTER = 0.3;
/** A quote before a name, which is a speck above the line where nothing closes it. */
const QUOTED = /^[‘’“”"'](?=\p{Lu})/u;
const QUOTE = /[‘’“”"'´`]/;
/** A name that is printed with its quote is read as surely as others. */
const SURE = 0.85;

/**
 * tesseract sees dashes and other marks in the grain of wide blanks, and letters and quotes in specks: before figures they
 * would be minuses, elsewhere words of entries. What has no ink in its place, or less than a letter has, is left out.
 * `scale` is in pixels a point.
 */
export function dropGhosts(words: readonly Word[], picture: GrayPicture, scale: number): Word[] {
  const scraps = edgeScraps(words, picture.width / scale);
  const kept = words.filter((word) => {
    if (scraps.has(word)) return false;
    if (isSeenTwice(word, words)) return false;
    if (isDirt(word, words) || isStroke(word, words)) return false;
    if (MARKS.test(word.text)) return inkRows(roomAround(word), picture, scale, INK.mark).dark > GRAIN;
    return !isSpeck(word, words, picture, scale);
  });
  return kept.map((word) => (isFalselyQuoted(word, kept) ? { ...word, text: word.text.slice(1) } : word));
}

/** Nothing is printed so near to the edge of the paper (of its width). */
const EDGE = 0.03;
const LONGEST_SCRAP = 2;
/** Fewer may be numbers of lines or marks of folding. */
const FEWEST_SCRAPS = 5;

/** A strip at the edge of the paper that holds nothing but scraps of letters: the shadow of a fold, read as if it were print. */
function edgeScraps(words: readonly Word[], width: number): ReadonlySet<Word> {
  const strips = [
    words.filter((word) => word.x + word.width < EDGE * width),
    words.filter(({ x }) => x > (1 - EDGE) * width),
  ];
  const isScrap = ({ text }: Word): boolean => text.length <= LONGEST_SCRAP;
  return new Set(strips.flatMap((strip) => (strip.length >= FEWEST_SCRAPS && strip.every(isScrap) ? strip : [])));
}

/** Whether a letter in doubt lies within another word of its line: a stroke of it, seen once more ("dic i 2021"). */
function isSeenTwice({ text, confidence, x, y, width, height }: Word, words: readonly Word[]): boolean {
  if (confidence >= SURE || text.length > 1) return false;
  const isAround = (other: Word): boolean =>
    other.text.length > 1 &&
    other.confidence > confidence &&
    other.x <= x &&
    other.x + other.width >= x + width &&
    Math.abs(other.y + other.height / 2 - y - height / 2) < Math.min(height, other.height) / 2;
  return words.some(isAround);
}

/** Whether a mark in doubt stands alone ("©" at the edge of the paper). */
function isDirt(word: Word, words: readonly Word[]): boolean {
  const surest = OF_FIGURES.test(word.text) ? SUREST_DIRT.ofFigures : SUREST_DIRT.mark;
  return word.confidence < surest && DIRT.test(word.text) && standsAlone(word, words, APART);
}

const isStroke = (word: Word, words: readonly Word[]): boolean =>
  word.text.length > 1 &&
  word.confidence < SUREST_DIRT.mark &&
  word.width < NARROWEST * word.height * word.text.length &&
  standsAlone(word, words, APART);

function standsAlone(word: Word, words: readonly Word[], away: number): boolean {
  const { x, width, height } = word;
  const near = away * height;
  return !words.some(
    (other) =>
      other !== word && other.x < x + width + near && other.x + other.width > x - near && sameLine(other, word),
  );
}

/** Whether a short word in doubt stands alone, on ink lower than any letter. */
function isSpeck(word: Word, words: readonly Word[], picture: GrayPicture, scale: number): boolean {
  const { text, confidence, height } = word;
  if (confidence >= SUREST_SPECK || !SPECK.test(text) || !standsAlone(word, words, ALONE)) return false;
  return inkRows(roomAround(word), picture, scale, INK.letter).longest < LOWEST_LETTER * height * scale;
}

/** Whether a quote is opened before a name that was read with some doubt, and none closed on its line. */
function isFalselyQuoted(word: Word, words: readonly Word[]): boolean {
  if (word.confidence >= SURE || !QUOTED.test(word.text) || QUOTE.test(word.text.slice(1))) return false;
  return !words.some((other) => other !== word && QUOTE.test(other.text) && sameLine(other, word));
}

function roomAround({ x, y, width, height }: Word): PageBox {
  const room = ROOM * height;
  return { x0: x - room, y0: y, x1: x + width + room, y1: y + height };
}
