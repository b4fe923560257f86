import type { AccountType } from '@crossfoot/contracts';
import { describe, expect, it } from 'vitest';
import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import { statementOf } from '../extract/typed-page.fixture.ts';
import type { DocumentFacts } from '../identify/document-facts.ts';
import { accountKinds } from './account-kinds.ts';

/** Accounts by the lines of their rows. */
const accountsAt = (...lines: number[][]): RawAccount[] =>
  lines.map((rows) => ({ rows: rows.map((at) => ({ at })), facts: [] }) as unknown as RawAccount);
const factsOf = (
  accountType: AccountType,
  ...kinds: [at: number, type: AccountType, phrase?: string][]
): DocumentFacts =>
  ({
    accountType,
    kinds: kinds.map(([at, type, phrase = type]) => ({ at, type, phrase, weight: 1 })),
  }) as unknown as DocumentFacts;

it('totals of both sides tell whose the balance is, whatever an entry names', () => {
  const page = (totals: string): string => `
Saldo początkowe  3 150,28
${totals}
Data          Opis operacji                       Kwota      Saldo po operacji
2025-05-05    Zakup karta                        -780,00     2 370,28
2025-05-09    Przelew                           6 215,40     8 585,68
2025-05-12    Spłata raty kredytu              -1 842,33     6 743,35
              Kredyt hipoteczny nr 5509084501
2025-05-16    Zakup karta                        -500,00     6 243,35
Saldo końcowe     6 243,35`;
  const statusOf = (totals: string) => statementOf(page(totals)).accounts[0]?.reconciliation.status;
  expect(statusOf('')).toBe('unverifiable');
  expect(statusOf('Suma uznań        6 215,40\nSuma obciążeń     3 122,33')).toBe('balanced');
});

it('wages without a minus among entries that mostly bear one are paid into no loan that one entry names', () => {
  const page = (paidIn: string): string => `
Saldo początkowe  3 150,28
Data          Opis operacji                       Kwota      Saldo po operacji
2025-05-05    Zakup karta                        -780,00     2 370,28
2025-05-09    ${paidIn}                     6 215,40     8 585,68
2025-05-12    Spłata raty kredytu              -1 842,33     6 743,35
              Kredyt hipoteczny nr 5509084501
2025-05-16    Zakup karta                        -500,00     6 243,35
2025-05-17    Zakup karta                        -200,00     6 043,35
2025-05-18    Zakup karta                         -43,35     6 000,00
Saldo końcowe     6 000,00`;
  const statusOf = (paidIn: string) => statementOf(page(paidIn)).accounts[0]?.reconciliation.status;
  expect(statusOf('Wynagrodzenie')).toBe('balanced');
  expect(statusOf('Przelew      ')).toBe('unverifiable');
});

describe('the kind of each account', () => {
  it('is the kind of the document where it holds one account', () => {
    expect(accountKinds(accountsAt([5, 6]), factsOf('creditCard', [1, 'savings'], [2, 'creditCard']), [])).toEqual([
      { type: 'creditCard', open: false },
    ]);
  });

  it('is told by the title right above the first of several accounts, whatever adverts and summaries name', () => {
    const adverts = factsOf(
      'loan',
      [1, 'loan', 'loan payment'],
      [2, 'loan', 'auto loan'],
      [12, 'savings'],
      [30, 'loan'],
    );
    const types = (facts: DocumentFacts) =>
      accountKinds(accountsAt([15, 16], [34, 35]), facts, []).map(({ type }) => type);
    expect(types(adverts)).toEqual(['savings', 'loan']);
    const untitled = factsOf(
      'loan',
      [1, 'loan', 'loan payment'],
      [2, 'loan', 'auto loan'],
      [4, 'savings'],
      [30, 'loan'],
    );
    expect(types(untitled)).toEqual(['loan', 'loan']);
    const summary = factsOf('loan', [11, 'loan', 'loan interest'], [11, 'loan', 'auto loan'], [12, 'savings'], [30, 'loan']); // prettier-ignore
    expect(types(summary)).toEqual(['savings', 'loan']);
  });

  it('is open where one phrase alone between the rows names a debt, and not where a panel beside them does', () => {
    const [only] = [accountsAt([5, 8])];
    expect(accountKinds(only, factsOf('creditCard', [1, 'checking'], [6, 'creditCard']), [])).toEqual([
      { type: 'checking', open: true },
    ]);
    const panel = factsOf('creditCard', [6, 'creditCard', 'credit limit'], [7, 'creditCard', 'minimum payment']);
    expect(accountKinds(only, panel, [])).toEqual([{ type: 'creditCard', open: false }]);
  });

  it('is a debt where an end is called one, and open where words elsewhere name another debt than an entry does', () => {
    const facts = factsOf('creditCard', [7, 'creditCard', 'minimum payment due'], [20, 'loan', 'closing debt']);
    const [account] = accountsAt([5, 6, 9]);
    const end = { at: 20, label: 'closing', token: { money: { side: null, units: 1 } } };
    expect(accountKinds([{ ...account, facts: [end] } as unknown as RawAccount], facts, [])).toEqual([
      { type: 'creditCard', open: false },
    ]);
    expect(accountKinds([account as RawAccount], facts, [])).toEqual([{ type: 'loan', open: true }]);
  });

  it('is settled where more entries name a debt than a panel would, and most of them bear a minus', () => {
    const page = (entry: string): string => `
Opening balance  100.00
Date         Description                     Amount    Balance
02/02/2025   Payout                          -50.00      50.00
             Receipts ${entry} 3 sales        30.00      80.00
             Costs ${entry} 3 x 0.10          -0.30      79.70
03/02/2025   Receipts ${entry} 4 sales        40.00     119.70
             Costs ${entry} 4 x 0.10          -0.40     119.30
             Terminal                         -5.00     114.30
Closing balance  114.30`;
    const statusOf = (entry: string) => statementOf(page(entry)).accounts[0]?.reconciliation.status;
    expect(statusOf('credit card')).toBe('balanced');
  });

  it('is not told by several phrases that all stand in the words of entries', () => {
    const [account] = statementOf(`
Opening balance  100.00
Date         Details                     Paid out   Paid in    Balance
02/02/2025   Rent                           50.00
             Pret a Manger                   5.00                45.00
04/02/2025   Shoes                          15.00
             Mortgage Co                     1.00                29.00
05/02/2025   Wages                                     60.00     89.00
Closing balance  89.00`).accounts;
    expect(account?.reconciliation.status).toBe('balanced');
  });

  it('is not told by what the last entry names below its amount', () => {
    const facts = factsOf(
      'creditCard',
      [1, 'checking'],
      [6, 'creditCard', 'credit card'],
      [9, 'creditCard', 'credit card'],
    );
    const kindOf = (description: string): unknown => {
      const rows = [5, 8].map((at) => ({ at, description, amount: { money: { sign: 0 } } }));
      return accountKinds([{ rows, facts: [] }] as unknown as RawAccount[], facts, [])[0];
    };
    expect(kindOf('PAYMENT - AUTO REPLENISHMENT CREDIT CARD')).toEqual({ type: 'checking', open: true });
    expect(kindOf('PAYMENT')).toEqual({ type: 'creditCard', open: false });
  });

  it('is settled by the names of columns where entries may be called as the phrase, not by columns without names', () => {
    const rows = [5, 8].map((at) => ({ at, column: 'debit', table: 0, amount: { money: { sign: 0 } } }));
    const facts = factsOf('creditCard', [6, 'creditCard', 'fatura']);
    const kindOf = (sidesConcluded: boolean): unknown =>
      accountKinds([{ rows, facts: [] } as unknown as RawAccount], facts, [{ sidesConcluded }] as never)[0];
    expect(kindOf(false)).toEqual({ type: 'other', open: false });
    expect(kindOf(true)).toEqual({ type: 'other', open: true });
  });

  it('is settled by the names of columns where the title names an account that holds money', () => {
    const rows = [5, 8].map((at) => ({ at, column: 'debit', table: 0, amount: { money: { sign: 0 } } }));
    const kindOf = (titleAt: number): unknown =>
      accountKinds(
        [{ rows, facts: [] } as unknown as RawAccount],
        factsOf('loan', [titleAt, 'checking'], [6, 'loan', 'home loan']),
        [{ sidesConcluded: false }] as never,
      )[0];
    expect(kindOf(2)).toEqual({ type: 'checking', open: false });
    expect(kindOf(12)).toEqual({ type: 'checking', open: true });
  });

  it('is settled where entries that repeat the phrase are among many that bear a minus', () => {
    const kindOf = (sign: number, ...words: string[]): unknown => {
      const rows = ['a', 'b', 'c', 'd', 'e', ...words].map((description, at) => ({
        at: 5 + 2 * at,
        description,
        column: 'amount',
        amount: { money: { sign: at < 5 ? sign : 0 } },
      }));
      const facts = factsOf('creditCard', [14, 'creditCard', 'credit card'], [16, 'creditCard', 'credit card']);
      return accountKinds([{ rows, facts: [] } as unknown as RawAccount], facts, [])[0];
    };
    expect(kindOf(-1, 'Replenishment Credit Card', 'Replenishment credit card')).toEqual({
      type: 'other',
      open: false,
    });
    expect(kindOf(-1, 'Credit card fee 01-06-2025', 'Credit card fee 02-06-2025')).toEqual({
      type: 'other',
      open: false,
    });
    expect(kindOf(0, 'Replenishment Credit Card', 'Replenishment credit card')).toEqual({ type: 'other', open: true });
    expect(kindOf(-1, 'Replenishment credit card', 'Gold credit card')).toEqual({ type: 'other', open: true });
  });

  it('is what stands between the rows of the account before and its own', () => {
    const facts = factsOf('checking', [1, 'checking'], [8, 'loan']);
    expect(accountKinds(accountsAt([5, 6], [10, 11]), facts, [])).toEqual([
      { type: 'checking', open: false },
      { type: 'loan', open: false },
    ]);
  });

  it('is open where the document holds debts and assets and nothing says which one this is', () => {
    const facts = factsOf('checking', [1, 'checking'], [8, 'creditCard']);
    expect(accountKinds(accountsAt([5, 6], [10, 11], [15]), facts, [])[2]).toEqual({ type: 'checking', open: true });
  });

  it('is settled by the document where all that is named is of one side', () => {
    const facts = factsOf('checking', [1, 'checking'], [8, 'savings']);
    expect(accountKinds(accountsAt([5, 6], [10, 11], [15]), facts, [])[2]).toEqual({ type: 'checking', open: false });
  });
});

it('takes an extract of a credit for one of a loan, whose charges are owed and whose instalments are paid in', () => {
  const [account] = statementOf(`Extracto de crédito
Saldo inicial  6.400,00
Saldo final    5.556,30
Fecha         Movimiento                    Cargo       Abono       Saldo
15/01/2025    Interés corriente cuota 1    100,90        0,00    6.500,90
20/01/2025    Pago cuota nómina              0,00      472,70    6.028,20
15/02/2025    Interés corriente cuota 2    111,90        0,00    6.140,10
20/02/2025    Pago cuota nómina              0,00      583,80    5.556,30`).accounts;
  expect(account).toMatchObject({ accountType: 'loan', openingBalance: -6400, closingBalance: -5556.3 });
  expect(account?.reconciliation.status).toBe('balanced');
});

it('a summary of all products names the account by the balance that it has reached', () => {
  const page = (reached: string, title = 'Extrato combinado'): string => `
${title}   de 2024-11-01 a 2024-11-30   EUR
DATA MOV.    DESCRITIVO                  DÉBITO      CRÉDITO     SALDO
             SALDO INICIAL                                       311,08
11-04        TRF DE CLINICA                          534,96      846,04
11-05        PREST HAB                   482,77                  363,27
             SALDO FINAL                                         363,27
Depósitos à Ordem                                                ${reached}
Crédito à Habitação - capital em dívida                          -87 412,19
Cartão de crédito Gold utilizado                                 -214,60`;
  const accountOf = (...of: [string, string?]): unknown => statementOf(page(...of)).accounts[0];
  expect(accountOf('363,27')).toMatchObject({ accountType: 'checking', reconciliation: { status: 'balanced' } });
  expect(accountOf('363,28')).not.toMatchObject({ accountType: 'checking' });
  // What a card is collected from is named beside its balance, too.
  expect(accountOf('363,27', 'Extrato de cartão de crédito')).not.toMatchObject({ accountType: 'checking' });
});

it('of several accounts the words of entries tell no kind', () => {
  const page = (words: string): string => `
TRUST LEDGER   May 1/2025 To Jun 30/2025   CAD
25-0417 PELLETIER
Date          Ref       Received From             Receipts      Disbs       Balance
                        Balance forward                                        0.00
May 5/2025    R 8841    Pelletier                 1,500.00                 1,500.00
                        ${words}
May 12/2025   CK 2207   City of Guelph                            96.50    1,403.50
                        Totals for 25-0417        1,500.00        96.50    1,403.50
24-1102 HROMADKA
Date          Ref       Received From             Receipts      Disbs       Balance
                        Balance forward                                    2,187.33
May 2/2025    R 8836    Ridgeline                   904.12                 3,091.45
May 14/2025   CK 2211   Hydro                                    183.44    2,908.01
                        Totals for 24-1102          904.12       183.44    2,908.01`;
  const statusesOf = (words: string): unknown =>
    statementOf(page(words)).accounts.map(({ reconciliation }) => reconciliation.status);
  expect(statusesOf('Mortgage advance - balance owing')).toEqual(['balanced', 'balanced']);
});

it('of several accounts the last words of one are no name of the next', () => {
  const page = `
Current account statement    01.03.2025 - 31.03.2025
Balances in GBP
Date         Details                      Debit         Credit        Balance
             Balance brought forward                                 1,000.00
04.03.2025   Transfer                                    100.00      1,100.00
31.03.2025   Standing order                  12.85                   1,087.15
             for the credit card of J Smith
             Closing balance                                         1,087.15
Balances in EUR
Date         Details                      Debit         Credit        Balance
             Balance brought forward                                   500.00
10.03.2025   Transfer                                    200.00        700.00
             Closing balance                                           700.00`;
  const kinds = statementOf(page).accounts.map(({ accountType, reconciliation }) => [
    accountType,
    reconciliation.status,
  ]);
  expect(kinds).toEqual([
    ['checking', 'balanced'],
    ['checking', 'balanced'],
  ]);
});

it('the balances of a loan that are all below nothing are in the sign of its holder, where amounts move them as printed', () => {
  const [account] = statementOf(`
Extracto de cuenta de crédito
Fecha        Concepto                      Importe        Saldo
             Saldo anterior                              23.184,75-
02-01-2025   Transferencia recibida       6.842,00       16.342,75-
03-01-2025   Adeudo recibo                  412,88-      16.755,63-
07-01-2025   Traspaso                    11.200,00-      27.955,63-`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([6842, -412.88, -11200]);
  expect(account?.openingBalance).toBe(-23184.75);
});
