import { describe, expect, it } from 'vitest';
import { chainSentences, chainStatements, exportBatch } from '../src/index.ts';
import { readCsv } from './readers/csv.reader.ts';
import { readIif } from './readers/iif.checker.ts';
import { hasLibreOffice, openInCalc } from './readers/libre-office.ts';
import { readOfx } from './readers/ofx.reader.ts';
import { unpack } from './readers/unpack.ts';
import { account, balanced, result, row, samples } from './sample-results.ts';

const statement = (
  name: string,
  opening: number,
  rows: ReturnType<typeof row>[],
  start: string,
  end: string,
  more = {},
) => {
  const made = result([balanced(opening, account(rows, { period: { start, end }, ...more }))], `${name}.pdf`);
  return { ...made, source: { ...made.source, sha256: name.padEnd(64, '0') } };
};

const january = statement(
  'january',
  100,
  [row('2025-01-03', 'Rent', -40), row('2025-01-31', 'Coffee', -3)],
  '2025-01-01',
  '2025-01-31',
);
const february = statement('february', 57, [row('2025-02-01', 'Salary', 500)], '2025-02-01', '2025-02-28');
// Begins on 31 January: repeats the coffee, and has a second one of the same price.
const overlapping = statement(
  'overlapping',
  60,
  [row('2025-01-31', 'COFFEE', -3), row('2025-01-31', 'Coffee', -3), row('2025-02-01', 'Salary', 500)],
  '2025-01-31',
  '2025-02-28',
);
const april = statement('april', 557, [row('2025-04-02', 'Rent', -40)], '2025-04-01', '2025-04-30');

describe('chains of statements', () => {
  it('proves a chain whose balances meet, in whatever order the files come', () => {
    const [chain, ...others] = chainStatements([february, january]);
    expect(others).toEqual([]);
    expect(chain?.verdict).toBe('balanced');
    expect(chain?.links).toEqual([
      { from: 'january.pdf', to: 'february.pdf', periods: 'adjoin', gap: null, duplicates: 0, difference: 0 },
    ]);
    expect(chain?.account).toMatchObject({
      openingBalance: 100,
      closingBalance: 557,
      period: { start: '2025-01-01', end: '2025-02-28' },
    });
  });

  it('names the days that no statement covers, and does not call the chain balanced', () => {
    const [chain] = chainStatements([january, february, april]);
    expect(chain?.links[1]).toMatchObject({
      periods: 'gap',
      gap: { start: '2025-03-01', end: '2025-03-31' },
      difference: 0,
    });
    expect(chain?.verdict).toBe('unverifiable');
    expect(chainSentences([chain!])[1]).toBe(
      'Checking 1234: february.pdf → april.pdf: no statement covers 2025-03-01 to 2025-03-31; the closing balance is the next opening balance all the same.',
    );
  });

  it('says by how much two statements miss each other', () => {
    const wrong = statement('wrong', 58, [row('2025-02-01', 'Salary', 500)], '2025-02-01', '2025-02-28');
    const [chain] = chainStatements([january, wrong]);
    expect(chain?.verdict).toBe('unbalanced');
    expect(chain?.links[0]?.difference).toBe(100);
  });

  it('marks a row that an overlap repeats once, and keeps its twin', () => {
    const [chain] = chainStatements([january, overlapping]);
    expect(chain?.marked.transactions.map(({ flags }) => flags)).toEqual([[], [], ['possibleDuplicate'], [], []]);
    expect(chain?.account.transactions).toHaveLength(4);
    expect(chain?.links[0]).toMatchObject({ periods: 'overlap', duplicates: 1, difference: 0 });
    expect(chain?.verdict).toBe('balanced');
  });

  it('does not take a row with another running balance for the same', () => {
    const other = statement('other', 10, [row('2025-01-31', 'Coffee', -3)], '2025-01-31', '2025-02-28');
    expect(chainStatements([january, other])[0]?.repeated.size).toBe(0);
  });

  it('takes one earlier row for one later row alone where no balances tell them apart', () => {
    const coffee = row('2025-01-31', 'Coffee', -3);
    const [one, two] = ['one', 'two'].map((name, index) => {
      const made = result([account(index === 0 ? [coffee] : [coffee, coffee])], `${name}.pdf`);
      return { ...made, source: { ...made.source, sha256: name.padEnd(64, '0') } };
    });
    expect([...chainStatements([one!, two!])[0]!.repeated]).toEqual([1]);
  });

  it('counts the same file given twice once', () => {
    expect(chainStatements([january, january])[0]?.statements).toHaveLength(1);
  });

  it('never joins accounts without a number, nor those of two banks or currencies', () => {
    const unnamed = { accountNumber: null };
    const apart = [
      statement('a', 100, [], '2025-01-01', '2025-01-31', unnamed),
      statement('b', 100, [], '2025-02-01', '2025-02-28', unnamed),
      statement('c', 100, [], '2025-01-01', '2025-01-31', { institution: 'Other Bank' }),
      statement('d', 100, [], '2025-01-01', '2025-01-31', { currency: 'EUR' }),
    ];
    expect(chainStatements([january, ...apart])).toHaveLength(5);
  });
});

describe('one file over a batch', () => {
  const batch = { results: [january, overlapping], unread: [{ filename: 'scan.pdf', reason: 'This PDF is damaged.' }] };

  it('CSV: all rows, the repeated one noted', async () => {
    const file = await exportBatch(batch, 'csv', 'merged');
    const { heading, records } = readCsv(unpack(file)[0]!);
    expect(file.filename).toBe('statements.csv');
    expect(heading).toEqual(['Date', 'Description', 'Amount', 'Balance', 'Reference', 'Notes']);
    expect(records.map((record) => record.at(-1))).toEqual(['', '', 'possible duplicate', '', '']);
  });

  it('files for importers leave the repeated row out', async () => {
    const iif = await exportBatch(batch, 'quickbooks', 'merged');
    expect(readIif(unpack(iif)[0]!)).toHaveLength(4);
    const { rows, balance } = readOfx(unpack(await exportBatch(batch, 'qbo', 'merged'))[0]!);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
    expect(balance).toBe('554.00');
  });

  it('proof: chains, every statement, and the file that could not be read', async () => {
    const sheet = Buffer.from((await exportBatch(batch, 'proof', 'merged')).bytes).toString('utf8');
    for (const part of [
      'scan.pdf',
      'This PDF is damaged.',
      'january.pdf',
      'overlapping.pdf',
      '1 row comes twice',
      'over 2 statements: balanced',
    ]) {
      expect(sheet).toContain(part);
    }
  });

  it('proof: is not called balanced where a file is unread or two statements miss each other', async () => {
    const verdictOf = async (results: (typeof january)[], unread: typeof batch.unread): Promise<string | undefined> =>
      /<strong>([^<]+)<\/strong>/.exec(
        Buffer.from((await exportBatch({ results, unread }, 'proof', 'merged')).bytes).toString('utf8'),
      )?.[1];
    expect(await verdictOf([january, february], [])).toBe('Balanced');
    expect(await verdictOf([january, february], batch.unread)).toBe('Not proved');
    expect(await verdictOf([january, april], [])).toBe('Not proved');
    expect(await verdictOf([january, statement('far', 1, [], '2025-02-01', '2025-02-28')], [])).toBe('Not balanced');
  });

  it('JSON: the results, the chains and the unread files', async () => {
    const parsed: unknown = JSON.parse(
      Buffer.from((await exportBatch(batch, 'json', 'merged')).bytes).toString('utf8'),
    );
    expect(parsed).toMatchObject({
      statements: [january, overlapping],
      unread: batch.unread,
      chains: [{ duplicates: 1, verdict: 'balanced' }],
    });
  });

  it('XLSX: one sheet for the account, the total without the repeated row', async ({ skip }) => {
    if (!hasLibreOffice) skip('LibreOffice is not installed');
    const [part] = unpack(await exportBatch(batch, 'xlsx', 'merged'));
    const sheets = openInCalc(part!, { show: 'values' });
    expect([...sheets.keys()].toSorted()).toEqual(['Checking 1234', 'Summary']);
    const { records } = readCsv(sheets.get('Checking 1234')!);
    expect(records.map((record) => record.at(-1))).toEqual([
      'january.pdf',
      'january.pdf',
      'overlapping.pdf',
      'overlapping.pdf',
      'overlapping.pdf',
      '',
    ]);
    expect(records.at(-1)?.slice(1, 3)).toEqual(['Total without repeated rows', '454']);
  });

  it('separate: a ZIP of every file under its own name, and the list of those not read', async () => {
    const twice = { results: [samples.checking, samples.checking], unread: batch.unread };
    const file = await exportBatch(twice, 'qif', 'separate');
    expect(unpack(file).map(({ name }) => name)).toEqual([
      'January 2025.qif',
      'January 2025 (2).qif',
      'files not read.txt',
    ]);
  });
});
