import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const page = (first: string, second: string): string => `
Field Credit Union
Statement period 03/01/25 - 03/31/25
Opening balance   100.00
Date              Description                              Amount     Balance
${first}
${second}`;

it('a time of day behind a date in the words of an entry is one of them', () => {
  const rows = page(
    '03/04/25          Deposit in branch 03/03 02:34:21 Pm Elm St     50.00     150.00',
    '03/09/25          Corner brew                           -20.00     130.00',
  );
  expect(rowsOf(rows)).toEqual(['03-04 50.00 Deposit in branch 03/03 02:34:21 Pm Elm St', '03-09 -20.00 Corner brew']);
});

it('behind the date of the entry it is part of the date', () => {
  const rows = page(
    '03/04/25 02:34 pm Deposit in branch                      50.00     150.00',
    '03/09/25 11:02 am Corner brew                           -20.00     130.00',
  );
  expect(rowsOf(rows)).toEqual(['03-04 50.00 Deposit in branch', '03-09 -20.00 Corner brew']);
});
