import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const descriptions = (...texts: readonly [string, string, string]): (string | null)[][] => {
  const [first, second, third] = texts.map((text) => text.padEnd(28));
  const [account] = statementOf(`
FECHA         COD. DESCRIPCION            CARGOS      ABONOS      SALDO
01/05/2025    ${first} 10.00                   90.00
02/05/2025    ${second}             5.00       95.00
03/05/2025    ${third}  5.00                   90.00`).accounts;
  return (account?.transactions ?? []).map(({ reference, description }) => [reference, description]);
};

it('takes two names over words that run on below them as one of text', () => {
  expect(descriptions('A15WALMART SUPER 2441', 'T20TRASPASO A CUENTA', 'A15WALMART CENTRO')).toEqual([
    [null, 'A15WALMART SUPER 2441'],
    [null, 'T20TRASPASO A CUENTA'],
    [null, 'A15WALMART CENTRO'],
  ]);
});

it('leaves two names where what stands below them keeps to its column', () => {
  expect(descriptions('A15  WALMART SUPER', 'T20  TRASPASO', 'A15  WALMART')).toEqual([
    ['A15', 'WALMART SUPER'],
    ['T20', 'TRASPASO'],
    ['A15', 'WALMART'],
  ]);
});

it('moves the border of two names to where the words of most entries begin', () => {
  const [account] = statementOf(`
FECHA     COMPROBANTE   DETALLE             CARGOS      ABONOS      SALDO
01/05/25  510211     CARREFOUR HIPER         10.00                  90.00
02/05/25  823514     YPF ACA                              5.00      95.00
03/05/25             SU PAGO                              5.00     100.00
04/05/25  735088     MERPAGO TIENDA           5.00                  95.00`).accounts;
  expect(account?.transactions.map(({ reference, description }) => [reference, description])).toEqual([
    ['510211', 'CARREFOUR HIPER'],
    ['823514', 'YPF ACA'],
    [null, 'SU PAGO'],
    ['735088', 'MERPAGO TIENDA'],
  ]);
});
