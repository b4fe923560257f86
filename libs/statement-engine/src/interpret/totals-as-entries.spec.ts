import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (closing: string, charges = ''): string => `
Credit card statement   Statement period 15/05/2024 to 14/06/2024
Received       Transaction    Details                            Amount £
               Previous balance                                    1,324.08
07/06/2024     07/06/2024     DIRECT DEBIT PAYMENT THANK YOU       1,124.08CR
16/05/2024     15/05/2024     STATIONERS                             142.90
18/05/2024     17/05/2024     GROCERS                                 69.66
28/05/2024     26/05/2024     BOOKSHOP                                63.83
${charges}               TOTAL INTEREST CHARGED ON THIS STATEMENT             11.27
               New balance                                         ${closing}`;

const rowsOf = (text: string): unknown[] => {
  const [account] = statementOf(text).accounts;
  const words = account?.transactions.slice(4).map(({ description, amount }) => [description, amount]) ?? [];
  return [words, account?.reconciliation.status, account?.reconciliation.reasons];
};

describe('a total below the entries', () => {
  it('is one of them where only with it they lead to the closing balance, and its day is open', () => {
    const interest = [['TOTAL INTEREST CHARGED ON THIS STATEMENT', -11.27]];
    expect(rowsOf(page('487.66'))).toEqual([interest, 'unverifiable', ['noDate']]);
  });

  it('is none where they lead there without it, or do not with it', () => {
    expect(rowsOf(page('476.39'))).toEqual([[], 'balanced', []]);
    expect(rowsOf(page('480.00')).slice(0, 2)).toEqual([[], 'unbalanced']);
  });

  it('gives way to the lines that it adds up', () => {
    const line = (words: string, amount: string): string => `               ${words.padEnd(53)}${amount.padStart(5)}\n`;
    const charges = line('Interest charge on purchases', '11.00') + line('Interest charge on cash', ' 0.27');
    expect(rowsOf(page('487.66', charges))[0]).toEqual([
      ['Interest charge on purchases', -11],
      ['Interest charge on cash', -0.27],
    ]);
  });
});
