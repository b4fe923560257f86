import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const PAGE = `
Kauri Bank
Statement period 1 March 2025 to 31 March 2025
Opening balance 20,000.00
Date         Description        Withdrawals    Deposits      Balance
01/03/2025   CARD SHOP                               0.14  20,000.14
02/03/2025   CARD SHOP                 0.07                20,000.07
03/03/2025   CARD SHOP                 0.01                20,000.06
04/03/2025   CARD SHOP                               0.01  20,000.07

Closing balance 20,000.07`;

const statusOf = (page: string) => statementOf(page).accounts[0]?.reconciliation.status;

it('doubts sums that hold only by chance without an entry whose amount is lost', () => {
  expect(statusOf(PAGE)).toBe('balanced');
  expect(statusOf(PAGE.replace('0.14  ', '      '))).toBe('unverifiable');
});

it('doubts a row that alone of its column goes the other way: the line above it may be lost', () => {
  const longer = PAGE.replace('\n\nClosing balance 20,000.07', '\n05/03/2025   CARD SHOP                 0.02                20,000.05\n\nClosing balance 20,000.05'); // prettier-ignore
  expect(statusOf(longer)).toBe('balanced');
  const lost = longer.split('\n').filter((line) => !line.startsWith('01/03'));
  expect(statusOf(lost.join('\n'))).toBe('unverifiable');
});

it('doubts a first row whose amount is lost, for its balance alone is no opening one', () => {
  const page = `
Kauri Bank
Statement period 1 March 2025 to 31 March 2025
Date         Description        Amount      Balance
01/03/2025   CARD SHOP          -12.00    1,920.99
02/03/2025   CARD SHOP            0.17    1,921.16
03/03/2025   CARD SHOP           -1.17    1,919.99`;
  const first = (words: string): string => page.replace('CARD SHOP          -12.00', words.padEnd(25));
  expect(statusOf(first('CARD SHOP'))).toBe('unverifiable');
  expect(statusOf(first('Opening balance'))).toBe('balanced');
  expect(statusOf(first('Saldo / Opening balance'))).toBe('balanced');
});
