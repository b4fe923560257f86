import { medianOf } from '../../groups.ts';
import type { GrayPicture } from '@crossfoot/page-picture';
import { textWidth } from '../glyph-widths.ts';
import type { OcrWord } from './parse-hocr.ts';

/** A page with fewer spaces between words says too little of how wide they are. */
const FEWEST_SPACES = 12;
/** Wider blanks part columns, in sizes of the print. */
const WIDEST_SPACE = 0.9;
/** Of the usual space: a blank inside a word that is as wide parts two, one between two words that is narrower parts none. */
const SPACE = 0.72;
const NO_SPACE = { ofUsual: 0.45, ofSize: 0.17 };
/** And a space is so much wider than any other blank in its word. */
const WIDER_THAN_OTHERS = 1.6;
/** Letters stand no closer, in sizes of the print, but where they touch. */
const NARROWEST_BLANK = 0.02;
/** How far the letters' usual widths may lead astray, in sizes of the print. */
const ASTRAY = 0.3;
/** And how much better the next place would fit. */
const CLEARER = 2;
/** A line's size counts as this much of the height of its words at most: lines side by side may be taken for one. */
const HIGHEST = 1.5;
/** Thin strokes are so much lighter than the darkest: 0 as dark, 1 white. */
const HAIRLINE = 0.65;
/** The width of a space in thousandths of the size. */
const SPACE_WIDTH = 278;

/** From the first column that is blank to the first that is not. */
type Blank = readonly [from: number, to: number];

/**
 * tesseract tells spaces by what words look alike to it: "SO ABRENNAN" for "SO A BRENNAN", "JT" for "J T", and what is one
 * word as two ("94365327 @okbank"); and it guesses where single letters stand, so that they touch the word before. The
 * picture knows better: blanks inside words are a third as wide as spaces.
 */
export function mendSpaces(words: readonly OcrWord[], picture: GrayPicture): OcrWord[] {
  const spaces = words.map((word, at) => spaceBehind(word, words[at + 1], picture));
  const widths = spaces.flatMap((space) => (space && space.width < WIDEST_SPACE ? [space.width] : []));
  if (widths.length < FEWEST_SPACES) return [...words];
  const usual = medianOf(widths) as number;
  const narrowest = Math.min(usual * NO_SPACE.ofUsual, NO_SPACE.ofSize);
  const result: OcrWord[] = [];
  for (const [at, word] of words.entries()) {
    const before = result.at(-1);
    const space = spaces[at - 1];
    if (!before || !space) result.push(word);
    else if (space.width >= narrowest) result.splice(-1, 1, ...partedAt(before, word, space));
    else if (!space.isGuessed && isOne(before.text, word.text)) result.splice(-1, 1, joinedWord(before, word));
    else result.push(word);
  }
  return result.flatMap((word) => partedWord(word, usual, picture));
}

/** What stands between two words of one line. */
interface Space {
  /** In sizes of the print. */
  readonly width: number;
  readonly from: number;
  readonly to: number;
  /** tesseract's boxes overlap: they are not where the words are. */
  readonly isGuessed: boolean;
}

/** The widest blank where one word of a line ends and the next begins; null where none follows. */
function spaceBehind(word: OcrWord, next: OcrWord | undefined, picture: GrayPicture): Space | null {
  if (!next || next.left <= word.left || Math.abs(next.baseline - word.baseline) > word.size / 3) return null;
  if (next.left - word.right > word.size) return null;
  const top = Math.min(word.top, next.top);
  const bottom = Math.max(word.bottom, next.bottom);
  const size = Math.min(word.size, HIGHEST * (bottom - top));
  const [first, last] = [Math.min(word.right, next.left) - size / 3, Math.max(word.right, next.left) + size / 3];
  const [from, to] = blanksIn(picture, word.left, next.right, top, bottom)
    .filter((blank) => blank[1] > first && blank[0] < last)
    .reduce<Blank>((widest, blank) => (blank[1] - blank[0] > widest[1] - widest[0] ? blank : widest), [0, 0]);
  return { width: (to - from) / size, from, to, isGuessed: next.left < word.right };
}

/** The two words where the picture parts them, unless tesseract put them farther apart. */
function partedAt(word: OcrWord, next: OcrWord, { from, to }: Space): [OcrWord, OcrWord] {
  const isWider = to - from > next.left - word.right;
  return isWider && from > word.left && to < next.right
    ? [
        { ...word, right: from },
        { ...next, left: to },
      ]
    : [word, next];
}

/** Stretches without ink between the first and the last ink of a box. */
function blanksIn(
  { width, height, data }: GrayPicture,
  left: number,
  right: number,
  top: number,
  bottom: number,
): Blank[] {
  const [x0, x1] = [Math.max(0, Math.floor(left)), Math.min(width, Math.ceil(right))];
  const [y0, y1] = [Math.max(0, Math.floor(top)), Math.min(height, Math.ceil(bottom))];
  let darkest = 255;
  const columns = new Uint8Array(Math.max(0, x1 - x0)).fill(255);
  for (let y = y0; y < y1; y++) {
    for (let x = x0, at = y * width + x0; x < x1; x++, at++) {
      if ((data[at] as number) < (columns[x - x0] as number)) columns[x - x0] = data[at] as number;
    }
  }
  for (const dark of columns) if (dark < darkest) darkest = dark;
  const ink = darkest + (255 - darkest) * HAIRLINE;
  const blanks: Blank[] = [];
  let last = -1;
  for (const [x, dark] of columns.entries()) {
    if (dark >= ink) continue;
    if (last >= 0 && x > last + 1) blanks.push([x0 + last + 1, x0 + x]);
    last = x;
  }
  return blanks;
}

/** Torn words: letters and figures of one name, and parts of a figure on both sides of the same mark. Columns may nearly touch. */
function isOne(before: string, behind: string): boolean {
  if (/\p{L}/u.test(before + behind))
    return /[\p{L}\d@/]$|\p{L}.*[-.,:]$/u.test(before) && /^[\p{L}\d@/]/u.test(behind);
  return /\d([-/:])\d+ \1\d{2,4}$/.test(`${before} ${behind}`);
}

const joinedWord = (before: OcrWord, behind: OcrWord): OcrWord => ({
  text: before.text + behind.text,
  left: before.left,
  top: Math.min(before.top, behind.top),
  right: behind.right,
  bottom: Math.max(before.bottom, behind.bottom),
  baseline: before.baseline,
  size: before.size,
  confidence: Math.min(before.confidence, behind.confidence),
});

/** The words that blanks as wide as spaces make of one, where these fall between two of its letters. */
function partedWord(word: OcrWord, usual: number, picture: GrayPicture): OcrWord[] {
  const { text, size } = word;
  const narrowest = usual * SPACE * size;
  // Days at their month's name ("JULO3") are mended as one word.
  if (!/\p{L}{2}/u.test(text) || /\d/.test(text) || word.right - word.left < narrowest * 2) return [word];
  const blanks = blanksIn(picture, word.left, word.right, word.top, word.bottom);
  const spaces = blanks.filter(([from, to]) => to - from >= narrowest);
  if (spaces.length === 0) return [word];
  const others = blanks.filter(([from, to]) => to - from < narrowest && to - from > NARROWEST_BLANK * size);
  const widestOther = Math.max(0, ...others.map(([from, to]) => to - from));
  if (spaces.some(([from, to]) => to - from < widestOther * WIDER_THAN_OTHERS || to - from > WIDEST_SPACE * size))
    return [word];
  const cuts = spaces.map(([from, to], at) => lettersBefore(word, (from + to) / 2, at, spaces.length));
  if (cuts.includes(null)) return [word];
  const ends = [...(cuts as number[]), text.length];
  return ends.map((end, at) => ({
    ...word,
    text: text.slice(ends[at - 1] ?? 0, end),
    left: spaces[at - 1]?.[1] ?? word.left,
    right: spaces[at]?.[0] ?? word.right,
  }));
}

/** After how many letters of the word a space stands, by the usual widths of letters; null where that is not clear. */
function lettersBefore({ text, left, right, size }: OcrWord, space: number, at: number, spaces: number): number | null {
  const whole = textWidth(text, 0, text.length, false) + spaces * SPACE_WIDTH;
  const found = Array.from({ length: text.length - 1 }, (_, before) => {
    const width = textWidth(text, 0, before + 1, false) + (at + 0.5) * SPACE_WIDTH;
    return { count: before + 1, off: Math.abs(left + (width / whole) * (right - left) - space) };
  }).sort((a, b) => a.off - b.off);
  const [best, second] = found;
  if (!best || best.off > ASTRAY * size || (second && second.off < best.off * CLEARER)) return null;
  return /^\p{L}{2}$/u.test(text.slice(best.count - 1, best.count + 1)) ? best.count : null;
}
