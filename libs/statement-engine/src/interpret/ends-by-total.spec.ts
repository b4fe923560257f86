import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (payment: string, total: string): string => `
Credit card statement   Statement date 17/06/2025
Posting date   Details                                   Amount
               YOUR PREVIOUS STATEMENT BALANCE           420.15
21/05/2025     APPLE.COM/BILL                            159.40
02/06/2025     PAYMENT THANK YOU                         ${payment}CR
05/06/2025     REFUND                                     64.90CR
09/06/2025     KLINIK                                    186.66
               SUB TOTAL                                 ${total}
Points opening balance 1,204      Closing balance 1,518`;

const read = (text: string): unknown => {
  const [account] = statementOf(text).accounts;
  return [account?.closingBalance, account?.reconciliation.status, account?.reconciliation.reasons];
};

describe('a total behind the entries', () => {
  it('is the closing balance where the opening one and all entries lead to it', () => {
    expect(read(page('200.00', '501.31'))).toEqual([-501.31, 'balanced', []]);
    expect(read(page('200.00', '501.32'))).not.toContain('balanced');
  });

  it('proves no other entries where those of one side come to it as well', () => {
    const paid = page('420.15', '346.06').replace(/.*REFUND.*\n/, '');
    expect(read(paid)).toEqual([-346.06, 'unverifiable', ['rowsNotCovered']]);
  });
});
