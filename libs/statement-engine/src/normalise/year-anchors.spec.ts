import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const datesOf = (due: string): string[] =>
  statementOf(`Credit Card Statement
Statement Date: 01 June 2025
Due Date: ${due}
Date          Description         Amount
02 Jun        Bookshop            1,200.00
12 Jun        Taxi                  320.00
22 Jun        Grocer              3,480.00`).accounts.flatMap(({ transactions }) =>
    transactions.map(({ date, flags }) => `${date} ${flags.join()}`),
  );

it('does not tear entries of one month apart over a year, and says that it assumes theirs', () => {
  expect(datesOf('25 June 2025')).toEqual([
    '2025-06-02 assumedYear',
    '2025-06-12 assumedYear',
    '2025-06-22 assumedYear',
  ]);
});

it('takes them to follow the date of the statement, not to lie a year before it, where a later one is far ahead', () => {
  expect(datesOf('25 May 2026')).toContain('2025-06-22 assumedYear');
});

it('takes no year from the number of an entry', () => {
  const { accounts } = statementOf(`Kontoauszug Girokonto
Text                            Datum    PNNr.   Wert           Betrag
Kontostand zum                  30.11.                       1.000,00+
Girocard Baeckerei              01.12.   5507    01.12.         5,56-
Girocard Tankstelle             24.12.   2004    24.12.        21,22-
Lastschrift Finanzamt           27.12.   5048    27.12.        60,00-
Kontostand zum                  31.12.                         913,22+`);
  const dates = accounts.flatMap(({ transactions }) => transactions.map(({ date }) => date.slice(0, 4)));
  expect(dates).toHaveLength(3);
  expect(dates).not.toContain('2004');
  expect(accounts[0]?.reconciliation.reasons).toContain('assumedYear');
});
