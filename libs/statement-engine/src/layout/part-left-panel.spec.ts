import { describe, expect, it } from 'vitest';
import { partLeftPanel } from './part-left-panel.ts';
import type { Piece } from './split-words.ts';

const words = (text: string, x0: number, baseline: number): Piece[] => {
  let x = x0;
  return text.split(' ').map((part) => {
    const piece = { kind: 'text', text: part, x0: x, x1: x + part.length * 5, gap: 0, baseline, size: 9 } as const;
    x = piece.x1 + 3;
    return { ...piece, confidence: 1, repaired: false };
  });
};

const byBaseline = (pieces: readonly Piece[]): Piece[] =>
  [...pieces].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);

/** Twelve entries right of the first third of the page, under the names of their columns. */
const list = [
  ...words('Date', 200, 190),
  ...words('Details', 250, 190),
  ...Array.from({ length: 12 }, (_, at) => [
    ...words(`0${(at % 9) + 1}/05/2025`, 200, 204 + at * 14),
    ...words('Groceries shop', 270, 204 + at * 14),
    ...words('12.50', 500, 204 + at * 14),
  ]).flat(),
];

const panel = (text: string, pitch: number): Piece[] =>
  Array.from({ length: 7 }, (_, at) => words(text, 40, 204 + at * pitch)).flat();

const textOf = (pieces: readonly Piece[] = []): string => pieces.map(({ text }) => text).join(' ');

describe('a panel left of the dates of a list', () => {
  it('is parted from it, though some of its lines stand beside entries', () => {
    const title = words('Your card statement for May with its own long title', 40, 60);
    const parts = partLeftPanel(byBaseline([...title, ...list, ...panel('Payment due soon', 21)]), 600);
    expect(textOf(parts?.above)).toBe(textOf(title));
    expect(textOf(parts?.panel)).toBe(textOf(panel('Payment due soon', 21)));
    expect(textOf(parts?.rest)).toBe(textOf(byBaseline(list)));
  });

  it('is none where most entries have its words beside them, as they have in a column', () => {
    const column = Array.from({ length: 12 }, (_, at) => words('Card payment', 40, 204 + at * 14)).flat();
    expect(partLeftPanel(byBaseline([...list, ...column]), 600)).toBeNull();
  });

  it('is none of single words, nor where anything crosses what parts it from the dates', () => {
    expect(partLeftPanel(byBaseline([...list, ...panel('Visa', 21)]), 600)).toBeNull();
    const note = words('A note that begins on the left and goes on below the dates', 40, 281);
    expect(partLeftPanel(byBaseline([...list, ...panel('Payment due soon', 21), ...note]), 600)).toBeNull();
  });

  it('is none where its lines are the entries, and what begins with a figure goes on from them', () => {
    const dated = Array.from({ length: 12 }, (_, at) => words(`${at + 1} Aug`, 40, 197 + at * 14)).flat();
    expect(partLeftPanel(byBaseline([...list, ...dated]), 600)).toBeNull();
  });
});
