import { describe, expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

const page = (name: string, closing = ' 50,00'): string => `
Resumen de tarjeta de crédito
Fecha       Detalle                         Pesos
            SALDO ANTERIOR                 110,00
02/05/2025  SU PAGO                        110,00-
04/05/2025  LIBRERIA DEL PUERTO             20,00
08/05/2025  ALMACEN SUR                     30,00
            ${name}        50,00
            SALDO ACTUAL                   ${closing}`;

describe('an undated amount that is the sum of the charges above it without the payment', () => {
  it('is their total where it is called so', () => {
    expect(rowsOf(page('TARJETA 12 Total Consumos'))).toHaveLength(3);
  });

  it('is an entry where it is not, and the closing balance counts it', () => {
    expect(rowsOf(page('FERRETERIA DEL PUERTO    ', '100,00'))).toHaveLength(4);
  });
});
