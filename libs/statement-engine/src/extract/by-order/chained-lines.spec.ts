import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (rows: string): string => `
Harbour Bank
Date Details Paid out Paid in Balance
01 Jun 2025 BALANCE BROUGHT FORWARD 1,000.00
${rows}`;

const read = (rows: string) => {
  const account = statementOf(page(rows)).accounts[0];
  return account?.transactions.map(({ date, amount, description }) => `${date.slice(5)} ${amount} ${description}`);
};

describe('lines without a date that go on from the balance before', () => {
  it('are entries of the day above', () => {
    expect(
      read(`02 Jun 2025 CR ACME CORP 900.00 1,900.00
DD CITY LETTINGS RENT FOR JUNE AND JULY 450.00 1,450.00
BP C MILLER 50.00 1,400.00`),
    ).toEqual([
      '06-02 900 CR ACME CORP',
      '06-02 -450 DD CITY LETTINGS RENT FOR JUNE AND JULY',
      '06-02 -50 BP C MILLER',
    ]);
  });

  it('are entries where several together make one step', () => {
    expect(
      read(`02 Jun 2025 DD CITY POWER CO 60.00 940.00
03 Jun 2025 VIS TRANSIT 11.10
VIS BAKERY 3.40
VIS TRANSIT 11.10 914.40`),
    ).toEqual([
      '06-02 -60 DD CITY POWER CO',
      '06-03 -11.1 VIS TRANSIT',
      '06-03 -3.4 VIS BAKERY',
      '06-03 -11.1 VIS TRANSIT',
    ]);
  });

  it('are none where their figures lead nowhere', () => {
    expect(
      read(`02 Jun 2025 DD CITY POWER CO 60.00 940.00
Your limits 250.00 500.00
03 Jun 2025 CR ACME CORP 100.00 1,040.00`),
    ).toEqual(['06-02 -60 DD CITY POWER CO', '06-03 100 CR ACME CORP']);
  });
});
