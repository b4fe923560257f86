import { expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

it('of several amounts a row the instalment is charged, and bills before and after prove it', () => {
  const [account] = statementOf(`
Estado de cuenta de tarjeta de crédito
Período facturado   21/12/2024 - 20/01/2025
Monto facturado a pagar (período anterior)      $ 100.000
Fecha        Descripción        Monto operación     Monto total      N°      Valor cuota mensual
22/12/2024   SODIMACO                  $ 54.774        $ 54.774     01/03               $ 18.258
23/12/2024   FARMACIA                  $ 15.596        $ 15.596     01/01               $ 15.596
24/12/2024   COPECA                    $ 21.139        $ 21.139     01/01               $ 21.139
26/12/2024   MONTO CANCELADO         $ -100.000      $ -100.000                       $ -100.000
Monto total facturado a pagar      $ 54.993
Monto mínimo a pagar      $ 2.750`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-18_258, -15_596, -21_139, 100_000]);
  expect([account?.openingBalance, account?.closingBalance]).toEqual([-100_000, -54_993]);
});
