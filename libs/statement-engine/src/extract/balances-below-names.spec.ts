import { expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const page = `
Kontoauszug vom 01.02.2026 bis 27.02.2026
                                          Alter Saldo per 01.02.2026
                                          EUR             + 1.000,00
Buchung   Valuta    Vorgang                        Soll        Haben
17.02.    17.02.    Lastschrift Strom            - 70,40
19.02.    19.02.    Dauerauftrag Miete           - 93,73
25.02.    25.02.    Gutschrift                              + 100,00
Filialnummer   Kontonummer               Neuer Saldo per 27.02.2026
380            3184221 00                EUR               + 935,87`;

it('takes a balance below its name at the foot of a table for no entry', () => {
  expect(rowsOf(page)).toEqual([
    '02-17 -70.40 Lastschrift Strom',
    '02-19 -93.73 Dauerauftrag Miete',
    '02-25 100.00 Gutschrift',
  ]);
  const [account] = statementOf(page).accounts;
  expect(account?.closingBalance).toBe(935.87);
  expect(account?.reconciliation.status).toBe('balanced');
});
