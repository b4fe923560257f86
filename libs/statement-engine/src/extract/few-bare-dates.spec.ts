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
