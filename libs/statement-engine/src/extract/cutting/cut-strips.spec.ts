import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

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
