import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (sign: string, figures: readonly [string, string, string, string]): string => `
Extracto tarjeta de crédito        Bogotá, Colombia
Tarjeta 4513 07** **** 2290        Período facturado 01/05/2025 - 30/05/2025
Saldo anterior          ${sign} ${figures[0]}
Pago total              ${sign} ${figures[3]}
Fecha           Descripción                Valor
02/05/2025      Almacén                    ${sign} ${figures[1]}
09/05/2025      Pago                       ${sign} -${figures[0]}
12/05/2025      Libros                     ${sign} ${figures[2]}`;

it('what is printed in "$" and in "US$" are two accounts, and the bare sign is that of the country', () => {
  const { accounts } = statementOf(
    page('$', ['100.000,00', '20.000,00', '30.000,00', '50.000,00']),
    page('US$', ['25,98', '10,99', '2,99', '13,98']),
  );
  expect(
    accounts.map(({ currency, openingBalance, closingBalance }) => [currency, openingBalance, closingBalance]),
  ).toEqual([
    ['COP', -100_000, -50_000],
    ['USD', -25.98, -13.98],
  ]);
  expect(accounts.map(({ reconciliation }) => reconciliation.status)).toEqual(['balanced', 'balanced']);
});
