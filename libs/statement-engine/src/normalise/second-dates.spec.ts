import { describe, expect, it } from 'vitest';
import { scannedOf, statementOf } from '../extract/typed-page.fixture.ts';

const datesOf = (page: string): unknown =>
  statementOf(page).accounts[0]?.transactions.map(({ date, transactionDate, valueDate }) => [
    date,
    transactionDate,
    valueDate,
  ]);

const rows = (heading: string, kind: string): string => `
${kind}
Statement period 01/03/2025 to 31/03/2025
${heading}
01/03/2025     02/03/2025     Stationery                 10.00
04/03/2025     06/03/2025     Train tickets              25.50
17/03/2025     19/03/2025     Subscription                9.99`;

it('takes the day of the purchase on a card apart from the day it was posted', () => {
  const heading = 'Trans date     Post date      Description               Amount';
  expect(datesOf(rows(heading, 'Credit card statement'))).toEqual([
    ['2025-03-02', '2025-03-01', null],
    ['2025-03-06', '2025-03-04', null],
    ['2025-03-19', '2025-03-17', null],
  ]);
});

it('takes the day of interest for what its heading calls it', () => {
  const heading = 'Date           Value date     Description               Amount';
  expect(datesOf(rows(heading, 'Current account statement'))).toEqual([
    ['2025-03-01', null, '2025-03-02'],
    ['2025-03-04', null, '2025-03-06'],
    ['2025-03-17', null, '2025-03-19'],
  ]);
});

it('says nothing of the second date of a single row where no heading names one', () => {
  const page = `
Credit card statement
Statement period 01/03/2025 to 31/03/2025
Date           Description                       Amount
01/03/2025     Stationery                         10.00
04/03/2025     Train tickets                      25.50
17/03/2025     Interest free until                 9.99
               18/09/2025`;
  expect(datesOf(page)).toEqual([
    ['2025-03-01', null, null],
    ['2025-03-04', null, null],
    ['2025-03-17', null, null],
  ]);
});

it('dates rows by the other column where one is named as the day of the purchase, and that one as any date', () => {
  const heading = "Date d'achat   Date opération  Libellé                  Montant";
  expect(datesOf(rows(heading, 'Carte de crédit'))).toEqual([
    ['2025-03-02', '2025-03-01', null],
    ['2025-03-06', '2025-03-04', null],
    ['2025-03-19', '2025-03-17', null],
  ]);
});

it('of two dates that no heading tells apart the later one is the booking of a card, and the other one the day of interest elsewhere', () => {
  const heading = 'Zzorb          Vrelk          Description               Amount';
  expect(datesOf(rows(heading, 'Credit card statement'))).toEqual([
    ['2025-03-02', '2025-03-01', null],
    ['2025-03-06', '2025-03-04', null],
    ['2025-03-19', '2025-03-17', null],
  ]);
  expect(datesOf(rows(heading, 'Current account statement'))).toEqual([
    ['2025-03-01', null, '2025-03-02'],
    ['2025-03-04', null, '2025-03-06'],
    ['2025-03-17', null, '2025-03-19'],
  ]);
});

describe('an entry that prints the day of the sale alone', () => {
  const page = (posted: string): string => `
Credit card statement
Statement period 01/03/2025 to 31/03/2025
Previous balance                           60.00
New balance                                35.49
Sale date      Post date      Description               Amount
02/03/2025                    Online payment           -60.00
04/03/2025     ${posted}     Train tickets             25.50
17/03/2025     19/03/2025     Subscription               9.99`;
  const read = ({ accounts: [account] }: ReturnType<typeof statementOf>): unknown => [
    account?.transactions[0]?.date,
    account?.reconciliation.reasons,
  ];

  it('has lost no other one as a payment, but where OCR may have lost it', () => {
    expect(read(statementOf(page('06/03/2025')))).toEqual(['2025-03-02', []]);
    expect(read(scannedOf(page('06/03/2025')))).toEqual(['2025-03-02', ['assumedDate']]);
  });

  it('has lost one as a purchase, where payments are of the other side', () => {
    expect(read(statementOf(page('          ')))).toEqual(['2025-03-02', ['assumedDate']]);
  });
});

it('dates a card by what is called the value date where its entries are listed by that, and by the other where not', () => {
  const card = (second: readonly string[]): string => `
Kreditkarte
Rechnung vom 31.03.2025
Datum          Valuta         Details                 Betrag in CHF
01.03.2025     ${second[0]}     Papeterie                       10.00
05.03.2025     ${second[1]}     Bahnhof                         25.50
04.03.2025     ${second[2]}     Kiosk                            9.99
09.03.2025     ${second[3]}     Markt                           14.00
08.03.2025     ${second[4]}     Garage                          31.20
15.03.2025     ${second[5]}     Garten                          18.75
12.03.2025     ${second[6]}     Bad                             12.15`;
  const inOrder = ['03.03.2025', '06.03.2025', '07.03.2025', '10.03.2025', '11.03.2025', '16.03.2025', '17.03.2025'];
  expect(datesOf(card(inOrder))).toContainEqual(['2025-03-07', '2025-03-04', null]);
  const alike = ['02.03.2025', '06.03.2025', '05.03.2025', '10.03.2025', '09.03.2025', '16.03.2025', '13.03.2025'];
  expect(datesOf(card(alike))).toContainEqual(['2025-03-04', null, '2025-03-05']);
});

describe('the value dates of a card, which the period of the statement holds alone', () => {
  const card = (period: string, first = '25.02.2025'): string => `
Credit card statement     Period: ${period}
Previous balance      100,00 EUR
New balance           185,00 EUR     Last day 05.04.2025
Data mov.       Data valor      Description              Amount
${first}      26.02.2025      Bakery                    5,00
25.03.2025      24.03.2025      Groceries                20,00
11.01.2025      15.03.2025      Radio part 02/06         60,00`;
  const datesOf = (page: string): (string | undefined)[] =>
    (statementOf(page).accounts[0]?.transactions ?? []).map(({ date }) => date);

  it('are the days of booking, though one lies before its purchase', () => {
    expect(datesOf(card('26.02.2025 - 25.03.2025'))).toEqual(['2025-02-26', '2025-03-24', '2025-03-15']);
  });

  it('are none where the others lie in it but for one, nor without a period that holds them', () => {
    expect(datesOf(card('26.02.2025 - 25.03.2025', '26.02.2025'))[0]).toBe('2025-02-26');
    expect(datesOf(card('26.02.2025 - 25.03.2025', '26.02.2025'))[2]).toBe('2025-01-11');
    expect(datesOf(card('01.03.2025 - 25.03.2025'))[0]).toBe('2025-02-25');
  });
});

it('a date behind another name on the line of a balance ends no period', () => {
  const page = (name: string): string => `
Credit card statement     Period: 26.02.2025 - 25.03.2025
Previous balance      100,00 EUR
New balance           125,00 EUR     ${name}05.06.2025
Date            Description              Amount
20.01.2025      Radio part 02/06          5,00
25.03.2025      Groceries                20,00`;
  expect(statementOf(page('Last day        ')).accounts[0]?.period).toEqual({ start: '2025-02-26', end: '2025-03-25' });
  expect(statementOf(page('')).accounts[0]?.period.end).not.toBe('2025-03-25');
});

const twoDates = (names: string, second: string): string => `
Credit card statement
Statement date 31/03/2025
Previous balance                             0.00
New balance                                150.79
${names}   Description          Amount
01/03/2025     03/03/2025     Stationer              10.00
05/03/2025     06/03/2025     Station                25.50
04/03/2025     ${second}     Kiosk                   9.99
09/03/2025     10/03/2025     Market                 14.00
08/03/2025     11/03/2025     Garage                 31.20
15/03/2025     16/03/2025     Garden                 18.75
12/03/2025     17/03/2025     Baths                  12.35
19/03/2025     20/03/2025     Books                  14.00
18/03/2025     21/03/2025     Shoes                  15.00`;

const reasonsOf = (page: string): unknown => {
  const [account] = statementOf(page).accounts;
  return [account?.transactions[1]?.date, account?.reconciliation.reasons];
};

it('an entry of a card that lacks the date by which the others are booked is told', () => {
  expect(reasonsOf(twoDates('Date           Value date ', '07/03/2025'))).toEqual(['2025-03-06', []]);
  expect(reasonsOf(twoDates('Date           Value date ', '          '))).toEqual(['2025-03-06', ['assumedDate']]);
});

it('dates of booking that are earlier than those of purchase are told', () => {
  expect(reasonsOf(twoDates('Post date      Sale date  ', '07/03/2025'))).toMatchObject({ 1: ['assumedDate'] });
});
