import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const HEAD = 'Date          Narrative                     Paid out       Paid in       Cash balance';

/** Ends, rows and verdict of each account. */
function read(text: string): unknown[] {
  return statementOf(text).accounts.map(({ openingBalance, closingBalance, transactions, reconciliation }) => [
    openingBalance,
    closingBalance,
    transactions.length,
    reconciliation.status,
  ]);
}

const account = (first: string, second: string): string => `
Quarterly report, 1 January 2025 to 31 March 2025, amounts in GBP

Savings plan
${HEAD}
              Zorbel at 1 January 2025                                             1,500.00
06.01.2025    Regular saver                                   200.00               1,700.00
11.01.2025    Platform fee                     6.50                                1,693.50
20.02.2025    Dividend                                         13.50               1,707.00
              Zorbel at 31 March 2025          ${first}               1,707.00

Dealing plan
${HEAD}
              Zorbel at 1 January 2025                                               480.00
01.02.2025    Interest                                          2.50                 482.50
04.02.2025    Commission                       5.00                                  477.50
08.02.2025    Dividend                                         10.00                 487.50
              Zorbel at 31 March 2025          ${second}                 487.50`;

describe('balances without a known name between entries', () => {
  it('end an account and begin the next one, with the totals of both sides or without', () => {
    const both = [
      [1500, 1707, 3, 'balanced'],
      [480, 487.5, 3, 'balanced'],
    ];
    expect(read(account('6.50           213.50', '5.00            12.50'))).toEqual(both);
    const dated = account(' '.repeat(21), ' '.repeat(21))
      .replaceAll(`${' '.repeat(14)}Zorbel at 1 January 2025`, '01.01.2025    Zorbel old              ')
      .replaceAll(`${' '.repeat(14)}Zorbel at 31 March 2025`, '31.03.2025    Zorbel new             ');
    expect(read(dated)).toEqual(both);
  });

  it('begin none where nothing has ended the one before: an amount may be lost', () => {
    const page = `
Period 01.01.2025 - 31.03.2025

${HEAD}
01.01.2025    Zorbel                                                               1,500.00
06.01.2025    Regular saver                                   200.00               1,700.00
11.01.2025    Platform fee                     6.50                                1,693.50

${HEAD}
20.02.2025    Dividend                                                             1,707.00
21.02.2025    Interest                                          3.00               1,710.00
22.02.2025    Dividend                                          4.00               1,714.00
28.02.2025    Zorbel                                                               1,714.00`;
    expect(statementOf(page).accounts.at(-1)?.reconciliation.status).not.toBe('balanced');
  });
});

it('one balance above and one below the rows frame them where the lower repeats what the last row has reached', () => {
  const page = (below: string): string => `
Auszug vom 06.01.2025 bis 31.03.2025, Beträge in CHF

Datum         Transaktion                   Aufladung    Belastung     Guthaben
06.01.2025    Zorbel alt                                                  142.85
15.01.2025    Einkauf                                        81.18         61.67
16.01.2025    Aufladung                        643.03                     704.70
19.01.2025    Bargeld                                       250.92        453.78
21.01.2025    Einkauf                                         3.78        450.00
22.01.2025    Einkauf                                        50.00        400.00
23.01.2025    Aufladung                        100.00                     500.00
${below}`;
  expect(read(page('31.03.2025    Zorbel neu                                                  500.00'))).toEqual([
    [142.85, 500, 6, 'balanced'],
  ]);
  expect(read(page(''))[0]).not.toContain('balanced');
});

it('a balance that is dated before all rows is what they began with, wherever it stands', () => {
  const page = `
Loan account history, latest first, JMD

Balance             Amount             Date              Details
1,030,000.00 DR        41,000.00 CR    20 Aug 2025       Payment received
1,071,000.00 DR        21,000.00 DR    18 Aug 2025       Interest accrued
1,050,000.00 DR        50,000.00 DR    19 Nov 2024       Commitment fee
1,000,000.00 DR     1,000,000.00 DR    18 Nov 2024       Loan disbursement
        0.00                                             Balance at 17 November 2024`;
  expect(read(page)).toEqual([[0, -1030000, 4, 'balanced']]);
});

it('what has a time of day is an entry, whatever its words may name', () => {
  const page = `
Период: 20.03.2025 – 12.04.2025, валюта: RUB
Остаток на начало периода: 18 403,55 ₽
Остаток на конец периода: 31 036,23 ₽

10 апреля 2025
19:36    Пополнение с карты •• 2524           + 12 632,68 ₽
9 апреля 2025
19:10    Кешбэк за март                         + 135,22 ₽
14:08    Метро                                  − 135,22 ₽`;
  expect(read(page)).toEqual([[18403.55, 31036.23, 3, 'balanced']]);
});

it('of two dated balances beside each other the earlier one opens', () => {
  const page = (left: string, right: string): string => `
Prepaid
                    Guthaben am ${left}   Guthaben am ${right}
                    81,07 €                   214,50 €

Freitag, 1. Mai 2026
Markt Köln                                                 −45,51 €
Dienstag, 5. Mai 2026
Bahn                                                      −137,92 €
Aufladung                                                  +50,00 €`;
  expect(read(page('31. Mai 2026', '1. Mai 2026'))).toEqual([[214.5, 81.07, 3, 'balanced']]);
  // Without their days they are as well those of the mirror.
  expect(read(page('zuletzt     ', 'vorher     '))[0]).toContain('unverifiable');
});
