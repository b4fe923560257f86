import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const read = (left: string, right: string): { days: string[]; status: string } => {
  const [account] = statementOf(`Sparbank Rheinland eG
${left.padEnd(60)}${right}
Girokonto 4711 0815
Buchung   Wert      Verwendungszweck         Betrag EUR
                    Alter Kontostand           100,00 +
04.11.    04.11.    Miete                       20,00 -
28.11.    28.11.    Lohn                       150,00 +
                    Neuer Kontostand           230,00 +`).accounts;
  return { days: account?.transactions.map(({ date }) => date) ?? [], status: account?.reconciliation.status ?? '' };
};

it('the month in the title tells the year of a statement that was printed once more long after', () => {
  const first = { days: ['2024-11-04', '2024-11-28'], status: 'balanced' };
  expect(read('Zweitschrift erstellt am 03.03.2026', 'Kontoauszug November 2024')).toEqual(first);
  expect(read('Zweitschrift erstellt am 03.03.2026', 'Auszug 11/2024')).toEqual(first);
  expect(read('Zweitschrift vom 3. Februar 2026', 'Kontoauszug November 2024')).toEqual(first);
});

it('and says more than the day of a contract', () => {
  expect(read('Vertrag vom 20.01.2025', 'November 2025').days).toEqual(['2025-11-04', '2025-11-28']);
});

it('a date right after the rows says more than any month in the head', () => {
  const own = { days: ['2024-11-04', '2024-11-28'], status: 'balanced' };
  expect(read('Erstellt am 30.11.2024', 'Karte gültig bis November 2025')).toEqual(own);
});

it('of several months in the head the one that all rows lie in tells their year', () => {
  const head = ['Neuer Auszug Februar 2025', 'Kontoauszug November 2024'] as const;
  expect(read(...head)).toEqual({ days: ['2024-11-04', '2024-11-28'], status: 'balanced' });
});

it('a year turns between its last months and the first ones, whatever months lie between', () => {
  const [account] = statementOf(`Raiffeisenkasse Oberland
Date         Description         Withdrawals   Deposits      Balance
             Opening balance                                   100.00
07 Oct 2024  Deposit                            20.00          120.00
10 Jan       Deposit                            21.00          141.00
             Closing balance                                   141.00`).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2024-10-07', '2025-01-10']);
  expect(account?.reconciliation.reasons).toContain('assumedYear');
});

it('does not turn in a list that runs through all of a year', () => {
  const ledger = (...days: string[]): string[] | undefined =>
    statementOf(`Prima nota cassa e banca - anno 2025
Data      Descrizione              Entrate      Uscite       Saldo
          Saldo precedente                                  100,00
${days.map((day, at) => `${day}     Quota                      10,00                ${110 + 10 * at},00`).join('\n')}
          Saldo finale                                      ${100 + 10 * days.length},00`).accounts[0]?.transactions.map(
      ({ date }) => date.slice(0, 7),
    );
  expect(ledger('13/01', '14/02', '28/03', '08/05', '27/08', '12/10', '17/12')).toEqual(
    ['01', '02', '03', '05', '08', '10', '12'].map((month) => `2025-${month}`),
  );
  expect(ledger('12/10', '17/12', '13/01', '14/02')?.map((month) => month.slice(0, 4))).toEqual([
    '2024',
    '2024',
    '2025',
    '2025',
  ]);
});

it('is settled where the year that a later date gives all rows stands alone in a title', () => {
  const annual = (title: string): string[] | undefined =>
    statementOf(`Kempten, 02.01.2026
${title}
Buchung    Text                        Betrag          Saldo
           Saldovortrag                             18.450,00 S
15.01.     Rate                      385,00 H       18.065,00 S
15.07.     Rate                      385,00 H       17.680,00 S
30.12.     Rate                      385,00 H       17.295,00 S
           Endsaldo                                 17.295,00 S`).accounts[0]?.reconciliation.reasons;
  expect(annual('Jahreskontoauszug 2025')).toEqual([]);
  expect(annual('Jahreskontoauszug')).toContain('assumedYear');
});

it('the days of the ends turn the year as the rows between them do', () => {
  const page = (closing: string): string => `
Investor Checking        2026
Date       Description                     Debits    Credits     Balance
12/18      Beginning Balance                                    $4,648.61
12/27      MOBILE DEPOSIT                              $57.48   $4,706.09
${closing}      Ending Balance                                       $4,706.09`;
  const [account] = statementOf(page('01/17')).accounts;
  expect(account?.transactions[0]).toMatchObject({ date: '2025-12-27', flags: ['assumedYear'] });
  expect(account?.reconciliation.status).toBe('unverifiable');
});

it('a named date that another soon after seconds is not contradicted by the day on which an offer ends', () => {
  const reasonsOf = (due: string): unknown =>
    statementOf(`
HOME CREDIT                          Credit card statement
Statement closing date               02/08/2025
Previous balance      100.00
New balance           170.00
Date       Description                                     Amount
01/09      STORE 0412                                       50.00
01/25      STORE 1180                                       15.00
           12 MONTHS, EXPIRES 01/25/26
02/01      STORE 1180                                        5.00
Minimum payment of 25.00 due by ${due}`).accounts.map(({ reconciliation, transactions }) => [
      reconciliation.reasons,
      transactions[0]?.date,
    ]);
  expect(reasonsOf('03/03/2025')).toEqual([[[], '2025-01-09']]);
  expect(reasonsOf('your day')).toEqual([[['assumedYear'], '2025-01-09']]);
});

it('the date that heads tell once more says more than the day on which a membership ends', () => {
  const page = (rows: string): string => `
PREMIUM PLUS CARD                                   Date        18/02/25
Transaction details                                             Amount
${rows}`;
  const { accounts } = statementOf(
    page(`Jan 19     AMAZON                                              7.03
Jan 20     PRET                                               12.86
Membership year ends 17/02/26.`),
    page('Feb 15     PRET                                               12.14'),
  );
  expect(accounts[0]?.transactions.map(({ date }) => date)).toEqual(['2025-01-19', '2025-01-20', '2025-02-15']);
});
