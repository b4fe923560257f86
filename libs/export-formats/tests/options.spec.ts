import { describe, expect, it } from 'vitest';
import {
  defaultExportOptions,
  exportOptionNames,
  exportOptionsSchema,
  exportStatement,
  type GivenOptions,
} from '../src/index.ts';
import { readCsv } from './readers/csv.reader.ts';
import { account, result, row, samples } from './sample-results.ts';

const text = async (
  format: Parameters<typeof exportStatement>[1],
  options: GivenOptions,
  given = samples.checking,
): Promise<string> => Buffer.from((await exportStatement(given, format, options)).bytes).toString('utf8');

describe('options', () => {
  it('CSV of a country with a decimal comma', async () => {
    const file = await exportStatement(samples.checking, 'csv', {
      decimal: 'comma',
      dateFormat: 'dayFirst',
      notes: 'yes',
    });
    const { heading, records } = readCsv({ name: file.filename, bytes: file.bytes }, ';');
    expect(heading.at(-1)).toBe('Notes');
    expect(records[0]?.slice(0, 4)).toEqual([
      '02/01/2025',
      'CARD PURCHASE SUPERMARKET 0418, SPRINGFIELD',
      '-52,35',
      '947,65',
    ]);
    expect(records[3]?.at(-1)).toContain('corrected by arithmetic');
  });

  it('account names of IIF, but never one name for several accounts', async () => {
    const names = { bankAccount: 'Assets:Main "bank"', expenseAccount: 'Ask my accountant', incomeAccount: 'Sales' };
    const iif = await text('quickbooks', names);
    expect(iif).toContain("\tAssets:Main 'bank'\t");
    expect(iif).toContain('\tAsk my accountant\t');
    expect(iif).toContain('\tSales\t');
    expect((await exportStatement(samples.severalAccounts, 'quickbooks', names)).filename).toMatch(/zip$/);
  });

  it('ids of QBO, and dates of Xero and FreshBooks', async () => {
    const qbo = await text('qbo', {
      intuBid: '2002',
      bankId: '021000021',
      accountId: '000123456',
      institution: 'My <Bank>',
    });
    for (const line of ['<INTU.BID>2002', '<BANKID>021000021', '<ACCTID>000123456', '<ORG>My &lt;Bank&gt;'])
      expect(qbo).toContain(line);
    expect(await text('xero', { dateFormat: 'dayFirst', xeroRegion: 'uk' })).toContain('Cheque Number\r\n02/01/2025,');
    expect(await text('freshbooks', { dateFormat: 'iso' })).toContain('\r\n2025-01-02,');
  });

  it('columns of the further dates stand only where a statement prints them; programs with one date take the wished one', async () => {
    const given = result([
      account(
        [
          row('2025-01-05', 'Books', -20, { transactionDate: '2025-01-03' }),
          row('2025-01-06', 'Fee', -1, { transactionDate: null }),
        ],
        { accountType: 'creditCard' },
      ),
    ]);
    expect((await text('csv', {}, given)).split('\r\n').slice(0, 3)).toEqual([
      '\ufeffDate,Description,Amount,Balance,Reference,Transaction Date',
      '2025-01-05,Books,-20.00,,,2025-01-03',
      '2025-01-06,Fee,-1.00,,,',
    ]);
    for (const format of ['quickbooks', 'quickbooks-online', 'qif', 'xero', 'freshbooks'] as const) {
      const dates = { dateFormat: 'us', dateUsed: 'transaction' } as const;
      const written = await text(format, dates, given);
      expect(written, format).toContain('01/03/2025');
      expect(written, format).toContain('01/06/2025');
      expect(written, format).not.toContain('01/05/2025');
      expect(await text(format, { dateFormat: 'us' }, given), format).toContain('01/05/2025');
    }
    const ofx = await text('ofx', { dateUsed: 'transaction' }, given);
    expect(ofx).toContain('<DTPOSTED>20250105120000\r\n<DTUSER>20250103120000\r\n<TRNAMT>-20.00');
    expect(ofx).not.toContain('<DTAVAIL>');
    const interest = result([account([row('2025-01-05', 'Rent', -20, { valueDate: '2025-01-07' })])]);
    expect(await text('qbo', {}, interest)).toContain('<DTAVAIL>20250107120000');
  });

  it('a currency that is not printed is asked for by the formats that name one, and made up by none', async () => {
    const given = result([
      account([row('2025-01-02', 'Coffee', -1.5), row('2025-01-03', 'Fuel', -0.125)], { currency: null }),
    ]);
    for (const format of ['ofx', 'qbo'] as const) {
      await expect(exportStatement(given, format)).rejects.toMatchObject({ code: 'CURRENCY_NEEDED' });
      expect(await text(format, { currency: 'KWD' }, given)).toMatch(/<CURDEF>KWD\r\n[^]*<TRNAMT>-0\.125\r\n/);
    }
    const named = result([account([row('2025-01-02', 'Coffee', -1.5)], { currency: 'EUR' })]);
    expect(await text('ofx', { currency: 'KWD' }, named)).toContain('<CURDEF>EUR');
    expect(await text('csv', {}, given)).toContain(',-1.50,');
    expect(await text('csv', {}, given)).toContain(',-0.125,');
    expect(JSON.parse(await text('json', {}, given))).toMatchObject({ accounts: [{ currency: null }] });
    expect(await text('proof', {}, given)).toContain('<dt>Currency</dt><dd>not printed</dd>');
  });

  it('undefined is a gap', async () => {
    expect(await text('csv', { decimal: undefined })).toBe(await text('csv', {}));
  });

  it('come in checked: unknown names, wrong values and the time of a proof sheet are refused', () => {
    expect(exportOptionsSchema.safeParse({ decimal: 'comma' }).success).toBe(true);
    for (const wrong of [
      { decimals: 'comma' },
      { decimal: 'both' },
      { intuBid: '3000<' },
      { generatedAt: '2020-01-01T00:00:00Z' },
      { expenseAccount: '' },
    ]) {
      expect(exportOptionsSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
    }
    const { generatedAt: _time, programVersion: _version, corrected: _corrected, ...settable } = defaultExportOptions;
    expect(exportOptionsSchema.parse(settable)).toEqual(settable);
    expect([...exportOptionNames].toSorted()).toEqual(Object.keys(settable).toSorted());
  });
});

describe('names of downloads', () => {
  it.each([
    ['Statement.PDF', 'Statement.csv'],
    ['a/b\\c.pdf', 'c.csv'],
    ['.pdf', 'statement.csv'],
    ['', 'statement.csv'],
    ['con.pdf', '_con.csv'],
    ['x\u202efdp.exe', 'xfdp.exe.csv'],
    ['..\u0000..pdf', 'statement.csv'],
    ['semi:colon?.pdf', 'semi_colon_.csv'],
    [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(90)}.csv`],
  ])('%j becomes %j', async (original, expected) => {
    expect((await exportStatement(result([], original), 'csv')).filename).toBe(expected);
  });

  it('bytes that are text say so', async () => {
    const isText = async (format: Parameters<typeof exportStatement>[1], description: string) =>
      (await exportStatement(result([account([row('2025-01-02', description, -1)])]), format)).isText;
    expect([
      await isText('csv', 'é'),
      await isText('ofx', 'e'),
      await isText('ofx', 'é'),
      await isText('xlsx', 'e'),
    ]).toEqual([true, true, false, false]);
  });
});
