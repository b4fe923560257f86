import type { AccountFacts, ConversionRow } from '@crossfoot/contracts';
import { expect, it } from 'vitest';
import { historyChains } from './statement-chains.ts';

const facts = (
  start: string,
  end: string,
  opening: number,
  closing: number,
  more: Partial<AccountFacts> = {},
): AccountFacts => ({
  institution: 'Tidewater Bank',
  accountNumber: '…4417',
  accountType: 'checking',
  currency: 'USD',
  period: { start, end },
  days: { start, end },
  openingBalance: opening,
  closingBalance: closing,
  reconciliation: { status: 'balanced', difference: 0, checks: ['openingClosing'], reasons: [] },
  rows: 3,
  flaggedRows: 0,
  moneyIn: 0,
  moneyOut: 0,
  firstBreak: null,
  ...more,
});

let made = 0;
const row = (filename: string, ...accounts: AccountFacts[]): ConversionRow => ({
  id: `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
  status: 'completed',
  originalFilename: filename,
  createdAt: new Date(Date.UTC(2026, 5, 1, 0, made)).toISOString(),
  fileSize: 1,
  pages: 1,
  transactionCount: 3,
  outputFormat: 'csv',
  reconciliation: 'balanced',
  error: null,
  errorCode: null,
  accounts,
  revision: 0,
});

const january = row('january.pdf', facts('2026-01-01', '2026-01-31', 100, 57));
const february = row('february.pdf', facts('2026-02-01', '2026-02-28', 57, 80));
const names = (rows: readonly ConversionRow[]) =>
  historyChains(rows).map(({ statements }) => statements.map(({ filename }) => filename));

it('lines statements up by their days, in whatever order they were converted', () => {
  const [chain] = historyChains([february, january]);
  expect(chain?.statements.map(({ filename }) => filename)).toEqual(['january.pdf', 'february.pdf']);
  expect(chain?.verdict).toBe('balanced');
  expect(chain?.links).toEqual([
    { state: 'holds', sentence: 'The periods adjoin; the closing balance is the next opening balance.' },
  ]);
});

it('names a gap, an overlap, balances that differ, and what cannot be compared', () => {
  const next = (start: string, end: string, opening: number | null) =>
    historyChains([january, row('next.pdf', facts(start, end, 0, 0, { openingBalance: opening }))])[0];
  expect(next('2026-03-01', '2026-03-31', 57)).toMatchObject({
    verdict: 'unverifiable',
    links: [
      {
        state: 'gap',
        sentence:
          'No statement covers 1 Feb 2026 to 28 Feb 2026; the closing balance is the next opening balance all the same.',
      },
    ],
  });
  expect(next('2026-01-20', '2026-02-28', 60)?.links[0]?.state).toBe('overlap');
  expect(next('2026-02-01', '2026-02-28', 58)).toMatchObject({
    verdict: 'unbalanced',
    links: [
      {
        state: 'differs',
        sentence: 'The periods adjoin; the closing balance and the next opening balance differ by $1.00.',
      },
    ],
  });
  expect(next('2026-02-01', '2026-02-28', null)?.links[0]?.state).toBe('open');
  // Some banks begin a period on the day the last one ended.
  expect(next('2026-01-31', '2026-02-28', 57)?.links[0]?.state).toBe('holds');
});

it('writes a difference without a currency in full', () => {
  const plain = { currency: null };
  const [chain] = historyChains([
    row('a.pdf', facts('2026-01-01', '2026-01-31', 0, 10, plain)),
    row('b.pdf', facts('2026-02-01', '2026-02-28', 12.5, 0, plain)),
  ]);
  expect(chain?.links[0]?.sentence).toContain('differ by 2.50.');
});

it('takes the newest conversion of a statement, or the one that is looked at', () => {
  const again = row('january (1).pdf', facts('2026-01-01', '2026-01-31', 100, 57));
  expect(names([january, again, february])).toEqual([['january (1).pdf', 'february.pdf']]);
  const [chain] = historyChains([again, january, february], january.id);
  expect(chain?.statements[0]?.filename).toBe('january.pdf');
});

it('keeps accounts apart, and leaves out what failed, what has no number and what has no day', () => {
  const other = row('other.pdf', facts('2026-02-01', '2026-02-28', 57, 80, { accountNumber: '…9999' }));
  const unnamed = row('unnamed.pdf', facts('2026-02-01', '2026-02-28', 57, 80, { accountNumber: null }));
  const undated = row('undated.pdf', facts('', '', 57, 80, { period: { start: null, end: null }, days: null }));
  const failed: ConversionRow = { ...february, status: 'failed' };
  expect(historyChains([january, other, unnamed, undated, failed])).toEqual([]);
  const both = row('both.pdf', february.accounts?.[0] as AccountFacts, other.accounts?.[0] as AccountFacts);
  const march = row('march.pdf', facts('2026-03-01', '2026-03-31', 80, 1, { accountNumber: '…9999' }));
  expect(names([january, both, march])).toEqual([
    ['both.pdf', 'march.pdf'],
    ['january.pdf', 'both.pdf'],
  ]);
});

it('lines up results that were kept before their days were, by their period', () => {
  const old = row('old.pdf', facts('2025-12-01', '2025-12-31', 1, 100, { days: null }));
  expect(names([january, old])).toEqual([['old.pdf', 'january.pdf']]);
});
