import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../extract/typed-page.fixture.ts';

const page = (out: string, into: string): string => `
Harbour Bank
Account overview as at 31 Mar 2024
Credit cards                   Credit limit            Balance
Platinum                          18,000              1,057.04
Account details
Date          Description        ${out}      ${into}     Balance
01 Mar 2024   Balance b/f                                 7,920.58
19 Mar 2024   Service Charge          22.28                7,898.30
30 Mar 2024   Funds Transfer         410.00                7,488.30`;

describe('a card that is named around an account that is none', () => {
  it('says nothing where the columns are of withdrawals and deposits', () => {
    const [account] = statementOf(page('Withdrawals', 'Deposits')).accounts;
    expect(account?.accountType).not.toBe('creditCard');
    expect(account?.reconciliation.status).toBe('balanced');
    expect(rowsOf(page('Withdrawals', 'Deposits'))).toEqual([
      '03-19 -22.28 Service Charge',
      '03-30 -410.00 Funds Transfer',
    ]);
  });

  it('leaves open whose the balances are where one step alone speaks against it', () => {
    const [account] = statementOf(page('Debits     ', 'Credits ')).accounts;
    expect(account?.reconciliation.reasons).toEqual(['polarityOpen']);
  });
});

it('a second account of withdrawals and deposits is no loan, though loans are listed below it', () => {
  const page = (out: string, into: string): string => `
MEMBER STATEMENT
SAVINGS A/C No. 01-118-4402
Date          Narration             ${out}      ${into}     Balance
01 Mar 2024   Balance b/f                                   7,920.58
19 Mar 2024   Loan recovery            22.28                7,898.30
30 Mar 2024   Transfer                410.00                7,488.30
31 Mar 2024   Closing balance                               7,488.30
MEMBER SHARES A/C No. 02-118-4402
Date          Narration             ${out}      ${into}     Balance
01 Mar 2024   Balance b/f                                   1,000.00
19 Mar 2024   Contribution                      50.00       1,050.00
30 Mar 2024   Fee                      20.00                1,030.00
31 Mar 2024   Closing balance                               1,030.00
LOANS (information only)
Development loan   Outstanding loan balance 5,000.00`;
  const [, second] = statementOf(page('Money Out', 'Money In')).accounts;
  expect(second?.reconciliation.status).toBe('balanced');
  expect(second?.accountType).toBe('savings');
});

it('a title with dashes and masked numbers among its words still names a card', () => {
  const [account] = statementOf(`
Banco Minho e Lima
EXTRATO DE CARTÃO DE CRÉDITO Nº 7/2026 — Conta-cartão 0044.17220.8 — Cartão 4176 **** **** 0033 GOLD
Data lanç.  Data mov.  Descrição                            Débito €  Crédito €
                       Saldo do extrato anterior de 09-06-2026  743,18
14-06-2026  13-06      WORTEN BRAGA PARQUE                    137,12
30-06-2026  30-06      PAGAMENTO DEBITO DIRETO                            222,95
                       Saldo em dívida                        657,35`).accounts;
  expect(account).toMatchObject({ accountType: 'creditCard', openingBalance: -743.18, closingBalance: -657.35 });
  expect(account?.reconciliation.status).toBe('balanced');
});

it('withdrawals that raise a balance may be deposits in their place: nothing is proved', () => {
  const [account] = statementOf(`
Harbour Bank
Date          Description              Withdrawals     Deposits     Balance
              Opening balance                                        100.00
01 Mar 2024   Transfer                      50.00                    150.00
19 Mar 2024   Transfer                     410.00                    560.00
30 Mar 2024   Transfer                                   10.00       550.00
              Closing balance                                        550.00`).accounts;
  expect(account?.reconciliation.reasons).toContain('polarityOpen');
});

it('columns of money in and out beside a balance that is called owed are of a card', () => {
  const [account] = statementOf(`
Credit card statement
14 September 2025 to 13 October 2025
Minimum payment 36.45
Date           Description          Money in      Money out     Balance owed
14 Sep 2025    Opening balance                                        186.34
15 Sep 2025    Gym                                    57.18           243.52
17 Sep 2025    Bakery                                 32.99           276.51
18 Sep 2025    Payment                 100.00                         176.51
               Closing balance                                        176.51`).accounts;
  expect(account).toMatchObject({ accountType: 'creditCard', openingBalance: -186.34, closingBalance: -176.51 });
  expect(account?.reconciliation.status).toBe('balanced');
});

it('columns of money in and out are of the card that is named, where the balance rises by what goes out', () => {
  const page = (balances: readonly string[]): string => `
Credit card statement
14 September 2025 to 13 October 2025
Minimum payment 36.45
Date           Description          Money in      Money out     Balance
14 Sep 2025    Balance brought forward                              ${balances[0]}
15 Sep 2025    Gym                                    57.18     ${balances[1]}
17 Sep 2025    Bakery                                 32.99     ${balances[2]}
18 Sep 2025    Payment                 100.00                   ${balances[3]}
19 Sep 2025    Bakery                                 10.00     ${balances[4]}`;
  const [card] = statementOf(page(['186.34', '243.52', '276.51', '176.51', '186.51'])).accounts;
  expect(card).toMatchObject({
    accountType: 'creditCard',
    closingBalance: -186.51,
    reconciliation: { status: 'balanced' },
  });
  const [other] = statementOf(page(['186.34', '129.16', ' 96.17', '196.17', '186.17'])).accounts;
  expect(other?.accountType).not.toBe('creditCard');
});
