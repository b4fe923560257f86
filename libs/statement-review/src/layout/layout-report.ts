import type { Account, StatementResult } from '@crossfoot/contracts';
import { shapedLines, type Piece, type PlacedText } from './page-lines.ts';
import type { Shape } from './token-shape.ts';

/** A page of the document as the browser's reader of PDFs gives it, in points. */
export interface LayoutPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
}

export interface ReportPiece {
  readonly x1: number;
  readonly x2: number;
  readonly shape: Shape;
  /** What the program took an amount of a row for. */
  readonly role: 'amount' | 'balance' | null;
}

export interface ReportLine {
  readonly y: number;
  readonly height: number;
  /** The account (from 1) whose row was read here. */
  readonly row: number | null;
  /** The first row whose balance does not follow. */
  readonly isBreak: boolean;
  readonly flags: readonly string[];
  readonly pieces: readonly ReportPiece[];
}

export interface ReportPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** None where the page holds no text: it is a picture. */
  readonly lines: readonly ReportLine[];
}

/** How a document is laid out and where its proof broke, without a word, an amount, a date or a name of it. */
export interface LayoutReport {
  readonly programVersion: string;
  readonly pagesInAll: number;
  /** One sentence an account of closed words, or the code of what went wrong. */
  readonly outcome: readonly string[];
  readonly pages: readonly ReportPage[];
}

interface Described {
  readonly pages: readonly LayoutPage[];
  readonly pagesInAll: number;
  /** What was read; null where nothing was. */
  readonly result: StatementResult | null;
  /** Code of the failure, where the conversion failed. */
  readonly failure: string | null;
  readonly programVersion: string;
}

export function describeLayout({ pages, pagesInAll, result, failure, programVersion }: Described): LayoutReport {
  const rows = (result?.accounts ?? []).flatMap((account, at) => placedRows(account, at + 1));
  return {
    programVersion,
    pagesInAll,
    outcome: [
      ...(failure === null ? [] : [`failed: ${failure}`]),
      ...(result === null ? [] : result.accounts.map(outcomeOf)),
    ],
    pages: pages.map((page) => describePage(page, rows)),
  };
}

/** The pages that tell most: the first two, that of the first break and its neighbours, the last one. */
export function pagesWorthTelling(pagesInAll: number, result: StatementResult | null): readonly number[] {
  const broken = result?.accounts.flatMap(breakOf).map(({ location }) => location.page) ?? [];
  const wanted = [1, 2, ...broken.slice(0, 2).flatMap((page) => [page - 1, page]), pagesInAll];
  return [...new Set(wanted)].filter((page) => page >= 1 && page <= pagesInAll).toSorted((one, other) => one - other);
}

function outcomeOf(account: Account, at: number): string {
  const { reconciliation, transactions, openingBalance, closingBalance, period, currency } = account;
  const { status, checks, reasons } = reconciliation;
  const printed = (is: boolean): string => (is ? 'printed' : 'not printed');
  return [
    `account ${at + 1}: ${status}`,
    `kind ${account.accountType}`,
    `rows ${transactions.length}`,
    `checks ${checks.join(' ') || 'none'}`,
    `reasons ${reasons.join(' ') || 'none'}`,
    `opening balance ${printed(openingBalance !== null)}`,
    `closing balance ${printed(closingBalance !== null)}`,
    `period ${printed(period.start !== null && period.end !== null)}`,
    `currency ${printed(currency !== null)}`,
  ].join('; ');
}

interface PlacedRow {
  readonly account: number;
  readonly row: Account['transactions'][number];
  readonly isBreak: boolean;
}

const breakOf = ({ transactions }: Account) =>
  transactions.filter(({ flags }) => flags.includes('balanceBreak')).slice(0, 1);

function placedRows(account: Account, number: number): PlacedRow[] {
  const [broken] = breakOf(account);
  return account.transactions.map((row) => ({ account: number, row, isBreak: row === broken }));
}

function describePage({ number, width, height, texts }: LayoutPage, rows: readonly PlacedRow[]): ReportPage {
  const here = rows.filter(({ row }) => row.location.page === number);
  const lines = shapedLines(texts).map((line): ReportLine => {
    const middle = (line.y + line.height / 2) / height;
    const found = here.find(({ row: { location } }) => middle >= location.y && middle <= location.y + location.height);
    return {
      y: round(line.y),
      height: round(line.height),
      row: found?.account ?? null,
      isBreak: found?.isBreak ?? false,
      flags: found?.row.flags ?? [],
      pieces: line.pieces.map((piece) => ({
        x1: round(piece.x1),
        x2: round(piece.x2),
        shape: piece.shape,
        role: found === undefined ? null : roleOf(piece, found.row),
      })),
    };
  });
  return { number, width: round(width), height: round(height), lines };
}

function roleOf({ digits }: Piece, { amount, balance }: PlacedRow['row']): ReportPiece['role'] {
  if (digits === null) return null;
  const isSame = (value: number | null): boolean =>
    value !== null &&
    [2, 3].some(
      (decimals) => Math.abs(value).toFixed(decimals).replace(/\D/g, '') === digits.padStart(decimals + 1, '0'),
    );
  return isSame(amount) ? 'amount' : isSame(balance) ? 'balance' : null;
}

const round = (points: number): number => Math.round(points * 10) / 10;
