import type { EngineLimits } from '../../engine-context.ts';
import type { Word } from '../../page-content.ts';
import {
  cutAtGap,
  type CutPicture,
  type GrayPicture,
  type PageBox,
  type PagePicture,
  squeezed,
  squeezeOf,
  Straightener,
  type Turn,
  type UprightPicture,
} from '@crossfoot/page-picture';
import { dropGhosts } from './drop-ghosts.ts';
import { findMinuses } from './find-minuses.ts';
import { withFixedPitch } from './fixed-pitch.ts';
import { mend } from './mend.ts';
import { mendGlyphs } from './mend-glyphs.ts';
import { mendSpaces } from './mend-spaces.ts';
import type { OcrPool } from './ocr-pool.ts';
import { heightened, LARGER, NARROWER, oneLine, PartReader, toWord, WHOLE_LINES, type Manner } from './part-reader.ts';
import { readAmounts } from './read-amounts.ts';
import { readDates } from './read-dates.ts';
import { readDays } from './read-days.ts';
import { otherScripts } from './other-scripts.ts';
import { readDoubtful, type ReadWords } from './read-doubtful.ts';
import { readMissed, type ReadLine } from './read-missed.ts';
import { scriptWords } from './script-words.ts';
import type { OcrWord } from './parse-hocr.ts';
import { bestWay, DOUBTFUL } from './way-up.ts';

/** Of the page as displayed, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface OcrPageResult {
  readonly words: Word[];
  readonly width: number;
  readonly height: number;
  readonly turned: Turn;
  /** The language that it was read in. */
  readonly language: string;
  /** Mean of the words' confidence, by their length; 0 where nothing was read. */
  readonly confidence: number;
}

export interface OcrSurroundings {
  readonly pool: OcrPool;
  readonly limits: EngineLimits;
  /** The language to begin with; the picture is made ready while it is not known yet. */
  readonly language: string | Promise<string>;
  /** The language to read the whole page in, from what the first lines say; they can be read in others to tell. */
  readonly chooseLanguage: (
    words: readonly Word[],
    readIn: (language: string) => Promise<readonly Word[]>,
  ) => string | Promise<string>;
}

/** Reads figures and the letters of all Latin scripts well enough to tell which language it is. */
export const FIRST_LANGUAGE = 'eng';
/** From here on a page stands as it was read, even where its print would allow lines both ways. */
const CLEAR = 0.8;

/** The first lines tell nothing of a page where they have fewer letters: mostly a bar of colour at its head. */
const FEWEST_LETTERS = 10;

/** Room around a line that is read by itself, in its heights. */
const LINE_ROOM = 0.25;

/** What was read of a cell by itself. */
export interface CellReading {
  readonly text: string;
  /** All words of it, where there are more than one. */
  readonly line?: string;
  readonly confidence: number;
}
/** How a cell is drawn and read. The English model sees figures that those of other languages do not. */
export type CellManner = 'larger' | 'inEnglish' | 'narrower' | 'largerInEnglish' | 'plain';
const DRAWN: Readonly<Record<CellManner, Manner & { readonly isEnglish: boolean }>> = {
  larger: { ...LARGER, isEnglish: false },
  inEnglish: { zoom: 1.25, height: 1, isEnglish: true },
  narrower: { ...NARROWER, isEnglish: true },
  largerInEnglish: { ...LARGER, isEnglish: true },
  plain: { zoom: 1, height: 1, isEnglish: true },
};
export type ReadCell = (box: PageBox, characters: string, manner?: CellManner) => Promise<CellReading>;

/** The first lines of a page that stands in one of the ways it may stand. */
interface Beginning {
  readonly upright: UprightPicture;
  readonly rest: CutPicture | null;
  readonly words: readonly OcrWord[];
  readonly confidence: number;
}

/** Reads the whole lines of a picture, squeezed where its letters are narrow. */
type ReadLines = (picture: GrayPicture, language: string, squeeze?: number) => Promise<OcrWord[]>;

/**
 * OCR of a whole page: straightened, and read from the way up in which its first lines make sense. Words in points of
 * the upright page.
 */
export async function ocrPage(
  page: PagePicture,
  size: PageSize,
  { pool, limits, language: begunIn, chooseLanguage }: OcrSurroundings,
): Promise<OcrPageResult> {
  const straightener = new Straightener(page, size.width, size.height, limits.maxImagePixels);
  const readLines: ReadLines = async (picture, language, squeeze = 1) => {
    const low = squeezed(picture, squeeze);
    const seen = await pool.recognise({ picture: low, language, parameters: WHOLE_LINES });
    return withBlanks(
      seen.map((word) => heightened(word, picture.height / low.height)),
      picture,
      language,
    );
  };
  const begin: Begin = async (turn, most) =>
    beginningOf(straightener.upright(turn), async (picture) => readLines(picture, await begunIn), most);
  const { upright, rest, words } = await rightWayUp(straightener.likelyTurns, begin);
  const { width, height, turned, scale } = upright;
  const toWords = (seen: readonly OcrWord[]): Word[] => seen.map((word) => toWord(word, scale));
  const squeeze = squeezeOf(words.map(({ text, left, right, size }) => ({ text, width: right - left, size })));
  const read = new Map(squeeze === 1 ? [[await begunIn, words]] : []);
  const readUpper = async (language: string): Promise<readonly OcrWord[]> => {
    const upper = read.get(language) ?? (await readLines(rest?.upper ?? upright.picture, language, squeeze));
    read.set(language, upper);
    return upper;
  };
  const language = await chooseLanguage(toWords(words), async (other) => toWords(await readUpper(other)));
  const readAll = async (inLanguage: string): Promise<OcrWord[]> => {
    const upper = await readUpper(inLanguage);
    const lower = rest ? await readLines(rest.lower, inLanguage, squeeze) : [];
    return [...upper, ...lower.map((word) => placed(word, 1, 0, rest?.top ?? 0))];
  };
  const again = readingsOfParts(new PartReader(pool, straightener, turned, squeeze), language, scale);
  const whole = await readAll(language);
  const isOther = otherScripts.includes(language);
  const all = isOther
    ? scriptWords(whole, await readAll(FIRST_LANGUAGE))
    : await readMissed(whole, upright.picture, again.line);
  const repaired = await repairedWords(toWords(all), { ...again, picture: upright.picture, scale, isOther });
  return { words: repaired, width, height, turned, language, confidence: mean(all) };
}

/** Reads the first lines of the page from one way up, or all of them. */
type Begin = (turn: Turn, most?: 'firstLines' | 'all') => Promise<Beginning>;

/** What the page's first lines say, which is read of the whole page where they are too few. */
async function beginningOf(
  upright: UprightPicture,
  read: (picture: GrayPicture) => Promise<OcrWord[]>,
  most: 'firstLines' | 'all' = 'firstLines',
): Promise<Beginning> {
  const rest = most === 'all' ? null : cutAtGap(upright.picture);
  const words = await read(rest?.upper ?? upright.picture);
  if (!rest || lettersOf(words) >= FEWEST_LETTERS) return { upright, rest, words, confidence: mean(words) };
  const whole = await read(upright.picture);
  return { upright, rest: null, words: whole, confidence: mean(whole) };
}

interface PartReadings {
  readonly line: ReadLine;
  readonly cell: ReadCell;
  readonly words: ReadWords;
}

/** Single lines, cells and words of a page, each read again by itself. */
function readingsOfParts(reader: PartReader, language: string, scale: number): PartReadings {
  const line: ReadLine = async ({ left, top, right, bottom }) => {
    const room = LINE_ROOM * (bottom - top);
    const [x0, y0, x1, y1] = [left - room, top - room, right + room, bottom + room].map((side) => side / scale) as [number, number, number, number]; // prettier-ignore
    const part = await reader.seen({ x0, y0, x1, y1 }, { language, parameters: oneLine() });
    const seen = withBlanks(part.words, part.picture, language);
    return seen.map((word) => placed(word, scale / part.scale, x0 * scale, y0 * scale));
  };
  const cell: ReadCell = async (box, characters, manner = 'larger') => {
    const { isEnglish, ...drawn } = DRAWN[manner];
    const inLanguage = isEnglish || otherScripts.includes(language) ? FIRST_LANGUAGE : language;
    const { words } = await reader.seen(box, { language: inLanguage, parameters: oneLine(characters) }, drawn);
    const [first] = words;
    const seen = words.map(({ text }) => text).join(' ');
    return { text: first?.text ?? '', line: seen, confidence: first?.confidence ?? 0 };
  };
  return { line, cell, words: (box) => reader.words(box, { language, parameters: oneLine() }) };
}

const withBlanks = (words: OcrWord[], picture: GrayPicture, language: string): OcrWord[] =>
  otherScripts.includes(language) ? words : mendSpaces(words, picture);

/** The words of a page with what its columns, its print and further readings of single parts tell. */
async function repairedWords(
  seen: readonly Word[],
  { words, cell, picture, scale, isOther }: Omit<PartReadings, 'line'> & Print,
): Promise<Word[]> {
  const printed = dropGhosts(seen, picture, scale);
  // Words of another script, each by itself, are no clearer.
  const clear = isOther ? printed : await readDoubtful(printed, words);
  const mended = mend(isOther ? clear : mendGlyphs(clear, picture, scale));
  const signed = findMinuses(mended, picture, scale);
  const figures = await readAmounts(await readDays(await readDates(signed, cell), cell), cell);
  return [...withFixedPitch(figures)];
}

/** The picture of a page, its pixels a point, and whether its script is another than Latin. */
interface Print {
  readonly picture: GrayPicture;
  readonly scale: number;
  readonly isOther: boolean;
}

/**
 * The likeliest way up in which the first lines of the page make sense. Where they do in none, they may be a picture or a bar
 * of colour: then all lines of the likeliest way are read, and the best way is taken where these make no sense, either.
 */
async function rightWayUp([likeliest, ...others]: readonly [Turn, ...Turn[]], begin: Begin): Promise<Beginning> {
  const ways: [Beginning, ...Beginning[]] = [await begin(likeliest)];
  // Where the print allows lines both ways, the second way is tried sooner.
  let enough = likeliest === 0 && others[0] === 180 ? DOUBTFUL : CLEAR;
  for (const turn of others) {
    if (bestWay(ways).confidence >= enough) break;
    enough = DOUBTFUL;
    ways.push(await begin(turn));
  }
  const best = bestWay(ways);
  if (best.confidence >= DOUBTFUL || ways[0].rest === null) return best;
  const whole = await begin(likeliest, 'all');
  return whole.confidence >= DOUBTFUL ? whole : best;
}

/** Where a word of a part of the picture stands in the whole. */
const placed = (word: OcrWord, by: number, x: number, y: number): OcrWord => ({
  ...word,
  left: word.left * by + x,
  right: word.right * by + x,
  top: word.top * by + y,
  bottom: word.bottom * by + y,
  baseline: word.baseline * by + y,
  size: word.size * by,
});

const lettersOf = (words: readonly OcrWord[]): number => words.reduce((sum, { text }) => sum + text.length, 0);

function mean(words: readonly OcrWord[]): number {
  let sum = 0;
  let letters = 0;
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
