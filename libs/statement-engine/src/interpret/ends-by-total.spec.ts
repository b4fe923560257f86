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
               SUB TOTAL                                 ${total}`;

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

  it.each([
    [
      'behind a charge',
      'Bank charges                                   -20.00\nClosing balance                                130.00',
      '',
    ],
    [
      'above the entries',
      'Bank charges                                   -20.00',
      'Closing balance                                130.00\n',
    ],
    ['by a day', 'Balance at 31/01/2025                          130.00', ''],
    ['right below', 'Closing balance                                130.00', ''],
  ])('is no closing balance where another one is printed %s', (_where, below, above) => {
    const [account] = statementOf(`
Account statement  EUR
Statement period: 01/01/2025 to 31/01/2025
${above}Date          Description                      Amount
Opening balance                                100.00
02/01/2025    Salary                            70.00
05/01/2025    Coffee                           -20.00
Total                                          150.00
${below}`).accounts;
    expect(account?.closingBalance).not.toBe(150);
    expect(account?.reconciliation.status).not.toBe('balanced');
  });

  const debt = `
Banque du Lac
Relevé de votre carte
Date          Libellé                         Débit         Crédit
              SOLDE PRÉCÉDENT                712,38
05/02/2026    PRELEVEMENT                                   712,38
06/02/2026    CARTE LEROI                     86,21
07/02/2026    CARTE PHARMACIE                 33,06
08/02/2026    AVOIR PHARMACIE                                13,06
              TOTAL À PRÉLEVER               106,21`;

  it('tells that the opening balance is a debt where only so the entries lead to it', () => {
    const bank = debt.replace('Relevé de votre carte\n', '');
    expect(read(bank)).toEqual([-106.21, 'balanced', []]);
    expect(
      read(bank.replace('TOTAL À PRÉLEVER               106,21', 'TOTAL À PRÉLEVER               106,22')),
    ).toEqual([null, 'unverifiable', ['nothingToCheckAgainst']]);
  });

  it('is that of its account where the opening balance of the next one follows', () => {
    const next = `
VOTRE CRÉDIT RENOUVELABLE
Date          Libellé                         Débit         Crédit
              ANCIEN SOLDE DÛ                500,00
09/02/2026    MENSUALITE                                     95,00
              NOUVEAU SOLDE DÛ               405,00`;
    const accounts = statementOf(debt + next).accounts.map((account) => [
      account.closingBalance,
      account.reconciliation.status,
    ]);
    expect(accounts).toEqual([
      [-106.21, 'balanced'],
      [-405, 'balanced'],
    ]);
  });
});
