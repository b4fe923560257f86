import { describe, expect, it } from 'vitest';
import { readDate, resolveDate, type DateOrder, monthOf } from './date.ts';

const words = (text: string) => text.split(' ').map((each, at) => ({ text: each, gap: at === 0 ? Infinity : 0.3 }));
const read = (text: string, order: DateOrder = 'dmy') => {
  const date = readDate(words(text), 0);
  return date ? resolveDate(date, order) : null;
};

describe('readDate', () => {
  it.each([
    ['2025-01-03', { year: 2025, month: 1, day: 3 }],
    ['03.01.25', { year: 2025, month: 1, day: 3 }],
    ['2026.01.31.', { year: 2026, month: 1, day: 31 }],
    ['31.01.26.', { year: 2026, month: 1, day: 31 }],
    ['18/02/26.', { year: 2026, month: 2, day: 18 }],
    ['30/12/23*', { year: 2023, month: 12, day: 30 }],
    ['3/1', { year: null, month: 1, day: 3 }],
    ['5 JAN', { year: null, month: 1, day: 5 }],
    ['05JAN24', { year: 2024, month: 1, day: 5 }],
    ['July 1, 2023', { year: 2023, month: 7, day: 1 }],
    ['2025年 4月 1日', { year: 2025, month: 4, day: 1 }],
    ['2025年 4月10日', { year: 2025, month: 4, day: 10 }],
    ['2025 年 12 月 31 日', { year: 2025, month: 12, day: 31 }],
    ['令和 7年 4月 1日', { year: 2025, month: 4, day: 1 }],
    ['4月 1日', { year: null, month: 4, day: 1 }],
    ['2025년 4월 1일', { year: 2025, month: 4, day: 1 }],
    ['3rd Dec', { year: null, month: 12, day: 3 }],
    ['28 Okt. 2024', { year: 2024, month: 10, day: 28 }],
    ['27 de Agosto de 2026', { year: 2026, month: 8, day: 27 }],
    ['26 .12.2025', { year: 2025, month: 12, day: 26 }],
    ['26.12 .2025', { year: 2025, month: 12, day: 26 }],
    ['26.12.20 25', { year: 2025, month: 12, day: 26 }],
    ['26. 12.2025', { year: 2025, month: 12, day: 26 }],
    ['4. 5. 2026', { year: 2026, month: 5, day: 4 }],
    ['2025年3月4日', { year: 2025, month: 3, day: 4 }],
    ['2025年 3月 4日', { year: 2025, month: 3, day: 4 }],
    ['2025年 3月14日', { year: 2025, month: 3, day: 14 }],
    ['115/08/24', { year: 2026, month: 8, day: 24 }],
    ['12 февраля 2024', { year: 2024, month: 2, day: 12 }],
    ['02 févr.', { year: null, month: 2, day: 2 }],
    ['31 Mar22', { year: 2022, month: 3, day: 31 }],
    ["22 Jan'23", { year: 2023, month: 1, day: 22 }],
    ['2022 Dec 08', { year: 2022, month: 12, day: 8 }],
    ['2022. 12. 08.', { year: 2022, month: 12, day: 8 }],
    ['令和5年1月31日', { year: 2023, month: 1, day: 31 }],
    ['R5.1.31', { year: 2023, month: 1, day: 31 }],
    ['03/02/2564', { year: 2021, month: 2, day: 3 }],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('leaves a year in front to what is before it where one follows as well', () => {
    expect(readDate(words('2022 Dec 08 2023'), 0)).toBeNull();
    expect(readDate(words('2022 Dec 08 2023'), 1)).toMatchObject({ year: 2023 });
  });

  it('leaves the order of numbers to the document', () => {
    expect(read('03/04/2025', 'dmy')).toMatchObject({ month: 4, day: 3 });
    expect(read('03/04/2025', 'mdy')).toMatchObject({ month: 3, day: 4 });
    expect(read('13/04/2025', 'mdy')).toBeNull();
  });

  it.each(['99/99', '31.02.2024', '19-06-8025', 'May', '12345678901', '0/5'])('refuses %s', (text) => {
    expect(read(text)).toBeNull();
  });
});

it('takes a weekday that is short for a month as well for no month', () => {
  expect(readDate(words('MAR 11 AGO'), 0)).toBeNull();
  expect(readDate(words('MAR 11 AGO'), 1)).toMatchObject({ month: 8, day: 11 });
  expect(readDate(words('MAR 11 APR 2'), 0)).toMatchObject({ month: 3, day: 11 });
  expect(readDate(words('MAR 11 MAY WAH'), 0)).toMatchObject({ month: 3, day: 11 });
  expect(readDate(words('Dec 5 Mar Vista'), 0)).toMatchObject({ month: 12, day: 5 });
});

it('knows a month of which a font has lost the vowels', () => {
  expect(monthOf('ম')).toBe(5);
  expect(monthOf('M')).toBe(0);
});

it('reads numbers that are set with a blank for their other digit', () => {
  const parts = (text: string): unknown => readDate(words(text), 0);
  expect(parts('8- 1- 5')).toMatchObject({ kind: 'numeric', parts: [8, 1, 5], words: 3 });
  expect(parts('8- 1-12')).toMatchObject({ kind: 'numeric', parts: [8, 1, 12], words: 2 });
  expect(parts('8- 1/ 5')).toBeNull();
  expect(parts('8- words')).toBeNull();
});

it('reads a day, a month and a year in fields of their own', () => {
  expect(readDate(words('J 08 M 01 A 2026'), 0)).toEqual({ kind: 'known', year: 2026, month: 1, day: 8, words: 6 });
  expect(readDate(words('M 01 D 08 Y 2026'), 0)).toEqual({ kind: 'known', year: 2026, month: 1, day: 8, words: 6 });
  expect(readDate(words('le 17 01 2025'), 1)).toEqual({ kind: 'numeric', parts: [17, 1, 2025], words: 3 });
  expect(readDate(words('17 01 2025'), 0)).toBeNull();
  expect(readDate(words('J 38 M 01 A 2026'), 0)).toBeNull();
});
