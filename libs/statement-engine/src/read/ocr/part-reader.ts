import type { PageContent, Word } from '../../page-content.ts';
import {
  type GrayPicture,
  type PageBox,
  squeezed,
  squeezeOf,
  type Straightener,
  type Turn,
} from '@crossfoot/page-picture';
import { ASCENT } from '../text-words.ts';
import type { OcrJob, OcrPool } from './ocr-pool.ts';
import { LINE_HEIGHT, type LineReader } from './line-reader.ts';
import type { CellReading } from './ocr-page.ts';
import type { OcrWord } from './parse-hocr.ts';

/** Page segmentation 6, one block of lines: rows of a table stay whole lines, which automatic columns tear or drop. */
export const WHOLE_LINES = {
  tessedit_pageseg_mode: '6',
  user_defined_dpi: '300',
  tessedit_char_whitelist: '',
  lstm_choice_mode: '0',
};
/** Page segmentation 7: one line, of certain characters or any. */
export const oneLine = (characters = ''): OcrJob['parameters'] => ({
  tessedit_pageseg_mode: '7',
  user_defined_dpi: '300',
  tessedit_char_whitelist: characters,
  lstm_choice_mode: '0',
});

/** How large a part of a page is drawn, and how high for its width: each is another picture to tesseract. */
export interface Manner {
  readonly zoom: number;
  readonly height: number;
}
const NARROW = 0.8;
export const LARGER: Manner = { zoom: 1.5, height: 1 };
export const NARROWER: Manner = { zoom: NARROW, height: 1 / NARROW };

/** What was seen in a part, in pixels of its own picture. */
export interface PartSeen {
  readonly words: OcrWord[];
  readonly picture: GrayPicture;
  /** In pixels a point. */
  readonly scale: number;
}

/** Reads parts of an upright page, each by itself and drawn anew. */
export class PartReader {
  readonly #pool: OcrPool;
  readonly #straightener: Straightener;
  readonly #turned: Turn;
  readonly #squeeze: number;

  constructor(pool: OcrPool, straightener: Straightener, turned: Turn, squeeze: number) {
    this.#pool = pool;
    this.#straightener = straightener;
    this.#turned = turned;
    this.#squeeze = squeeze;
  }

  /** Of a page that was read before. */
  static of(pool: OcrPool, straightener: Straightener, { words, turned }: PageContent): PartReader {
    const sizes = words.map(({ text, width, height }) => ({ text, width, size: height }));
    return new PartReader(pool, straightener, turned, squeezeOf(sizes));
  }

  async seen(box: PageBox, how: Omit<OcrJob, 'picture'>, { zoom, height }: Manner = LARGER): Promise<PartSeen> {
    const { picture, scale } = this.#straightener.part(this.#turned, box, zoom);
    const low = squeezed(picture, this.#squeeze * height);
    const words = await this.#pool.recognise({ picture: low, ...how });
    return { words: words.map((word) => heightened(word, picture.height / low.height)), picture, scale };
  }

  /** What the other model sees in a part that is one line, of these characters alone. */
  async byOtherModel(model: LineReader, box: PageBox, characters: string): Promise<CellReading> {
    const zoom = LINE_HEIGHT / (box.y1 - box.y0) / this.#straightener.scale;
    return model.read(this.#straightener.part(this.#turned, box, zoom).picture, characters);
  }

  /** The words of a part where they stand on the page. */
  async words(box: PageBox, how: Omit<OcrJob, 'picture'>, manner = LARGER): Promise<Word[]> {
    const { words, scale } = await this.seen(box, how, manner);
    return words
      .map((word) => toWord(word, scale))
      .map((word) => ({ ...word, x: word.x + box.x0, y: word.y + box.y0 }));
  }
}

/** Where a word stands in the picture before it was squeezed. */
export const heightened = (word: OcrWord, by: number): OcrWord => ({
  ...word,
  top: word.top * by,
  bottom: word.bottom * by,
  baseline: word.baseline * by,
  size: word.size * by,
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
