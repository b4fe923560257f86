import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';
import { holdsRows } from './likely-periods.ts';

const datesOf = (page: string): readonly string[] =>
  statementOf(page).accounts.flatMap(({ transactions }) =>
    transactions.map(({ date, flags }) => `${date} ${flags.join()}`),
  );

const page = (head: string, foot: string): string => `Silk Road Bank
${head}
Date         Description         Withdrawals   Deposits      Balance
             Opening balance                                   100.00
2 Jul        Grocer               10.00                         90.00
21 Jul       Wages                             50.00           140.00
             Closing balance                                   140.00
${foot}`;

it('a period of something else tells rows no year', () => {
  const fee = 'A fee was charged on your average balance from 1 Sep 2024 to 30 Nov 2024.';
  expect(datesOf(page('Statement date: 31 July 2025', fee))).toEqual(['2025-07-02 ', '2025-07-21 ']);
});

it('nor do the days of balances that lie elsewhere', () => {
  const days = [{ year: null, month: 7, day: 2 }];
  expect(holdsRows({ start: '2024-12-31', end: '2024-12-31' }, days)).toBeNull();
  expect(holdsRows({ start: '2024-06-30', end: '2024-07-31' }, days)).not.toBeNull();
});

it('rows go on past the end of their period', () => {
  const period = 'Period: 1 June 2025 to 30 June 2025';
  expect(datesOf(page(period, '').replace('2 Jul ', '2 Jun '))).toEqual([
    '2025-06-02 ',
    '2025-07-21 dateOutsidePeriod',
  ]);
});

it('days in the words of an entry are no period where those of the balances hold all rows', () => {
  const [account] = statementOf(`Silk Road Bank
Date         Description         Withdrawals   Deposits      Balance
             Opening balance on 30/06/2025                     100.00
02/07        Grocer               10.00                         90.00
31/07        Hire                 20.00                         70.00
             01/08/2025 - 31/10/2025
             Closing balance on 31/07/2025                      70.00`).accounts;
  expect(account?.transactions.map(({ date, flags }) => `${date} ${flags.join()}`)).toEqual([
    '2025-07-02 ',
    '2025-07-31 ',
  ]);
  expect(account?.reconciliation.status).toBe('balanced');
});

it('days among the words of an entry are no period of the statement', () => {
  const [account] = statementOf(
    `
Girokonto   Kontoauszug Nr. 9/2025 Blatt 1
Buchung       Text                                   Betrag EUR
              Kontostand am 31.08.2025                 100,00 +
01.09.        Lohn                                      50,00 +
15.09.        Versicherung AG                           30,00 -
              Kfz-Vers. 77-0099123-4 01.10.25-31.12.25
              Übertrag auf Blatt 2                     120,00 +`,
    `
Girokonto   Kontoauszug Nr. 9/2025 Blatt 2
Buchung       Text                                   Betrag EUR
              Übertrag von Blatt 1                     120,00 +
29.09.        Markt                                     20,00 -
              Kontostand am 30.09.2025                 100,00 +`,
  ).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2025-09-01', '2025-09-15', '2025-09-29']);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});

it('the period before, printed above, is not that of the rows where another one holds more of them', () => {
  const periodOf = (first: string): unknown =>
    statementOf(`
Estado de cuenta de tarjeta de crédito
Período facturado desde 21/04/2025 hasta 20/05/2025
Período de facturación anterior          21/03/2025    20/04/2025
Saldo anterior              100,00
Fecha         Descripción           Monto
${first}    Copec                  20,00
08/05/2025    Pago                 -100,00
15/05/2025    Farmacia               30,00
16/05/2025    Kiosco                 10,00
17/05/2025    Kiosco                 10,00
Saldo actual                 70,00`).accounts[0]?.period;
  const period = { start: '2025-04-21', end: '2025-05-20' };
  expect(periodOf('22/04/2025')).toEqual(period);
  // A purchase in instalments is older.
  expect(periodOf('02/04/2025')).toEqual(period);
});

it('a period in the small print above the rows is not theirs where the one of the head holds them all', () => {
  const [, loan] = statementOf(`Harbor Credit Union
Statement period 12/16/25 - 01/15/26
Share Account 7118840392
Date         Transaction                   Amount      Balance
12-16        Beginning Balance                          100.00
12-31        Dividend                        2.00       102.00
01-15        Ending Balance                             102.00
             You earned $2.00 for the dividend period from 12-01-25 through 12-31-25
Loan Account 7118840400
Date         Transaction                   Amount      Balance
12-16        Beginning Balance                          500.00
12-19        Payment                      100.00-       400.00
01-02        Payment                      100.00-       300.00
01-15        Ending Balance                             300.00`).accounts;
  expect(loan?.transactions.map(({ date }) => date)).toEqual(['2025-12-19', '2026-01-02']);
  expect(loan?.reconciliation.reasons).not.toContain('dateOutsidePeriod');
});
