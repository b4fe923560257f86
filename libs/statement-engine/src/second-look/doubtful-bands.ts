import type { Account, StatementResult, Transaction } from '@crossfoot/contracts';
import type { PageContent } from '../page-content.ts';
import type { Band } from '../read/ocr/read-bands.ts';
import { brokenSteps } from './standing.ts';

/** Bands that are read again in all, and of one step: each costs up to a second. */
const MOST_BANDS = 24;
const MOST_OF_A_STEP = 8;
/** A gap between two rows up to so many heights of them may hide a row. */
const HIDDEN_ROWS = 3;

/** Where on scanned pages a wrong figure may stand: the rows of the steps that do not add up, and the ends beside them. */
export function doubtfulBands(result: StatementResult, pages: readonly PageContent[]): Band[] {
  const bands: Band[] = [];
  const add = (band: Band | null): void => {
    if (!band || pages[band.page - 1]?.source === 'text') return;
    if (!bands.some((other) => other.page === band.page && Math.abs(other.y0 - band.y0) < 2)) bands.push(band);
  };
  for (const account of result.accounts) {
    for (const step of brokenSteps(account)) {
      for (const end of step.ends) add(bandOfFigure(end, pages));
      const doubted = [...step.rows].sort((a, b) => a.confidence - b.confidence).slice(0, MOST_OF_A_STEP);
      for (const row of doubted) add(bandOf(row, account, pages));
    }
  }
  return bands.slice(0, MOST_BANDS);
}

/** The row's lines over the whole width, from the row above on where something may have been overlooked between them. */
function bandOf(row: Transaction, account: Account, pages: readonly PageContent[]): Band | null {
  const page = pages[row.location.page - 1];
  if (!page) return null;
  const { y, height } = row.location;
  const above = account.transactions
    .filter((other) => other.location.page === row.location.page && other.location.y < y)
    .reduce((low, other) => Math.max(low, other.location.y + other.location.height), -1);
  const start = above >= 0 && y - above < HIDDEN_ROWS * height ? Math.min(y, above) : y;
  return { page: page.number, x0: 0, x1: page.width, y0: start * page.height, y1: (y + height) * page.height };
}

/** The line on which a printed balance stands, told by its digits. */
function bandOfFigure(value: number, pages: readonly PageContent[]): Band | null {
  const digits = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');
  const wanted = digits(Math.abs(value).toFixed(2));
  for (const page of pages) {
    const word = page.words.find(({ text }) => digits(text) === wanted);
    if (word) return { page: page.number, x0: 0, x1: page.width, y0: word.y, y1: word.y + word.height };
  }
  return null;
}
