import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

describe('day and month in columns of their own', () => {
  const page = (title: string, heading: string, first: string, second: string): string => `
${title}
Saldo Anterior   $1,940.00
Nuevo Saldo   $1,925.00
Fecha
${heading}    Valor      Doc.     Clase de Movimiento
${first}      $25.00-    1986     Pago Servicios
${second}      $10.00+    5696     Abono Transferencia`;

  it('are the dates of the rows, in the year of the title', () => {
    const text = page('INFORME DEL MES: OCTUBRE /2025', 'Día   Mes', '05    10 ', '26    10 ');
    expect(rowsOf(text)).toEqual(['10-05 -25.00 Pago Servicios', '10-26 10.00 Abono Transferencia']);
    const [account] = statementOf(text).accounts;
    expect(account?.transactions[0]?.date).toBe('2025-10-05');
    expect(account?.reconciliation.status).toBe('balanced');
  });

  it('stand in the order of their headings', () => {
    const text = page('INFORME DE MAYO 2025', 'Mes   Día', '05    10 ', '05    11 ');
    expect(statementOf(text).accounts[0]?.transactions.map(({ date }) => date)).toEqual(['2025-05-10', '2025-05-11']);
  });

  it('may have names that came out as one', () => {
    const text = page('INFORME DEL MES: OCTUBRE /2025', 'Día Mes ', '05    10', '26    10');
    expect(rowsOf(text)).toEqual(['10-05 -25.00 Pago Servicios', '10-26 10.00 Abono Transferencia']);
  });
});

it('days and months of purchase and booking stand beside each other, each pair below its name', () => {
  const [account] = statementOf(`
Credit card account statement
Statement date 11 October 2025
Previous balance 300.00
New balance      151.75
Transaction   Posting       No.    Description                 Amount
D    M        D    M
04   10       05   10       001    Corner shop                 145.00
06   10       07   10       002    Credit balance insurance      6.75
08   10       09   10       003    Payment                     300.00 CR
Store financing (not included in the account balance)
Date        Description      Initial amount   Instalment   Balance
06-06-2025  Furniture              1,296.24       108.02    864.16`).accounts;
  expect(account?.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2025-10-05 -145',
    '2025-10-07 -6.75',
    '2025-10-09 300',
  ]);
  expect(account?.reconciliation.status).toBe('balanced');
});
