import { expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

const page = (names: string): string => `
Resumen de cuenta Visa
${names}
11-03-24     230001    SU PAGO EN PESOS                     412,35-
04-03-24     431740    CARREFOUR EXPRESS                     54,68
06-03-24     618851    ESTACION ABASTO                        7,80
08-03-24     992934    PEDIDOS PROPINAS                      12,40`;

it('takes the words under the name of references for descriptions where no other name is one of these', () => {
  const named = rowsOf(page('FECHA        COMPROBANTE  REFERENCIA                         PESOS'));
  expect(named).toHaveLength(4);
  expect(named[1]).toMatch(/CARREFOUR EXPRESS$/);
  expect(named.join()).not.toContain('COMPROBANTE');
});
