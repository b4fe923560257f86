import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('what a loan’s instalment has left after interest and a late charge is the principal beside them', () => {
  const [account] = statementOf(`
Auto Loan Activity Statement
Statement Date: 01/09/2026
Beginning Principal Balance     27,091.03
Ending Principal Balance        25,886.44
                                Total                                Fees &       Principal
Date         Description        Amount     Principal   Interest      Late Chgs    Balance
             Beginning Balance                                                    27,091.03
02/01/2025   Regular Payment    535.00        394.13     140.87           .00     26,696.90
03/03/2025   Regular Payment    560.00        396.18     138.82         25.00     26,300.72
04/03/2025   Regular Payment    551.04        414.28     136.76           .00     25,886.44`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([394.13, 396.18, 414.28]);
  expect(account?.reconciliation.status).toBe('balanced');
});

it('what is billed at once leaves nothing of a purchase, and is no fee that took all of it', () => {
  const rows = statementOf(`
Credit card
Date         Shop                       Amount    Total    Billed    Balance
18/10/2025   Cameras, 5 parts           120.00   120.00     24.00      72.00
02/12/2025   Electric                    19.57    19.57     19.57       0.00
03/12/2025   Clothes                     14.69    14.69     14.69       0.00
04/12/2025   Coffee                      10.90    10.90     10.90       0.00
05/12/2025   Films                        8.19     8.19      8.19       0.00`).accounts[0]?.transactions;
  expect(rows?.map(({ amount }) => amount).slice(1)).toEqual([-19.57, -14.69, -10.9, -8.19]);
});

it('what is left to be paid of a purchase is no running balance, though one step fits', () => {
  const [account] = statementOf(`
Tarjeta de crédito   desde 01/05/2025 hasta 31/05/2025
Saldo anterior     100,00
Total a pagar      300,00
Fecha        Descripción             Zorbel original  Cargos    Saldo
02/05/2025   ALKOSTO                       120,00      20,00    100,00
09/05/2025   FALABELLA                     500,00      50,00    450,00
12/05/2025   EXITO                          60,00      60,00      0,00
14/05/2025   CINE                           40,00      40,00      0,00
19/05/2025   DESPEGAR                      180,00      30,00    150,00`).accounts;
  expect(account?.transactions.map(({ amount }) => Math.abs(amount))).toEqual([20, 50, 60, 40, 30]);
});
