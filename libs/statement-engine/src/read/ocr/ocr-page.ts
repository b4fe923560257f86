import type { EngineLimits } from '../../engine-context.ts';
import type { Word } from '../../page-content.ts';
import type { PagePicture } from '../picture/page-picture.ts';
import { Straightener, type UprightPicture } from '../picture/upright.ts';
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
  readonly turned: 0 | 90 | 180 | 270;
  readonly upright: UprightPicture;
  /** Mean of the words' confidence, by their length; 0 where nothing was read. */
  readonly confidence: number;
}

/** Page segmentation 6, one block of lines: rows of a table stay whole lines, which automatic columns tear or drop. */
export const WHOLE_LINES = { tessedit_pageseg_mode: '6', user_defined_dpi: '300', tessedit_char_whitelist: '' };
/** Below, a page is likely upside down (or no page of text at all), and is tried the other way. */
const DOUBTFUL = 0.6;

/** OCR of a whole page: straightened, read, and turned over where it made no sense. Words in points of the upright page. */
export async function ocrPage(
  page: PagePicture,
  size: PageSize,
  pool: OcrPool,
  language: string,
  limits: EngineLimits,
): Promise<OcrPageResult> {
  const straightener = new Straightener(page, size.width, size.height, limits.maxImagePixels);
  const readTurned = async (also180: boolean): Promise<OcrPageResult> => {
    const upright = straightener.upright(also180);
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
  const first = await readTurned(false);
  if (first.confidence >= DOUBTFUL) return first;
  const second = await readTurned(true);
  return second.confidence > first.confidence ? second : first;
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
