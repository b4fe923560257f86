import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (headline: string, balances: readonly string[]): string => `
Priya Nair
${headline}
Date         Description         Debit     Credit   ${balances.length > 0 ? 'Balance' : ''}
2025-01-05   Ticket              10.00              ${balances[0] ?? ''}
2025-01-06   Transfer                       40.00   ${balances[1] ?? ''}
2025-01-09   Snacks               5.00              ${balances[2] ?? ''}`;

const endsOf = (text: string): unknown =>
  statementOf(text).accounts.map(({ openingBalance, closingBalance }) => [openingBalance, closingBalance]);

describe('a balance in the headline', () => {
  const rows = ['90.00', '130.00', '125.00'];

  it('is the closing one where the rows end with it', () => {
    expect(endsOf(page('Balance: 125.00', rows))).toEqual([[null, 125]]);
  });

  it('is the opening one where the rows begin with it, and where it is dated', () => {
    expect(endsOf(page('Balance: 100.00', rows))).toEqual([[100, 125]]);
    expect(endsOf(page('Balance on 2025-01-01   125.00', []))).toEqual([[125, null]]);
  });

  it('is the closing one where it is dated after the rows', () => {
    expect(endsOf(page('Balance on 2025-01-09   125.00', []))).toEqual([[null, 125]]);
    expect(endsOf(page('Balance on 2025-01-10   125.00', rows))).toEqual([[null, 125]]);
  });

  it('is what the account holds now where the rows have none', () => {
    expect(endsOf(page('Balance: 125.00', []))).toEqual([[null, 125]]);
  });
});

it('is named with the code of its currency in between, or behind the date of a panel beside it', () => {
  const named = (line: string): unknown => endsOf(page(`${line}\nClosing USD balance   125.00`, []));
  expect(named('Opening USD balance   100.00')).toEqual([[100, 125]]);
  expect(named('Payment due date   20 Jan 2025   Opening balance   100.00')).toEqual([[100, 125]]);
});

it('is the opening one alone where its line names it and the column of the running one, too', () => {
  const passbook = `
Savings passbook
Date         Description         Debit     Credit   Balance
             BAL FWD                                 100.00
2025-01-05   Ticket              10.00                90.00
2025-01-06   Transfer                       40.00    130.00`;
  expect(endsOf(passbook)).toEqual([[100, 130]]);
});

it('is the figure that the rows end with where its line prints the totals of both sides before it', () => {
  const totalled = `
Savings account
Date         Description               Debit     Credit    Balance
             Balance brought forward                         100.00
2025-01-05   Ticket                    10.00                  90.00
2025-01-06   Transfer                             40.00      130.00
             Balance carried forward   10.00      40.00      130.00`;
  expect(endsOf(totalled)).toEqual([[100, 130]]);
});

it('stands under its name, whatever the second line of a name beside it says', () => {
  const summary = `
Credit card statement
Previous balance    Payments and    Purchases    New balance
      $173.88           credits      +$40.00        $163.88
                        -$50.00

Date         Description      Amount
2025-01-05   Ticket           $40.00
2025-01-06   Payment         -$50.00`;
  expect(endsOf(summary)).toEqual([[-173.88, -163.88]]);
});
