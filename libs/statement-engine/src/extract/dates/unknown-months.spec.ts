import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const read = (day: string): { days: string[]; reasons: readonly string[] } => {
  const [account] = statementOf(`
Gorenjska hranilnica
Izpisek 29.07.2025 - 31.08.2025
Datum          Opis              Breme       Dobro       Stanje
               Začetno stanje                             100,00
29. jul 2025   Mercator          10,00                     90,00
               Petrol            20,00                     70,00
${day.padEnd(14)} Plača                         50,00       120,00
               Najemnina         30,00                     90,00
               Končno stanje                               90,00`).accounts;
  return {
    days: account?.transactions.map(({ date }) => date.slice(5)) ?? [],
    reasons: account?.reconciliation.reasons ?? [],
  };
};

it('a date whose month no language knows is no word of an entry of the day before', () => {
  expect(read('5. avg 2025').reasons).toContain('assumedDate');
  expect(read('31. jul 2025')).toEqual({ days: ['07-29', '07-29', '07-31', '07-31'], reasons: [] });
});

it('nor is it in one word, or above the entries of its day', () => {
  const page = (days: readonly string[]): string => `
Moor Bank                     Statement period 29 Jul 2025 - 31 Aug 2025
Date           Details           Paid out    Paid in     Balance
               Opening balance                            100.00
${days[0]}      Grocer            10.00                     90.00
               Petrol            20.00                     70.00
${days[1]}      Wages                         50.00       120.00
               Closing balance                            120.00`;
  const reasonsOf = (days: readonly string[]): readonly string[] =>
    statementOf(page(days)).accounts[0]?.reconciliation.reasons ?? [];
  expect(reasonsOf(['29-Jul-25', '05-Zug-25'])).toContain('assumedDate');
  expect(reasonsOf(['29-Jul-25', '05-Aug-25'])).toEqual([]);
});

it('numbers that begin the words of an entry are no date', () => {
  expect(read('').reasons).toEqual([]);
});
