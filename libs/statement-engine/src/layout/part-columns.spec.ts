import { describe, expect, it } from 'vitest';
import { partColumns } from './part-columns.ts';
import type { Piece } from './split-words.ts';

const word = (text: string, x0: number, baseline: number): Piece => ({
  kind: 'text',
  text,
  x0,
  x1: x0 + text.length * 5,
  gap: 0,
  baseline,
  size: 9,
  confidence: 1,
  repaired: false,
});

const entries = (left: number, top: number, count: number): Piece[] =>
  Array.from({ length: count }, (_, at) => [
    word(`0${at + 1}/05`, left, top + at * 20),
    word('Groceries', left + 40, top + at * 20),
    word('12.50', left + 200, top + at * 20),
  ]).flat();

const partsOf = (...pieces: Piece[]): ReturnType<typeof partColumns> =>
  partColumns(
    pieces.sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0),
    600,
  );

const textsOf = (pieces: readonly Piece[] = []): string => pieces.map(({ text }) => text).join(' ');

describe('a page in two columns', () => {
  it('is read column by column, between what stands off above and below them', () => {
    const parts = partsOf(
      word('Statement of a card', 40, 30),
      word('Purchases', 40, 92),
      ...entries(40, 110, 4),
      ...entries(320, 101, 3),
      word('Total', 320, 160),
      word('37.50', 520, 160),
      word('Page 1 of 2', 280, 400),
    );
    expect(textsOf(parts?.above)).toBe('Statement of a card');
    expect(textsOf(parts?.left)).toMatch(/^Purchases 01\/05 Groceries 12\.50 02\/05 .* 12\.50$/);
    expect(textsOf(parts?.right)).toMatch(/^01\/05 Groceries .* Total 37\.50$/);
    expect(textsOf(parts?.below)).toBe('Page 1 of 2');
  });

  it('is one in a scan, whose words lie a little off their places', () => {
    const jitter = ({ x0, x1, baseline, ...rest }: Piece, at: number): Piece => {
      const across = ((at * 7) % 5) - 2;
      return { ...rest, x0: x0 + across, x1: x1 + across, baseline: baseline + (((at * 3) % 5) - 2) * 0.5 };
    };
    const pieces = [...entries(40, 110, 4), ...entries(320, 101, 3)].map(jitter);
    pieces.sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
    expect(partColumns(pieces, 600)).toBeNull();
    expect(partColumns(pieces, 600, true)?.right).toHaveLength(9);
    const inStep = [...entries(40, 110, 4), ...entries(320, 111, 3)].map(jitter);
    inStep.sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
    expect(partColumns(inStep, 600, true)).toBeNull();
  });

  it('is none where the entries stand on the same lines', () => {
    expect(partsOf(...entries(40, 110, 4), ...entries(320, 110, 3))).toBeNull();
  });

  it('is none where the entries of the right half go on from words in the left one', () => {
    const names = [100, 120, 140].map((y) => word('Breakfast', 40, y));
    const counts = [106, 126, 146].flatMap((y) => [word('2', 40, y), word('guests', 60, y), word('2.00', 100, y)]);
    expect(partsOf(...names, ...counts, ...entries(320, 100, 3))).toBeNull();
  });

  it('is one where the right half has names of columns on lines of other words, whatever the entries stand on', () => {
    const heading = (left: number, y: number): Piece[] =>
      ['Data', 'Descrição', 'Parcela', 'Valor'].map((text, at) => word(text, left + at * 50, y));
    const page = [...entries(40, 110, 4), ...entries(320, 110, 2)];
    const parts = partsOf(...page, ...heading(40, 95), ...heading(320, 150), ...entries(320, 170, 3));
    expect(textsOf(parts?.left)).toMatch(/^Data Descrição/);
    expect(textsOf(parts?.right)).toMatch(/^01\/05 .* Data Descrição Parcela Valor 01\/05/);
    expect(partsOf(...page, ...heading(40, 95), ...heading(320, 95))).toBeNull();
  });

  it('has the marks before the days of the right half in it', () => {
    const marks = [101, 121, 141].map((y) => word('@', 305, y));
    const parts = partsOf(...entries(40, 110, 4), ...entries(320, 101, 3), ...marks);
    expect(textsOf(parts?.right)).toMatch(/^@ 01\/05/);
    expect(textsOf(parts?.left)).not.toContain('@');
  });

  it('has a title of the right half in it that begins a little left of its entries', () => {
    const title = word('Credits', 318, 151);
    const parts = partsOf(...entries(40, 110, 4), ...entries(320, 101, 3), title, ...entries(320, 171, 1));
    expect(textsOf(parts?.right)).toContain('Credits 01/05');
  });

  it('is none where a line runs through between the entries', () => {
    const line = word('A sentence that goes on and on across the page', 150, 145);
    expect(partsOf(...entries(40, 110, 4), ...entries(320, 101, 3), line)).toBeNull();
  });

  it('is none where only one side has entries', () => {
    const panel = [101, 121, 141].flatMap((y) => [word('01/05', 320, y), word('Branch', 360, y)]);
    expect(partsOf(...entries(40, 110, 4), ...panel)).toBeNull();
  });
});

it('a label on the left and its figure far right are one line above the columns', () => {
  const label = (text: string, baseline: number): Piece[] => [word(text, 40, baseline), word('412.77', 520, baseline)];
  const parts = partsOf(
    ...label('Previous', 92),
    ...label('Total', 101),
    ...entries(40, 121, 4),
    ...entries(320, 112, 3),
  );
  expect(textsOf(parts?.above)).toBe('Previous 412.77 Total 412.77');
  // A name beside it makes it a line of the right column.
  const named = partsOf(
    ...label('Previous', 101),
    word('Owner', 320, 101),
    ...entries(40, 121, 4),
    ...entries(320, 112, 3),
  );
  expect(textsOf(named?.above)).toBe('');
});
