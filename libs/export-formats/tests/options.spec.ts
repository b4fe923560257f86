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
    const { generatedAt: _time, programVersion: _version, ...settable } = defaultExportOptions;
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
