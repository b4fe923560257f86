import type { Account, StatementResult, Transaction } from '@crossfoot/contracts';
import type { PageContent, Word } from '../page-content.ts';
import { amountForm, isGroupBefore, unitsOf } from '../read/ocr/amount-cells.ts';
import type { Band } from '../read/ocr/read-bands.ts';
import { brokenSteps } from './arithmetic-score.ts';
import { HIDDEN_ROWS } from '../tolerances.ts';

/** Bands that are read again in all, and of one step: a line costs up to a second, the figures on it a tenth. */
const MOST = { figures: { bands: 80, ofAStep: 60 }, lines: { bands: 24, ofAStep: 8 } } as const;

/** Where on scanned pages a wrong figure may stand: the rows of the steps that do not add up, and the ends beside them. */
export function doubtfulBands(
  result: StatementResult,
  pages: readonly PageContent[],
  what: 'figures' | 'lines' = 'lines',
): Band[] {
  const most = MOST[what];
  const bands: Band[] = [];
  const add = (band: Band | null): void => {
    if (!band || pages[band.page - 1]?.source === 'text') return;
    if (!bands.some((other) => other.page === band.page && Math.abs(other.y0 - band.y0) < 2)) bands.push(band);
  };
  for (const account of result.accounts) {
    for (const step of brokenSteps(account)) {
      for (const end of step.ends) add(bandOfFigure(end, pages));
      const doubted = [...step.rows].sort((a, b) => a.confidence - b.confidence).slice(0, most.ofAStep);
      for (const row of doubted) add(bandOf(row, account, pages));
    }
  }
  return bands.slice(0, most.bands);
}

/** The amounts and balances on the bands, and their first groups where these stand apart. */
export function figuresOn(page: PageContent, bands: readonly Band[]): Word[] {
  const form = amountForm(page.words);
  return page.words.filter((word) => {
    const middle = word.y + word.height / 2;
    const isHere = word.source === 'ocr' && bands.some((band) => middle > band.y0 && middle < band.y1);
    return isHere && (form.test(word.text) || isGroupBefore(word, page.words));
  });
}

/** Whether one digit read otherwise makes up for one of the gaps (in thousandths). */
export function explainsGap({ text }: Word, gaps: ReadonlySet<number>): boolean {
  const digits = text.replace(/\D/g, '');
  return unitsOf(text).some((unit) =>
    [...gaps].some((gap) =>
      [gap, -gap].some((change) => {
        const other = Number(digits) * unit + change;
        const instead = other > 0 && other % unit === 0 ? String(other / unit).padStart(digits.length, '0') : '';
        return (
          instead.length === digits.length && [...instead].filter((digit, at) => digit !== digits[at]).length === 1
        );
      }),
    ),
  );
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
  const wanted = new Set(
    [0, 2, 3].map((decimals) => digits(Math.abs(value).toFixed(decimals))).slice(Number.isInteger(value) ? 0 : 1),
  );
  for (const page of pages) {
    const word = page.words.find(({ text }) => wanted.has(digits(text)));
    if (word) return { page: page.number, x0: 0, x1: page.width, y0: word.y, y1: word.y + word.height };
  }
  return null;
}
