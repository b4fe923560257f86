import { expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

it('the number of an entry before its date is no word of it, with a point or what a scan shows for one', () => {
  const page = `
Izvadak za razdoblje: 01.11.2025. - 30.11.2025.
R.br.   Datum knj.    Datum val.    Opis plaćanja      Isplata     Uplata
        Prethodno stanje                                           1.000,00
1.      04.11.2025.   04.11.2025.   Priljev                        100,00
2:      07.11.2025.   07.11.2025.   Trajni nalog        50,00
(3      10.11.2025.   10.11.2025.   Isplata             30,00
4       12.11.2025.   12.11.2025.   Naknada              2,65
        Novo stanje                                                1.017,35`;
  expect(rowsOf(page)).toEqual([
    '11-04 100.00 Priljev',
    '11-07 -50.00 Trajni nalog',
    '11-10 -30.00 Isplata',
    '11-12 -2.65 Naknada',
  ]);
});
