import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const month = (title: string, number: string, from: string, to: string, rows: string): string => `
Harbour Bank   Statement of account
Account number        ${number}
Statement of          ${title}
Previous balance      ${from}
New balance           ${to}
Date        Description                      Withdrawals      Deposits
${rows}`;

const july = month(
  'July 2023',
  '4400-118240',
  '500.00',
  '620.00',
  `05/07       Groceries                            80.00
18/07       Salary                                               200.00`,
);
const march = month(
  'March 2021',
  '4400-907155',
  '900.00',
  '860.00',
  `03/19       Fuel                                 30.00
03/22       Rent of a garage                     10.00`,
);

it('reads each statement of a file by what its own head and its own rows say of its dates', () => {
  const { accounts } = statementOf(july, march);
  expect(accounts.map(({ reconciliation }) => reconciliation.status)).toEqual(['balanced', 'balanced']);
  expect(accounts.map(({ transactions }) => transactions.map(({ date }) => date))).toEqual([
    ['2023-07-05', '2023-07-18'],
    ['2021-03-19', '2021-03-22'],
  ]);
});

const folio = (guest: string, arrival: string, room: string, rows: string): string => `
The Quayside Inn   Guest folio
Guest         ${guest}
Arrival date  ${arrival}
Room number   ${room}
Date        Description                      Charges/Credits
${rows}`;

it('parts two folios that both begin and end with nothing', () => {
  const { accounts } = statementOf(
    folio(
      'R Hale',
      '04/07/2021',
      '1534',
      '04/07/2021  Guest room                           190.00\n04/08/2021  Visa *1005                          -190.00\n            Balance                                0.00',
    ),
    folio(
      'L Moss',
      '09/15/2021',
      '2207',
      '09/15/2021  Guest room                           140.00\n09/16/2021  Visa *4417                          -140.00\n            Balance                                0.00',
    ),
  );
  expect(accounts.map(({ transactions }) => transactions.length)).toEqual([2, 2]);
});

it('leaves the pages of one statement together, where each goes on from the balance of the one before', () => {
  const page = (sheet: string, forward: string, rows: string): string => `
Harbour Bank   Statement of account   July 2023
Account number        4400-118240
Sheet number          ${sheet}
Date        Description                      Withdrawals      Deposits        Balance
            Balance brought forward                                           ${forward}
${rows}`;
  const { accounts } = statementOf(
    page('00118', '500.00', '15/07/2023  Groceries                            80.00                            420.00'),
    page('00119', '420.00', '18/07/2023  Salary                                               200.00           620.00'),
  );
  expect(accounts.map(({ transactions }) => transactions.length)).toEqual([2]);
});

it('parts the months of one account, each of which goes on from the last, by the dates of their heads', () => {
  const page = (date: string, sheet: string, forward: string, rows: string): string => `
Dodder Bank plc   Statement of account with
Account number        20448-173
Date of statement     ${date}
Statement page        ${sheet}
Date        Details                          Debit         Credit         Balance
            Balance forward                                               ${forward}
${rows}`;
  const { accounts } = statementOf(
    page(
      '27 Feb 2026',
      '61 1',
      '500.00',
      '15 Feb 2026  Groceries                        80.00                        420.00',
    ),
    page(
      '27 Feb 2026',
      '61 2',
      '420.00',
      '18 Feb 2026  Cinema                           20.00                        400.00',
    ),
    page(
      '31 Mar 2026',
      '62 1',
      '400.00',
      '18 Mar 2026  Salary                                         200.00         600.00',
    ),
  );
  expect(accounts.map(({ transactions }) => transactions.length)).toEqual([2, 1]);
});

it('parts no summary from the entries that it sums up', () => {
  const { accounts } = statementOf(
    month('July 2023', '4400-118240', '500.00', '620.00', ''),
    month('July 2023', '4400-118240', '101.10', '202.20', '05/07/2023  Groceries                            80.00'),
  );
  expect(accounts.every(({ transactions }) => transactions.length > 0)).toBe(true);
});

it('a page that is numbered behind the first one begins no statement, whatever else its head says', () => {
  const sheet = (page: string, number: string, rows: string): string => `
Raiffeisenbank Hinterau   Kontokorrentkonto   Schreinerei Brandl
Kontonummer           ${number}
Kontoauszug           10/2024
${page}
Bu-Tag      Wert      Vorgang                              EUR
${rows}`;
  const first = sheet(
    'Blatt 1 von 2',
    '14411770',
    `                      alter Kontostand vom 30.09.2024      312,88 H
01.10.      01.10.    Dauerauftrag                         100,00 S
                      Übertrag auf Blatt 2                 212,88 H`,
  );
  const second = (page: string): string =>
    sheet(
      page,
      'DE07777609100004411770',
      `                      Übertrag von Blatt 1                 212,88 H
21.10.      21.10.    Lastschrift                          864,95 S
                      neuer Kontostand vom 31.10.2024      147,93 H`,
    );
  const sizes = (page: string): number[] =>
    statementOf(first, second(page)).accounts.map(({ transactions }) => transactions.length);
  expect(sizes('Blatt 2 von 2')).toEqual([2]);
});

it('pages on which the balance goes on, and of which the first alone has the period, are of one statement', () => {
  const page = (period: string, rows: string): string => `
华商银行 HUASHANG BANK OF CHINA Personal debit account history list (electronic edition) Branch Beijing Haidian West
卡号 6222 0200 4417 7552      户名 张雨桐      ${period}
Date          Account          Kind        Amount        Balance      Name
${rows}`;
  const { accounts } = statementOf(
    page(
      '2025-03-01 - 2025-03-31',
      `2025-03-01
              0200****4417     Retail     -292.35      15,028.53     Beijing
2025-03-03
              0200****4417     Retail     -478.46      14,550.07     Shanghai`,
    ),
    page(
      '',
      `2025-03-19
              0200****4417     Retail     -175.40      14,374.67     Beijing
2025-03-20
              0200****4417     Cash     -2,000.00      12,374.67     Counter`,
    ),
  );
  expect(accounts.map(({ transactions }) => transactions.length)).toEqual([4]);
});
