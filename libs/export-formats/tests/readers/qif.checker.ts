import { strict as assert } from 'node:assert';
import { usDate } from './csv.reader.ts';
import type { ReadFile, ReadRow } from './read-row.ts';

/** QIF after the format's description, strictly: a known type, known field letters once each, `^` after every record. */
export function readQif({ bytes }: ReadFile): readonly ReadRow[] {
  const text = new TextDecoder('windows-1252', { fatal: true }).decode(bytes);
  assert.ok(text.endsWith('\r\n'), 'ends with a line end');
  const [type, ...lines] = text.slice(0, -2).split('\r\n');
  assert.match(type ?? '', /^!Type:(Bank|CCard|Cash|Oth A|Oth L)$/);
  const rows: ReadRow[] = [];
  let fields = new Map<string, string>();
  for (const line of lines) {
    if (line === '^') {
      const [date, amount] = [fields.get('D') ?? '', fields.get('T') ?? ''];
      assert.match(date, /^\d\d\/\d\d\/\d{4}$/);
      assert.match(amount, /^-?\d+(\.\d+)?$/);
      rows.push({ date: usDate(date), amount, text: fields.get('P') ?? '' });
      fields = new Map();
      continue;
    }
    const letter = line.slice(0, 1);
    assert.ok('DTNPM'.includes(letter) && letter !== '', `field ${letter}`);
    assert.ok(!fields.has(letter), `one ${letter} a record`);
    assert.notEqual(line.slice(1), '', `no empty ${letter}`);
    fields.set(letter, line.slice(1));
  }
  assert.equal(fields.size, 0, 'last record closed');
  return rows;
}
