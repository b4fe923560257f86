import type { DateToken, MoneyToken, TokenLine } from '../../grammar/tokens.ts';
import type { RoleChoice } from '../columns/choose-roles.ts';
import { feeOf, withFee, type FeeColumns } from '../columns/find-fees.ts';
import { isNetOfFee } from '../columns/net-of-fees.ts';
import type { RawRow, RawSection } from '../raw-statement.ts';
import type { TableLine } from '../table.ts';
import { asPrinted, textOfLines } from './straddled-text.ts';

/** "4528*": the mark of a footnote behind a number. */
const FOOTNOTE = /(?<=\d)[*†‡]$/;
/** Dots that lead from the words to the amount. */
const LEADERS = /(?<=[^._…])[._…]{4,}$/;

/** What all rows of a table share. */
export interface RowsOfTable {
  readonly lines: readonly TableLine[];
  readonly choice: RoleChoice;
  readonly fees: FeeColumns | null;
  readonly table: number;
  /** Of each line that stands in one. */
  readonly sections: ReadonlyMap<number, RawSection>;
}

/** The row of a line with a movement and of the lines that go with it; null where its cells come to no amount. */
export function buildRow(
  { lines, choice, fees, table, sections }: RowsOfTable,
  anchor: number,
  members: readonly number[],
  carriedDate: DateToken | null,
): RawRow | null {
  const main = lines[anchor] as TableLine;
  const money = moneyOf(main, choice, fees);
  if (money === null) return null;
  const own = members.map((at) => lines[at] as TableLine);
  const dates = datesOf(main, own);
  const reference = own.flatMap((line) => line.reference.map(({ text }) => text.replace(FOOTNOTE, '')));
  const { page } = main.source.line;
  const sources = own.map(({ source }) => source);
  return {
    kind: 'row',
    at: main.source.index,
    page,
    box: boxOf(sources, page),
    date: dates.date ?? carriedDate,
    carried: dates.date === null,
    ...(main.source.line.blankDate === true ? { blankDate: true } : {}),
    dateOpen: main.dateOpen === true,
    valueDate: dates.valueDate,
    description: descriptionOf(main, own, reference),
    reference: reference.length > 0 ? reference.join(' ') : null,
    ...money,
    side: main.side ?? own.find(({ side }) => side !== null)?.side ?? null,
    section: sections.get(main.source.index) ?? null,
    instalment: main.source.instalment ?? spelledInstalment(main),
    table,
    cells: main.cells,
    confidence: sources
      .flatMap(({ line, tokens }) => (line.page === page ? tokens : []))
      .reduce((least, token) => Math.min(least, token.confidence), money.amount.confidence),
  };
}

/** The amount of a line, with its fee; where it has a fee alone, that is the amount. */
function moneyOf(
  main: TableLine,
  { roles }: RoleChoice,
  fees: FeeColumns | null,
): Pick<RawRow, 'amount' | 'column' | 'balance' | 'netOfFee'> | null {
  let [amount, column]: [MoneyToken | null, RawRow['column']] = [null, 'amount'];
  let balance = main.source.balanceBelow ?? null;
  for (const [at, cell] of main.cells.entries()) {
    if (!cell || fees?.columns.includes(at)) continue;
    const role = roles[at];
    if (role === 'balance') balance = cell;
    if (role !== 'amount' && role !== 'debit' && role !== 'credit') continue;
    // An empty side may be lines as 0.00.
    if (amount === null || (cell.money.units !== 0 && amount.money.units === 0)) [amount, column] = [cell, role];
  }
  const fee = fees === null ? null : feeOf(main, fees.columns);
  const netOfFee = isNetOfFee(main, roles);
  if (amount === null) return fee && { amount: fee, column: 'debit', balance, netOfFee };
  if (fee === null || fees === null) return { amount, column, balance, netOfFee };
  const moved = fees.moved.get(main) ?? null;
  const isNet = moved !== null && fee.money.units > 0 && moved === amount.money.units - fee.money.units;
  return { amount: withFee(amount, column, fee, moved, fees), column, balance, netOfFee: isNet };
}

/** The dates of a row: what its own line lacks may stand on one of the others. */
function datesOf(main: TableLine, own: readonly TableLine[]): Pick<RawRow, 'date' | 'valueDate'> {
  let { posting: date, value: valueDate } = main.dates;
  for (const { dates } of own.filter((line) => line !== main))
    if (date === null) date = dates.posting;
    else if (valueDate === null && dates.posting !== date) valueDate = dates.posting;
  return { date, valueDate };
}

function descriptionOf(main: TableLine, own: readonly TableLine[], reference: readonly string[]): string {
  const words = [
    ...textOfLines(own).map((text) => text.replace(LEADERS, '')),
    ...own.flatMap(({ aside }) => aside.map(asPrinted)),
  ];
  const isUnnamed = words.length === 0 && reference.length > 0;
  return isUnnamed ? `${referenceWord(main)} ${reference.join(' ')}`.trim() : words.join(' ');
}

/** What the lines of an entry take of a page. */
export function boxOf(lines: readonly TokenLine[], page: number): RawRow['box'] {
  const own = lines.filter(({ line }) => line.page === page);
  const tokens = own.flatMap((line) => line.tokens);
  return {
    x0: Math.min(...tokens.map(({ x0 }) => x0)),
    y0: Math.min(...own.map(({ line }) => line.top)),
    x1: Math.max(...tokens.map(({ x1 }) => x1)),
    y1: Math.max(...own.map(({ line }) => line.baseline + line.size * 0.25)),
  };
}

/** "Check" for the number under "CHECK NO.": a row without other words is told by it. */
function referenceWord(line: TableLine): string {
  const word = line.referenceHeader.split(/\s+/).find((each) => /\p{L}{4,}/u.test(each)) ?? '';
  return /^(number|reference|numero|nummer)/i.test(word) ? '' : word.replace(/[^\p{L}]/gu, '');
}

/** "3 de 6" in the last cell of an entry, under whatever name: a word between the numbers makes them no date. */
function spelledInstalment({ source: { tokens } }: TableLine): number | null {
  const last = tokens.slice(-3).map(({ text }) => text);
  const [, part, all] = /^(\d{1,2}) (?:of|de|dari) (\d{1,2})$/i.exec(last.join(' ')) ?? [];
  return Number(part) > 0 && Number(part) <= Number(all) ? Number(part) : null;
}
