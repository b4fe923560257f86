import { strict as assert } from 'node:assert';
import { exportStatement } from '../../src/index.ts';
import { readBack } from '../read-back.ts';
import { readCsv } from '../readers/csv.reader.ts';
import { hasLibreOffice } from '../readers/libre-office.ts';
import { readOfx } from '../readers/ofx.reader.ts';
import { unpack } from '../readers/unpack.ts';
import { samples } from '../sample-results.ts';
import { expectedRows } from './expected-rows.ts';
import type { FormatCheck } from './format-check.ts';

const together = ['csv', 'xlsx', 'json', 'proof'];
const names = ['Checking 1234', 'Credit card 9876', 'Savings 1234 USD', 'Savings 1234 EUR'];

/** Several accounts: side by side where the format can, else one file each in a ZIP, each with its own rows. */
export const severalAccounts: FormatCheck = {
  name: 'several accounts',
  of: (format) => async () => {
    if (format === 'xlsx' && !hasLibreOffice) return { skipped: 'no LibreOffice' };
    const file = await exportStatement(samples.severalAccounts, format);
    assert.equal(file.filename.endsWith('.zip'), !together.includes(format));
    if (format === 'proof') {
      const text = Buffer.from(file.bytes).toString('utf8');
      for (const name of names) assert.ok(text.includes(`<h3>${name}</h3>`), name);
      return 'ok';
    }
    const expected = samples.severalAccounts.accounts.map((account) => expectedRows(format, account));
    if (format === 'csv') {
      assert.deepEqual(readBack(format, file), [expected.flat()]);
      const { heading, records } = readCsv(unpack(file)[0]!);
      assert.equal(heading.at(-1), 'Account');
      assert.deepEqual([...new Set(records.map((record) => record.at(-1)))], names);
      return 'ok';
    }
    if (!together.includes(format)) {
      const extension = unpack(file)[0]?.name.split('.').at(-1);
      assert.deepEqual(
        unpack(file).map(({ name }) => name),
        names.map((name) => `January 2025 ${name}.${extension}`),
      );
    }
    if (format === 'ofx') {
      const balances = unpack(file).map((part) => readOfx(part).balance);
      assert.deepEqual(
        balances,
        ['1479.77', '-19.99', '77.00', '-5.00'],
        'closing balances, where there is none the rows alone',
      );
    }
    assert.deepEqual(readBack(format, file).toSorted(byFirst), expected.toSorted(byFirst));
    return 'ok';
  },
};

const byFirst = (one: readonly { date: string }[], other: readonly { date: string }[]): number =>
  (one[0]?.date ?? '').localeCompare(other[0]?.date ?? '');
