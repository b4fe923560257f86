import type { EngineLimits } from '../engine-context.ts';
import { defaultLimits } from '../engine-limits.ts';
import { untilCancelled, type OpenedDocument } from '../open/open-document.ts';
import type { PageContent, Word } from '../page-content.ts';
import { OcrPool } from './ocr/ocr-pool.ts';
import { readBands, type Band, type BandReading } from './ocr/read-bands.ts';
import { readFigures, type FigureReading } from './ocr/read-figures.ts';
import { blankStretches, type Stretch } from './ocr/blank-cells.ts';
import type { DateColumn } from './ocr/date-columns.ts';
import { FIRST_LANGUAGE } from './ocr/ocr-page.ts';
import { LineReader } from './ocr/line-reader.ts';
import { PartReader } from './ocr/part-reader.ts';
import { columnsToRead, withSecondReading, type CellColumn, type ReadByOther } from './ocr/second-reading.ts';
import { datesSeenAgain, type DateSeen } from './ocr/see-dates-again.ts';
import { PageReader } from './page-reader.ts';
import type { Straightener } from '@crossfoot/page-picture';

export interface ReadAgainOptions {
  readonly limits?: Partial<EngineLimits>;
  readonly signal?: AbortSignal;
  /** True once there is no time left. */
  readonly isLate: () => boolean;
}

/** Pages whose pictures are kept for a further round; one takes four megabytes and half a second. */
const MOST_KEPT = 12;

/** Further readings of parts of pages that were read by OCR; of a page that fails there are none. `end` it. */
export class ReadingAgain {
  readonly #pool: OcrPool;
  readonly #reader: PageReader;
  readonly #options: ReadAgainOptions;
  readonly #otherModel: LineReader;
  readonly #readTwice = new Set<Word>();
  readonly #kept = new Map<number, Promise<Straightener | null>>();

  constructor(document: OpenedDocument, options: ReadAgainOptions) {
    const limits = { ...defaultLimits, ...options.limits };
    this.#otherModel = new LineReader(document.platform);
    this.#pool = new OcrPool(document.platform, limits.ocrWorkers);
    this.#reader = new PageReader(document, document.platform, limits, this.#pool);
    this.#options = options;
  }

  /** Whole lines and the figures on them. */
  async lines(page: PageContent, bands: readonly Band[]): Promise<BandReading[]> {
    return this.#read(page, (straightener, how) => readBands(straightener, page, bands, how));
  }

  /** Single figures, each by itself: a tenth of the time of a line. */
  async figures(page: PageContent, words: readonly Word[]): Promise<FigureReading[]> {
    return this.#read(page, (straightener, how) => readFigures(straightener, page, words, how));
  }

  /** What is seen again of the dates. */
  async dates(page: PageContent, words: readonly Word[]): Promise<DateSeen[]> {
    return this.#read(page, (straightener, how) => datesSeenAgain(straightener, page, words, how));
  }

  /** The page with what the other model sees in cells that were read with less than `least`, of columns as `others` have where it has none. */
  async byOtherModel(page: PageContent, least: number, others: readonly CellColumn[]): Promise<PageContent> {
    const own = columnsToRead(page.words);
    const columns = own.some(({ isOfDates }) => isOfDates)
      ? own
      : [...others.filter(({ isOfDates }) => isOfDates), ...own];
    this.#pool.makeRoom();
    const [words] = await this.#read(page, async (straightener, { pool, isLate }) => {
      const reader = PartReader.of(pool, straightener, page);
      const read: ReadByOther = (box, characters) => reader.byOtherModel(this.#otherModel, box, characters);
      return [await withSecondReading(page.words, columns, read, { least, isLate, done: this.#readTwice })];
    });
    return words ? { ...page, words } : page;
  }

  /** Lets go of the other model, which takes as much memory as all that reads pages. */
  endOtherModel(): void {
    this.#otherModel.close();
  }

  /** Those of the stretches of a page where the columns of dates are seen to be empty. */
  async blanks(page: PageContent, columns: readonly DateColumn[], stretches: readonly Stretch[]): Promise<Stretch[]> {
    return this.#read(page, (straightener) => Promise.resolve(blankStretches(straightener, page, columns, stretches)));
  }

  /** Leaves the threads to the next document, or stops them where something was thrown. */
  end(isWell: boolean): void {
    this.endOtherModel();
    if (isWell) this.#pool.release();
    else this.#pool.close();
  }

  async #read<T>(
    page: PageContent,
    read: (straightener: Straightener, how: Parameters<typeof readBands>[3]) => Promise<T[]>,
  ): Promise<T[]> {
    const { isLate, signal } = this.#options;
    if (isLate()) return [];
    const how = { pool: this.#pool, language: FIRST_LANGUAGE, isLate };
    const all = async (): Promise<T[]> => {
      const straightener = await this.#straightened(page.number);
      return straightener ? read(straightener, how).catch(() => []) : [];
    };
    return untilCancelled(all(), signal);
  }

  #straightened(number: number): Promise<Straightener | null> {
    const kept = this.#kept.get(number);
    if (kept) return kept;
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    const straightened = this.#reader.straighten(number);
    this.#kept.set(number, straightened);
    return straightened;
  }
}
