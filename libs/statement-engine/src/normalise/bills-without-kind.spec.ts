import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const verdictsOf = (page: string): string[] =>
  statementOf(page).accounts.map(({ openingBalance, closingBalance, reconciliation: { status, reasons } }) =>
    [openingBalance, closingBalance, status, ...reasons].join(' '),
  );

const RIDES = `
Zindel statement     Period 01/03/2025 - 31/03/2025
Date         Zorb                             Amount
             Previous balance                 844.17
14/03/2025   Zaldo                           -844.17
05/03/2025   Havenweg                          40.45
06/03/2025   Tankplein                         64.89
07/03/2025   Stadspoort                        75.86
09/03/2025   Havenweg                          49.84
             New balance                      231.04`;

it('takes a list of plain amounts and few negative ones between two balances for a bill, and says what is open', () => {
  expect(verdictsOf(RIDES)).toEqual(['-844.17 -231.04 unverifiable polarityOpen']);
});

it('leaves the side open where a title is read against its words', () => {
  const page = RIDES.replace('05/03/2025', 'Purchases\n05/03/2025');
  expect(verdictsOf(page).every((verdict) => verdict.includes('polarityOpen'))).toBe(true);
});

it('gives both currencies of one table the kind that is named below it', () => {
  const page = `
FECHA        DETALLE                                PESOS       DOLARES
             SALDO ANTERIOR                     12.440,55         16,99
05.08.25     SU PAGO EN PESOS                   12.440,55-
05.08.25     SU PAGO EN USD                                       16,99-
26.07.25     RESTAURANTE LA PLAZA               11.058,00
31.07.25     SUPERMERCADO OLIVO                  6.906,28
03.08.25     STREAMLY COM                                         11,99
13.08.25     LIBRERIA                            4.413,19
14.08.25     CLOUDBOX                                              5,00
19.08.25     FARMACIA                            2.525,27
             SALDO ACTUAL                       24.902,74         16,99
             PAGO MINIMO                         8.400,00`;
  expect(verdictsOf(page)).toEqual(['-12440.55 -24902.74 balanced', '-16.99 -16.99 balanced']);
});
