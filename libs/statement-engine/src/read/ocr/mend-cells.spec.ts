import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { joinTornFigures, mendDollars, mendMarks, mendSpecks, mendUnits } from './mend-cells.ts';

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

describe('an S that was read as a digit', () => {
  const rows = ['H', 'S', 'S', 'H'].flatMap((mark, row) => [word(`${row + 1}0,00`, 390, row), word(mark, 400, row)]);

  it('is a mark again in a column of marks', () => {
    const mended = mendMarks([...rows, word('6,695', 400, 5), word('13,48', 390, 6), word('5', 400, 6)]).slice(8);
    expect(texts(mended)).toEqual(['6,69', 'S', '13,48', 'S']);
    expect(mended.map(({ repaired }) => repaired === true)).toEqual([true, true, false, true]);
  });

  it('is a mark where but one was read well, and digits stand behind the amounts', () => {
    const cells = ['H', '5', '5', '8'].flatMap((mark, row) => [word(`${row + 1}0,00`, 390, row), word(mark, 400, row)]);
    expect(texts(mendMarks([...cells, word('36,615', 400, 5)]))).toEqual(
      ['10,00', 'H', '20,00', 'S', '30,00', 'S', '40,00', 'S', '36,61', 'S'], // prettier-ignore
    );
    const alone = cells.filter(({ text }) => text !== 'H');
    expect(mendMarks(alone)).toEqual(alone);
  });

  it('is a mark where amounts that end with the marks have a decimal too many, or no point besides', () => {
    const cells = [
      word('H', 400, 0),
      word('H', 400, 1),
      ...['311,235', '47,115', '15255'].map((text, at) => word(text, 400, at + 2)),
    ];
    const read = [word('2.884,15', 390, 0), word('13,17', 390, 1), word('12,00', 390, 6), ...cells];
    expect(texts(mendMarks(read)).slice(5)).toEqual(['311,23', 'S', '47,11', 'S', '15,25', 'S']);
  });

  it('is a mark again with a speck before it', () => {
    const hardly = { ...word('MH', 400, 5), confidence: 0.2 };
    expect(mendMarks([...rows, word('152,72', 388, 5), hardly]).at(-1)).toMatchObject({ text: 'H', repaired: true });
    expect(mendMarks([...rows, word('MH', 400, 5)]).at(-1)?.text).toBe('MH');
  });

  it('stays a digit elsewhere', () => {
    const other = [word('6,695', 300, 5), word('5', 300, 6), word('6,691', 400, 7)];
    expect(mendMarks([...rows, ...other]).slice(8)).toEqual(other);
    expect(mendMarks([...rows.slice(0, 4), word('6,695', 400, 5)]).at(-1)?.text).toBe('6,695');
  });
});

describe('a sign of dollars behind an amount', () => {
  const column = [0, 1, 2].flatMap((row) => [word('12.50', 390, row), word('$', 400, row)]);

  it('that came out as one of percent is told by its column', () => {
    expect(mendDollars([...column, word('87.55%', 400, 3)]).at(-1)).toMatchObject({ text: '87.55$', repaired: true });
  });

  it('is one also as a word of its own, and behind a figure that lost its point', () => {
    const apart = [0, 1, 2].flatMap((row) => [word('12.50', 390, row), word('$', 400, row)]);
    expect(texts(mendDollars([...apart, word('29.11', 390, 3), word('%', 400, 3)])).slice(6)).toEqual(['29.11', '$']);
    const [figure, sign] = mendDollars([...apart, { ...word('349%', 400, 3), x: 370, width: 30 }]).slice(6);
    expect(figure).toMatchObject({ text: '349', x: 370, width: 20, repaired: true });
    expect(sign).toMatchObject({ text: '$', x: 395 });
    expect(texts(mendDollars([...apart, word('%', 430, 3), word('349%', 430, 4)])).slice(6)).toEqual(['%', '349%']);
  });

  it('is none elsewhere, or where others have none', () => {
    expect(texts(mendDollars([...column, word('87.55%', 430, 3)])).at(-1)).toBe('87.55%');
    expect(texts(mendDollars([...column.slice(2), word('87.55%', 400, 3)])).at(-1)).toBe('87.55%');
  });
});

describe('a speck before an amount', () => {
  const mend = (text: string, fewest = 0): Word | undefined =>
    mendSpecks([...['12.50', '1,447.13', '8.99'].slice(fewest).map((each, row) => word(each, 400, row)), word(text, 400, 3)]).at(-1); // prettier-ignore

  it('goes in a column of amounts', () => {
    for (const text of ['.343,291.31', '_343,291.31']) {
      const mended = { text: '343,291.31', repaired: true, confidence: 0.6, alternatives: [text] };
      expect(mend(text)).toMatchObject(mended);
    }
  });

  it('stays where it may be the mark of groups whose first digit was lost, or elsewhere', () => {
    expect(mend('.-7,00')?.text).toBe('-7,00');
    for (const text of [',343,291.31', '.343.291,31', '.50']) expect(mend(text)?.text).toBe(text);
    expect(mend('.343,291.31', 1)?.text).toBe('.343,291.31');
  });
});

describe('the unit of a heading', () => {
  const [unit, smudged] = [word('($)', 300, 0), { ...word('($5)', 400, 0), confidence: 0.1 }];

  it('that came out with a digit more is like the others', () => {
    expect(texts(mendUnits([unit, smudged]))).toEqual(['($)', '($)']);
  });

  it('stays where no other is like it, or it was read well', () => {
    expect(texts(mendUnits([smudged]))).toEqual(['($5)']);
    expect(texts(mendUnits([unit, { ...smudged, confidence: 0.9 }]))).toEqual(['($)', '($5)']);
  });
});
