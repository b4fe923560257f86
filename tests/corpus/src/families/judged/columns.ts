import type { Flow } from '../../drawing/flow.ts';
import type { Align } from '../../drawing/sheet.ts';
import { Table, type Column, type TableStyle } from '../../drawing/table.ts';

type Short = readonly [key: string, head: string | readonly string[], weight: number, align?: Align];

/** Columns told by key, head and weight; to the left unless told. */
export const columnsOf = (...given: readonly Short[]): Column[] =>
  given.map(([key, head, weight, align]) => ({ key, head, weight, align: align ?? 'left' }));

/** A table whose head stands on every page that it runs over, drawn by `fill`. */
export function runningTable(
  flow: Flow,
  columns: readonly Column[],
  style: TableStyle,
  fill: (table: Table) => void,
): Table {
  const table = new Table(flow, columns, style);
  flow.afterBreak = () => table.head();
  table.head();
  fill(table);
  flow.afterBreak = undefined;
  return table;
}
