import { onEveryPage, type Flow } from '../../drawing/flow.ts';
import type { Day } from '../../story/calendar.ts';
import type { Entry, Kind, Ledger } from '../../story/ledger.ts';
import type { Rng } from '../../story/rng.ts';
import type { Label } from './paper.ts';

export interface Band {
  readonly bank: string;
  /** A few words of the brand under its name. */
  readonly motto?: string;
  readonly title: string;
  readonly holder: readonly string[];
  readonly facts: readonly Label[];
  readonly ink: string;
}

/** Two facts a line between rules, label and value in one line each. */
function factsInRows(flow: Flow, facts: readonly Label[], ink: string): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  const half = flow.width / 2;
  const across = facts.every(([a, b]) => sheet.widthOf(a) + sheet.widthOf(b, { bold: true }) < half - 24) ? 2 : 1;
  sheet.rule(flow.left, flow.y, flow.right, flow.y, 0.8, ink);
  for (let i = 0; i < facts.length; i += across) {
    flow.y += size * 1.6;
    facts.slice(i, i + across).forEach(([label, value], k) => {
      const x = flow.left + k * half;
      sheet.text(x, flow.y, `${label}:`);
      sheet.text(across === 2 ? x + half - 14 : flow.left + flow.width * 0.75, flow.y, value, {
        bold: true,
        align: 'right',
      });
    });
  }
  flow.gap(size * 0.7);
  sheet.rule(flow.left, flow.y, flow.right, flow.y, 0.8, ink);
  flow.gap(16);
}

/** A coloured band over the page with the brand's name, the title opposite; the holder below, the facts beside or under it. */
export function band(flow: Flow, rng: Rng, { bank, motto = '', title, holder, facts, ink }: Band): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  const height = rng.int(34, 48);
  const solid = rng.chance(0.6);
  const paint = solid ? '#ffffff' : ink;
  if (solid) sheet.fill(0, 0, sheet.page.width, height, ink);
  else sheet.rule(0, height, sheet.page.width, height, 2, ink);
  sheet.text(flow.left, height - 16, bank, { bold: true, size: 15, color: paint });
  if (motto) sheet.text(flow.left, height - 5, motto, { size: 6.5, color: paint });
  sheet.text(flow.right, height - 12, title, { bold: true, size: 11, color: paint, align: 'right' });
  const top = height + rng.int(18, 34);
  holder.forEach((line, i) => sheet.text(flow.left, top + (i + 1) * size * 1.35, line));
  if (rng.chance(0.4)) {
    flow.y = top + holder.length * size * 1.35 + rng.int(10, 20);
    factsInRows(flow, facts, ink);
    return;
  }
  const widest = Math.max(...facts.map(([, value]) => sheet.widthOf(value, { bold: true })));
  const values = flow.right - Math.max(widest, flow.width * 0.18);
  facts.forEach(([label, value], i) => {
    const y = top + (i + 1) * size * 1.5;
    sheet.text(values - 10, y, label, { align: 'right', color: '#555555' });
    sheet.text(values, y, value, { bold: true });
  });
  flow.y = top + Math.max(holder.length * size * 1.35, facts.length * size * 1.5) + rng.int(14, 26);
}

/** Figures in boxes abreast, each under its label; signs between them make a sum of it. */
export function boxes(
  flow: Flow,
  items: readonly Label[],
  options: { signs?: readonly string[]; tint?: string },
): void {
  const { sheet } = flow;
  const { signs = [], tint = '#eef2f6' } = options;
  const size = sheet.options.size;
  const gap = signs.length ? 16 : 6;
  const width = (flow.width - gap * (items.length - 1)) / items.length;
  const heads = items.map(([label]) => sheet.wrap(label, width - 10, { size: size - 1 }));
  const lines = Math.max(...heads.map((head) => head.length));
  const height = (lines + 1) * size * 1.3 + 14;
  flow.need(height + 8);
  items.forEach(([, value], i) => {
    const x = flow.left + i * (width + gap);
    sheet.fill(x, flow.y, width, height, tint);
    heads[i]!.forEach((line, k) =>
      sheet.text(x + 5, flow.y + (k + 1) * size * 1.25, line, { size: size - 1, color: '#444444' }),
    );
    const wide = sheet.widthOf(value, { bold: true, size: size + 1 }) > width - 10;
    sheet.text(x + width - 5, flow.y + height - 6, value, { bold: true, size: size + (wide ? -1 : 1), align: 'right' });
    const sign = signs[i];
    if (sign) sheet.text(x + width + gap / 2, flow.y + height / 2 + 3, sign, { bold: true, size: 12, align: 'center' });
  });
  flow.gap(height + 10);
}

/** What is written on every page from the second on, and the number and a line of the bank on all of them. */
export function furniture(
  flow: Flow,
  page: (n: number, total: number) => string,
  line: string,
  place: 'left' | 'center' | 'right',
): void {
  const { sheet } = flow;
  onEveryPage(sheet, (n, total) => {
    const { width, height } = sheet.page;
    const x = place === 'left' ? flow.left : place === 'right' ? flow.right : width / 2;
    sheet.text(x, height - 32, page(n, total), { size: 7, align: place });
    sheet.text(flow.left, height - 18, line, { size: 6, color: '#777777' });
  });
}

export interface Planned {
  readonly date: Day;
  readonly amount: number;
  readonly lines: readonly string[];
  readonly kind?: Kind;
  readonly reference?: string;
}

/** The ledger whose entries are those planned, in order of their days, with their balances. */
export function chained(base: Ledger, planned: readonly Planned[]): Ledger {
  let balance = base.opening;
  const entries: Entry[] = [...planned]
    .sort((a, b) => a.date - b.date)
    .map(({ date, amount, lines, kind, reference }) => ({
      date,
      valueDate: date,
      amount,
      balance: (balance += amount),
      lines: [...lines],
      kind: kind ?? (amount < 0 ? 'out' : 'in'),
      reference: reference ?? '',
      card: '',
      city: '',
    }));
  return { ...base, entries, closing: balance };
}
