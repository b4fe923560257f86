import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (kind: string): string => `
${kind}
Total a pagar                  851.00
Fecha         Descripción         Valor total    Abono capital    Saldo capital
              SALDO ANTERIOR                                          24,187.36
15/07/2023    PAGO CUOTA 19            851.74           473.35        23,714.01
14/08/2023    PAGO CUOTA 20            851.74           480.20        23,233.81
15/09/2023    PAGO CUOTA 21            851.74           487.15        22,746.66`;

const read = (kind: string): unknown[] =>
  statementOf(page(kind)).accounts.map(({ closingBalance, reconciliation: { status, reasons } }) => [
    closingBalance,
    status,
    ...reasons,
  ]);

it('takes what is due of a loan for no end of its balances', () => {
  expect(read('Extracto del crédito hipotecario')).toEqual([[-22746.66, 'balanced']]);
});

it('misses rows where another account names what is due', () => {
  expect(read('Estado de cuenta de tarjeta de crédito')).toEqual([[-851, 'unbalanced', 'differenceToClosing']]);
});
