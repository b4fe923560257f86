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
