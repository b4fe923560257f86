import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ofx } from 'ofx-data-extractor';
import type { ReadFile, ReadRow } from './read-row.ts';

export interface ReadOfx {
  readonly rows: readonly (ReadRow & { readonly id: string; readonly type: string })[];
  readonly accountId: string;
  readonly balance: string;
  readonly currency: string;
  readonly card: boolean;
}

interface Fields {
  readonly [name: string]: unknown;
}
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const decode = (text: unknown): string =>
  String(text ?? '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** OFX 1.0.2 through an independent parser (ofx-data-extractor), after a strict look at its lines. */
export function readOfx({ bytes }: ReadFile): ReadOfx {
  const text = new TextDecoder('windows-1252').decode(bytes);
  checkLines(text);
  const parsed = fields(fields(new Ofx(text).toJson())['OFX']);
  const card = 'CREDITCARDMSGSRSV1' in parsed;
  const response = card
    ? fields(fields(fields(parsed['CREDITCARDMSGSRSV1'])['CCSTMTTRNRS'])['CCSTMTRS'])
    : fields(fields(fields(parsed['BANKMSGSRSV1'])['STMTTRNRS'])['STMTRS']);
  const listed = fields(response['BANKTRANLIST'])['STRTTRN'];
  const all = Array.isArray(listed) ? listed : listed === undefined ? [] : [listed];
  const rows = all.map(fields).map((entry) => ({
    date: String(entry['DTPOSTED']),
    amount: String(entry['TRNAMT']),
    text: decode(entry['MEMO'] ?? entry['NAME']),
    id: String(entry['FITID']),
    type: String(entry['TRNTYPE']),
  }));
  const from = fields(response[card ? 'CCACCTFROM' : 'BANKACCTFROM']);
  const balance = String(fields(response['LEDGERBAL'])['BALAMT']);
  return { rows, accountId: String(from['ACCTID']), balance, currency: String(response['CURDEF']), card };
}

const lengths: Readonly<Record<string, number>> = {
  NAME: 32,
  MEMO: 255,
  FITID: 36,
  CHECKNUM: 12,
  REFNUM: 32,
  BANKID: 9,
  ACCTID: 22,
  ORG: 32,
};

function checkLines(text: string): void {
  const lines = text.split('\r\n');
  assert.equal(lines[0], 'OFXHEADER:100');
  assert.equal(lines[9], '', 'an empty line after the header');
  const open: string[] = [];
  for (const line of lines.slice(10, -1)) {
    const [, closing, tag = '', value = ''] =
      /^<(\/?)([A-Z0-9.]+)>(.*)$/.exec(line) ?? assert.fail(`not a tag: ${line}`);
    if (closing) assert.equal(open.pop(), tag);
    else if (value === '') open.push(tag);
    assert.ok(!/[<>]/.test(value) && !/&(?!amp;|lt;|gt;)/.test(value), 'escaped');
    assert.ok(decode(value).length <= (lengths[tag] ?? 255), `${tag} is short enough`);
  }
  assert.deepEqual(open, [], 'all aggregates closed, no empty tags');
}

const script = `
import sys, json, warnings
warnings.simplefilter('ignore')
from ofxtools.Parser import OFXTree
out = []
for path in sys.argv[1:]:
    tree = OFXTree(); tree.parse(path)
    s = tree.convert().statements[0]
    out.append([dict(date=t.dtposted.date().isoformat(), amount=str(t.trnamt), text=t.memo or t.name, id=t.fitid) for t in s.transactions])
print(json.dumps(out))`;

/** The same through ofxtools (Python), which validates against the specification; null where it is not installed. */
export function readWithOfxtools(
  files: readonly ReadFile[],
): readonly (readonly (ReadRow & { readonly id: string })[])[] | null {
  if (spawnSync('python3', ['-c', 'import ofxtools']).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'crossfoot-ofx-'));
  try {
    const paths = files.map(({ bytes }, index) => {
      const path = join(folder, `${index}.ofx`);
      writeFileSync(path, bytes);
      return path;
    });
    const run = spawnSync('python3', ['-c', script, ...paths], { encoding: 'utf8', maxBuffer: 1 << 28 });
    assert.equal(run.status, 0, run.stderr);
    return JSON.parse(run.stdout) as (ReadRow & { id: string })[][];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
