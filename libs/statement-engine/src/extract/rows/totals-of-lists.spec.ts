import { expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

const page = (name: string, amount: string, title = 'Zorbs: plans and extras'): string => `
Your credit card statement       Statement date 30 January 2026
Previous balance                 100.00
Date        Description                  Amount
9 January   Payment                     -100.00
12 January  Bookshop                      40.00
${title}
Date        Description                  Amount
13 January  Quarterly plan                42.00
14 January  Extra                         10.00
${name.padEnd(40)}${amount}`;

it('the words of a title beside the sum of the entries below it are their total', () => {
  expect(rowsOf(page('Zorbs plans and extras', '52.00'))).toHaveLength(4);
});

it('so are they with a word for the total among them', () => {
  expect(rowsOf(page('Zorbs summa plans and extras', '52.00'))).toHaveLength(4);
  expect(rowsOf(page('Zorbs few more own extras', '52.00', 'Zorbs extras'))).toHaveLength(5);
});

it('they are an entry beside another figure, and so are other words', () => {
  expect(rowsOf(page('Zorbs plans and extras', '52.10'))).toHaveLength(5);
  expect(rowsOf(page('Zorbs plans', '52.00'))).toHaveLength(5);
});

const checks = (total: string): string => `
Business checking statement     Statement period Sep 2, 2025 through Sep 30, 2025
Beginning balance                       1,000.00
Ending balance                            785.00
Vrelks
Date        Description                   Amount
Sep 3       Transfer                      100.00
Sep 4       Transfer                       20.00
Zorbs by card
Date        Description                   Amount
Sep 3       Restaurant                     25.00-
Sep 9       Fuel                           30.00-
Zorbs presented
Check       Date        Number            Amount
5519        Sep 2       146048            100.00
5520        Sep 5       807501             50.00
Check       Date        Number            Amount
5521        Sep 8       212997             60.00
5522        Sep 9       640843             70.00
                 Kolm presented (4)      ${total}`;

it('below the headings of a list its sum is a total, whose minus sets the entries without signs apart', () => {
  const [account] = statementOf(checks('280.00-')).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([100, 20, -25, -30, -100, -50, -60, -70]);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});

it('another figure there is none', () => {
  expect(statementOf(checks('281.00-')).accounts[0]?.reconciliation.status).not.toBe('balanced');
});

it('a payment of all charges is none where a day is printed once', () => {
  const rows = rowsOf(`
Hotel invoice           13 August 2025
Date        Description                  Amount
11.08.2025  Room                         195.00
            Tax                            4.20
12.08.2025  Room                         195.00
            Tax                            4.20
            Zorbed by card               398.40
Balance due                                0.00`);
  expect(rows).toHaveLength(5);
});
