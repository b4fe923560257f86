import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('takes year and month of an entry from the first one of its month, and its own day', () => {
  const { accounts } = statementOf(`
Banco del Litoral   VISA Gold
Resumen de tarjeta de crédito   Límite de compra   Pago mínimo
Resumen de cuenta   Cierre 22 Ene 26   Vencimiento 02 Feb 26   4.500.000,00
Fecha             Comprobante     Detalle                     Pesos        Dolares
                                  Saldo anterior              842,15         61,48
25 Diciem.  30                    Su pago en pesos            842,15-
            30                    Su pago en dólares                         61,48-
25 Setiem.  03    301844          Fravega                     332,50
25 Diciem.  19    715023          Coto                        781,35
            20    000188          Spotify                                     4,99
26 Enero    02    441002          Autopistas                  245,18
            05    902217          Openai                                     20,00
            07    009174          Farmacity                    50,00
                                  Saldo actual              1.409,03         24,99`);
  expect(accounts.map(({ transactions }) => transactions.map(({ date, amount }) => `${date} ${amount}`))).toEqual([
    ['2025-12-30 842.15', '2025-09-03 -332.5', '2025-12-19 -781.35', '2026-01-02 -245.18', '2026-01-07 -50'],
    ['2025-12-30 61.48', '2025-12-20 -4.99', '2026-01-05 -20'],
  ]);
});
