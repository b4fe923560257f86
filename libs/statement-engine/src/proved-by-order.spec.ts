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
