import { expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

it('lets a heading over the first of parallel ledgers hold for the others', () => {
  const rows = rowsOf(`
  Date      Details            Deposits
  03/02/25  Salary                 5.00     13/02/25  Refund                15.00
  04/02/25  Sale                   6.10     14/02/25  Gift                  16.10
  25/02/25  Rebate                 7.20     15/02/25  Rent                  17.20`);
  expect(rows).toEqual([
    '02-03 5.00 Salary', '02-04 6.10 Sale', '02-25 7.20 Rebate',
    '02-13 15.00 Refund', '02-14 16.10 Gift', '02-15 17.20 Rent',
  ]); // prettier-ignore
});

it('names each of them by what stands over it', () => {
  const rows = rowsOf(`
  Date      Details         Withdrawals     Date      Details            Deposits
  03/02/25  Coffee shop            5.00     13/02/25  Refund                15.00
  04/02/25  Bus fare               6.10     14/02/25  Gift                  16.10
  25/02/25  Grocer                 7.20     15/02/25  Rent                  17.20`);
  expect(rows).toEqual([
    '02-03 -5.00 Coffee shop', '02-04 -6.10 Bus fare', '02-25 -7.20 Grocer',
    '02-13 15.00 Refund', '02-14 16.10 Gift', '02-15 17.20 Rent',
  ]); // prettier-ignore
});

it('takes a balance beside the entries of the other ledger for one', () => {
  const [account] = statementOf(`
  Date      Details            Out     In   Balance    Date      Details            Out     In   Balance
  01/02/25  Opening balance                  100.00    13/02/25  Refund                   15.00   110.00
  03/02/25  Shop              5.00            95.00    14/02/25  Gift                     16.00   126.00
  04/02/25  Rent             10.00            85.00    15/02/25  Fee               6.00           120.00
  05/02/25  Sale                     10.00    95.00    16/02/25  Club             20.00           100.00`).accounts;
  expect(account).toMatchObject({ openingBalance: 100, reconciliation: { status: 'balanced' } });
  expect(account?.transactions).toHaveLength(7);
});

it('keeps an amount that strays over the border of its ledger there', () => {
  const rows = rowsOf(`
  Date        Number      Amount   Date        Number      Amount
  01/05/24    4787        422.98   01/06/24    4788         90.00
  01/07/24    4790          169.49  01/14/24   4796        440.00
  01/16/24    4797        318.11   01/18/24    4798         70.00`);
  expect(rows.map((row) => row.split(' ')[1])).toEqual([
    '-422.98',
    '-169.49',
    '-318.11',
    '-90.00',
    '-440.00',
    '-70.00',
  ]);
});

it('cuts no table whose heading names dates on the left alone, though some rows have one further right', () => {
  const rows = rowsOf(`
  Made        Booked      Details         Amount      Card     Rate of      Place    Foreign
  05/30/24    06/03/24    Bookings      7,226.00      6631     06/02/24     NL        212.40
  06/07/24    06/10/24    Lawsonia        381.00      6631     06/09/24     JP      1,840.00
  06/08/24    06/11/24    Openmind        599.00      6631     06/10/24     US         20.00
  06/09/24    06/12/24    Metro            12.00      6631                  US`);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['-7226.00', '-381.00', '-599.00', '-12.00']);
});
