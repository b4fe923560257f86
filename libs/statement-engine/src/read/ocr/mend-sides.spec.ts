import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendNumbers } from './mend-numbers.ts';
import { mendSides, partSides } from './mend-sides.ts';

const word = (text: string, x: number, row: number): Word => ({
  text, x, y: row * 15, width: text.length * 5, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const mend = (...marks: string[]): string[] =>
  mendSides(marks.flatMap((mark, row) => [word('12.50', 100, row), word(mark, 140, row)]))
    .filter((_, at) => at % 2 === 1)
    .map(({ text }) => text);
const mendGlued = (...texts: string[]): string[] => mendSides(texts.map((text, row) => word(text, 100, row))).map(({ text }) => text); // prettier-ignore

it('reads letters of the side as the others of their column', () => {
  expect(mend('C', 'D', 'D', 'Cc', '(o', '[&', 'Dd')).toEqual(['C', 'D', 'D', 'C', 'C', 'C', 'D']);
  expect(mend('Cc', 'Cc', 'Cc', '(of', '[#3', '[)')).toEqual(['C', 'C', 'C', 'C', 'C', '[)']);
  expect(mend('C', 'D', 'C', '[)')).toEqual(['C', 'D', 'C', 'D']);
  expect(mend('C', 'D', 'C', 'C', 'D', 'E', 'C€', 'CT', '€')).toEqual(['C', 'D', 'C', 'C', 'D', 'C', 'C', 'C', 'C']);
  expect(mend('CR', 'DR', 'CR', 'CK', 'OR')).toEqual(['CR', 'DR', 'CR', 'CR', 'OR']);
  expect(mend('CR', 'CR', 'CR', 'OR')).toEqual(['CR', 'CR', 'CR', 'CR']);
  expect(mend('Cr', 'Dr', 'Cr', 'Ck')).toEqual(['Cr', 'Dr', 'Cr', 'Cr']);
  expect(mendGlued('9.99CR', '1,200.00CR', '0.50DR', '12.30CK', '7.00GR')).toEqual(['9.99CR', '1,200.00CR', '0.50DR', '12.30CR', '7.00CR']); // prettier-ignore
});

it('says what was read, and that it is concluded', () => {
  const marks = ['CR', 'DR', 'CR', 'CK'].flatMap((mark, row) => [word('12.50', 100, row), word(mark, 140, row)]);
  expect(mendSides(marks).at(-1)).toMatchObject({ text: 'CR', repaired: true, confidence: 0.6, alternatives: ['CK'] });
});

it('reads letters of the side behind a figure that was hardly read', () => {
  const marks = ['C', 'D', 'C', '€'].flatMap((mark, row) => [word(row < 3 ? '12.50' : '1:8/2.50', 100, row), word(mark, 140, row)]); // prettier-ignore
  expect(mendSides(marks).at(-1)?.text).toBe('C');
});

it('leaves other columns alone', () => {
  expect(mend('EU', 'GB', 'CH', 'Cc')).toEqual(['EU', 'GB', 'CH', 'Cc']);
  expect(mend('C', 'C', 'D', 'Cc', 'EUR', 'KG')).toEqual(['C', 'C', 'D', 'Cc', 'EUR', 'KG']);
  expect(mendGlued('9.99GB', '1,200.00CR', '0.50KG')).toEqual(['9.99GB', '1,200.00CR', '0.50KG']);
  const far = ['C', 'D', 'C', 'Cc'].map((text, row) => word(text, 140, row));
  expect(mendSides(far)).toEqual(far);
});

it('parts a letter from its amount where others of the page stand as words of their own in the same place', () => {
  const rows = ['D', 'K', 'D'].flatMap((mark, row) => [word('1.512,50', 100, row), word(mark, 142, row)]);
  const glued = (text: string): Word => ({ ...word(text, 95, 5), width: 52 });
  const [amount, mark] = partSides([...rows, glued('84.57438D')]).slice(rows.length);
  expect(amount).toMatchObject({ text: '84.57438', x: 95, width: 45 });
  expect(mark).toMatchObject({ text: 'D', x: 142, width: 5, y: 75 });
  expect(partSides([...rows, glued('84.574,38:D')]).slice(-2).map(({ text }) => text)).toEqual(['84.574,38', 'D']); // prettier-ignore
  for (const text of ['84.57438X', 'D', '84.57438']) expect(partSides([...rows, glued(text)]).at(-1)?.text).toBe(text);
  expect(partSides([...rows.slice(0, 4), glued('84.57438D')]).at(-1)?.text).toBe('84.57438D');
  expect(partSides([...rows, { ...glued('84.57438D'), x: 60 }]).at(-1)?.text).toBe('84.57438D');
});

it('parts what a letter came out as from its amount as well', () => {
  const rows = ['12.50', '17.00', '22.75'].flatMap((text, row) => [word(text, 100, row), word('C', 142, row)]);
  const [amount, mark] = partSides([...rows, { ...word('6.:353,10€', 95, 5), width: 52 }]).slice(rows.length);
  expect([amount?.text, mark?.text]).toEqual(['6.:353,10', '€']);
  const mended = mendSides(mendNumbers([...rows, amount as Word, mark as Word])).slice(rows.length);
  expect(mended.map(({ text }) => text)).toEqual(['6.353,10', 'C']);
});
