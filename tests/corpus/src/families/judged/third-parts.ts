import { onEveryPage, type Flow } from '../../drawing/flow.ts';
import type { Column, TableStyle } from '../../drawing/table.ts';
import type { Entry } from '../../story/ledger.ts';
import type { Rng } from '../../story/rng.ts';
import type { Cells } from '../ledger-pages.ts';
import { runningTable } from './columns.ts';
import type { Heading } from './desk.ts';
import type { Label } from './paper.ts';

export interface Envelope extends Heading {
  /** Return address or contact lines below the bank's name. */
  readonly small: readonly string[];
  /** What stands above the facts. */
  readonly box: string;
}

/** The bank's name and return address over the holder's at the left, a framed or tinted box of facts at the right. */
export function envelope(flow: Flow, rng: Rng, { bank, small, holder, title, box, facts }: Envelope): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  const ink = rng.pick(['#012169', '#c8102e', '#00693c', '#222222', '#5a2d82', '#d0470f']);
  const top = flow.y;
  const name = { bold: true, size: rng.int(13, 17), color: ink };
  sheet.text(flow.left, top + 14, bank, name);
  small.forEach((line, i) => sheet.text(flow.left, top + 26 + i * 9, line, { size: 7, color: '#555555' }));
  const address = top + 26 + small.length * 9 + rng.int(10, 30);
  holder.forEach((line, i) => sheet.text(flow.left + 10, address + (i + 1) * size * 1.3, line));
  const needed = Math.max(
    ...facts.map(([a, b]) => sheet.widthOf(a) + sheet.widthOf(b, { bold: true }) + 28),
    sheet.widthOf(box, { bold: true }) + 20,
  );
  const width = Math.max(flow.width * 0.38, needed);
  const left = flow.right - width;
  const height = (facts.length + 1) * size * 1.6 + 12;
  const boxTop = top + (rng.chance(0.5) && sheet.widthOf(bank, name) < flow.width - width - 8 ? 0 : 30);
  if (rng.chance(0.5)) sheet.fill(left, boxTop, width, height, rng.pick(['#eef3fa', '#f3f3f3', '#fdf4ea']));
  else for (const y of [boxTop, boxTop + height]) sheet.rule(left, y, flow.right, y, 0.8, ink);
  sheet.text(left + 8, boxTop + size * 1.6, box, { bold: true, color: ink });
  facts.forEach(([label, value], i) => {
    const y = boxTop + (i + 2) * size * 1.6;
    sheet.text(left + 8, y, label);
    sheet.text(flow.right - 8, y, value, { align: 'right', bold: true });
  });
  flow.y = Math.max(boxTop + height, address + holder.length * size * 1.3) + rng.int(16, 34);
  if (title) flow.line(title, { bold: true, size: size + 5, color: ink });
  flow.gap(6);
}

/** From the second page on: who and what at the head of each page. */
export function runningHead(flow: Flow, left: string, right = ''): void {
  const { sheet } = flow;
  flow.onPage = (f, page) => {
    if (page === 1) return;
    sheet.text(f.left, f.y + 8, left, { size: 7.5, color: '#444444' });
    sheet.text(f.right, f.y + 8, right, { size: 7.5, color: '#444444', align: 'right' });
    f.gap(22);
  };
}

/** Label and figure in lines of any two places of the page; returns where the lines end. */
export function labelled(flow: Flow, labels: readonly Label[], left: number, right: number, top = flow.y): number {
  const { sheet } = flow;
  const step = sheet.options.size * 1.5;
  labels.forEach(([label, value], i) => {
    sheet.text(left, top + (i + 1) * step, label);
    sheet.text(right, top + (i + 1) * step, value, { align: 'right' });
  });
  return top + labels.length * step;
}

/** Small print in two columns. */
export function smallPrint(flow: Flow, title: string, paragraphs: readonly string[]): void {
  const { sheet } = flow;
  const style = { size: 6.5 };
  const width = (flow.width - 22) / 2;
  const lines = paragraphs.flatMap((text) => [...sheet.wrap(text, width, style), '']);
  const rows = Math.ceil(lines.length / 2);
  flow.need(rows * 8.8 + 30);
  flow.gap(10);
  flow.line(title, { bold: true, size: 8.5 });
  lines.forEach((line, i) =>
    sheet.text(flow.left + (i < rows ? 0 : width + 22), flow.y + ((i % rows) + 1) * 8.8, line, style),
  );
  flow.gap(rows * 8.8 + 10);
}

/** An offer in a tinted box, figures and all. */
export function offer(flow: Flow, rng: Rng, headline: string, text: string): void {
  const { sheet } = flow;
  const lines = sheet.wrap(text, flow.width - 24, { size: 8 });
  const height = 24 + lines.length * 10.5;
  flow.need(height + 12);
  flow.gap(6);
  sheet.fill(flow.left, flow.y, flow.width, height, rng.pick(['#e8f1ec', '#fbeedd', '#e9eef8']));
  sheet.text(flow.left + 12, flow.y + 15, headline, { bold: true, size: 10 });
  lines.forEach((line, i) => sheet.text(flow.left + 12, flow.y + 27 + i * 10.5, line, { size: 8 }));
  flow.gap(height + 10);
}

export interface Section {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Cells[];
  readonly total?: Cells;
  /** Behind the title where the section goes on over the page. */
  readonly again?: string;
  /** At the foot of a page where the section is not at its end. */
  readonly over?: string;
  readonly style?: TableStyle;
}

/** A titled list with its total, which tells at each page's end and head that it goes on. */
export function section(flow: Flow, { title, columns, rows, total, again, over, style }: Section): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  flow.need(size * 9);
  flow.gap(size);
  if (title) flow.line(title, { bold: true, size: size + 2 });
  runningTable(flow, columns, style ?? {}, (table) => {
    flow.beforeBreak = () => {
      if (over) sheet.text(flow.right, flow.y + size * 1.3, over, { align: 'right', size: size - 1, color: '#555555' });
    };
    flow.afterBreak = () => {
      if (title && again !== undefined) flow.line(`${title}${again}`, { bold: true, size: size + 2 });
      table.head();
    };
    for (const cells of rows) table.entry(cells, { reserve: over ? size * 1.5 : 0 });
    if (total) table.entry(total, { bold: true });
    flow.beforeBreak = undefined;
  });
}

/** "Page n of m" and a line of the bank, in one place of every page. */
export function pageFeet(flow: Flow, words: (page: number, total: number) => string, line = ''): void {
  const { sheet } = flow;
  onEveryPage(sheet, (page, total) => {
    sheet.text(flow.right, sheet.page.height - 30, words(page, total), { size: 7.5, align: 'right' });
    if (line) sheet.text(flow.left, sheet.page.height - 18, line, { size: 6, color: '#777777' });
  });
}

/** Check numbers for some of the payments out of an account, rising, with gaps. */
export function checkNumbers(rng: Rng, entries: readonly Entry[], share: number): ReadonlyMap<Entry, number> {
  let number = rng.int(101, 7800);
  const numbers = new Map<Entry, number>();
  for (const e of entries)
    if (e.kind === 'out' && e.amount < 0 && rng.chance(share)) {
      number += rng.chance(0.8) ? 1 : rng.int(2, 6);
      numbers.set(e, number);
    }
  return numbers;
}

/** Readings of a paid check that are as right as any. */
export const checkReadings = (number: number): readonly string[] => [
  `${number}`,
  `${number}*`,
  `Check # ${number}`,
  'Check',
  'Checks',
  '',
];

/** What the law has American banks print on every statement of a deposit account. */
export const rights = [
  'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS: Telephone us or write to us as soon as you can if you think your statement or receipt is wrong. We must hear from you no later than 60 days after we sent the FIRST statement on which the error or problem appeared.',
  'Tell us your name and account number. Describe the error or the transfer you are unsure about, and tell us the dollar amount of the suspected error. For personal accounts we will credit your account within 10 business days for the amount you think is in error.',
  'Direct deposits: if you have arranged to have direct deposits made to your account at least once every 60 days from the same person or company, you may call us to find out if the deposit was made as scheduled.',
  'Deposit agreement: all deposits to, and withdrawals from, your account are subject to the terms of the agreement. Deposits are insured to $250,000 per depositor.',
];
