import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { Word } from '../page-content.ts';
import { textWidth } from './glyph-widths.ts';
import { placeFromRight } from './written-ways.ts';

/** Text smaller than this (points) cannot be read by eye: hidden marks, search aids. */
const SMALLEST_TEXT = 1.5;
/** No page is wider, in points; what stands or is larger beyond it is nowhere. */
const FARTHEST = 100_000;
/** Text at a larger angle than this to the page's own lines is a watermark or margin print, not part of a table. */
const LARGEST_SLANT = Math.PI / 9;
/** The same word again within this part of an em is one word printed twice (imitated bold, doubled layers). */
const DOUBLE_PRINT = 0.2;
/** Share of the em above the baseline in every word's box. */
export const ASCENT = 0.8;

export type Matrix = readonly [number, number, number, number, number, number];

/** A stretch of text on the page as displayed: where it starts, which way it runs. */
export interface TextRun {
  readonly text: string;
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly size: number;
  /** Radians, clockwise as seen. */
  readonly angle: number;
  readonly monospaced: boolean;
  /** pdf.js's name of its font. */
  readonly font: string;
  /** Its words are read from right to left; they are given as they are read. */
  readonly runsLeft?: boolean;
}

/** pdf.js's item on the displayed page; null where nothing can be seen of it. */
export function toTextRun(item: TextItem, view: Matrix, monospaced: boolean, vertical: boolean): TextRun | null {
  const text = item.str;
  if (text.length === 0 || (text.length === 1 && text === ' ')) return null;
  const m = item.transform as number[];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = m;
  const size = Math.hypot(c, d) || Math.hypot(a, b);
  if (!(size >= SMALLEST_TEXT && size <= FARTHEST)) return null;
  const x = view[0] * e + view[2] * f + view[4];
  const y = view[1] * e + view[3] * f + view[5];
  if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST)) return null;
  const dx = view[0] * a + view[2] * b;
  const dy = view[1] * a + view[3] * b;
  if (vertical)
    return {
      text,
      x: x - size / 2,
      y,
      length: item.height,
      size,
      angle: dy === 0 ? 0 : Math.atan2(dy, dx),
      monospaced,
      font: item.fontName,
    };
  const angle = dy === 0 && dx > 0 ? 0 : Math.atan2(dy, dx);
  return { text, x, y, length: item.width, size, angle, monospaced, font: item.fontName, runsLeft: item.dir === 'rtl' };
}

export interface Upright {
  readonly words: Word[];
  readonly turned: 0 | 90 | 180 | 270;
  readonly width: number;
  readonly height: number;
}

/** Words of the runs, turned upright where most of the page's text lies on its side or slants. */
export function toWords(runs: readonly TextRun[], width: number, height: number): Upright {
  const main = mainAngle(runs);
  if (main === 0) return { words: split(runs, 0), turned: 0, width, height };
  const quarter = (Math.round(main / (Math.PI / 2)) + 4) % 4;
  const turned = (((4 - quarter) % 4) * 90) as 0 | 90 | 180 | 270;
  const sideways = quarter % 2 === 1;
  const cos = Math.cos(-main);
  const sin = Math.sin(-main);
  const [toX, toY] = sideways ? [height / 2, width / 2] : [width / 2, height / 2];
  const upright = runs.map((run) => {
    const x = run.x - width / 2;
    const y = run.y - height / 2;
    return { ...run, x: cos * x - sin * y + toX, y: sin * x + cos * y + toY };
  });
  return { words: split(upright, main), turned, width: sideways ? height : width, height: sideways ? width : height };
}

/** The direction most characters run in, to a tenth of a degree; 0 for an ordinary page. */
function mainAngle(runs: readonly TextRun[]): number {
  if (runs.every((run) => run.angle === 0)) return 0;
  const weights = new Map<number, number>();
  for (const run of runs) {
    const key = Math.round(run.angle * (1800 / Math.PI)) % 3600;
    weights.set(key, (weights.get(key) ?? 0) + run.text.length);
  }
  let best = 0;
  for (const [key, weight] of weights) if (weight > (weights.get(best) ?? 0)) best = key;
  return (best * Math.PI) / 1800;
}

function split(runs: readonly TextRun[], main: number): Word[] {
  const words: Word[] = [];
  const seen = new PrintedWords();
  for (const run of runs) {
    if (run.angle !== main && Math.abs(Math.sin((run.angle - main) / 2)) > Math.sin(LARGEST_SLANT / 2)) continue;
    const first = words.length;
    splitRun(run, words);
    dropDoubles(words, first, seen);
  }
  return words;
}

/** "DATE..........AMOUNT.DESCRIPTION": names that dots lead from one to the next. */
const LED = /\p{L}\.{3,}\p{L}/u;
const LEADERS = /(?<=\p{L})\.{3,}(?=\p{L})|(?<=\p{L}{2})\.(?=\p{L}{2})/gu;

/** The text with blanks for the dots that lead between names. */
function withoutLeaders(text: string): string {
  return text.includes('...') && LED.test(text) ? text.replace(LEADERS, (dots) => ' '.repeat(dots.length)) : text;
}

function splitRun(run: TextRun, words: Word[]): void {
  const { text, size } = run;
  const parted = withoutLeaders(text);
  const total = textWidth(text, 0, text.length, run.monospaced);
  const scale = total > 0 ? run.length / total : 0;
  const y = run.y - ASCENT * size;
  const first = words.length;
  let at = 0;
  let x = run.x;
  while (at < text.length) {
    let end = at;
    while (end < text.length && !isSpace(parted.charCodeAt(end))) end++;
    if (end > at) {
      const whole = at === 0 && end === text.length;
      const word = readable(whole ? text : text.slice(at, end));
      const width = whole ? run.length : textWidth(text, at, end, run.monospaced) * scale;
      words.push({
        text: word,
        x,
        y,
        width,
        height: size,
        source: 'text',
        confidence: 1,
      });
      x += width;
    }
    at = end;
    while (at < text.length && isSpace(parted.charCodeAt(at))) at++;
    if (at > end) x += textWidth(text, end, at, run.monospaced) * scale;
  }
  if (run.runsLeft && words.length > first + 1) placeFromRight(words, first);
}

/** Ligatures, full-width and presentation forms, CJK radicals: compatibility characters that only fonts make. */
const COMPATIBILITY = /[\u2e80-\u2fdf\uf900-\ufaff\ufb00-\ufdff\ufe30-\ufeff\uff00-\uffef]/;

function readable(word: string): string {
  return COMPATIBILITY.test(word) ? word.normalize('NFKC') : word;
}

function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    code === 0x3000 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0xfeff
  );
}

/** Takes away the words from `first` on that stand where the same word stands already. */
function dropDoubles(words: Word[], first: number, seen: PrintedWords): void {
  let kept = first;
  for (let index = first; index < words.length; index++) {
    const word = words[index] as Word;
    if (seen.has(word)) continue;
    seen.add(word);
    words[kept++] = word;
  }
  words.length = kept;
}

/** Height of a band, in points: about a line, so that few words of a band are alike, however many are on the page. */
const BAND = 8;

/** The words of a page by where they stand and what they say. */
class PrintedWords {
  readonly #bands = new Map<number, Map<string, Word[]>>();

  /** True where the same word stands at (nearly) the same place. */
  has(word: Word): boolean {
    const near = DOUBLE_PRINT * word.height;
    const last = Math.floor((word.y + near) / BAND);
    for (let band = Math.floor((word.y - near) / BAND); band <= last; band++) {
      const twins = this.#bands.get(band)?.get(word.text);
      if (twins?.some((twin) => Math.abs(twin.x - word.x) < near && Math.abs(twin.y - word.y) < near)) return true;
    }
    return false;
  }

  add(word: Word): void {
    const at = Math.floor(word.y / BAND);
    let band = this.#bands.get(at);
    if (!band) this.#bands.set(at, (band = new Map()));
    const twins = band.get(word.text);
    if (twins) twins.push(word);
    else band.set(word.text, [word]);
  }
}
