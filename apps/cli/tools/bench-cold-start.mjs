// `npm run bench:cli`: time from the call to the end of one page, the built program against plain pdf.js reading the
// text of the same page (from the package, as anyone would). Both run in turn; medians are compared.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onePageStatement } from './one-page-statement.mjs';

const goal = 0.6;
const rounds = Number(process.argv[2] ?? 15);
const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'crossfoot-bench-'));
const file = join(folder, 'one-page.pdf');
writeFileSync(file, onePageStatement(), 'latin1');

const plain = `
  import { readFileSync } from 'node:fs';
  import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(${JSON.stringify(file)})), verbosity: 0 }).promise;
  const text = await (await pdf.getPage(1)).getTextContent();
  if (text.items.length === 0) process.exitCode = 1;`;

const programs = {
  'crossfoot convert': [join(import.meta.dirname, '../bin/crossfoot.mjs'), 'convert', file, '--quiet'],
  'plain pdf.js': ['--input-type=module', '--eval', plain],
  'node alone': ['--eval', '0'],
};

const times = Object.fromEntries(Object.keys(programs).map((name) => [name, []]));
try {
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, args] of Object.entries(programs)) {
      const started = performance.now();
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: root });
      if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
      // The first round fills the caches of the disk.
      if (round >= 0) times[name].push(performance.now() - started);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
for (const [name, values] of Object.entries(times))
  console.log(`${name.padEnd(20)} ${median(values).toFixed(0).padStart(5)} ms`);
const ratio = median(times['crossfoot convert']) / median(times['plain pdf.js']);
console.log(`ratio ${ratio.toFixed(2)} (goal ≤ ${goal}), medians of ${rounds} interleaved rounds`);
