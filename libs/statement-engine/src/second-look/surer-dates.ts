import type { Account, StatementResult, Transaction } from '@crossfoot/contracts';
import type { PageContent, Word } from '../page-content.ts';
import { columnsOfDates, type Stretch } from '../read/ocr/blank-cells.ts';
import { mayBeSurer, seenAgain } from '../read/ocr/see-dates-again.ts';
import type { ReadingAgain } from '../read/read-again.ts';
import type { Read } from './choose-readings.ts';
import { standingOf } from './standing.ts';

/** The words in use, and what is read of them. */
export interface Looked {
  readonly pages: readonly PageContent[];
  readonly result: StatementResult;
}

/** Looks at dates again. */
export type Seer = Pick<ReadingAgain, 'dates' | 'blanks'>;

/** More rows whose date is in doubt have another cause than how surely it was read. */
const MOST_ROWS = 12;

const isInDoubt = ({ reconciliation: { status, reasons } }: Account): boolean =>
  status !== 'balanced' && reasons.length > 0 && reasons.every((reason) => reason === 'assumedDate');

/** Whether dates are all that keeps an account from its verdict, and few of them. */
export function isOfDates({ accounts }: StatementResult): boolean {
  const count = accounts.filter(isInDoubt).reduce((sum, account) => sum + doubtedRows(account).length, 0);
  return count > 0 && count <= MOST_ROWS;
}

const doubtedRows = ({ transactions }: Account): Account['transactions'] =>
  transactions.filter(({ flags }) => flags.includes('assumedDate'));

/**
 * Dates that stand out of place are read again, each by itself: what comes out the same, time after time, is printed so,
 * as where entries are grouped by what they were for. Where a date may have been lost, the picture tells whether any is
 * printed. Nothing is changed but how surely dates were read, or that there are none.
 */
export async function surerDates(again: Seer, looked: Looked, read: Read): Promise<Looked> {
  const { pages, result } = looked;
  const rows = result.accounts.filter(isInDoubt).flatMap(doubtedRows);
  const surer: PageContent[] = [];
  for (const page of pages) {
    const isHere = ({ location }: Transaction): boolean => page.source !== 'text' && location.page === page.number;
    const stretchesOf = (some: readonly Transaction[]): Stretch[] =>
      some
        .filter(isHere)
        .map(({ location: { y, height } }) => ({ y0: y * page.height, y1: (y + height) * page.height }));
    const doubted = stretchesOf(rows);
    const all = stretchesOf(result.accounts.flatMap(({ transactions }) => transactions));
    surer.push(doubted.length > 0 ? await surerPage(again, page, doubted, all) : page);
  }
  if (surer.every((page, at) => page === pages[at])) return looked;
  const next = read(surer);
  return standingOf(next).figures === standingOf(result).figures ? { pages: surer, result: next } : looked;
}

/** The page with what is seen again of its rows that are `doubted`, of `all` that it has. */
async function surerPage(
  again: Seer,
  page: PageContent,
  doubted: readonly Stretch[],
  all: readonly Stretch[],
): Promise<PageContent> {
  const isOn = ({ y, height }: Word, { y0, y1 }: Stretch): boolean => y + height / 2 > y0 && y + height / 2 < y1;
  const dates = page.words.filter((word) => mayBeSurer(word) && doubted.some((stretch) => isOn(word, stretch)));
  const seen = new Set(dates.length > 0 ? await again.dates(page, dates) : []);
  const columns = columnsOfDates(page, all);
  const undated = doubted.filter((stretch) => !columns.some((column) => column.dates.some((date) => isOn(date, stretch)))); // prettier-ignore
  const blankDates = undated.length > 0 ? await again.blanks(page, columns, undated) : [];
  if (seen.size + blankDates.length === 0) return page;
  const words = page.words.map((word) => (seen.has(word) ? seenAgain(word) : word));
  return { ...page, words, ...(blankDates.length > 0 ? { blankDates } : {}) };
}
