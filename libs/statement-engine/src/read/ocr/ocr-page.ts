import type { EngineLimits } from '../../engine-context.ts';
import type { Word } from '../../page-content.ts';
import { cutAtGap, type CutPicture } from '../../picture/cut-at-gap.ts';
import type { GrayPicture } from '../../picture/gray-picture.ts';
import type { PagePicture } from '../../picture/warp.ts';
import { squeezed, squeezeOf } from '../../picture/squeeze.ts';
import { Straightener, type PageBox, type Turn, type UprightPicture } from '../../picture/upright.ts';
import { ASCENT } from '../text-words.ts';
import { dropGhosts } from './drop-ghosts.ts';
import { findMinuses } from './find-minuses.ts';
import { withFixedPitch } from './fixed-pitch.ts';
import { mend } from './mend.ts';
import { mendGlyphs } from './mend-glyphs.ts';
import { mendSpaces } from './mend-spaces.ts';
import type { OcrJob, OcrPool } from './ocr-pool.ts';
import { readAmounts } from './read-amounts.ts';
import { readDates } from './read-dates.ts';
import { readDays } from './read-days.ts';
import { otherScripts } from './other-scripts.ts';
import { readDoubtful } from './read-doubtful.ts';
import { readMissed, type ReadLine } from './read-missed.ts';
import { readNames } from './read-names.ts';
import { scriptWords } from './script-words.ts';
import { splitHeadings } from './split-headings.ts';
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
/** Page segmentation 6, one block of lines: rows of a table stay whole lines, which automatic columns tear or drop. */
export const WHOLE_LINES = {
  tessedit_pageseg_mode: '6',
  user_defined_dpi: '300',
  tessedit_char_whitelist: '',
  lstm_choice_mode: '0',
};
/** Page segmentation 7: one line. */
export const ONE_LINE = { tessedit_pageseg_mode: '7', user_defined_dpi: '300', lstm_choice_mode: '0' };
/** From here on a page stands as it was read, even where its print would allow lines both ways. */
const CLEAR = 0.8;

/** The first lines tell nothing of a page where they have fewer letters: mostly a bar of colour at its head. */
const FEWEST_LETTERS = 10;

/** A single cell is drawn this much larger than the page. */
const CELL_ZOOM = 1.5;
/** Drawn so much narrower, a cell is another picture to tesseract, and often a legible one. */
export const NARROW = 0.8;

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
const DRAWN: Readonly<Record<CellManner, { zoom: number; height: number; isEnglish: boolean }>> = {
  larger: { zoom: CELL_ZOOM, height: 1, isEnglish: false },
  inEnglish: { zoom: 1.25, height: 1, isEnglish: true },
  narrower: { zoom: NARROW, height: 1 / NARROW, isEnglish: true },
  largerInEnglish: { zoom: CELL_ZOOM, height: 1, isEnglish: true },
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
  const recognise = async (
    picture: GrayPicture,
    inLanguage: string,
    squeeze = 1,
    parameters: OcrJob['parameters'] = WHOLE_LINES,
  ): Promise<OcrWord[]> => {
    const low = squeezed(picture, squeeze);
    const seen = await pool.recognise({ picture: low, language: inLanguage, parameters });
    const words = squeeze === 1 ? seen : seen.map((word) => heightened(word, picture.height / low.height));
    return otherScripts.includes(inLanguage) ? words : mendSpaces(words, picture);
  };
  const begin = async (turn: Turn): Promise<Beginning> => {
    const upright = straightener.upright(turn);
    const rest = cutAtGap(upright.picture);
    const words = await recognise(rest?.upper ?? upright.picture, await begunIn);
    if (!rest || lettersOf(words) >= FEWEST_LETTERS) return { upright, rest, words, confidence: mean(words) };
    const whole = await recognise(upright.picture, await begunIn);
    return { upright, rest: null, words: whole, confidence: mean(whole) };
  };
  const { upright, rest, words } = await rightWayUp(straightener.likelyTurns, begin);
  const language = await begunIn;
  const { width, height, turned, scale } = upright;
  const toWords = (seen: readonly OcrWord[]): Word[] => seen.map((word) => toWord(word, scale));
  const squeeze = squeezeOf(words.map(({ text, left, right, size }) => ({ text, width: right - left, size })));
  const read = new Map(squeeze === 1 ? [[language, words]] : []);
  const readUpper = async (inLanguage: string): Promise<readonly OcrWord[]> => {
    const upper = read.get(inLanguage) ?? (await recognise(rest?.upper ?? upright.picture, inLanguage, squeeze));
    read.set(inLanguage, upper);
    return upper;
  };
  const chosen = await chooseLanguage(toWords(words), async (other) => toWords(await readUpper(other)));
  const readAll = async (inLanguage: string): Promise<OcrWord[]> => {
    const upper = await readUpper(inLanguage);
    const lower = rest ? await recognise(rest.lower, inLanguage, squeeze) : [];
    return [...upper, ...lower.map((word) => lowered(word, rest?.top ?? 0))];
  };
  const isOther = otherScripts.includes(chosen);
  const ofFigures = isOther ? FIRST_LANGUAGE : chosen;
  const whole = await readAll(chosen);
  const readLine: ReadLine = async ({ left, top, right, bottom }) => {
    const room = LINE_ROOM * (bottom - top);
    const [x0, y0, x1, y1] = [left - room, top - room, right + room, bottom + room].map((side) => side / scale) as [number, number, number, number]; // prettier-ignore
    const part = straightener.part(turned, { x0, y0, x1, y1 }, CELL_ZOOM);
    const seen = await recognise(part.picture, chosen, squeeze, { ...ONE_LINE, tessedit_char_whitelist: '' });
    return seen.map((word) => placed(word, scale / part.scale, x0 * scale, y0 * scale));
  };
  const all = isOther
    ? scriptWords(whole, await readAll(ofFigures))
    : await readMissed(whole, upright.picture, readLine);
  const readCell: ReadCell = async (box, characters, manner = 'larger') => {
    const { zoom, height, isEnglish } = DRAWN[manner];
    const inLanguage = isEnglish ? FIRST_LANGUAGE : ofFigures;
    const picture = squeezed(straightener.part(turned, box, zoom).picture, squeeze * height);
    const parameters = { ...ONE_LINE, tessedit_char_whitelist: characters };
    const seen = await pool.recognise({ picture, language: inLanguage, parameters });
    const [first] = seen;
    return {
      text: first?.text ?? '',
      line: seen.map(({ text }) => text).join(' '),
      confidence: first?.confidence ?? 0,
    };
  };
  const readWords = async (box: PageBox): Promise<Word[]> => {
    const part = straightener.part(turned, box, CELL_ZOOM);
    const picture = squeezed(part.picture, squeeze);
    const read = await pool.recognise({ picture, language: chosen, parameters: { ...ONE_LINE, tessedit_char_whitelist: '' } }); // prettier-ignore
    return read.map((word) => toWord(word, part.scale)).map((word) => ({ ...word, x: word.x + box.x0, y: word.y + box.y0 })); // prettier-ignore
  };
  // Words of another script, each by itself, are no clearer.
  const printed = dropGhosts(toWords(all), upright.picture, scale);
  const clear = isOther ? printed : await readNames(await readDoubtful(printed, readWords), readWords);
  const mended = mend(isOther ? clear : mendGlyphs(clear, upright.picture, scale));
  const signed = findMinuses(mended, upright.picture, scale);
  const figures = await readAmounts(await readDays(await readDates(signed, readCell), readCell), readCell);
  return {
    words: splitHeadings(withFixedPitch(figures)),
    width,
    height,
    turned,
    language: chosen,
    confidence: mean(all),
  };
}

/** The likeliest way up in which the first lines of the page make sense; the best one where they do in none. */
async function rightWayUp(
  [likeliest, ...others]: readonly [Turn, ...Turn[]],
  begin: (turn: Turn) => Promise<Beginning>,
): Promise<Beginning> {
  const ways: [Beginning, ...Beginning[]] = [await begin(likeliest)];
  // Where the print allows lines both ways, the second way is tried sooner.
  let enough = others.length > 1 ? CLEAR : DOUBTFUL;
  for (const turn of others) {
    if (bestWay(ways).confidence >= enough) break;
    enough = DOUBTFUL;
    ways.push(await begin(turn));
  }
  return bestWay(ways);
}

/** Where a word stands in the picture before it was squeezed. */
export const heightened = (word: OcrWord, by: number): OcrWord => ({
  ...word,
  top: word.top * by,
  bottom: word.bottom * by,
  baseline: word.baseline * by,
  size: word.size * by,
});

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

const lowered = (word: OcrWord, by: number): OcrWord => ({
  ...word,
  top: word.top + by,
  bottom: word.bottom + by,
  baseline: word.baseline + by,
});

/** A word of the raster in points; its box is made as that of a word of the text layer, from its baseline and size. */
export function toWord(word: OcrWord, scale: number): Word {
  // Where a line has no letters that show its size, the word's own height tells at least as much.
  const size = Math.max(word.size, word.baseline - word.top) / scale;
  return {
    text: word.text,
    x: word.left / scale,
    y: word.baseline / scale - ASCENT * size,
    width: (word.right - word.left) / scale,
    height: size,
    source: 'ocr',
    confidence: word.confidence,
  };
}

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
