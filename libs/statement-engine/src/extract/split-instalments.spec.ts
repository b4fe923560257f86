import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const read = (text: string): [amounts: number[], status: string | undefined] => {
  const [account] = statementOf(text).accounts;
  return [account?.transactions.map(({ amount }) => amount) ?? [], account?.reconciliation.status];
};

describe('what a debt is paid by', () => {
  it('is the part of each instalment that lessens it, as its balance tells, also of the first', () => {
    expect(
      read(`
Loan statement
Date              Payment Amount    Principal     Interest     Balance
January 5, 2022         410.00        340.00        70.00      9,660.00
February 5, 2022        410.00        342.38        67.62      9,317.62
March 5, 2022           410.00        344.78        65.22      8,972.84
April 5, 2022           410.00        347.19        62.81      8,625.65`),
    ).toEqual([[340, 342.38, 344.78, 347.19], 'unverifiable']);
  });

  it('comes in where all balances fall by less, as they do where interest is in it that no column tells', () => {
    expect(
      read(`
Loan statement
Date              Amount        Balance
January 5, 2022   410.00       9,660.00
February 5, 2022  410.00       9,317.62
March 5, 2022     410.00       8,972.84
April 5, 2022     410.00       8,625.65`),
    ).toEqual([[410, 410, 410, 410], 'unbalanced']);
  });
});

it('takes the fee off the first amount, too, where each step shows that it is taken off', () => {
  expect(
    read(`
Date          Details        Amount      Fee       Balance
05-Jan-2022   Order 1        410.00      10.00     1,400.00
06-Jan-2022   Order 2        310.00       8.00     1,702.00
07-Jan-2022   Order 3        210.00       6.00     1,906.00`)[0],
  ).toEqual([400, 302, 204]);
});

it('takes the parts of a purchase for no ledger beside the first', () => {
  const rows = rowsOf(`
Credit card statement
Statement period 01.03.2024 - 31.03.2024
Date        Description       Purchase     Instalment     Amount     Fee     Remaining
01.03.24    GROCER               24.40       once            24.40      0          0.00
12.03.24    STORE               228.30       3/2             76.10      0         76.10
13.03.24    AIRLINE             322.80       6/2             53.80      0        215.20
13.03.24    RADIO               243.00       3/1             81.00      0        162.00
20.03.24    KIOSK                 8.50       once             8.50      0          0.00
21.03.24    FURNITURE           219.00       3/2             73.00      0         73.00
Total                                                       316.80`);
  expect(rows.map((row) => row.slice(0, 5))).toEqual(['03-01', '03-12', '03-13', '03-13', '03-20', '03-21']);
});

it('parts of purchases stand under their name also where a long word runs on below it, and a sign before a day is no word', () => {
  const [account] = statementOf(`
Fatura do cartão de crédito
Vencimento 12/10/2025
Saldo anterior 300,00
Saldo desta fatura 460,00
Data       Descrição                  Parcela     R$
12/09      PAGAMENTO DE FATURA-INTERNET-E-OUTROS   -300,00
  @   26/10      RENNER LOJA 112         12/12     160,00
  @   21/05      APPLE STORE             05/12     300,00`).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2025-09-12', '2024-10-26', '2025-05-21']);
  expect(account?.transactions[1]?.description).toBe('RENNER LOJA 112');
});
