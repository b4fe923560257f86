import { Flow } from '../../drawing/flow.ts';
import { Sheet } from '../../drawing/sheet.ts';
import type { Rng } from '../../story/rng.ts';
import { A4 } from '../family.ts';

export type Label = readonly [string, string];

export interface PaperOptions {
  readonly faces: readonly string[];
  readonly sizes?: readonly number[];
  readonly page?: { width: number; height: number };
}

/** A blank sheet with its own margins for the families of this folder. */
export function paper(rng: Rng, options: PaperOptions): { sheet: Sheet; flow: Flow } {
  const sheet = new Sheet({
    ...(options.page ?? A4),
    face: rng.pick(options.faces),
    size: rng.pick(options.sizes ?? [7.5, 8, 8.5, 9, 10]),
  });
  const flow = new Flow(sheet, {
    left: rng.int(28, 60),
    right: rng.int(28, 60),
    top: rng.int(28, 60),
    bottom: rng.int(56, 84),
  });
  return { sheet, flow };
}

/** Logo at the right, window address in the middle left, facts in a ruled grid. */
export function letter(
  flow: Flow,
  rng: Rng,
  bank: string,
  holder: readonly string[],
  title: string,
  labels: readonly Label[],
): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  const ink = rng.pick(['#004b87', '#c8102e', '#006747', '#222222', '#4b2e83']);
  const logoRight = rng.chance(0.6);
  sheet.text(logoRight ? flow.right : flow.left, flow.y + 14, bank, {
    bold: true,
    size: rng.int(12, 18),
    color: ink,
    align: logoRight ? 'right' : 'left',
  });
  if (rng.chance(0.5))
    sheet.text(
      logoRight ? flow.right : flow.left,
      flow.y + 26,
      rng.pick(['www.example.com', 'Tel. 0800 555 0100', 'Member of the Example Group']),
      { size: 6.5, align: logoRight ? 'right' : 'left', color: '#666666' },
    );
  flow.gap(rng.int(34, 60));
  holder.forEach((line) => flow.line(line, { leading: size * 1.3 }));
  flow.gap(rng.int(10, 30));
  flow.line(title, { bold: true, size: size + rng.int(2, 6), color: ink });
  flow.gap(4);
  if (rng.chance(0.5)) {
    const across = Math.min(labels.length, 2);
    const width = flow.width / across;
    for (let i = 0; i < labels.length; i += across) {
      sheet.rule(flow.left, flow.y, flow.right, flow.y, 0.4);
      labels.slice(i, i + across).forEach(([label, value], k) => {
        const x = flow.left + k * width + 3;
        sheet.text(x, flow.y + size * 1.2, label, { size: Math.max(6, size - 1.5), color: '#555555' });
        sheet.text(x, flow.y + size * 2.4, value, { bold: true });
      });
      flow.gap(size * 2.9);
    }
    sheet.rule(flow.left, flow.y, flow.right, flow.y, 0.4);
  } else {
    for (const [label, value] of labels)
      flow.line(`${label}${rng.chance(0.5) || /\d$/.test(label) ? ':' : ''} ${value}`);
  }
  flow.gap(12);
}

/** Balances in one sentence line each, at the right of the page. */
export function ends(
  flow: Flow,
  labels: readonly Label[],
  options: { align?: 'left' | 'right'; bold?: boolean } = {},
): void {
  const { sheet } = flow;
  const size = sheet.options.size;
  const label = options.align === 'left' ? flow.left : flow.right - flow.width * 0.42;
  for (const [name, value] of labels) {
    flow.need(size * 1.6);
    flow.y += size * 1.6;
    sheet.text(label, flow.y, name, { bold: options.bold ?? false });
    sheet.text(
      options.align === 'left'
        ? flow.left +
            Math.max(flow.width * 0.45, sheet.widthOf(name, { bold: true }) + sheet.widthOf(value, { bold: true }) + 20)
        : flow.right,
      flow.y,
      value,
      { align: 'right', bold: options.bold ?? false },
    );
  }
  flow.gap(8);
}

/** Legal text, page number and a vertical form number on every page. */
export function margins(flow: Flow, rng: Rng, page: (n: number, total: number) => string): void {
  const { sheet } = flow;
  const pages = sheet.pages.splice(0);
  const legal = rng.pick([
    'Please examine this statement at once and report any error within 30 days.',
    'Registered office: 1 Example Square. Registered No. 1234567.',
    '',
  ]);
  const vertical = rng.chance(0.3);
  const atTop = rng.chance(0.35);
  pages.forEach((each, i) => {
    sheet.pages.push(each);
    if (legal) sheet.text(flow.left, sheet.page.height - 16, legal, { size: 5.5, color: '#888888' });
    sheet.text(flow.right, atTop ? 18 : sheet.page.height - 32, page(i + 1, pages.length), { size: 7, align: 'right' });
    if (vertical)
      sheet.text(12, sheet.page.height - 120, `${rng.digits(4)}-${rng.digits(7)}-00${i + 1}`, {
        size: 5,
        turn: 90,
        color: '#999999',
      });
  });
}
