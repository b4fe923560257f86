import type { Flow } from '../../drawing/flow.ts';
import { Table, type Column, type TableStyle } from '../../drawing/table.ts';
import type { Cells } from '../ledger-pages.ts';
import type { Label } from './paper.ts';

/** A table that tells at the foot of each page, and again at the head of the next, what stands so far. */
export function carriedTable(
  flow: Flow,
  columns: readonly Column[],
  style: TableStyle,
  carried: { readonly foot: () => Cells; readonly top: () => Cells },
  fill: (table: Table, reserve: number) => void,
): Table {
  const table = new Table(flow, columns, style);
  const over = (): void => {
    flow.beforeBreak = undefined;
    table.entry(carried.foot(), { bold: true });
  };
  flow.beforeBreak = over;
  flow.afterBreak = () => {
    table.head();
    table.entry(carried.top(), { bold: true });
    flow.beforeBreak = over;
  };
  table.head();
  fill(table, table.style.leading + 6);
  flow.beforeBreak = undefined;
  flow.afterBreak = undefined;
  return table;
}

/** Labels over their values, side by side in a frame with a line between them. */
export function cellsAbreast(flow: Flow, labels: readonly Label[], tint = ''): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  const width = flow.width / labels.length;
  const height = size * 3.4;
  flow.need(height + 10);
  const top = flow.y;
  if (tint) sheet.fill(flow.left, top, flow.width, height, tint);
  labels.forEach(([label, value], i) => {
    const x = flow.left + i * width + 5;
    const fit = (text: string, wanted: number): number =>
      Math.min(wanted, (wanted * (width - 10)) / sheet.widthOf(text, { size: wanted, bold: true }));
    sheet.text(x, top + size * 1.3, label, { size: fit(label, size - 1), color: '#444444' });
    sheet.text(x, top + size * 2.7, value, { size: fit(value, size + 1), bold: true });
    if (i) sheet.rule(x - 5, top, x - 5, top + height, 0.4);
  });
  for (const y of [top, top + height]) sheet.rule(flow.left, y, flow.right, y, 0.6);
  flow.y = top + height + 10;
}

/** Labels with colons and their values in lines, from `left` on; returns where the lines end. */
export function colonLines(flow: Flow, labels: readonly Label[], left: number, top: number): number {
  const { sheet } = flow;
  const size = sheet.options.size;
  const widest = Math.max(...labels.map(([label]) => sheet.widthOf(label)));
  labels.forEach(([label, value], i) => {
    const y = top + (i + 1) * size * 1.45;
    sheet.text(left, y, label);
    sheet.text(left + widest + 8, y, `: ${value}`);
  });
  return top + labels.length * size * 1.45;
}
