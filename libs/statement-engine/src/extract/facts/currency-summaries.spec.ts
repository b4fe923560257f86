import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const part = (code: string, amount: string): string => `
Transaction history - ${code}
Date          Description         Amount
02/01/2024    Payment             ${amount}
03/01/2024    Fee                  -5.00`;

const page = (first: string, second: string): string => `
Statement 01/01/2024 - 31/01/2024
Activity summary
                            USD          CAD
Beginning balance         10.00        40.00
Payments received        100.00       200.00
Fees                      -5.00        -5.00
Ending balance           105.00       235.00
${first}
${second}`;

it.each([
  [part('USD', '100.00'), part('CAD', '200.00')],
  [part('CAD', '200.00'), part('USD', '100.00')],
])('the balances under a currency are of the account whose entries are in it', (first, second) => {
  const accounts = statementOf(page(first, second)).accounts.map((account) => [
    account.currency,
    account.openingBalance,
    account.closingBalance,
    account.reconciliation.status,
  ]);
  expect(accounts.sort()).toEqual([
    ['CAD', 40, 235, 'balanced'],
    ['USD', 10, 105, 'balanced'],
  ]);
});

it('so are those of blocks below each other', () => {
  const block = (code: string, ...[opening, received, closing]: readonly string[]): string => `
${code}                       Total
Beginning balance         ${opening}
Payments received        ${received}
Fees                      -5.00
Ending balance           ${closing}`;
  const text = `
Statement 01/01/2024 - 31/01/2024
Balance summary
${block('USD', '10.00', '100.00', '105.00')}
${block('EUR', ' 0.00', '  5.00', '  0.00')}
Balances shown are available balances.
${part('USD', '100.00')}
${part('EUR', '  5.00')}`;
  const accounts = statementOf(text).accounts.map((account) => [
    account.currency,
    account.openingBalance,
    account.closingBalance,
    account.reconciliation.status,
  ]);
  expect(accounts).toEqual([
    ['USD', 10, 105, 'balanced'],
    ['EUR', 0, 0, 'balanced'],
  ]);
});

it('the names of the amounts tell the currency of a list, and lines of a summary whose balances they are', () => {
  const page = (code: string): string => `
Credit card statement                       Statement date 21 May 2025
             Previous        Payments        Purchases        New
             balance                                          balance
TRY          1,000.00        1,000.00           300.00          300.00
USD          184.70          184.70            24.00           24.00
Your entries
Date            Description                     Amount (TRY)
22 April 2025   Market                             300.00
23 April 2025   Payment                         -1,000.00
Your entries abroad
Date            Description                     Amount (${code})
24 April 2025   Payment                           -184.70
25 April 2025   Hosting                             24.00`;
  const endsOf = (code: string): unknown =>
    statementOf(page(code)).accounts.map((each) => [each.currency, each.openingBalance, each.closingBalance]);
  expect(endsOf('USD')).toEqual([
    ['TRY', -1000, -300],
    ['USD', -184.7, -24],
  ]);
  expect(endsOf('TRY')).toHaveLength(1);
});

it('figures that stand under no name of their own belong to the name in their place, whatever their line is called', () => {
  const { accounts } = statementOf(`
Credit card statement                       Statement date 21 May 2025
Currency   Previous            Credits          Debits      Current
           Balance                                          Balance
Pesos(MXN)              1,000.00      1,000.00       300.00               300.00
Dollars(USD)              184.70        184.70        24.00                24.00
Euros(EUR)                 10.00         10.00         7.00                 7.00
Transaction details (MXN)
Date            Description                     Amount
22 April 2025   Market                             300.00
23 April 2025   Payment                         -1,000.00
Transaction details (USD)
Date            Description                     Amount
24 April 2025   Payment                           -184.70
25 April 2025   Hosting                             24.00
Transaction details (EUR)
Date            Description                     Amount
26 April 2025   Payment                            -10.00
27 April 2025   Hosting                              7.00`);
  expect(accounts.map((each) => [each.currency, each.openingBalance, each.closingBalance])).toEqual([
    ['MXN', -1000, -300],
    ['USD', -184.7, -24],
    ['EUR', -10, -7],
  ]);
});

it('names of currencies may stand behind other words, over the columns of a box', () => {
  const { accounts } = statementOf(`
ESTADO DE CUENTA TARJETA DE CREDITO VISA
Fecha de cierre 20/09/2024
¿Cómo se calcula mi pago?     Soles (S/)    Dólares (US$)
Saldo anterior                    987.45            62.18
PAGO TOTAL DEL MES                184.60            10.99

Fecha          Descripción                Soles S/     Dólares US$
               SALDO ANTERIOR               987.45           62.18
24/08/2024     PLAZA VEA                    184.60
26/08/2024     NETFLIX.COM                                   10.99
05/09/2024     PAGO BANCA MOVIL             987.45-
05/09/2024     PAGO BANCA MOVIL                              62.18-`);
  expect(
    accounts.map(({ currency, openingBalance, closingBalance }) => [currency, openingBalance, closingBalance]),
  ).toEqual([
    ['PEN', -987.45, -184.6],
    ['USD', -62.18, -10.99],
  ]);
});
