import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (totals: string): string => `
 HOTEL MIRADOR    Guest folio    Room 318
Window 1 - Folio 88120
 Date       Details                    Ref.       Charges €   Credits €
 12-03-26   Room 318                   R-318        142.00
 13-03-26   Room 318                   R-318        142.00
 14-03-26   Room 318                   R-318        168.00
 15-03-26   Transfer received          DEP                      300.00
            Total                                   452.00      300.00
            Balance due                             152.00
Window 2 - Folio 88121
 Date                  Details         Ref.       Charges €   Credits €
 12-03-26                Restaurant    POS1          64.50
                         Table 7
 13-03-26                Parking       PK            22.00
                         Place 41
 14-03-26                Spa           SPA           75.00
                         Massage
 15-03-26                Card payment  TPV                      161.50
                         Auth 417
            Total                                 ${totals}
            Balance due                               0.00`;

it('two lists of one folio are two accounts, where each comes to its own totals', () => {
  const accounts = statementOf(page('  161.50      161.50')).accounts;
  expect(accounts.map(({ transactions, closingBalance }) => [transactions.length, closingBalance])).toEqual([
    [4, -152],
    [4, 0],
  ]);
});

it('a page read in parts proves nothing where a list is lost by it', () => {
  const [first] = page('  161.50      161.50').split('Window 2');
  const accounts = statementOf(`${first}Window 2 - Folio 88121
 Date                Details          Ref.       Charges €   Credits €
 12-03-26            Restaurant       POS1          64.50
                     Table 7
 13-03-26            Parking          PK            22.00
                     Place 41
 14-03-26            Spa              SPA           75.00
                     Massage
 15-03-26            Laundry          LAU           10.00
                     Ticket 4
 15-03-26            Card payment     TPV                      161.50
                     Auth 417
                     Total                         171.50      161.40
                     Balance due                    10.00`).accounts;
  expect(accounts.flatMap(({ transactions }) => transactions)).toHaveLength(9);
  expect(accounts.every(({ reconciliation }) => reconciliation.status === 'balanced')).toBe(false);
});

it('nor where a list in another currency is left out by every reading', () => {
  const accounts = statementOf(
    `
ESTADO DE CUENTA NACIONAL DE TARJETA DE CREDITO
PERIODO FACTURADO               12/02/2026 - 11/03/2026
1. PERIODO ANTERIOR
MONTO FACTURADO A PAGAR PERIODO ANTERIOR                                                                 $ 452.310
2. PERIODO ACTUAL
LUGAR DE          FECHA DE    DESCRIPCION OPERACION                      MONTO       N     VALOR CUOTA       CARGO
OPERACION         OPERACION   O COBRO                                OPERACION    CUOTA        MENSUAL     DEL MES
PAGOS Y ABONOS
VINA DEL MAR      20/02/26    PAGO PESOS TEF PAGO NORMAL                                                $ -450.000
                  03/03/26    ABONO PROMOCION SUPERMERCADO                                                $ -8.990
                                                                        TOTAL                           $ -458.990
TOTAL OPERACIONES
SANTIAGO          13/02/26    LIDER EXPRESS                           $ 68.430    01/01       $ 68.430     $ 68.430
LAS CONDES        14/02/26    CENCOSUD PARIS                         $ 359.970    01/03      $ 119.990    $ 119.990
SANTIAGO          16/02/26    COPEC APP                               $ 45.000    01/01       $ 45.000     $ 45.000
VINA DEL MAR      21/02/26    HOTEL OCEANIC                          $ 186.200    01/01      $ 186.200    $ 186.200
                                                                        TOTAL                            $ 419.620
MONTO TOTAL FACTURADO A PAGAR                                                                            $ 412.940`,
    `
ESTADO DE CUENTA INTERNACIONAL DE TARJETA DE CREDITO
1. PERIODO ANTERIOR
SALDO ANTERIOR FACTURADO                                                                                 US$ 84,12
ABONO REALIZADO                                                                                         US$ -84,12
2. PERIODO ACTUAL
FECHA OPER.     DESCRIPCION OPERACION          CIUDAD           PAIS    MONTO MONEDA ORIGEN              MONTO US$
17/02/26        PAGO DOLARES                   SANTIAGO                                                     -84,12
19/02/26        NETFLIX.COM                    LOS GATOS        US                    15,49                  15,49
22/02/26        MERCADOLIBRE ARG               BUENOS AIRES     AR                38.900,00                  26,84
28/02/26        AMAZON MKTPLACE                SEATTLE          US                    54,27                  54,27
                DEUDA TOTAL FACTURADA                                                                    US$ 96,60`,
  ).accounts;
  const left = accounts.every(({ transactions }) => transactions.every(({ date }) => date !== '2026-02-22'));
  expect(left && accounts.every(({ reconciliation }) => reconciliation.status === 'balanced')).toBe(false);
});
