import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendNumbers } from './mend-numbers.ts';

const word = (text: string, right: number, y: number): Word => ({
  text,
  x: right - text.length * 5,
  y,
  width: text.length * 5,
  height: 10,
  source: 'ocr',
  confidence: 0.9,
});
const column = ['12.50', '1,234.00', '8.99'].map((text, row) => word(text, 400, row * 15));
const mend = (text: string, right = 400): Word | undefined => mendNumbers([...column, word(text, right, 90)]).at(-1);

describe('mendNumbers', () => {
  it.each([
    ['9:25', '9.25'],
    ['1O.5S', '10.55'],
    ['l,23B.00', '1,238.00'],
    ['(45;10)', '(45.10)'],
    ['£3O.00', '£30.00'],
    ['1:257,43', '1.257,43'],
  ])('%s in a column of amounts is %s', (read, meant) => {
    expect(mend(read)).toMatchObject({ text: meant, alternatives: [read], confidence: 0.6, repaired: true });
  });

  it('leaves a year above the column alone, and mends the same figure among its amounts', () => {
    const grouped = ['1,234.00', '5,678.12', '812.50', '9,999.00'].map((text, row) => word(text, 400, 60 + row * 15));
    expect(mendNumbers([word('2023', 400, 10), ...grouped])[0]?.text).toBe('2023');
    expect(mendNumbers([...grouped, word('2023', 400, 82)]).at(-1)?.text).toBe('20.23');
  });

  it('mends a lost point at either end of a column where a date and another amount stand beside it', () => {
    const grouped = ['1,234.00', '5,678.12', '812.50', '9,999.00'].map((text, row) => word(text, 400, 60 + row * 15));
    const row = (text: string): Word[] => [
      word('01-07-2022', 80, 30),
      word(text, 400, 30),
      word('8,870.00', 500, 30),
      word('54321', 400, 10),
    ];
    expect(mendNumbers([...row('97257'), ...grouped])[1]).toMatchObject({ text: '972.57', repaired: true });
    expect(mendNumbers([...row('97257').slice(1), ...grouped])[0]?.text).toBe('97257');
    expect(
      mendNumbers(
        row('97257')
          .filter(({ text }) => text !== '8,870.00')
          .concat(grouped),
      )[1]?.text,
    ).toBe('97257');
  });

  it('mends a colon of an entry beside few others, but no time of day', () => {
    const entry = (text: string): Word[] => [word('01.05.23', 80, 90), word(text, 400, 90), word('592.43', 500, 90)];
    const others = [word('10.04', 400, 105), word('547.76', 500, 105)];
    expect(mendNumbers([...others, ...entry('32:95')])[3]?.text).toBe('32.95');
    expect(mendNumbers([...others, ...entry('12:35')])[3]?.text).toBe('12:35');
    expect(mendNumbers([...others, ...entry('32:95').slice(1)])[2]?.text).toBe('32:95');
  });

  it('puts the point behind the naught of a figure below one', () => {
    const lost = ['048', '350', '620'].map((text, row) => word(text, 400, 8 + row * 15));
    expect(mendNumbers([...column, ...lost]).slice(3).map(({ text }) => text)).toEqual(['0.48', '350', '620']); // prettier-ignore
  });

  it('takes the sign of equality before a currency’s sign for a minus', () => {
    expect(mendNumbers([word('=R$:', 380, 10)])[0]?.text).toBe('-R$');
    expect(mendNumbers([word('—EUR', 380, 10)])[0]?.text).toBe('-EUR');
    expect(mendNumbers([word('=Rs', 380, 10)])[0]?.text).toBe('=Rs');
  });

  it('keeps a time that ends a text, though its end is that of amounts', () => {
    const hour = word('18:22', 400, 90);
    const beside = (text: string): Word => word(text, 372, 90);
    expect(mendNumbers([...column, beside('ORE'), hour]).at(-1)).toEqual(hour);
    const currencies = column.map((amount) => word('EUR', amount.x - 4, amount.y));
    expect(mendNumbers([...column, ...currencies, beside('EUR'), hour]).at(-1)?.text).toBe('18.22');
  });

  it('lets the sign stick out that elsewhere is a word of its own', () => {
    const longer = [...column, word('7.40', 400, 45)];
    const settled = (right: number) => mendNumbers([...longer, word('573+', right, 90)]).at(-1);
    expect(settled(405)).toMatchObject({ text: '5.73+', repaired: true });
    expect(settled(412)?.text).toBe('573+');
  });

  it('gives them the decimal sign of the others', () => {
    const commas = ['12,50', '1.234,00', '8,99'].map((text, row) => word(text, 400, row * 15));
    for (const [read = '', meant = ''] of [
      ['3:20', '3,20'],
      ['1:203:20', '1.203,20'],
      ['3.:20', '3,20'],
    ])
      // prettier-ignore
      expect(mendNumbers([...commas, word(read, 400, 90)]).at(-1)?.text).toBe(meant);
  });

  it('takes a long minus for one minus, wherever it stands', () => {
    expect(mend('--28.33', 200)?.text).toBe('-28.33');
    expect(mend('=28.33', 200)?.text).toBe('-28.33');
    expect(mend('=16:12')).toMatchObject({ text: '-16.12', repaired: true });
    expect(mend('—1,028.33')?.text).toBe('-1,028.33');
    expect(mend('--REF')?.text).toBe('--REF');
  });

  it('finds a lost point where the whole column has one', () => {
    const many = Array.from({ length: 8 }, (_, row) => word(`${row + 1}2.50`, 400, row * 15));
    const mendLost = (...read: Word[]) => mendNumbers([...many, ...read]).slice(8).map(({ text }) => text); // prettier-ignore
    expect(mendLost(word('61383', 400, 150))).toEqual(['613.83']);
    expect(mendLost(word('-331755', 400, 150))).toEqual(['-3317.55']);
    expect(mendLost(word('Dec', 378, 150), word('2026', 400, 150))[1]).toBe('2026');
    expect(mendLost(word('61383', 300, 150))).toEqual(['61383']);
    const several = [150, 165, 180].map((y) => word('61383', 400, y));
    expect(mendLost(...several)).toEqual(['61383', '61383', '61383']);
  });

  it('finds lost points in a column whose figures are grouped, however many lost theirs', () => {
    const grouped = [...column, word('2,48,070.10', 400, 160)];
    const read = ['24957085', '8331', '366,18962', '-271918'].map((text, row) => word(text, 400, 90 + row * 15));
    expect(mendNumbers([...grouped, ...read]).slice(4).map(({ text }) => text)).toEqual(['249570.85', '83.31', '366,189.62', '-2719.18']); // prettier-ignore
    expect(mendNumbers([...grouped, word('82847577', 400, 200)]).at(-1)?.text).toBe('82847577');
    const mixed = [...grouped, word('1234.50', 400, 75)];
    expect(mendNumbers([...mixed, ...read.slice(0, 2)]).slice(5).map(({ text }) => text)).toEqual(['24957085', '8331']); // prettier-ignore
  });

  it('tells groups from decimals again where one mark was read for both', () => {
    expect(mend('6.511.53', 200)).toMatchObject({ text: '6,511.53' });
    expect(mend('1.369.89+')?.text).toBe('1,369.89+');
    expect(mend('-1,234,567,89')?.text).toBe('-1.234.567,89');
    expect(mend('6.511.53')?.repaired).toBeUndefined();
    for (const text of ['6.511.534', '1.2.26', '01.02.26', '192.168.10.12']) expect(mend(text, 200)?.text).toBe(text);
  });

  it('leaves times, words and clean amounts alone', () => {
    expect(mend('9:25', 200)?.text).toBe('9:25');
    for (const text of ['SHOP', 'Oslo', '12.50', 'ISBOG', '01/02/2026']) expect(mend(text)?.text).toBe(text);
    expect(mend('--28.33')?.repaired).toBeUndefined();
  });

  it('does nothing where no column is', () => {
    expect(mendNumbers([word('9:25', 400, 0)])[0]?.text).toBe('9:25');
  });
});
