import { onEveryPage, type Flow } from '../../../drawing/flow.ts';
import type { Sheet, TextStyle } from '../../../drawing/sheet.ts';
import type { Entry } from '../../../story/ledger.ts';
import type { Rng } from '../../../story/rng.ts';
import { open, type OpenOptions } from '../../family.ts';

export type Label = readonly [name: string, value: string];

/** The sum of the entries; with a sign only of those that go in (1) or out (-1). */
export const sumOf = (entries: readonly Entry[], sign = 0): number =>
  entries.filter((e) => sign === 0 || e.amount * sign > 0).reduce((all, e) => all + e.amount, 0);

/** A sheet whose first page is begun. */
export function begin(rng: Rng, options: OpenOptions): { sheet: Sheet; flow: Flow; size: number } {
  const { sheet, flow } = open(rng, options);
  flow.newPage();
  return { sheet, flow, size: sheet.options.size };
}

/** A coloured band or a thin rule with the bank's name, its address small beside it, the holder below. */
export function heading(
  flow: Flow,
  rng: Rng,
  parts: { bank: string; small: string; holder: readonly string[]; title: string },
): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  const ink = rng.pick(['#12355b', '#8a1538', '#00594c', '#3d3d3d', '#d35400', '#5c068c']);
  const band = rng.chance(0.4);
  if (band) sheet.fill(0, 0, sheet.page.width, flow.margins.top - 6, ink);
  const y = (flow.y += 16);
  sheet.text(flow.left, y, parts.bank, { bold: true, size: rng.int(12, 16), color: ink });
  sheet.text(flow.right, y, parts.small, { size: 6.5, align: 'right', color: '#555555' });
  if (!band) sheet.rule(flow.left, y + 5, flow.right, y + 5, 1, ink);
  flow.gap(rng.int(14, 30));
  for (const line of parts.holder) flow.line(line, { leading: size * 1.25 });
  flow.gap(rng.int(8, 22));
  flow.line(parts.title, { bold: true, size: size + rng.int(2, 5) });
  flow.gap(4);
}

/** Labels with their values at a tab, as deep as they are many. */
export function facts(
  flow: Flow,
  labels: readonly Label[],
  options: { left?: number; width?: number; valueAlign?: 'left' | 'right'; bold?: boolean; leading?: number } = {},
): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  const left = options.left ?? flow.left;
  const width = options.width ?? flow.width * 0.55;
  const tab = Math.max(...labels.map(([name]) => sheet.widthOf(name, { bold: true }))) + 14;
  for (const [name, value] of labels) {
    flow.need(size * 1.5);
    flow.y += options.leading ?? size * 1.45;
    const style: TextStyle = { bold: options.bold ?? false };
    sheet.text(left, flow.y, name, style);
    if (options.valueAlign === 'left') sheet.text(left + tab, flow.y, value, style);
    else sheet.text(left + width, flow.y, value, { ...style, align: 'right' });
  }
}

/** A box of text beside whatever else stands there; does not move the cursor. Returns its bottom. */
export function panel(
  sheet: Sheet,
  at: { x: number; y: number; width: number },
  title: string,
  lines: readonly string[],
  options: { size?: number; fill?: string } = {},
): number {
  const size = options.size ?? 7;
  const wrapped = lines.flatMap((line) => (line ? sheet.wrap(line, at.width - 12, { size }) : ['']));
  const height = size * 1.35 * wrapped.length + size * 2.4 + 8;
  if (options.fill) sheet.fill(at.x, at.y, at.width, height, options.fill);
  sheet.rule(at.x, at.y, at.x + at.width, at.y, 0.6);
  sheet.text(at.x + 6, at.y + size * 1.7, title, { bold: true, size: size + 0.5 });
  wrapped.forEach((line, i) => sheet.text(at.x + 6, at.y + size * 3.3 + i * size * 1.35, line, { size }));
  return at.y + height;
}

/** Prints the small print on the back of the first sheet: the second page, before the table goes on. */
export function backside(flow: Flow, title: string, paragraphs: readonly string[]): void {
  const { sheet } = flow;
  flow.y = flow.margins.top + 14;
  sheet.text(flow.left, flow.y, title, { bold: true, size: 10 });
  flow.gap(8);
  const gutter = 22;
  const width = (flow.width - gutter) / 2;
  paragraphs.forEach((text, i) => {
    const x = flow.left + (i % 2) * (width + gutter);
    const top = flow.margins.top + 40 + Math.floor(i / 2) * 150;
    sheet.wrap(text, width, { size: 7 }).forEach((line, k) => sheet.text(x, top + k * 9.6, line, { size: 7 }));
  });
  sheet.addPage();
  flow.y = flow.margins.top;
}

/** Page numbers, and a line of small print below them on every page. */
export function footer(flow: Flow, rng: Rng, page: (n: number, total: number) => string, legal = ''): void {
  const { sheet } = flow;
  const align = rng.pick(['left', 'center', 'right'] as const);
  const x = align === 'left' ? flow.left : align === 'right' ? flow.right : (flow.left + flow.right) / 2;
  onEveryPage(sheet, (n, total) => {
    sheet.text(x, sheet.page.height - 27, page(n, total), { size: 7, align });
    if (legal) sheet.text(flow.left, sheet.page.height - 15, legal, { size: 5.5, color: '#777777' });
  });
}
