import { strict as assert } from 'node:assert';
import type { ExportFormat } from '@crossfoot/contracts';
import { JSDOM } from 'jsdom';
import { createHash } from 'node:crypto';
import { exportStatement } from '../../src/index.ts';
import { readBack, readJson } from '../read-back.ts';
import { hasLibreOffice } from '../readers/libre-office.ts';
import { readOfx } from '../readers/ofx.reader.ts';
import { unpack } from '../readers/unpack.ts';
import { samples } from '../sample-results.ts';
import { expectedRows } from './expected-rows.ts';
import type { FormatCheck, Outcome } from './format-check.ts';

const read = ['checking', 'card', 'twins', 'yen', 'dinar'] as const;

/** Rows as a program that is not ours finds them, against the source. */
export const independentReader: FormatCheck = {
  name: 'independent reader',
  of: (format) => () => (format === 'proof' ? readSheets() : readRows(format)),
};

async function readRows(format: Exclude<ExportFormat, 'proof'>): Promise<Outcome> {
  if (format === 'xlsx' && !hasLibreOffice) return { skipped: 'no LibreOffice' };
  for (const name of read) {
    const file = await exportStatement(samples[name], format);
    const expected = samples[name].accounts.map((account) => expectedRows(format, account));
    assert.deepEqual(readBack(format, file), expected, name);
    const [part] = unpack(file);
    if (!part) continue;
    if (format === 'json') assert.deepEqual(readJson(part), samples[name], name);
    if (format !== 'ofx' && format !== 'qbo') continue;
    const parsed = readOfx(part);
    const [account] = samples[name].accounts;
    if (account?.closingBalance != null) assert.equal(Number(parsed.balance), account.closingBalance, 'ledger balance');
    assert.equal(parsed.card, name === 'card');
  }
  return 'ok';
}

async function readSheets(): Promise<Outcome> {
  for (const name of read) {
    const { bytes } = await exportStatement(samples[name], 'proof', { generatedAt: '2025-02-01T09:30:00Z' });
    const sheet = Buffer.from(bytes).toString('utf8');
    const { document } = new JSDOM(sheet).window;
    const shown = document.getElementById('sheet-digest')?.textContent ?? '';
    const blank = sheet.replace(shown, '0'.repeat(64));
    assert.equal(createHash('sha256').update(blank).digest('hex'), shown, 'digest of the sheet');
    const text = document.body.textContent ?? '';
    const [account] = samples[name].accounts;
    assert.ok(text.includes(samples[name].source.sha256), 'digest of the source');
    assert.ok(
      text.includes(`rows 1 to ${account?.transactions.length}`) || account?.transactions.length === 1,
      'rows covered',
    );
    const named = { balanced: 'Balanced', unbalanced: 'Not balanced', unverifiable: 'Not proved' } as const;
    const verdict = account && named[account.reconciliation.status];
    assert.equal(document.querySelector('.verdict strong')?.textContent, verdict);
    assert.equal(
      document.querySelectorAll('script:not([type="application/json"]), link, img, iframe, [src], [href]').length,
      0,
      'nothing runs or is loaded',
    );
  }
  return 'ok';
}
