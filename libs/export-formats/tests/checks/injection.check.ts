import { strict as assert } from 'node:assert';
import { JSDOM } from 'jsdom';
import { exportStatement } from '../../src/index.ts';
import { cleanText } from '../../src/text/clean-text.ts';
import { readBack, readJson } from '../read-back.ts';
import { readCsv } from '../readers/csv.reader.ts';
import { hasLibreOffice, openInCalc } from '../readers/libre-office.ts';
import { unpack } from '../readers/unpack.ts';
import { payloads, samples } from '../sample-results.ts';
import type { FormatCheck, Outcome } from './format-check.ts';

const harmful = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const spreadsheets = ['csv', 'xlsx', 'quickbooks', 'quickbooks-online', 'xero', 'freshbooks'];

/** Payloads as descriptions and references: no cell becomes a formula, no row or field appears or is lost, amounts stay numbers. */
export const injection: FormatCheck = {
  name: 'injection',
  of: (format) => async () => {
    const file = await exportStatement(samples.payloads, format);
    assert.ok(!/[\\/]|\u202e|\.\./.test(file.filename), 'harmless file name');
    const [part] = unpack(file);
    assert.ok(part);
    if (format !== 'xlsx')
      assert.ok(
        !harmful.test(new TextDecoder(file.isText ? 'utf-8' : 'windows-1252').decode(part.bytes)),
        'no control characters or direction overrides',
      );
    if (format === 'proof') return inertSheet(part.bytes);
    if (format === 'json') assert.deepEqual(readJson(part), samples.payloads, 'the result itself, whatever it holds');
    if (!spreadsheets.includes(format)) {
      assert.deepEqual(
        readBack(format, file)[0]?.map(({ amount }) => Number(amount)),
        payloads.map((_, index) => Number((-0.02 - index).toFixed(2))),
      );
      return 'ok';
    }
    if (!hasLibreOffice) return { skipped: 'no LibreOffice' };
    if (format === 'xlsx') {
      const texts = readBack(format, file).flatMap((rows) => rows.map(({ text }) => text));
      assert.deepEqual(texts, payloads.map(cleanText), 'text stays text');
      return amountsAreNumbers(file.filename, part.bytes, '44');
    }
    // As a spreadsheet with the format's own separator, and with the separators of other countries.
    const own = format === 'quickbooks' ? '9' : '44';
    for (const separators of [own, '44/59/9']) {
      for (const [, sheet] of openInCalc(
        { name: file.filename, bytes: part.bytes },
        { separators, show: 'formulas' },
      )) {
        const formulas: readonly string[] = readCsv(sheet)
          .records.flat()
          .filter((cell) => cell.startsWith('='));
        assert.deepEqual(formulas, [], `cells that run as formulas where ${separators} separates`);
      }
    }
    return amountsAreNumbers(file.filename, part.bytes, own);
  },
};

function amountsAreNumbers(name: string, bytes: Uint8Array, separators: string): Outcome {
  const sheets = openInCalc({ name, bytes }, { separators, show: 'values' });
  const cells = [...sheets.values()].flatMap((sheet) => readCsv(sheet).records.flat());
  for (const index of payloads.keys()) {
    const amount = String(Number((-0.02 - index).toFixed(2)));
    assert.ok(cells.includes(amount), `${amount} is a number`);
  }
  assert.ok(!cells.some((cell) => /^(Err:|#NAME|#VALUE|#REF)/.test(cell) || cell === '2'), 'nothing was evaluated');
  return 'ok';
}

function inertSheet(bytes: Uint8Array): Outcome {
  const { document } = new JSDOM(Buffer.from(bytes).toString('utf8'), { runScripts: 'dangerously' }).window;
  assert.equal(document.querySelectorAll('script').length, 1);
  assert.equal(document.querySelectorAll('img, iframe, a, [onerror]').length, 0);
  assert.equal(document.querySelector('script')?.type, 'application/json');
  return 'ok';
}
