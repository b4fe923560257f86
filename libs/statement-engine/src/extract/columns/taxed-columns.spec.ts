import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';
import { withTaxed } from './taxed-columns.ts';
import type { TableLine } from '../table.ts';

describe('net, tax and their sum', () => {
  const page = (second: string): string => `
Marula Lodge   Guest folio
Room: 16   Arrival: 2024/03/08   Departure: 2024/03/11   Nights: 3
Date          Description       Excl. VAT     VAT 15%     Incl. VAT     Payments
2024/03/08    Bed and breakfast    100.00       15.00        ${second}
2024/03/09    Tourism levy          10.00        0.00         10.00
2024/03/10    Dinner                20.00        3.00         23.00
2024/03/11    Company transfer                                            148.00
              Totals               130.00       18.00        148.00       148.00
Balance due                          0.00`;

  it('moves the sum alone, and what is paid stands against it', () => {
    expect(rowsOf(page('115.00'))).toEqual([
      '03-08 -115.00 Bed and breakfast',
      '03-09 -10.00 Tourism levy',
      '03-10 -23.00 Dinner',
      '03-11 148.00 Company transfer',
    ]);
  });

  it('is nothing of the kind where it does not add up', () => {
    expect(rowsOf(page('114.00'))).not.toContain('03-08 -114.00 Bed and breakfast');
  });
});

it('tells a tax without a name by the sums alone', () => {
  const page = (parts: readonly (readonly [string, string, string])[]) => `
Tankkarte Abrechnung
Zeitraum 01.05.2025 - 31.05.2025
Datum          Text               Zzq          Zzr          Zzs
${parts.map((each, at) => `0${at + 5}.05.2025     Diesel             ${each.map((part) => part.padEnd(13)).join('')}`).join('\n')}`;
  const amounts = (parts: readonly (readonly [string, string, string])[]): number[] =>
    (statementOf(page(parts)).accounts[0]?.transactions ?? []).map(({ amount }) => Math.abs(amount));
  const taxed = [
    ['43,29', '8,22', '51,51'],
    ['59,03', '11,21', '70,24'],
    ['23,21', '4,41', '27,62'],
  ] as const;
  expect(amounts(taxed)).toEqual([51.51, 70.24, 27.62]);
});

it('takes a balance and what moves it for no tax and sum: their rates are all different', () => {
  const rows = [
    [5_000, 1_000, 6_000],
    [6_000, 200, 6_200],
    [6_200, 500, 6_700],
  ].map(
    (units) =>
      ({ label: null, cells: units.map((each) => ({ money: { units: each, sign: 0 } })) }) as unknown as TableLine,
  );
  expect(withTaxed([null, null, null], rows)).toEqual([null, null, null]);
});
