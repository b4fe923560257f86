import type { Account, StatementResult, Transaction } from '@crossfoot/contracts';
import type { PageContent, Word } from '../page-content.ts';
import { columnsOfDates, type Stretch } from '../read/ocr/blank-cells.ts';
import { asSeen, mayBeSurer, type DateSeen } from '../read/ocr/see-dates-again.ts';
import type { ReadingAgain } from '../read/read-again.ts';
import type { Read } from './choose-readings.ts';
import { arithmeticScore } from './arithmetic-score.ts';
import { HEADER_PAGES, MOST_HEADERS, MOST_UNSURE_ROWS, UNSURE_DATE } from '../tolerances.ts';

/** The words in use, and what is read of them. */
export interface RereadResult {
  readonly pages: readonly PageContent[];
  readonly result: StatementResult;
}

/** Looks at dates again. */
export type DateReader = Pick<ReadingAgain, 'dates' | 'blanks'>;

/** Doubts that a misread date raises: one of a row, and one that dates the statement. */
const OF_ROWS = 'assumedDate';
const OF_STATEMENT: ReadonlySet<string> = new Set(['assumedYear', 'dateOutsidePeriod']);

const isInDoubt = ({ reconciliation: { status, reasons } }: Account): boolean =>
  status !== 'balanced' &&
  reasons.length > 0 &&
  reasons.every((reason) => reason === OF_ROWS || OF_STATEMENT.has(reason));

const isUndated = ({ reconciliation: { reasons } }: Account): boolean =>
  reasons.some((reason) => OF_STATEMENT.has(reason));

/** Whether dates are all that keeps an account from its verdict, and few of them. */
export function isOfDates({ accounts }: StatementResult): boolean {
  const doubted = accounts.filter(isInDoubt);
  const count = doubted.reduce((sum, account) => sum + doubtedRows(account).length, 0);
  return count <= MOST_UNSURE_ROWS && (count > 0 || doubted.some(isUndated));
}

const doubtedRows = ({ transactions }: Account): Account['transactions'] =>
  transactions.filter(({ flags }) => flags.includes('assumedDate'));

/**
 * Dates that stand out of place are read again, each by itself: what comes out the same, time after time, is printed so,
 * as where entries are grouped by what they were for. Where a date may have been lost, the picture tells whether any is
 * printed. Nothing is changed but how surely dates of rows were read, or that there are none. A date of the statement
 * itself that was hardly read is what all further readings see.
 */
export async function surerDates(again: DateReader, reread: RereadResult, read: Read): Promise<RereadResult> {
  const { pages, result } = reread;
  const rows = result.accounts.filter(isInDoubt).flatMap(doubtedRows);
  const mayDate = result.accounts.some((account) => isInDoubt(account) && isUndated(account));
  const surer: PageContent[] = [];
  for (const page of pages) {
    const isHere = ({ location }: Transaction): boolean => page.source !== 'text' && location.page === page.number;
    const stretchesOf = (some: readonly Transaction[]): Stretch[] =>
      some
        .filter(isHere)
        .map(({ location: { y, height } }) => ({ y0: y * page.height, y1: (y + height) * page.height }));
    const doubted = stretchesOf(rows);
    const all = stretchesOf(result.accounts.flatMap(({ transactions }) => transactions));
    const dated = mayDate && page.number <= HEADER_PAGES ? await withHeaders(again, page, all) : page;
    surer.push(doubted.length > 0 ? await surerPage(again, dated, doubted, all) : dated);
  }
  if (surer.every((page, at) => page === pages[at])) return reread;
  const next = read(surer);
  // Another date of the statement is believed where nothing stays outside of its period.
  if (mayDate && next.accounts.some(isUndated)) return reread;
  return arithmeticScore(next).figures === arithmeticScore(result).figures ? { pages: surer, result: next } : reread;
}

/** The page with what all readings see of its hardly read dates that are of no row. */
async function withHeaders(again: DateReader, page: PageContent, rows: readonly Stretch[]): Promise<PageContent> {
  const unsure = page.words.filter(
    (word) => mayBeSurer(word) && word.confidence < UNSURE_DATE && !rows.some((row) => isOn(word, row)),
  );
  if (page.source === 'text' || unsure.length === 0 || unsure.length > MOST_HEADERS) return page;
  const seen = (await again.dates(page, unsure)).filter(({ word, text }) => text !== word.text);
  return seen.length === 0 ? page : { ...page, words: withSeen(page.words, seen) };
}

/** The page with what is seen again of its rows that are `doubted`, of `all` that it has. */
async function surerPage(
  again: DateReader,
  page: PageContent,
  doubted: readonly Stretch[],
  all: readonly Stretch[],
): Promise<PageContent> {
  const dates = page.words.filter((word) => mayBeSurer(word) && doubted.some((stretch) => isOn(word, stretch)));
  const seen = (dates.length > 0 ? await again.dates(page, dates) : []).filter(({ word, text }) => text === word.text);
  const columns = columnsOfDates(page, all);
  const undated = doubted.filter((stretch) => !columns.some((column) => column.dates.some((date) => isOn(date, stretch)))); // prettier-ignore
  const blankDates = undated.length > 0 ? await again.blanks(page, columns, undated) : [];
  if (seen.length + blankDates.length === 0) return page;
  return { ...page, words: withSeen(page.words, seen), ...(blankDates.length > 0 ? { blankDates } : {}) };
}

const isOn = ({ y, height }: Word, { y0, y1 }: Stretch): boolean => y + height / 2 > y0 && y + height / 2 < y1;

function withSeen(words: readonly Word[], seen: readonly DateSeen[]): Word[] {
  const known = new Map(seen.map((each) => [each.word, asSeen(each)]));
  return words.map((word) => known.get(word) ?? word);
}
