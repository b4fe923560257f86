import { medianOf } from '../../groups.ts';
import { freeLines, type GrayPicture, type PixelBox } from '@crossfoot/page-picture';
import type { OcrWord } from './parse-hocr.ts';

/** Words read with less may be of two lines at once. */
const DOUBTFUL = 0.5;
/** All in em: higher words are of two lines; words of a cell stand nearer; baselines of one line lie nearer; lines lie further apart. */
const TALL = 1.35;
const CELL_GAP = 0.85;
const SAME_ROW = 0.35;
const LINE_APART = 0.7;
/** What is read in place of others, or where nothing was read, is as sure as this; shorter words that are less sure are specks. */
const CLEAR = 0.75;
const SPECK = 0.4;
const LONGEST_SPECK = 2;
/** Each takes about a tenth of a second. */
const MOST_LINES = 48;
const FEWEST_WORDS = 12;
/** Most words are as high as a capital, in em. */
const CAPITAL = 0.72;
const SAYS_SOMETHING = /[\p{L}\p{N}]{2}/u;

/** Reads a line of the picture by itself. */
export type ReadLine = (box: PixelBox) => Promise<readonly OcrWord[]>;

/** Lines of ink, and the words in doubt that were read there. */
interface Place {
  readonly lines: readonly PixelBox[];
  readonly words: readonly OcrWord[];
}

/**
 * Cells of two lines beside a row of one ("12 Feb   PURCHASE MADRID | CARD 2146   -62.79", all set about its middle) come
 * out as one line of scraps, light print below dark as a word or two, and single lines between others not at all. What ink
 * lies under no word that was surely read is read again, line by line.
 */
export async function readMissed(
  words: readonly OcrWord[],
  picture: GrayPicture,
  read: ReadLine,
): Promise<readonly OcrWord[]> {
  if (words.length < FEWEST_WORDS) return words;
  const em = (medianOf(words.map(({ top, bottom }) => bottom - top)) as number) / CAPITAL;
  const cells = crushedCells(words, em);
  const crushed = new Set(cells.flat());
  const covered = words.filter((word) => !crushed.has(word));
  const gone = new Set<OcrWord>();
  const found: OcrWord[] = [];
  let left = MOST_LINES;
  for (const place of placesOf(freeLines(picture, covered, em), cells, em)) {
    if (left < place.lines.length || !isWorthwhile(place, em)) continue;
    left -= place.lines.length;
    const unclear: PixelBox[] = [];
    for (const line of place.lines) {
      const seen = (await read(line)).filter(isNoSpeck);
      if (isClear(seen) && sureness(seen) > sureness(place.words)) found.push(...seen);
      else unclear.push(line);
    }
    if (unclear.length === place.lines.length) continue;
    for (const word of place.words) if (!unclear.some((line) => standsOn(line, word))) gone.add(word);
  }
  return found.length === 0 ? words : [...words.filter((word) => !gone.has(word)), ...found];
}

/** Words that may be of several lines, with what stands beside them in their cells. */
function crushedCells(words: readonly OcrWord[], em: number): OcrWord[][] {
  const isOfRow = (one: OcrWord, other: OcrWord): boolean => Math.abs(one.baseline - other.baseline) < SAME_ROW * em;
  const overlaps = (word: OcrWord): boolean =>
    words.some((other) => other !== word && isOfRow(word, other) && gapOf(word, other) < -SAME_ROW * em);
  const isCrushed = (word: OcrWord): boolean =>
    word.confidence < DOUBTFUL || word.bottom - word.top > TALL * em || overlaps(word);
  const taken = new Set<OcrWord>();
  return words.filter(isCrushed).flatMap((seed) => {
    if (taken.has(seed)) return [];
    const cell = [seed];
    taken.add(seed);
    for (const word of cell) {
      for (const other of words) {
        if (taken.has(other) || !isOfRow(word, other) || gapOf(word, other) > CELL_GAP * em) continue;
        taken.add(other);
        cell.push(other);
      }
    }
    return [cell];
  });
}

/** Each cell with the lines of ink in it, or right above or below it; lines of ink where nothing was read come last. */
function placesOf(lines: readonly PixelBox[], cells: readonly (readonly OcrWord[])[], em: number): Place[] {
  let places: Place[] = cells.map((words) => ({ lines: [], words }));
  for (const line of lines) {
    const isHere = ({ words }: Place): boolean => words.some((word) => liesAt(line, word, em));
    const here = places.filter(isHere);
    const joined = {
      lines: [...here.flatMap((place) => place.lines), line],
      words: here.flatMap(({ words }) => words),
    };
    places = [...places.filter((place) => !here.includes(place)), joined];
  }
  const filled = places.filter((place) => place.lines.length > 0);
  return [...filled.filter(({ words }) => words.length > 0), ...filled.filter(({ words }) => words.length === 0)];
}

function liesAt(line: PixelBox, word: OcrWord, em: number): boolean {
  const middle = (line.top + line.bottom) / 2;
  const narrower = Math.min(line.right - line.left, word.right - word.left);
  return (
    -gapOf(line, word) * 2 >= narrower &&
    middle >= word.top - LINE_APART * em &&
    middle <= word.bottom + LINE_APART * em
  );
}

/** Whether there are several lines, or words in doubt: single words of one line are read again elsewhere. */
function isWorthwhile({ lines, words }: Place, em: number): boolean {
  const middles = lines.map(({ top, bottom }) => (top + bottom) / 2);
  return Math.max(...middles) - Math.min(...middles) >= LINE_APART * em || sureness(words) < DOUBTFUL;
}

const isNoSpeck = ({ text, confidence }: OcrWord): boolean => confidence >= SPECK || text.length > LONGEST_SPECK;

const isClear = (seen: readonly OcrWord[]): boolean =>
  sureness(seen) >= CLEAR && seen.some(({ text }) => SAYS_SOMETHING.test(text));

const standsOn = ({ top, bottom }: PixelBox, word: OcrWord): boolean =>
  (word.top + word.bottom) / 2 > top && (word.top + word.bottom) / 2 < bottom;

type Span = Pick<PixelBox, 'left' | 'right'>;
const gapOf = (one: Span, other: Span): number => Math.max(one.left, other.left) - Math.min(one.right, other.right);

/** Mean confidence by letters; 0 of no words. */
function sureness(words: readonly OcrWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}
