import { onEveryPage, type Flow } from '../drawing/flow.ts';
import { Table, type Column, type EntryOptions, type TableStyle } from '../drawing/table.ts';
import { printDay } from '../story/calendar.ts';
import { lastOfDay, type Entry, type Ledger } from '../story/ledger.ts';
import { signed, unsigned, type MoneyStyle, type SignStyle } from '../story/money.ts';
import type { Rng } from '../story/rng.ts';

export type Cells = Record<string, string | readonly string[]>;

/** How one running table of an account is printed. Every field a bank decides, so that a family is mostly a description. */
export interface LedgerLayout {
  readonly columns: readonly Column[];
  readonly money: MoneyStyle;
  readonly dates: string;
  readonly language?: string;
  readonly upperDates?: boolean;
  readonly oncePerDay?: boolean;
  readonly balances?: 'every' | 'day' | 'none';
  readonly newestFirst?: boolean;
  readonly sign?: SignStyle;
  readonly plus?: string;
  readonly currency?: { readonly prefix?: string; readonly suffix?: string };
  /** What stands in an empty debit or credit cell. */
  readonly filler?: string;
  readonly openingRow?: Cells;
  readonly closingRow?: Cells;
  readonly carry?: { readonly over?: (balance: string) => Cells; readonly forward?: (balance: string) => Cells };
  readonly repeatHead?: boolean;
  readonly entry?: EntryOptions;
  readonly table?: TableStyle;
  /** Changes the cells of an entry; gets the usual ones. */
  readonly cells?: (entry: Entry, usual: Cells, index: number) => Cells;
  readonly balanceText?: (balance: number) => string;
  /** Drawn below an entry, outside its cells. */
  readonly after?: (entry: Entry, table: Table, index: number) => void;
}

export const dressed = (layout: LedgerLayout, text: string): string =>
  text ? `${layout.currency?.prefix ?? ''}${text}${layout.currency?.suffix ?? ''}` : text;
export const balanceOf = (layout: LedgerLayout, balance: number): string =>
  layout.balanceText ? layout.balanceText(balance) : dressed(layout, signed(balance, layout.money, layout.sign));

/** Draws all rows of a ledger; returns the table, so that totals can follow in its columns. */
export function ledgerPages(flow: Flow, ledger: Ledger, layout: LedgerLayout): Table {
  const table = new Table(flow, layout.columns, layout.table);
  const dateStyle = { language: layout.language ?? 'en', upper: layout.upperDates ?? false };
  const entries = layout.newestFirst ? [...ledger.entries].reverse() : ledger.entries;
  const balances = layout.balances ?? 'every';
  let last = ledger.opening;
  flow.beforeBreak = () => {
    if (layout.carry?.over) flow.beforeBreak = undefined;
    if (layout.carry?.over) table.entry(layout.carry.over(balanceOf(layout, last)));
  };
  const before = flow.beforeBreak;
  flow.afterBreak = () => {
    flow.beforeBreak = before;
    if (layout.repeatHead !== false) table.head();
    if (layout.carry?.forward) table.entry(layout.carry.forward(balanceOf(layout, last)));
  };
  // Room below every row for the line that carries the balance over the page.
  const reserve = layout.carry?.over ? (layout.table?.leading ?? table.style.leading) + 6 : 0;
  table.head();
  if (layout.openingRow) table.entry(layout.openingRow);
  let previousDate: number | undefined;
  let previousPage = 0;
  entries.forEach((entry, index) => {
    const showDate = !layout.oncePerDay || entry.date !== previousDate || previousPage !== flow.sheet.pages.length;
    const original = layout.newestFirst ? entries.length - 1 - index : index;
    const printed =
      balances === 'every' ||
      (balances === 'day' &&
        (layout.newestFirst ? entries[index - 1]?.date !== entry.date : lastOfDay(ledger.entries, original)));
    const usual: Cells = {
      date: showDate ? printDay(entry.date, layout.dates, dateStyle) : '',
      valueDate: printDay(entry.valueDate, layout.dates, dateStyle),
      text: entry.lines,
      amount: dressed(layout, signed(entry.amount, layout.money, layout.sign, layout.plus)),
      debit: entry.amount < 0 ? dressed(layout, unsigned(entry.amount, layout.money)) : (layout.filler ?? ''),
      credit: entry.amount >= 0 ? dressed(layout, unsigned(entry.amount, layout.money)) : (layout.filler ?? ''),
      balance: printed ? balanceOf(layout, entry.balance) : '',
    };
    table.entry(layout.cells ? layout.cells(entry, usual, original) : usual, { reserve, ...layout.entry });
    layout.after?.(entry, table, original);
    previousDate = entry.date;
    previousPage = flow.sheet.pages.length;
    last = layout.newestFirst ? entry.balance - entry.amount : entry.balance;
  });
  flow.beforeBreak = undefined;
  if (layout.closingRow) table.entry(layout.closingRow, { bold: layout.table?.head === 'bold' });
  flow.afterBreak = undefined;
  return table;
}

/** Page numbers in one of the usual wordings and places. */
export function pageNumbers(flow: Flow, rng: Rng, wording: (page: number, total: number) => string, extra = ''): void {
  const place = rng.pick(['left', 'center', 'right'] as const);
  const low = rng.chance(0.8);
  const { sheet } = flow;
  onEveryPage(sheet, (page, total) => {
    const y = low ? sheet.page.height - 26 : 22;
    const x = place === 'left' ? flow.left : place === 'right' ? flow.right : (flow.left + flow.right) / 2;
    sheet.text(x, y, wording(page, total), { size: 7.5, align: place, color: '#444444' });
    if (extra) sheet.text(flow.left, sheet.page.height - 14, extra, { size: 6, color: '#777777' });
  });
}
