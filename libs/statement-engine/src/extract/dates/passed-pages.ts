import type { RawRow } from '../raw-statement.ts';
import type { Table } from '../table.ts';

/**
 * Rows without a date of their own right after pages whose dated entries another table holds: the date carried over is
 * older than those, and open. Of a scan it is the same table under a heading that was misread on one page.
 */
export function withPassedPages(rows: readonly RawRow[], others: readonly Table[]): readonly RawRow[] {
  let isOpen = false;
  let passed: ReadonlySet<number> | null = null;
  return rows.map((row, at) => {
    const from = rows[at - 1]?.page ?? row.page;
    if (!row.carried) isOpen = false;
    else if (row.page > from + 1) {
      passed ??= new Set(others.flatMap(pagesWithDates));
      for (let page = from + 1; page < row.page; page++) isOpen ||= passed.has(page);
    }
    return isOpen ? { ...row, dateOpen: true } : row;
  });
}

const pagesWithDates = ({ lines }: Table): number[] =>
  lines.filter(({ hasMoney, dates }) => hasMoney && dates.posting !== null).map(({ source }) => source.line.page);
