import { expect, it } from 'vitest';
import { provedByOrder, readStatement } from './convert-statement.ts';
import { scannedPage } from './extract/typed-page.fixture.ts';

const SOURCE = { filename: 'scan.pdf', sha256: '0'.repeat(64) };

const page = (strayed: string): string => `
Checking account statement
Statement period: 06/24/2023 to 07/25/2023
Beginning balance   900.15
Ending balance      3,294.70
Date           Description                          Amount
06/28/23       Payroll                            2,450.00
07/05/23       Interest earned                           ${strayed}
07/12/23       Mobile check deposit                     320.00
07/18/23       City power co                       -145.00
07/20/23       Greenleaf grocers                     -230.60`;

const readOf = (text: string) => {
  const pages = [scannedPage(text)];
  const result = readStatement(pages, SOURCE);
  return { result, proved: provedByOrder({ pages, result }, SOURCE) };
};

it('a scan whose figures stray from their column is proved by their order', () => {
  const { result, proved } = readOf(page('0.15'));
  expect(result.accounts[0]?.reconciliation.status).not.toBe('balanced');
  expect(proved.accounts[0]?.reconciliation.status).toBe('balanced');
  expect(proved.accounts[0]?.transactions).toHaveLength(5);
});

it('a scan that neither proves stays as its places say', () => {
  const { result, proved } = readOf(page('0.25'));
  expect(proved).toBe(result);
});
