import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const heading = 'Date          Description         Amount';

const part = (code: string): string[] => [
  heading,
  '02/01/2024    Payment             100.00',
  '03/01/2024    Fee                  -5.00',
  `Opening balance ${code}: 10.00`,
  `Closing balance ${code}: 105.00`,
  '',
];

/** The currencies of what is read of two ledgers, of which the second leaves its title on the page before. */
function currenciesOf(title: string): (string | null)[] {
  const pages = [
    ['Statement 01/01/2024 - 31/01/2024', 'Transaction history - EUR', ...part('EUR'), title],
    part('GBP'),
  ];
  return statementOf(...pages.map((lines) => lines.join('\n'))).accounts.map(({ currency }) => currency);
}

it('finds the currency of a table in a title at the foot of the page before', () => {
  expect(currenciesOf('Transaction history - GBP')).toEqual(['EUR', 'GBP']);
});

it('takes no other line of the page before for a title', () => {
  expect(currenciesOf('Amounts of other accounts in GBP')).not.toContain('GBP');
});

it('is named by signs in brackets where the titles of two tables end with different ones', () => {
  const table = (title: string, rows: string): string => `
${title}
F. TRANS.     F. POSTEO     DESCRIPCIÓN                 MONTO
                            BALANCE ANTERIOR          1,000.00
${rows}`;
  const { accounts } = statementOf(`
ESTADO DE CUENTA TARJETA DE CRÉDITO
Fecha de corte: 08/09/2025
${table(
  'TRANSACCIONES EN PESOS DOMINICANOS (RD$)',
  `11/08/25      12/08/25      SUPERMERCADO              5,408.19
22/08/25      23/08/25      PAGO INTERNET            -1,000.00
                            BALANCE AL CORTE RD$      5,408.19`,
)}
${table(
  'TRANSACCIONES EN DÓLARES ESTADOUNIDENSES (US$)',
  `13/08/25      14/08/25      NETFLIX.COM                 145.30
17/08/25      18/08/25      PAGO INTERNET              -120.00
                            BALANCE AL CORTE US$      1,025.30`,
)}`);
  expect(accounts.map(({ currency, closingBalance }) => [currency, closingBalance])).toEqual([
    ['DOP', -5408.19],
    ['USD', -1025.3],
  ]);
  expect(accounts.map(({ transactions }) => transactions.map(({ date }) => date))).toEqual([
    ['2025-08-12', '2025-08-23'],
    ['2025-08-14', '2025-08-18'],
  ]);
  expect(accounts.map(({ reconciliation }) => reconciliation.status)).toEqual(['balanced', 'balanced']);
});

it('finds it behind a label, where that of another table says another one', () => {
  const page = (number: string, code: string): string =>
    [`Account ${number} 1160 2202 0000 0003 1187 4420 Currency: ${code}`, ...part(code)].join('\n');
  const { accounts } = statementOf(`Statement 01/01/2024 - 31/01/2024\n${page('61', 'PLN')}`, page('07', 'EUR'));
  expect(accounts.map(({ currency }) => currency)).toEqual(['PLN', 'EUR']);
});

it('names behind the kind of account tell the currency of each of several, those of one country as their code', () => {
  const list = (title: string): string => `
${title}
FECHA         CONCEPTO                 IMPORTE        SALDO
              SALDO ANTERIOR                       1.000,00
12/10/25      DEPOSITO EFECTIVO         200,00     1.200,00
18/10/25      EXTRACCION CAJA          -100,00     1.100,00`;
  const { accounts } = statementOf(
    `Buenos Aires, Argentina\nPERÍODO 01/10/25 AL 30/11/25${list('CAJA DE AHORRO EN PESOS 4-052-0011877/3')}\n${list('CAJA DE AHORRO EN DÓLARES (U$S) 4-052-0011878/0')}`,
  );
  expect(accounts.map(({ currency }) => currency)).toEqual(['ARS', 'USD']);
});

it('is named by the signs behind the names of columns where those of two tables differ', () => {
  const table = (sign: string, ends: [string, string], row: string): string => `
Date        Details                   Paid out ${sign.padEnd(4)}   Paid in ${sign.padEnd(4)}   Balance ${sign}
01/01/2024  Opening balance                                        ${ends[0]}
${row}
31/01/2024  Closing balance                                        ${ends[1]}
`;
  const { accounts } = statementOf(`Cash accounts 1 January 2024 to 31 January 2024
${table('£', ['100.00', ' 90.00'], '05/01/2024  Service fee                    10.00                    90.00')}
${table('US$', ['214.50', '224.10'], '16/01/2024  Dividend                                     9.60      224.10')}`);
  expect(accounts.map(({ currency, closingBalance }) => [currency, closingBalance])).toEqual([
    ['GBP', 90],
    ['USD', 224.1],
  ]);
});
