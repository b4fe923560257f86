import type { EngineLimits } from '../../engine-context.ts';
import type { Word } from '../../page-content.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import type { PagePicture } from '../picture/page-picture.ts';
import { Straightener, type Turn, type UprightPicture } from '../picture/upright.ts';
import { ASCENT } from '../text-words.ts';
import { mendDates } from './mend-dates.ts';
import { mendNumbers } from './mend-numbers.ts';
import type { OcrPool } from './ocr-pool.ts';
import { splitHeadings } from './split-headings.ts';
import type { OcrWord } from './parse-hocr.ts';

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
  readonly upright: UprightPicture;
  /** Mean of the words' confidence, by their length; 0 where nothing was read. */
  readonly confidence: number;
}

/** Page segmentation 6, one block of lines: rows of a table stay whole lines, which automatic columns tear or drop. */
export const WHOLE_LINES = { tessedit_pageseg_mode: '6', user_defined_dpi: '300', tessedit_char_whitelist: '' };
/** Below, a page likely stands otherwise (or is no page of text at all), and is tried the other ways. */
const DOUBTFUL = 0.6;
/** Of a page's height: two or three lines. */
const TRIAL_SHARE = 0.04;
/** Every seventh pixel shows where the ink is. */
const INK_STEP = 7;

/** OCR of a whole page: straightened, read, and turned over where it made no sense. Words in points of the upright page. */
export async function ocrPage(
  page: PagePicture,
  size: PageSize,
  pool: OcrPool,
  language: string,
  limits: EngineLimits,
): Promise<OcrPageResult> {
  const straightener = new Straightener(page, size.width, size.height, limits.maxImagePixels);
  const readTurned = async (turn: Turn): Promise<OcrPageResult> => {
    const upright = straightener.upright(turn);
    const words = await pool.recognise({ picture: upright.picture, language, parameters: WHOLE_LINES });
    const { width, height, turned, scale } = upright;
    return {
      words: splitHeadings(mendDates(mendNumbers(words.map((word) => toWord(word, scale))))),
      width,
      height,
      turned,
      upright,
      confidence: mean(words),
    };
  };
  const trial = async (turn: Turn): Promise<number> => {
    const picture = busiestBand(straightener.upright(turn).picture);
    return mean(await pool.recognise({ picture, language, parameters: WHOLE_LINES }));
  };
  const [likeliest, ...others] = await byTrial(straightener.likelyTurns, trial);
  let best = await readTurned(likeliest);
  for (const turn of others) {
    if (best.confidence >= DOUBTFUL) break;
    const other = await readTurned(turn);
    if (other.confidence > best.confidence) best = other;
  }
  return best;
}

/** Where the print allows lines both ways, a band of the page read each way tells which to read first. */
async function byTrial(
  turns: readonly [Turn, ...Turn[]],
  trial: (turn: Turn) => Promise<number>,
): Promise<readonly [Turn, ...Turn[]]> {
  const [found, other, ...rest] = turns;
  if (other === undefined || rest.length === 0) return turns;
  return (await trial(found)) >= (await trial(other)) ? turns : [other, found, ...rest];
}

/** The part of a picture, so many of its rows, that has the most ink. */
function busiestBand(picture: GrayPicture): GrayPicture {
  const { width, data } = picture;
  const height = Math.ceil(picture.height * TRIAL_SHARE);
  let [densest, top] = [-1, 0];
  for (let from = 0; from + height <= picture.height; from += height) {
    let ink = 0;
    for (let at = from * width; at < (from + height) * width; at += INK_STEP) ink += 255 - (data[at] ?? 255);
    if (ink > densest) [densest, top] = [ink, from];
  }
  return { width, height, data: data.subarray(top * width, (top + height) * width) };
}

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

function mean(words: readonly OcrWord[]): number {
  let sum = 0;
  let letters = 0;
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
