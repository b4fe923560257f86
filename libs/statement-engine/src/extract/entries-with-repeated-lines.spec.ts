import { expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

const head = `
Banco del Puerto
Fecha    Concepto                               Retiros    Depositos        Saldo`;

it('reads entries that are dated lines above their amount past a line that every page repeats', () => {
  const page = (first: string, last: string, amounts: string): string => `${head}
${first}
         Transferencia
         Sucursal 12
         ${last.padEnd(32)}${amounts}`;
  expect(
    rowsOf(
      page('15 Dic   Pago recibido', 'Hora once y diez', '                     500.00      1,500.00'),
      page('16 Dic   Pago de servicio', 'Hora doce', '        100.00                   1,400.00'),
      page('18 Dic   Pago de renta', 'Hora trece', '        200.00                   1,200.00'),
    ),
  ).toEqual([
    '12-15 500.00 Pago recibido Transferencia Sucursal 12 Hora once y diez',
    '12-16 -100.00 Pago de servicio Transferencia Sucursal 12 Hora doce',
    '12-18 -200.00 Pago de renta Transferencia Sucursal 12 Hora trece',
  ]);
});
