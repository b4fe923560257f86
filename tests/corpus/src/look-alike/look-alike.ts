import type { LayoutReport, ReportLine, ReportPiece } from '@crossfoot/statement-review/layout';
import { Sheet } from '../drawing/sheet.ts';
import { createRng, type Rng } from '../story/rng.ts';
import { asDate, asShape, inventedCents, inventedWords, isAmount, isDate } from './invented.ts';

/** A row as it is printed on a look-alike; amounts in cents. */
export interface InventedRow {
  readonly date: string;
  readonly amount: number;
  readonly balance: number | null;
}

export interface LookAlike {
  readonly sheet: Sheet;
  readonly rows: readonly InventedRow[];
}

/**
 * A document that is laid out as a layout report says, with invented words, days and amounts: its balances follow each
 * other, so that a reading of it can prove itself. What only the words of the original told (which column is called what)
 * is told here in plain English above the first row.
 */
export function lookAlikeOf(report: LayoutReport, seed: string): LookAlike {
  const rng = createRng(seed);
  const [first] = report.pages;
  if (first === undefined) throw new Error('The report tells of no page.');
  const sheet = new Sheet({ width: first.width, height: first.height });
  const story = new Story(report, rng);
  for (const page of report.pages) {
    sheet.addPage({ width: page.width, height: page.height });
    for (const line of page.lines) {
      const size = Math.max(4, line.height);
      for (const piece of line.pieces) {
        const text = story.textOf(line, piece, sheet, page.width > 600);
        const isRight = isAmount(piece.shape);
        sheet.text(isRight ? piece.x2 : piece.x1, line.y + line.height, text, {
          size,
          align: isRight ? 'right' : 'left',
        });
      }
    }
  }
  return { sheet, rows: story.rows };
}

/** What the invented statement tells, line by line. */
class Story {
  readonly rows: InventedRow[] = [];
  private balance = 500_000_00;
  private readonly day = new Date(Date.UTC(2026, 0, 2));
  private current: ReportLine | null = null;
  private readonly heading: ReportLine | null;
  private readonly opening: ReportLine | null;
  private readonly closing: ReportLine | null;
  private readonly columns: readonly ReportPiece[];
  private readonly debitEdge: number | null;

  private readonly rng: Rng;

  constructor({ pages }: LayoutReport, rng: Rng) {
    this.rng = rng;
    const lines = pages.flatMap((page) => page.lines);
    const isRow = ({ row, pieces }: ReportLine): boolean =>
      row !== null && pieces.some(({ role }) => role === 'amount');
    const [start, end] = [lines.findIndex(isRow), lines.findLastIndex(isRow)];
    const isTotal = ({ row, pieces }: ReportLine): boolean =>
      row === null &&
      pieces.some(({ shape }) => shape === 'text') &&
      pieces.filter(({ shape }) => isAmount(shape)).length === 1;
    const above = start < 0 ? [] : lines.slice(0, start);
    this.opening = above.findLast(isTotal) ?? null;
    this.heading =
      above.findLast(({ pieces }) => pieces.length > 2 && pieces.every(({ shape }) => shape === 'text')) ?? null;
    this.closing = end < 0 ? null : (lines.slice(end + 1).find(isTotal) ?? null);
    this.columns = lines.filter(isRow).flatMap(({ pieces }) => pieces);
    this.debitEdge = edgeOfDebits(this.columns);
  }

  textOf(line: ReportLine, piece: ReportPiece, sheet: Sheet, isMonthFirst: boolean): string {
    if (line.row !== null && line !== this.current) this.begin(line);
    const { shape, role, x1, x2 } = piece;
    const row = line.row === null ? null : (this.rows.at(-1) ?? null);
    if (isDate(shape)) return asDate(this.day, shape, isMonthFirst);
    if (isAmount(shape)) {
      if (role === 'amount' && row !== null) return asShape(row.amount, shape);
      if (role === 'balance' || line === this.opening || line === this.closing) return asShape(this.balance, shape);
      return asShape(inventedCents(this.rng, shape), shape);
    }
    if (shape === 'number') return this.rng.digits(6);
    if (shape === 'code') return `X${this.rng.digits(5)}`;
    if (shape === 'mark') return '*';
    if (shape === 'CR' || shape === 'DR') return shape;
    if (line === this.heading) return this.headingOf(piece);
    if (line === this.opening) return 'Opening balance';
    if (line === this.closing) return 'Closing balance';
    return inventedWords(this.rng, sheet, x2 - x1, Math.max(4, line.height));
  }

  /** A line of a row: where it holds the amount, the row happens. */
  private begin(line: ReportLine): void {
    this.current = line;
    const amount = line.pieces.find(({ role }) => role === 'amount');
    if (amount === undefined) return;
    if (this.rows.length > 0 && this.rng.chance(0.7) && this.day.getUTCDate() < 28)
      this.day.setUTCDate(this.day.getUTCDate() + 1);
    const isOut = /[-−–(]|DR/.test(amount.shape) || (this.debitEdge !== null && amount.x2 < this.debitEdge);
    const cents = inventedCents(this.rng, amount.shape) * (isOut ? -1 : 1);
    this.balance += cents;
    const hasBalance = line.pieces.some(({ role }) => role === 'balance');
    this.rows.push({
      date: this.day.toISOString().slice(0, 10),
      amount: cents,
      balance: hasBalance ? this.balance : null,
    });
  }

  private headingOf({ x1, x2 }: ReportPiece): string {
    const below = this.columns.filter((column) => column.x1 < x2 + 4 && column.x2 > x1 - 4);
    const has = (is: (piece: ReportPiece) => boolean): boolean => below.some(is);
    if (has(({ role }) => role === 'balance')) return 'Balance';
    const amounts = below.filter(({ role }) => role === 'amount');
    if (amounts.length > 0) {
      if (this.debitEdge === null) return 'Amount';
      return amounts.every((amount) => amount.x2 < (this.debitEdge ?? 0)) ? 'Debit' : 'Credit';
    }
    return has(({ shape }) => isDate(shape)) ? 'Date' : 'Description';
  }
}

/** Where amounts without a sign stand in two columns: the right edge that parts money out from money in. */
function edgeOfDebits(columns: readonly ReportPiece[]): number | null {
  const amounts = columns.filter(({ role }) => role === 'amount');
  if (amounts.some(({ shape }) => /[-−–(]|CR|DR/.test(shape))) return null;
  const edges = amounts.map(({ x2 }) => x2);
  const [left, right] = [Math.min(...edges), Math.max(...edges)];
  return right - left > 30 ? (left + right) / 2 : null;
}
