import type { Flow } from '../../drawing/flow.ts';
import { Table, type Column, type EntryOptions, type TableStyle } from '../../drawing/table.ts';
import type { Cells } from '../ledger-pages.ts';
import type { Label } from './paper.ts';

/** Draws a row of a grid. */
export type PutRow = (cells: Cells, options?: EntryOptions) => void;

/** A table with a line about every cell, as spreadsheets and report tools print them; its head on every page or the first. */
export function gridTable(
  flow: Flow,
  columns: readonly Column[],
  style: TableStyle & { readonly ink?: string; readonly headOnce?: boolean },
  fill: (put: PutRow) => void,
): void {
  const { ink = '#9a9a9a', headOnce = false, ...rest } = style;
  const table = new Table(flow, columns, { padding: 2, ...rest });
  const { sheet } = flow;
  const total = columns.reduce((all, { weight }) => all + weight, 0);
  let reached = 0;
  const edges = [0, ...columns.map(({ weight }) => (reached += weight))].map(
    (share) => table.style.left + (share / total) * table.style.width,
  );
  let top = 0;
  const frame = (): void => {
    for (const x of edges) sheet.rule(x, top, x, flow.y, 0.5, ink);
    for (const y of [top, flow.y]) sheet.rule(edges[0]!, y, edges.at(-1)!, y, 0.5, ink);
    top = flow.y;
  };
  const head = (): void => {
    flow.need(table.style.leading * 4);
    top = flow.y;
    if (table.style.head === 'none') return;
    table.head();
    frame();
  };
  head();
  flow.afterBreak = () => {
    if (headOnce) top = flow.y;
    else head();
  };
  fill((cells, options) => {
    table.entry(cells, options);
    frame();
  });
  flow.afterBreak = undefined;
}

/** Labels and values in two columns of a frame, as a report tool sets the facts of a list. */
export function factGrid(flow: Flow, facts: readonly Label[], ink = '#9a9a9a'): void {
  const { sheet } = flow;
  const step = sheet.options.size * 1.75;
  const half = flow.width / 2;
  const top = flow.y;
  const rows = Math.ceil(facts.length / 2);
  const label = Math.max(...facts.map(([text]) => sheet.widthOf(text, { bold: true }))) + 14;
  facts.forEach(([text, value], i) => {
    const x = flow.left + Math.floor(i / rows) * half + 4;
    const y = top + ((i % rows) + 1) * step - step * 0.35;
    const room = half - label - 10;
    const fit = Math.min(1, room / sheet.widthOf(value));
    sheet.text(x, y, text, { bold: true });
    sheet.text(x + label, y, value, { size: sheet.options.size * fit });
  });
  for (let i = 0; i <= rows; i++) sheet.rule(flow.left, top + i * step, flow.right, top + i * step, 0.5, ink);
  for (const x of [flow.left, flow.left + half, flow.right]) sheet.rule(x, top, x, top + rows * step, 0.5, ink);
  flow.y = top + rows * step + 12;
}

/** A line of small capitals' kind over a large figure, stacked at the right of the page; returns where it ends. */
export function bigFigures(flow: Flow, items: readonly Label[], top: number, ink: string): number {
  const { sheet } = flow;
  let y = top;
  for (const [label, value] of items) {
    sheet.text(flow.right, y + 9, label, { size: 7.5, align: 'right', color: '#666666' });
    sheet.text(flow.right, y + 26, value, { size: 14, bold: true, align: 'right', color: ink });
    y += 36;
  }
  return y;
}

/** Few facts, each in a line of its own, nothing beside them. */
export function plainFacts(flow: Flow, facts: readonly Label[], join = ': '): void {
  for (const [label, value] of facts) flow.line(`${label}${join}${value}`);
  flow.gap(8);
}
