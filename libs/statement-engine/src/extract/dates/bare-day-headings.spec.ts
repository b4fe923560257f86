import { expect, it } from 'vitest';
import { readTokens } from '../../grammar/tokens.ts';
import { arrangeLines } from '../../layout/arrange-lines.ts';
import { gridPage, statementOf } from '../typed-page.fixture.ts';
import { withBareDayHeadings } from './bare-day-headings.ts';

const page = `
Account statement                                          Balance on 02/11/2025: 2,314.90
3 November 2025       Balance of the day: 3,996.20       Amount        Balance after it
  Received from Camila                                 1,681.30            3,996.20
4 November 2025       Balance of the day: 5,074.76       Amount        Balance after it
  Bakery                                                -535.08            3,461.12
  Salary                                               1,613.64            5,074.76
5 November 2025       Balance of the day: 4,721.82       Amount        Balance after it
  Market                                                -352.94            4,721.82`;
const rowsOf = (text: string): unknown[] | undefined =>
  statementOf(text).accounts[0]?.transactions.map(({ date, amount, description }) => [date, amount, description]);

it('takes a dated line with the balance of its day and names of columns for the heading of the entries below', () => {
  expect(rowsOf(page)).toEqual([
    ['2025-11-03', 1681.3, 'Received from Camila'],
    ['2025-11-04', -535.08, 'Bakery'],
    ['2025-11-04', 1613.64, 'Salary'],
    ['2025-11-05', -352.94, 'Market'],
  ]);
  expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('balanced');
});

it('leaves them alone where one dated line is an entry, and where the entries bear no balance', () => {
  const linesOf = (text: string) =>
    arrangeLines([gridPage(text.trim().split('\n'))]).lines.map((line, at) =>
      readTokens(line, at, { decimal: '.', decimals: 2 }),
    );
  const entry = linesOf(
    `${page}\n6 November 2025       Fee                                    -10.00            4,711.82`,
  );
  expect(withBareDayHeadings(entry)).toBe(entry);
  const without = linesOf(page.replace(/(\d) {8,}[\d,.]+$/gm, '$1'));
  expect(withBareDayHeadings(without)).toBe(without);
  expect(withBareDayHeadings(linesOf(page)).flatMap(({ amounts }) => amounts)).toHaveLength(9);
});

it('a date with the day of the week behind it heads the entries below it, in any of the ways years are counted', () => {
  const page = (first: string, second: string): string => `
Account statement   2026-03-01 - 2026-03-31
${first}
Bolt                                    -11.00
Trip
${second}
Tomas                                   -63.04
Vinted                                  +16.82`;
  const days = (first: string, second: string) =>
    statementOf(page(first, second)).accounts[0]?.transactions.map(({ date }) => date.slice(5));
  expect(days('2026 m. kovo 31 d., antradienis', '2026 m. kovo 27 d., penktadienis')).toEqual(['03-31', '03-27', '03-27']); // prettier-ignore
  expect(days('2026. gada 31. marts, otrdiena', '2026. gada 27. marts, piektdiena')).toEqual(['03-31', '03-27', '03-27']); // prettier-ignore
});

it('a month of another language among the words of some entries is no day of theirs', () => {
  const rows = rowsOf(`
Afrekening 3 t/m 17 maart 2025
Soort          Omschrijving              Kenmerk      Bedrag
vrijdag 14 maart 2025
Verkoop        Plaid wol                 4418026       99.90
Commissie      Commissie                 4418026      -14.09
Verkoop        Set 4 espressokopjes      4418050       37.90
zaterdag 15 maart 2025
Verkoop        Set 4 espressokopjes      4418115       39.50
Commissie      Commissie                 4418115       -5.75
Verkoop        Kapstok                   4418116       10.00`);
  expect(rows?.map((row) => `${(row as string[])[0]}`.slice(5))).toEqual([
    '03-14',
    '03-14',
    '03-14',
    '03-15',
    '03-15',
    '03-15',
  ]);
});
