import { describe, expect, it } from 'vitest';
import type { Account } from './statement-result.contract.ts';
import { noTransactions } from './no-transactions.ts';
import { remarksSentence, unreadSentence } from './unread-sentence.ts';

describe('unreadSentence', () => {
  it('names the pages, those of one reason together', () => {
    expect(unreadSentence([], [])).toBeNull();
    expect(unreadSentence([3], ['damaged'])).toBe('Not read in full: page 3 (damaged).');
    expect(unreadSentence([1, 2, 4, 7], ['illegible', 'damaged', 'damaged', 'damaged'])).toBe(
      'Not read in full: page 1 (a picture too poor to read); pages 2, 4 and 7 (damaged).',
    );
  });

  it('counts them where they are many', () => {
    const pages = Array.from({ length: 40 }, (_, at) => at + 1);
    const sentence = unreadSentence(
      pages,
      pages.map(() => 'tooManyTextItems' as const),
    );
    expect(sentence).toMatch(/^Not read in full: 40 pages, pages 1, 2, [\d, ]+ and 12 among them \(more text/);
  });
});

describe('remarksSentence', () => {
  const source = { filename: 'a.pdf', sha256: '', pages: 9, ocrPages: 9, unreadPages: [] };

  it('names the pages that were read with doubt, behind those that were not read', () => {
    expect(remarksSentence({ source, accounts: [] })).toBeNull();
    expect(remarksSentence({ source: { ...source, doubtfulPages: [2, 5] }, accounts: [] })).toBe(
      'Read with doubt, because the picture is poor: pages 2 and 5. Compare the rows with the PDF.',
    );
    expect(
      remarksSentence({
        source: { ...source, unreadPages: [3], unreadReasons: ['illegible'], doubtfulPages: [4] },
        accounts: [],
      }),
    ).toBe(
      'Not read in full: page 3 (a picture too poor to read). Read with doubt, because the picture is poor: page 4. Compare the rows with the PDF.',
    );
  });

  it('says that a currency was assumed', () => {
    const account: Account = {
      institution: null,
      accountNumber: null,
      accountType: 'other',
      currency: 'USD',
      period: { start: null, end: null },
      openingBalance: null,
      closingBalance: null,
      reconciliation: { status: 'unverifiable', difference: null, checks: [], reasons: [] },
      transactions: [],
    };
    expect(remarksSentence({ source, accounts: [account] })).toBeNull();
    expect(remarksSentence({ source, accounts: [{ ...account, currency: null }] })).toBe(
      'The PDF does not say its currency; give it for files that need one (OFX, Web Connect).',
    );
  });
});

describe('a PDF without transactions', () => {
  it('is refused for what kept them from being found', () => {
    expect(noTransactions([], []).code).toBe('NO_TRANSACTIONS');
    expect(noTransactions([1], ['illegible'])).toMatchObject({
      code: 'NO_TRANSACTIONS',
      message: expect.stringContaining('page 1 (a picture too poor to read)') as string,
    });
    expect(noTransactions([2], ['pictureTooLarge'])).toMatchObject({
      code: 'PDF_TOO_COMPLEX',
      message: expect.stringContaining('page 2 (a picture too large to read)') as string,
    });
    expect(noTransactions([1, 2], ['illegible', 'damaged']).code).toBe('PDF_DAMAGED');
  });
});
