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

it('parts the names of two currencies that are set too close, and reads the dates of a short list', () => {
  const accounts = statementOf(`
ESTADO DE CUENTA TARJETA DE CREDITO VISA
Cierre 20/09/2025
Fecha       Tarjeta  Detalle                  Importe Origen   Importe $ Importe U$S
            SALDO ANTERIOR                                   5.000,00      20,00
22 08 25    7731     SU PAGO                                -5.000,00
23 08 25    7731     SU PAGO                                              -20,00
31 08 25    7731     TIENDA ARENAL                           4.069,10
02 09 25    7731     NETFLIX.COM                 15,49                     15,49
11 09 25    7731     ANTEL MOVIL                             1.645,29
            SALDO ACTUAL                                     5.714,39      15,49`).accounts;
  expect(
    accounts.map(({ transactions, reconciliation }) => [
      reconciliation.status,
      transactions.map(({ date, amount }) => `${date.slice(5)} ${amount}`),
    ]),
  ).toEqual([
    ['balanced', ['08-22 5000', '08-31 -4069.1', '09-11 -1645.29']],
    ['balanced', ['08-23 20', '09-02 -15.49']],
  ]);
});
