import { expect, it } from 'vitest';
import { provedByOrder, readStatement } from './convert-statement.ts';
import { scannedPage, withStrayed } from './extract/typed-page.fixture.ts';

const SOURCE = { filename: 'scan.pdf', sha256: '0'.repeat(64) };

const readOf = (text: string) => {
  const pages = [scannedPage(text)];
  const result = readStatement(pages, SOURCE);
  return { result, proved: provedByOrder({ pages, result }, SOURCE) };
};

it('a scan whose figures stray from their column is proved by their order', () => {
  const { result, proved } = readOf(withStrayed('0.15'));
  expect(result.accounts[0]?.reconciliation.status).not.toBe('balanced');
  expect(proved.accounts[0]?.reconciliation.status).toBe('balanced');
  expect(proved.accounts[0]?.transactions).toHaveLength(5);
});

it('a scan that neither proves stays as its places say', () => {
  const { result, proved } = readOf(withStrayed('0.25'));
  expect(proved).toBe(result);
});

it('a scan of which nothing was checked is proved by ends that its summary gives other names', () => {
  const { result, proved } = readOf(`Kreditkarte       Zeitraum: 01.02.2025 bis 28.02.2025
Zorbel zuvor      Bezahlt und erstattet     Einkäufe      Zorbel nun
500.00            500.00                    314.75        314.75

Datum        Text                                     Betrag CHF
03.02.2025   Migros Lausanne                              120.40
05.02.2025   Coop Pully                                    88.10
09.02.2025   Billets de train                              61.00
14.02.2025   Ihre Zahlung                                -500.00
21.02.2025   Librairie du Lac                              45.25`);
  expect(result.accounts[0]?.reconciliation.reasons).toEqual(['nothingToCheckAgainst']);
  expect(proved.accounts[0]?.reconciliation.status).toBe('balanced');
  expect(proved.accounts[0]?.openingBalance).toBe(-500);
});

it('a scan whose sums fail is read so that they hold, and what that leaves out is told', () => {
  const { result, proved } = readOf(`Credit card bill        1 February 2026 to 28 February 2026
Previous balance        100.00
New balance             186.00

Date        Shop                                   Amount
02/02/2026  Bookshop                                40.00
05/02/2026  Garage                                  25.00
11/02/2026  Baker                                    9.00
12/02/2026  Tailor                                  12.00

Zorbel
Date        Shop                                   Amount
06/02/2026  Furniture                               30.00
07/02/2026  Travel                                  20.00
09/02/2026  Camera                                  10.00`);
  expect(result.accounts[0]?.reconciliation.status).toBe('unbalanced');
  const [account] = proved.accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-40, -25, -9, -12]);
  expect(account?.reconciliation).toMatchObject({ status: 'unverifiable', reasons: ['rowsNotCovered'] });
});
