import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('gives each of two currencies the figures that name it, and a later list to the one that its heading names', () => {
  const accounts = statementOf(
    `
ESTADO DE CUENTA TARJETA DE CREDITO VISA ORO
Fecha de cierre 10/09/2025
Saldo anterior          S/ 2,118.47     US$ 45.99
Pago total del mes        S/ 1,006.24     US$ 12.99

Fecha          Descripción                Soles S/     Dólares US$
               SALDO ANTERIOR             2,118.47           45.99
13/08/2025     PAGO BANCA MOVIL           1,500.00-
13/08/2025     PAGO BANCA MOVIL                              45.99-
14/08/2025     WONG BENAVIDES                10.00
18/08/2025     NETFLIX.COM                                   12.99`,
    `
ESTADO DE CUENTA VISA ORO

OTROS MOVIMIENTOS
Fecha          Descripción         Monto original               Total S/
14/03/2025     HIRAOKA                   3,100.00                 277.77
02/07/2025     SAGA                      1,000.00                 100.00

               DEUDA TOTAL DEL MES                    1,006.24     12.99
`,
  ).accounts;
  expect(
    accounts.map(({ currency, closingBalance, transactions }) => [currency, closingBalance, transactions.length]),
  ).toEqual([
    ['PEN', -1006.24, 4],
    ['USD', -12.99, 2],
  ]);
});
