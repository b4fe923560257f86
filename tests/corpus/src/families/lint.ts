import { boxOf, type TextOp } from '../drawing/sheet.ts';
import type { Drawn } from './family.ts';

/** Faults of a drawing itself: text outside the page or over other text. An unfair document is no test. */
export function lintDrawing(drawn: Drawn): string[] {
  if (!drawn.sheet) return [];
  const faults: string[] = [];
  drawn.sheet.pages.forEach((page, index) => {
    const texts = page.ops.filter((op): op is TextOp => op.kind === 'text' && !op.hidden);
    const boxes = texts.map((op) => boxOf(op)).map((box, i) => ({ box, text: texts[i]!.text }));
    for (const { box, text } of boxes)
      if (box[0] < 2 || box[1] < 0 || box[2] > page.width - 2 || box[3] > page.height)
        faults.push(`page ${index + 1}: outside the page: ${text}`);
    boxes.sort((a, b) => a.box[1] - b.box[1]);
    for (let i = 0; i < boxes.length; i++)
      for (let j = i + 1; j < boxes.length; j++) {
        const [a, b] = [boxes[i]!, boxes[j]!];
        if (b.box[1] > a.box[3]) break;
        const across = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]);
        const down = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]);
        if (across > 0.5 && down > 1) faults.push(`page ${index + 1}: overlap: "${a.text}" / "${b.text}"`);
      }
  });
  return faults;
}

const western = (text: string): string => text.replace(/[٠-٩]/g, (d) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(d)));

/** Every figure of a text as bare digits without leading zeros. */
function figuresOf(texts: readonly string[]): Set<string> {
  const figures = new Set<string>();
  for (const text of texts)
    for (const part of western(text).split(/\s{2,}/))
      for (const pattern of [/[\d.,'\u00a0\u202f ]+/g, /[\d.,']+/g])
        for (const [match] of part.matchAll(pattern)) figures.add(match.replace(/\D/g, '').replace(/^0+/, ''));
  return figures;
}

/** Truth that is not on the page: amounts and balances no reader could have found. */
export function lintTruth(drawn: Drawn): string[] {
  const texts = drawn.sheet
    ? drawn.sheet.pages.flatMap((page) => page.ops.flatMap((op) => (op.kind === 'text' ? [op.text] : [])))
    : drawn.html.replace(/<style>.*?<\/style>/s, '').split(/<[^>]*>/);
  const figures = figuresOf(texts);
  const faults: string[] = [];
  const expect = (what: string, amount: number | null): void => {
    if (amount === null || amount === 0) return;
    const found = [0, 2, 3].some((decimals) => figures.has(String(Math.round(Math.abs(amount) * 10 ** decimals))));
    if (!found) faults.push(`${what} ${amount} is not on the page`);
  };
  for (const account of drawn.truth.accounts) {
    expect('opening', account.openingBalance);
    expect('closing', account.closingBalance);
    for (const row of account.transactions) {
      expect('amount', row.amount);
      expect('balance', row.balance);
    }
    const [opening, closing] = [account.openingBalance, account.closingBalance];
    const sum = account.transactions.reduce((all, row) => all + row.amount, 0);
    if (opening !== null && closing !== null && Math.abs(opening + sum - closing) > 0.001)
      faults.push(`opening + sum is not closing: ${opening} + ${sum} / ${closing}`);
  }
  return faults;
}
