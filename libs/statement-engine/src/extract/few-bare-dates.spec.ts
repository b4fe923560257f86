import { expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

const page = (...days: string[]): string => `
Kontoutskrift for perioden 01.03.2023 - 31.03.2023
Forklaring               ${days.some((day) => day.includes(' ')) ? 'Dato ' : 'Dato'}      Ut av konto     Inn på konto
Saldo fra kontoutskrift                               1.000,00
Renter                   ${days[0]}                             37,00
Kort                     ${days[1]}            10,00
Saldo                                                1.027,00`;

it('reads days and months without points under a heading of dates, however few the rows', () => {
  expect(rowsOf(page('0803', '2003'))).toEqual(['03-08 37.00 Renter', '03-20 -10.00 Kort']);
  expect(rowsOf(page('08 03', '20 03'))).toEqual(['03-08 37.00 Renter', '03-20 -10.00 Kort']);
});

it('reads no date where one of the few numbers can be none', () => {
  expect(rowsOf(page('0803', '4561'))).toEqual([]);
});

it('reads a month and a day behind the amounts where most rows have them, whatever their column is called', () => {
  const page = `
Staat van 14 Februarie 2025 tot 13 Maart 2025
Besonderhede              Onttrek       Gekry     Dag        Oor
Oorgebring                                       02 14      100,00
Huur                                    50,00    02 14      150,00
Kruideniers               30,00                  02 20      120,00
Fooi                      20,00                  02 27      100,00
Salaris                                100,00    03 01      200,00`;
  expect(rowsOf(page)).toEqual([
    '02-14 50.00 Huur',
    '02-20 -30.00 Kruideniers',
    '02-27 -20.00 Fooi',
    '03-01 100.00 Salaris',
  ]);
});

it('takes numbers of entries that could only be days decades ahead for none', () => {
  const page = `
GUEST FOLIO   ROOM 3107   ARRIVAL 19/08/2025   DEPARTURE 22/08/2025
POST NO   DATE         DESCRIPTION                 CHARGES     CREDITS     BALANCE
440118    19/08/2025   DEPOSIT                                  500.00    500.00CR
440125    19/08/2025   ROOM CHARGE                  420.00                 80.00CR
440128    20/08/2025   ROOM SERVICE                  42.00                 38.00CR
440201    21/08/2025   MINIBAR                       50.00                    12.00`;
  expect(rowsOf(page).map((row) => row.slice(0, 12).trim())).toEqual([
    '08-19 500.00',
    '08-19 -420.0',
    '08-20 -42.00',
    '08-21 -50.00',
  ]);
});
