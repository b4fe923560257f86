import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { joinTornFigures } from './mend-cells.ts';

const word = (text: string, right: number, row: number): Word => ({
  text,
  x: right - text.length * 5,
  y: row * 15,
  width: text.length * 5,
  height: 10,
  source: 'ocr',
  confidence: 0.9,
});
const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

describe('a figure whose point became a gap', () => {
  const column = ['12.50', '4,31,447.13', '8.99'].map((text, row) => word(text, 400, row));

  it('is one again where it ends with a column of amounts', () => {
    const [, , , joined, ...more] = joinTornFigures([...column, word('4,34,442', 386, 3), word('60', 400, 3)]);
    expect(joined).toMatchObject({
      text: '4,34,442.60',
      repaired: true,
      confidence: 0.6,
      alternatives: ['4,34,442 60'],
    });
    expect((joined?.x ?? 0) + (joined?.width ?? 0)).toBe(400);
    expect(more).toEqual([]);
  });

  it('is looked for in a long run of digits without trying all ways to group them', () => {
    const torn = [...column, word(`${'1'.repeat(5_000)}x`, 386, 3), word('60', 400, 3)];
    expect(texts(joinTornFigures(torn))).toEqual(texts(torn));
  });

  it('is one again where it broke before its point', () => {
    const [, , , joined] = joinTornFigures([...column, word('-467', 386, 3), word('.40', 400, 3)]);
    expect(joined).toMatchObject({ text: '-467.40', repaired: true });
    const [, , , marked] = joinTornFigures([...column, word('287', 386, 3), word('.14+', 400, 3)]);
    expect(marked?.text).toBe('287.14+');
  });

  it('is one again with the letter of its side right behind it, and where it broke before the mark of its groups', () => {
    const sided = ['12,50C', '1.431,13D', '8,99D'].map((text, row) => word(text, 400, row));
    expect(joinTornFigures([...sided, word('325,', 382, 3), word('70D', 400, 3)]).at(-1)?.text).toBe('325,70D');
    expect(joinTornFigures([...sided, word('7', 360, 3), word('.609,29C', 400, 3)]).at(-1)?.text).toBe('7.609,29C');
    expect(joinTornFigures([...sided, word('PIX', 360, 3), word('.609,29C', 400, 3)])).toHaveLength(5);
  });

  it('is one again where it broke behind the mark of its groups', () => {
    const [, , , joined] = joinTornFigures([...column, word('2,50,', 368, 3), word('867.40', 400, 3)]);
    expect(joined).toMatchObject({ text: '2,50,867.40', repaired: true, x: 343 });
    for (const head of ['2,50', 'No.,', '50'])
      expect(joinTornFigures([...column, word(head, 368, 3), word('867.40', 400, 3)])).toHaveLength(5);
  });

  it('is one again where amounts have no decimals', () => {
    const wholes = ['-26.564', '165.183', '1.269.545'].map((text, row) => word(text, 400, row));
    const torn = [word('-48.', 384, 3), word('283', 400, 3)];
    expect(joinTornFigures([...wholes, ...torn]).at(-1)).toMatchObject({ text: '-48.283', repaired: true });
    expect(joinTornFigures([...wholes, word('-48', 384, 3), word('283', 400, 3)])).toHaveLength(5);
    expect(joinTornFigures([...wholes.slice(1), ...torn])).toHaveLength(4);
  });

  it('is one again where it broke among lakhs, on a page that has such', () => {
    const lakhs = ['12.50', '60,91,810.97', '8.99'].map((text, row) => word(text, 400, row));
    const torn = [word('60,', 358, 3), word('35,650.73', 400, 3)];
    expect(joinTornFigures([...lakhs, ...torn]).at(-1)?.text).toBe('60,35,650.73');
    const thousands = lakhs.map((each) => ({ ...each, text: each.text.replace('60,91,', '91,') }));
    expect(joinTornFigures([...thousands, ...torn])).toHaveLength(5);
  });

  it.each([
    ['far from each other', 'Card', 386],
    ['far from each other', '4,34,442', 370],
    ['in another column', '4,34,442', 286],
  ])('stays two words %s', (where, head, right) => {
    const words = [...column, word(head, right, 3), word('60', where === 'in another column' ? 300 : 400, 3)];
    expect(joinTornFigures(words)).toEqual(words);
  });
});
