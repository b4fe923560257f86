import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const balancesOf = (text: string): (number | null | undefined)[] =>
  statementOf(text).accounts.flatMap(({ transactions }) => transactions.map(({ balance }) => balance));

it('joins the digits that a narrow cell has broken off its figures', () => {
  const text = `
Fecha         Descripción          Debitos     Creditos    Balance
20/11/2023    Compra               457.67      0           3111.38
20/11/2023    Abono de nómina      0           6956.87     10068.2
                                                           5
21/11/2023    Depósito             0           2737.22     12805.4
              en efectivo                                  7
21/11/2023    Comisión             58.00       0           12747.47`;
  expect(balancesOf(text)).toEqual([3111.38, 10068.25, 12805.47, 12747.47]);
});

it('leaves a whole amount above a number of its own', () => {
  const text = `
Fecha         Descripción          Debitos     Creditos    Balance
20/11/2023    Compra               457.67      0           3111.38
20/11/2023    Abono de nómina      0           6956.87     10068.25
                                                           5
21/11/2023    Comisión             58.00       0           10010.25`;
  expect(balancesOf(text)).toEqual([3111.38, 10068.25, 10010.25]);
});
