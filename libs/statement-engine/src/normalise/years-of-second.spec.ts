import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

it('takes the year of the other date of a row, whatever year the letterhead names', () => {
  const [account] = statementOf(`
Darlehensvertrag vom 14.03.2018
Buchung     Wert       Vorgang                                 Umsatz EUR         Restschuld EUR
                       Saldovortrag                                                  84.211,07 S
31.12.      02.01.24   Sollzinsen                                  221,05 S          84.432,12 S
28.01.      28.01.24   Leistungsrate                               612,50 H          83.819,62 S
28.02.      28.02.24   Leistungsrate                               612,50 H          83.207,12 S`).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2023-12-31', '2024-01-28', '2024-02-28']);
});

it('takes no year from a date half a year away, as the head of the next page may print one', () => {
  const [account] = statementOf(`
Statement date 22.07.2021
Buchung     Wert       Vorgang                                 Umsatz EUR         Saldo EUR
                       Saldovortrag                                                  100,00
21.07.      23.01.23   Miete                                       40,00 S           60,00
22.07.                 Strom                                       10,00 S           50,00`).accounts;
  expect(account?.transactions.map(({ date }) => date.slice(0, 4))).toEqual(['2021', '2021']);
});
