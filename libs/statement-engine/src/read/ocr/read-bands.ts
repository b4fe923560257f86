import type { PageContent, Word } from '../../page-content.ts';
import type { PageBox, Straightener } from '@crossfoot/page-picture';
import type { OcrJob, OcrPool } from './ocr-pool.ts';
import { LARGER, NARROWER, oneLine, PartReader, WHOLE_LINES, type Manner } from './part-reader.ts';

/** A few lines of a page that are to be read once more. */
export interface Band extends PageBox {
  readonly page: number;
}

/** What further readings of a band saw. */
export interface BandReading {
  readonly band: Band;
  /** Whole lines, larger than the first time, and narrower; and single figures alone, larger still. */
  readonly words: readonly Word[];
  readonly narrow: readonly Word[];
  readonly figures: readonly Word[];
}

/** Single figures are drawn larger than lines, and read as nothing but what amounts are made of. */
const FIGURE: Manner = { zoom: 2, height: 1 };
const FIGURES = oneLine("0123456789.,-+()' ");
/** Room around a figure for a sign that was overlooked, in its heights; never into its neighbours. */
const ROOM = 1.4;
const NEIGHBOUR_GAP = 0.15;

/** Reads bands of one page again until `isLate` says that there is no time left; what was not reached is left out. */
export async function readBands(
  straightener: Straightener,
  content: PageContent,
  bands: readonly Band[],
  { pool, language, isLate }: { pool: OcrPool; language: string; isLate: () => boolean },
): Promise<BandReading[]> {
  const reader = PartReader.of(pool, straightener, content);
  const read = (box: PageBox, parameters: OcrJob['parameters'], manner: Manner): Promise<Word[]> =>
    reader.words(box, { language, parameters }, manner);
  const readings: BandReading[] = [];
  for (const band of bands) {
    if (isLate()) break;
    const words = await read(band, WHOLE_LINES, LARGER);
    const figures: Word[] = [];
    for (const box of figureBoxes(content.words, band)) {
      if (isLate()) break;
      const found = await read(box, FIGURES, FIGURE);
      const [first] = found;
      if (first) figures.push(joined(found, first, box));
    }
    const narrow = isLate() ? [] : await read(band, WHOLE_LINES, NARROWER);
    readings.push({ band, words, narrow, figures });
  }
  return readings;
}

/** The figures of a cell as one word, on the line of the first of them. */
function joined(words: readonly Word[], first: Word, box: PageBox): Word {
  const right = Math.max(...words.map((word) => word.x + word.width));
  return {
    ...first,
    text: words.map((word) => word.text).join(' '),
    width: Math.min(right, box.x1) - first.x,
    confidence: Math.min(...words.map((word) => word.confidence)),
  };
}

/** The words with figures on the band's lines, each with the free room beside it. */
function figureBoxes(words: readonly Word[], band: Band): PageBox[] {
  const middle = (word: Word): number => word.y + word.height / 2;
  const inside = words.filter((word) => middle(word) > band.y0 && middle(word) < band.y1);
  return inside
    .filter((word) => /\d/.test(word.text) && !/\p{L}{3}/u.test(word.text))
    .map((word) => {
      const line = inside.filter((other) => other !== word && Math.abs(middle(other) - middle(word)) < word.height / 2);
      const right = word.x + word.width;
      const gap = NEIGHBOUR_GAP * word.height;
      const before = Math.max(0, ...line.filter((other) => other.x < word.x).map((other) => other.x + other.width));
      const after = Math.min(band.x1, ...line.filter((other) => other.x >= right).map((other) => other.x));
      return {
        x0: Math.max(before + gap, word.x - ROOM * word.height),
        y0: word.y - gap,
        x1: Math.min(after - gap, right + ROOM * word.height),
        y1: word.y + word.height + gap,
      };
    })
    .filter((box) => box.x1 - box.x0 > box.y1 - box.y0);
}
