import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../extract/typed-page.fixture.ts';

const page = (period: string): string => `
Barrier Cash account
statement   ${period}
date        description       debits   credits    balance
01.09.23    OPENING BALANCE                        100.00
14.09.23    FUNDS TRANSFER     10.00                90.00
16.09.23    DEPOSIT                      5.00       95.00
            CLOSING BALANCE                         95.00
date        balance tier              interest rate pa    earned this year
01 SEP 23   $0.00 to $4,999.99                   0.00%               $0.00
01 SEP 23   $5,000.00 and over                   2.36%             $670.75`;

describe('a period with years of two digits', () => {
  it('settles which number of a date is the day', () => {
    const text = page('from 01 SEP 23 to 30 SEP 23');
    expect(statementOf(text).accounts[0]?.period).toEqual({ start: '2023-09-01', end: '2023-09-30' });
    expect(rowsOf(text)).toEqual(['09-14 -10.00 FUNDS TRANSFER', '09-16 5.00 DEPOSIT']);
  });

  it('is none where the numbers lead backwards', () => {
    expect(statementOf(page('from 01 SEP 23 to 30 SEP 21')).accounts[0]?.period.start).toBeNull();
  });
});
