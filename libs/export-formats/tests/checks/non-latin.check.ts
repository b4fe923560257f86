import { strict as assert } from 'node:assert';
import { exportStatement } from '../../src/index.ts';
import { readBack } from '../read-back.ts';
import { hasLibreOffice } from '../readers/libre-office.ts';
import { samples } from '../sample-results.ts';
import type { FormatCheck } from './format-check.ts';

const ascii = [
  'Uberweisung Muller & Sohne Strasse',
  "Zahlung - 'Kaffee' 5 EUR",
  'Oplata Shchuka i Elka',
  'Pliromi logariasmou',
];
const windows1252 = ['Überweisung Müller & Söhne Straße', 'Zahlung — „Kaffee“ 5 €', ...ascii.slice(2)];

/** Text beyond ASCII: as it is where the format is UTF-8, else in the likeness of its character set. */
export const nonLatin: FormatCheck = {
  name: 'non-Latin text',
  of: (format) => async () => {
    const file = await exportStatement(samples.foreign, format);
    assert.ok(file.filename.startsWith('Übersicht Jänner.'));
    const [account] = samples.foreign.accounts;
    const texts = account!.transactions.map(({ description }) => description);
    if (format === 'proof') {
      assert.ok(Buffer.from(file.bytes).toString('utf8').includes('Crédit Éxemple'));
      return 'ok';
    }
    if (format === 'xlsx' && !hasLibreOffice) return { skipped: 'no LibreOffice' };
    const [rows = []] = readBack(format, file);
    const read = rows.map(({ text }) => text);
    const likeness = format === 'quickbooks' ? ascii : ['ofx', 'qbo', 'qif'].includes(format) ? windows1252 : null;
    if (likeness === null) assert.deepEqual(read, texts);
    // Scripts without a likeness in Latin letters become question marks there; the docs say so.
    else assert.deepEqual(read.slice(0, likeness.length), likeness);
    return 'ok';
  },
};
