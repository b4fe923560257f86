import { expect, it } from 'vitest';
import { monthOf } from '../grammar/date.ts';
import { statementOf } from '../extract/typed-page.fixture.ts';

const datesOf = (bank: string, names: readonly string[], ends: readonly string[]): string[] =>
  statementOf(`
${bank}
${names[0]}              ${names[1]}               ${names[2]}      ${names[3]}      ${names[4]}
                   ${ends[0]}                              100,00
5. listopada 2025   Konzum             10,00                      90,00
7. listopada 2025   Plus                          20,00          110,00
                   ${ends[1]}                              110,00`).accounts.flatMap(({ transactions }) =>
    transactions.map(({ date }) => date),
  );

it('the words of a document tell which month a name is of', () => {
  expect(
    datesOf('Banka', ['Datum', 'Opis', 'Isplata', 'Uplata', 'Stanje'], ['Početno stanje', 'Završno stanje']),
  ).toEqual(['2025-10-05', '2025-10-07']);
  expect(
    datesOf('Bank', ['Data', 'Opis', 'Obciążenia', 'Uznania', 'Saldo'], ['Saldo początkowe', 'Saldo końcowe']),
  ).toEqual(['2025-11-05', '2025-11-07']);
});

it('names that differ by their marks alone are those of different months', () => {
  expect(['ม.ค.', 'มี.ค.', 'ม.ค', 'มี.ค'].map(monthOf)).toEqual([1, 3, 1, 3]);
});
