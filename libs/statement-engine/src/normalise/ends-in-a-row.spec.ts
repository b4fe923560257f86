import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (day: string): string => `
ESTADO DE CUENTA DE AHORROS
DEL 01/07/25 AL 31/07/25
MONEDA: SOLES
SALDO ANTERIOR AL 30/06/25 100.00      SALDO AL ${day} 150.00

FECHA     DESCRIPCION                 CARGOS      ABONOS
02JUL     LIBRERIA DEL PUERTO         10.00
05JUL     DEPOSITO                                80.00
09JUL     ALMACEN SUR                 20.00`;

describe('a balance beside the opening one', () => {
  it('is the closing one where it is dated with the last day', () => {
    const [account] = statementOf(page('31/07/25')).accounts;
    expect(account).toMatchObject({ openingBalance: 100, closingBalance: 150, currency: 'PEN' });
  });

  it('is none where it is dated with another', () => {
    const [account] = statementOf(page('15/07/25')).accounts;
    expect(account?.closingBalance).toBeNull();
  });
});

it('takes the ends that the balances of its rows lead from and to, not those of all accounts together', () => {
  const [one, other] = statementOf(`
Owner statement              02/01/2025 - 02/28/2025
Beginning balance              800.00
Ending cash balance          1,737.71
Date         Payer                   Increase      Decrease       Balance
             Beginning cash balance                                500.00
02/01/2025   Brandt, rent            1,425.00                    1,925.00
02/07/2025   Power                                     64.12     1,860.88
02/20/2025   Owner                                    423.17     1,437.71
             Ending cash balance                                 1,437.71
Mill Station House
Date         Payer                   Increase      Decrease       Balance
             Beginning cash balance                                300.00
02/02/2025   Gil, rent               2,195.00                    2,495.00
02/06/2025   Heating                                2,195.00       300.00
             Ending cash balance                                   300.00`).accounts;
  expect([one, other].map((each) => [each?.openingBalance, each?.closingBalance])).toEqual([
    [500, 1437.71],
    [300, 300],
  ]);
  expect(one?.reconciliation.status).toBe('balanced');
});
