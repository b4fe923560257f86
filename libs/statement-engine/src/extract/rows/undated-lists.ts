import type { MoneyToken } from '../../grammar/tokens.ts';
import type { RoleChoice } from '../columns/choose-roles.ts';
import { namesDate } from '../headings/header-cells.ts';
import type { RawRow } from '../raw-statement.ts';
import type { Table } from '../table.ts';

/** So many dated rows make a list of entries. */
const FEWEST_DATED = 3;
/** A longer word than a date that was misread comes out as. */
const WORD = /^\p{L}{5,} /u;
const NO_DIGIT = /^\D*(?: |$)/;

/**
 * Tells what follows the closing balance under a heading of its own, without a date on any line and without any step of a
 * running balance, where a list before it has dated its entries: fees, rates and counts. To be asked table by table, in
 * the order of the pages.
 */
export function undatedListTest(): (table: Table, rows: readonly RawRow[], choice: RoleChoice) => boolean {
  let entries: string | null = null;
  let closed = false;
  return (table, rows, choice) => {
    const name = nameOf(table);
    const isDated = rows.filter(({ date, carried }) => date !== null && !carried).length;
    const isAside =
      closed &&
      entries !== null &&
      name !== null &&
      name !== entries &&
      rows.length > 0 &&
      rows.every(({ date, valueDate }) => date === null && valueDate === null) &&
      (rows.every(({ confidence }) => confidence === 1) || printsNoDates(table, rows)) &&
      (choice.chainHits === 0 ||
        holdsOnlyZeros(rows, ({ balance }) => balance) ||
        holdsOnlyZeros(rows, ({ amount }) => amount));
    if (isDated >= FEWEST_DATED && table.header?.cells.some(namesDate)) entries = name;
    const ends = table.lines.filter(({ label, hasMoney }) => hasMoney && (label === 'closing' || label === 'opening'));
    closed = ends.length === 0 ? closed : ends.at(-1)?.label === 'closing';
    return isAside;
  };
}

/**
 * In a scan dates may be lost. None can be where the heading names none and no row begins with what may be a piece of one,
 * nor where each begins with a word.
 */
function printsNoDates({ header }: Table, rows: readonly RawRow[]): boolean {
  const beginning = header?.cells.some(namesDate) === true ? WORD : NO_DIGIT;
  return rows.every(({ description }) => beginning.test(description));
}

/** Steps of nothing prove no chain. */
function holdsOnlyZeros(rows: readonly RawRow[], cellOf: (row: RawRow) => MoneyToken | null): boolean {
  return rows.every((row) => (cellOf(row)?.money.units ?? 0) === 0);
}

function nameOf({ header }: Table): string | null {
  return header === null ? null : header.cells.map(({ text }) => text).join('|');
}
