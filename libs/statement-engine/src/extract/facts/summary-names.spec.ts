import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

const summary = `
Wallet history
Period: 1 May 2025 - 31 May 2025
Opening balance     Money in      Money out     Closing balance
       $656.00       $520.00        $308.00             $868.00`;

const list = `
31 May 2025
18.20     Top up from bank        Virtual account      +$500.00
12.25     Power token             Bill                 -$158.00
21 May 2025
07.47     Transfer to Dewi        Friend                -$52.00
18 May 2025
14.55     Cashback                Promo                 +$20.00
06.15     Ride home               Trip                  -$98.00`;

const rows = [
  '05-31 500.00 Top up from bank Virtual account',
  '05-31 -158.00 Power token Bill',
  '05-21 -52.00 Transfer to Dewi Friend',
  '05-18 20.00 Cashback Promo',
  '05-18 -98.00 Ride home Trip',
];

describe('a list without a heading below a summary that is set like a table', () => {
  it('is read, and the summary proves it', () => {
    const [account, ...others] = statementOf(summary + list).accounts;
    expect(others).toEqual([]);
    expect(account).toMatchObject({ openingBalance: 656, closingBalance: 868 });
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
    expect(rowsOf(summary + list)).toEqual(rows);
  });

  it('keeps amounts that only look like times', () => {
    const amounts = `
Opening balance 50.00
2 May 2025    10.30     Refund of a book         60.30
9 May 2025    7.15      Refund of a pen          67.45
9 May 2025    12.05     Refund of a cup          79.50
Closing balance 79.50`;
    expect(rowsOf(amounts)).toEqual([
      '05-02 10.30 Refund of a book',
      '05-09 7.15 Refund of a pen',
      '05-09 12.05 Refund of a cup',
    ]);
  });

  it('keeps days that only look like times', () => {
    expect(
      rowsOf(`
Card statement 2024.03.09 ~ 2024.04.08
Date      Merchant              Amount
03.12     Book shop              77.85
03.23     Grocer                170.67
03.24     Garden                 31.45
Total                           279.97`),
    ).toHaveLength(3);
  });
});
