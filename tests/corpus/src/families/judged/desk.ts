import type { Flow } from '../../drawing/flow.ts';
import { onEveryPage } from '../../drawing/flow.ts';
import type { Align } from '../../drawing/sheet.ts';
import type { Entry } from '../../story/ledger.ts';
import type { Rng } from '../../story/rng.ts';
import type { Label } from './paper.ts';

/** What entries come to; of one side where a sign is given. */
export const sumOf = (entries: readonly Entry[], sign = 0): number =>
  entries.filter((e) => sign === 0 || e.amount * sign > 0).reduce((all, e) => all + e.amount, 0);

/** Mostly a few dozen rows; sometimes none, hardly any, or many. */
export function rowCount(rng: Rng, usual = 40): number {
  const roll = rng.next();
  if (roll < 0.03) return 0;
  if (roll < 0.15) return rng.int(1, 4);
  if (roll < 0.85) return rng.int(5, usual);
  return rng.int(usual, 80);
}

/** A time of day for every entry, in the order of the entries within each day. */
export function clocks(rng: Rng, entries: readonly Entry[]): ReadonlyMap<Entry, string> {
  const two = (n: number): string => String(n).padStart(2, '0');
  const times = new Map<Entry, string>();
  for (const date of new Set(entries.map((e) => e.date))) {
    const own = entries.filter((e) => e.date === date);
    const drawn = own.map(() => [rng.int(0, 23), rng.int(0, 59), rng.int(0, 59)].map(two).join(':')).sort();
    own.forEach((e, i) => times.set(e, drawn[i]!));
  }
  return times;
}

export interface Heading {
  readonly bank: string;
  readonly holder: readonly string[];
  readonly title: string;
  readonly facts: readonly Label[];
}

const besideTintedBox = (flow: Flow, rng: Rng, { bank, holder, title, facts }: Heading, ink: string): void => {
  const { sheet } = flow;
  const size = sheet.options.size;
  sheet.text(flow.left, flow.y + 14, bank, { size: rng.int(13, 17), bold: true, color: ink });
  const top = flow.y + 28;
  const needed = Math.max(...facts.map(([a, b]) => sheet.widthOf(a) + sheet.widthOf(b, { bold: true }) + 34));
  const width = Math.max(flow.width * 0.4, needed);
  sheet.fill(flow.right - width, top, width, facts.length * size * 1.6 + 8, '#eef0f4');
  facts.forEach(([label, value], i) => {
    const y = top + (i + 1) * size * 1.6;
    sheet.text(flow.right - width + 8, y, label);
    sheet.text(flow.right - 8, y, value, { align: 'right', bold: true });
  });
  holder.forEach((line, i) => sheet.text(flow.left + 4, top + 6 + (i + 1) * size * 1.35, line));
  flow.y = top + Math.max(facts.length * size * 1.6, holder.length * size * 1.35) + 18;
  flow.line(title, { bold: true, size: size + 3, color: ink });
};

const centred = (flow: Flow, rng: Rng, { bank, holder, title, facts }: Heading, ink: string): void => {
  const { sheet } = flow;
  const size = sheet.options.size;
  flow.line(bank, { align: 'center', bold: true, size: rng.int(13, 16), color: ink });
  flow.line(title, { align: 'center', bold: true, size: size + 2 });
  flow.gap(6);
  sheet.rule(flow.left, flow.y, flow.right, flow.y, 1.2, ink);
  flow.gap(8);
  holder.forEach((line) => flow.line(line));
  flow.gap(6);
  const widest = Math.max(...facts.map(([label]) => sheet.widthOf(label)));
  for (const [label, value] of facts) {
    flow.y += size * 1.4;
    sheet.text(flow.left, flow.y, label);
    sheet.text(flow.left + widest + 12, flow.y, label ? `: ${value}` : value);
  }
  flow.gap(8);
};

const cellsInARow = (flow: Flow, rng: Rng, { bank, holder, title, facts }: Heading, ink: string): void => {
  const { sheet } = flow;
  const size = sheet.options.size;
  sheet.text(flow.left, flow.y + 16, title, { size: Math.min(15, size + 6), bold: true });
  sheet.text(flow.right, flow.y + 34, bank, { size: rng.int(11, 14), bold: true, color: ink, align: 'right' });
  flow.gap(44);
  holder.forEach((line) => flow.line(line));
  flow.gap(10);
  const across = facts.some(([a, b]) => Math.max(sheet.widthOf(a), sheet.widthOf(b)) > flow.width / 3 - 12) ? 2 : 3;
  for (let i = 0; i < facts.length; i += across) {
    sheet.rule(flow.left, flow.y, flow.right, flow.y, 0.6, ink);
    facts.slice(i, i + across).forEach(([label, value], k) => {
      const x = flow.left + (k * flow.width) / across + 2;
      sheet.text(x, flow.y + size * 1.2, label, { size: size * 0.85, color: '#555555' });
      sheet.text(x, flow.y + size * 2.5, value);
    });
    flow.gap(size * 3.1);
  }
  sheet.rule(flow.left, flow.y, flow.right, flow.y, 0.6, ink);
};

/** Bank, holder, title and facts in one of three arrangements. */
export function heading(flow: Flow, rng: Rng, parts: Heading): void {
  const ink = rng.pick(['#00557f', '#8a1538', '#2f6b2f', '#000000', '#6a3d00']);
  rng.pick([besideTintedBox, centred, cellsInARow])(flow, rng, parts, ink);
  flow.gap(rng.int(8, 16));
}

export interface GridColumn {
  readonly head: string;
  readonly align: Align;
  readonly weight: number;
}

/** A short list printed several abreast, read line by line: paid checks, balances of days. */
export function abreast(
  flow: Flow,
  across: number,
  columns: readonly GridColumn[],
  items: readonly (readonly string[])[],
): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  const block = flow.width / across;
  const total = columns.reduce((all, c) => all + c.weight, 0);
  const row = (cells: readonly string[], at: number, bold: boolean): void => {
    let x = flow.left + at * block;
    columns.forEach((column, i) => {
      const width = ((block - 18) * column.weight) / total;
      const align = column.align;
      sheet.text(align === 'right' ? x + width - 4 : x, flow.y, cells[i] ?? '', { align, bold });
      x += width;
    });
  };
  flow.need(size * 4.5);
  flow.y += size * 1.4;
  for (let k = 0; k < Math.min(across, Math.max(1, items.length)); k++)
    row(
      columns.map((c) => c.head),
      k,
      true,
    );
  for (let i = 0; i < items.length; i += across) {
    flow.need(size * 1.4);
    flow.y += size * 1.4;
    items.slice(i, i + across).forEach((cells, k) => row(cells, k, false));
  }
  flow.gap(size);
}

/** Label and figure in lines, the figures in one column. */
export function figures(flow: Flow, labels: readonly Label[], width = 0.55, bold = false): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  const needed = Math.max(...labels.map(([a, b]) => sheet.widthOf(a, { bold }) + sheet.widthOf(b, { bold }) + 16));
  const end = flow.left + Math.min(flow.width, Math.max(flow.width * width, needed));
  for (const [label, value] of labels) {
    flow.need(size * 1.5);
    flow.y += size * 1.5;
    sheet.text(flow.left, flow.y, label, { bold });
    sheet.text(end, flow.y, value, { align: 'right', bold });
  }
  flow.gap(8);
}

/** Small print in a frame. */
export function notice(flow: Flow, title: string, text: string): void {
  const { sheet } = flow;
  const lines = sheet.wrap(text, flow.width - 16, { size: 6.5 });
  const height = 16 + lines.length * 8.5 + 6;
  flow.need(height + 8);
  flow.gap(6);
  const top = flow.y;
  sheet.text(flow.left + 8, top + 11, title, { size: 7.5, bold: true });
  lines.forEach((line, i) => sheet.text(flow.left + 8, top + 21 + i * 8.5, line, { size: 6.5 }));
  for (const y of [top, top + height]) sheet.rule(flow.left, y, flow.right, y, 0.4);
  for (const x of [flow.left, flow.right]) sheet.rule(x, top, x, top + height, 0.4);
  flow.y = top + height + 6;
}

/** Page number and a running line of the bank on every page, in places that the seed picks. */
export function footer(flow: Flow, rng: Rng, page: (n: number, total: number) => string, bank = ''): void {
  const { sheet } = flow;
  const numberAtTop = rng.chance(0.3);
  const centredNumber = rng.chance(0.4);
  const line = rng.chance(0.7) ? bank : '';
  onEveryPage(sheet, (n, total) => {
    const { height, width } = sheet.page;
    sheet.text(centredNumber ? width / 2 : flow.right, numberAtTop ? 20 : height - 36, page(n, total), {
      size: 7,
      align: centredNumber ? 'center' : 'right',
    });
    if (line) sheet.text(flow.left, height - 20, line, { size: 6, color: '#777777' });
  });
}
