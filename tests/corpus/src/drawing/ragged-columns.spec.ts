import { describe, expect, it } from 'vitest';
import { createRng } from '../story/rng.ts';
import { measure } from './fonts.ts';
import { raggedAmounts, singleBlanks } from './ragged-columns.ts';
import { Sheet, type TextOp } from './sheet.ts';

const textsOf = (sheet: Sheet): TextOp[] =>
  sheet.pages.flatMap((page) => page.ops.filter((op): op is TextOp => op.kind === 'text'));

describe('columns that do not meet', () => {
  const sheet = (): Sheet => {
    const drawn = new Sheet({ width: 595, height: 842 });
    drawn.text(40, 100, '01.02.2024');
    drawn.text(120, 100, 'Bakery 12');
    drawn.text(400, 100, '1.234,56-', { align: 'right' });
    drawn.text(480, 100, '99,00 CR', { align: 'right' });
    return drawn;
  };

  it('come of amounts that are moved, and of nothing else', () => {
    const before = textsOf(sheet());
    const after = textsOf(raggedAmounts(sheet(), createRng('ragged')));
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    for (const at of [2, 3]) expect(Math.abs(after[at]!.x - before[at]!.x)).toBeLessThanOrEqual(14);
    expect(after.slice(2).some((op, at) => op.x !== before[at + 2]!.x)).toBe(true);
  });

  it('are gone where a line is set with single blanks', () => {
    const set = textsOf(singleBlanks(sheet()));
    expect(set.map(({ text }) => text)).toEqual(['01.02.2024', 'Bakery 12', '1.234,56-', '99,00 CR']);
    set.slice(1).forEach((op, at) => {
      const before = set[at] as TextOp;
      expect(op.x).toBeCloseTo(before.x + measure(before.face, before.size, `${before.text} `), 5);
    });
  });
});
