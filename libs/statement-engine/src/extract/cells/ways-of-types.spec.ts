import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

const page = (types: readonly string[], minus = ''): string => `
Period 2025-04-01 to 2025-04-30
Opening Balance  100.00
Date         Type          Amount    Details
2025-04-13   ${types[0]?.padEnd(12)}   50.00    Settlement
2025-04-14   ${types[1]?.padEnd(12)}  ${minus.padStart(1)}20.00    Musa Ibrahim
2025-04-15   ${types[2]?.padEnd(12)}   10.00    Adaeze
Closing Balance  140.00`;

describe('a column of types', () => {
  it.each([
    ['Deposit', 'Withdrawal', 'Deposit'],
    ['Top-up', 'Sent', 'Received'],
    ['Transfer in', 'Transfer out', 'Transfer in'],
    ['Ingreso', 'Retiro', 'Ingreso'],
    ['deposit', 'transfer_out', 'transfer_in'],
  ])('signs the amounts where each of its words says the way: %s, %s', (...types) => {
    expect(rowsOf(page(types))).toEqual(['04-13 50.00 Settlement', '04-14 -20.00 Musa Ibrahim', '04-15 10.00 Adaeze']);
    expect(statementOf(page(types)).accounts[0]?.reconciliation.status).toBe('balanced');
  });

  it('describes the entries where one bears another word, or where amounts have signs', () => {
    expect(rowsOf(page(['Deposit', 'Transfer', 'Deposit']))[0]).toBe('04-13 50.00 Deposit Settlement');
    expect(rowsOf(page(['Deposit', 'Withdrawal', 'Deposit'], '-'))[1]).toBe('04-14 -20.00 Withdrawal Musa Ibrahim');
  });

  it('signs them where narrow cells break the words, and those of a status that says nothing', () => {
    const text = `
Opening Balance: 5,000.00
Closing Balance: 4,311.25
ID    Type      Amount      Description     Date          From account    Status
      WITHDR                                2025-06-02                    COMPLE
41              2,389.36    Groceries                     1002003004
      AWAL                                  10:12:22                      TED
      WITHDR                                2025-06-03                    COMPLE
42                69.00    Fuel                          1002003004
      AWAL                                  10:46:26                      TED
                                            2025-06-15                    COMPLE
43    DEPOSIT   1,768.61    Pay                           N/A
                                            15:28:50                      TED
                                            2025-06-16                    COMPLE
44    DEPOSIT       1.00    Interest                      N/A
                                            15:28:50                      TED`;
    expect(rowsOf(text)).toEqual([
      '06-02 -2389.36 Groceries',
      '06-03 -69.00 Fuel',
      '06-15 1768.61 Pay',
      '06-16 1.00 Interest',
    ]);
    expect(statementOf(text).accounts[0]?.reconciliation.status).toBe('balanced');
  });

  it('leaves the signs among the words of descriptions that follow the amounts', () => {
    const [row] = rowsOf(page(['Deposit', 'Sent', 'Deposit']).replace('Settlement', 'Water & Power'));
    expect(row).toBe('04-13 50.00 Water & Power');
  });
});
