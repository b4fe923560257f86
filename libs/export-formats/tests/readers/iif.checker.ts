import { strict as assert } from 'node:assert';
import type { ReadFile, ReadRow } from './read-row.ts';
import { usDate } from './csv.reader.ts';

const types = ['CHECK', 'DEPOSIT', 'CREDIT CARD', 'CCARD REFUND', 'GENERAL JOURNAL'];

/** IIF after the vendor's rules, strictly: heading lines, field counts, one date and type a block, blocks that sum to zero. */
export function readIif({ bytes }: ReadFile): readonly ReadRow[] {
  assert.ok(
    bytes.every((byte) => byte === 0x09 || byte === 0x0a || byte === 0x0d || (byte >= 0x20 && byte < 0x7f)),
    'ASCII only',
  );
  const text = Buffer.from(bytes).toString('latin1');
  assert.ok(text.endsWith('\r\n'), 'ends with a line end');
  const lines = text.slice(0, -2).split('\r\n');
  const [trns, spl, end, ...body] = lines.map((line) => line.split('\t'));
  assert.ok(trns && spl, 'heading lines');
  assert.deepEqual([trns[0], spl[0], end], ['!TRNS', '!SPL', ['!ENDTRNS']]);
  for (const name of ['TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT'])
    assert.ok(trns.includes(name) && spl.includes(name), name);
  assert.ok(
    lines.every((line) => line !== '' && line === line.replace(/[ \t]+$/, '')),
    'no empty lines, no blanks at line ends',
  );
  assert.equal(body.length % 3, 0, 'blocks of three lines');
  const rows: ReadRow[] = [];
  for (let index = 0; index < body.length; index += 3) {
    const [main, split, close] = [body[index] ?? [], body[index + 1] ?? [], body[index + 2]];
    const field = (fields: readonly string[], heading: readonly string[], name: string): string =>
      fields[heading.indexOf(name)] ?? '';
    assert.deepEqual([main[0], split[0], close], ['TRNS', 'SPL', ['ENDTRNS']]);
    assert.deepEqual([main.length, split.length], [trns.length, spl.length], 'as many fields as headings');
    for (const name of ['TRNSTYPE', 'DATE']) assert.equal(field(main, trns, name), field(split, spl, name));
    const type = field(main, trns, 'TRNSTYPE');
    assert.ok(types.includes(type), type);
    assert.match(field(main, trns, 'DATE'), /^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/\d{4}$/);
    const [amount, against]: readonly [string, string] = [field(main, trns, 'AMOUNT'), field(split, spl, 'AMOUNT')];
    for (const digits of [amount, against]) assert.match(digits, /^-?\d+(\.\d+)?$/);
    assert.equal(amount.replace('-', ''), against.replace('-', ''), 'block sums to zero');
    if (Number(amount) !== 0) assert.notEqual(amount.startsWith('-'), against.startsWith('-'), 'block sums to zero');
    if (['CHECK', 'CREDIT CARD'].includes(type)) assert.ok(Number(amount) <= 0, 'money out is a credit');
    if (['DEPOSIT', 'CCARD REFUND'].includes(type)) assert.ok(Number(amount) >= 0, 'money in is a debit');
    for (const fields of [main, split])
      assert.ok(
        fields.every((value) => !value.includes('"')),
        'no quotes',
      );
    assert.notEqual(field(main, trns, 'ACCNT'), '', 'own account');
    assert.notEqual(field(split, spl, 'ACCNT'), '', 'other account');
    rows.push({ date: usDate(field(main, trns, 'DATE')), amount, text: field(main, trns, 'MEMO') });
  }
  return rows;
}
