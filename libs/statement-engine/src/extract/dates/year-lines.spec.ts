import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (line: string): string => `
Statement 1 March 2026 to 31 March 2026
Date    Details                  Amount     Balance
        Opening balance                     100.00
MAR02   Shop                     10.00-      90.00
MAR05   Wages                    50.00      140.00
${line}
MAR09   Fuel                     20.00-     120.00
MAR10   Club                      5.00-     115.00
        Closing balance                     115.00`;

it('a year alone where the dates begin holds below it, the number of a house does not', () => {
  const years = (line: string) =>
    statementOf(page(line)).accounts[0]?.transactions.map(({ date }) => date.slice(0, 4)) ?? [];
  expect(years('1950 Henry Street, Muskegon')).toEqual(['2026', '2026', '2026', '2026']);
  expect(years('1950')).toEqual(['2026', '2026', '1950', '1950']);
});
