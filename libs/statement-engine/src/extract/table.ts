import type { DateToken, MoneyToken, Token, TokenLine } from '../grammar/tokens.ts';
import type { Span } from '../grammar/spans.ts';
import type { ColumnWord, LabelWord, SectionWord } from '../vocabulary/language.ts';

/** What a column of amounts holds. `ignored`: neither movement nor balance (points, rates, year to date). */
export type MoneyRole = 'amount' | 'debit' | 'credit' | 'balance' | 'fee' | 'foreign' | 'ignored';

/** Whether what a column holds moves the balance. */
export function isMovement(role: string | null | undefined): boolean {
  return role === 'amount' || role === 'debit' || role === 'credit';
}

/** Whether a label names a sum of entries. */
export function isTotal(label: LabelWord | null): boolean {
  return label === 'total' || label === 'totalIn' || label === 'totalOut';
}

/** One name in the heading of a table; `role` is null where no language knows it. */
export interface HeaderCell extends Span {
  readonly text: string;
  readonly role: ColumnWord | null;
}

/** The heading of a table: one to three lines, each cell with the role its words suggest (null where they are unknown). */
export interface TableHeader {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly page: number;
  /** Of a page that is set in columns: in which of them it stands (see `PageLine`). */
  readonly strip?: number;
  readonly cells: readonly HeaderCell[];
}

/** A column of amounts: where its numbers stand, and what its heading calls it. */
export interface MoneyColumn extends Span {
  readonly header: HeaderCell | null;
  readonly count: number;
  /** Its figures are told by their order: they need not line up. */
  readonly byOrder?: boolean;
}

/** Where the dates of a table stand, and which is which. */
export interface DateColumn extends Span {
  readonly meaning: 'posting' | 'other';
  readonly header: HeaderCell | null;
  /** Nothing printed tells which of the columns is the date of the entries. */
  readonly isOpen?: boolean;
}

/** All parts of a document that share a heading (or the lack of one). */
export interface Table {
  readonly header: TableHeader | null;
  readonly columns: readonly MoneyColumn[];
  readonly dateColumns: readonly DateColumn[];
  readonly lines: readonly TableLine[];
  /** The rows have value dates alone while other dates stand between them: what dates the rows is open. */
  readonly datesOpen: boolean;
  /** Its columns do not meet: what stands in them is told by the order of the figures on each line. */
  readonly byOrder: boolean;
  /** Its headings name sides, and nothing tells which amount stands on which. */
  readonly sidesUnplaced: boolean;
}

/** One line of a table with its tokens sorted into columns. */
export interface TableLine {
  readonly source: TokenLine;
  /** Amounts by column; sparse. */
  readonly cells: readonly (MoneyToken | null)[];
  readonly dates: { readonly posting: DateToken | null; readonly value: DateToken | null };
  /** A line that only dates the rows below it: "Booking date: 2 May 2024". */
  readonly heading: DateToken | null;
  readonly text: readonly Token[];
  readonly reference: readonly Token[];
  /** Words of a further column right of the description: they follow it, also where it takes several lines. */
  readonly aside: readonly Token[];
  /** Words of the heading over the reference; empty where there is none. */
  readonly referenceHeader: string;
  readonly side: 'credit' | 'debit' | null;
  readonly label: LabelWord | null;
  readonly section: SectionWord | null;
  readonly hasMoney: boolean;
  /** Its row may be of another day. */
  readonly dateOpen?: boolean;
}

/** How a line takes part: the anchor of a row, words that may belong to one, or a border between rows. */
export type LineRole = 'row' | 'text' | 'break';
