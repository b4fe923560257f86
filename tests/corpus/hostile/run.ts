import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostileFiles } from './all-files.ts';
import { httpDoor, poolDoor, type Door } from './door.ts';
import type { HostileFile } from './hostile-file.ts';
import { mutationsOf } from './mutations.ts';
import { neighbourPdf } from './neighbour.ts';

/**
 * `npm run hostile`: brings every hostile file in, with a normal conversion beside it all the time, and prints what
 * became of each and the table of the goals. Options: `--only TEXT` (names that contain it), `--mutations N`,
 * `--door pool` (the sandboxes alone, without the program around them).
 */
const root = join(import.meta.dirname, '..', '..', '..');
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    mutations: { type: 'string', default: '60' },
    quiet: { type: 'boolean' },
    door: { type: 'string', default: 'http' },
  },
});

/** Text 35 s, OCR 110 s; and what the way to the sandbox and back may add. */
const LONGEST_MS = 115_000;
const MOST_BYTES = 1024 ** 3;

interface Row {
  readonly file: HostileFile;
  readonly status: number;
  readonly code: string;
  readonly ms: number;
  readonly peak: number;
  readonly balanced: boolean;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}

function residentBytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

async function bring(door: Door, file: HostileFile): Promise<Row> {
  let peak = 0;
  const watch = setInterval(() => {
    for (const pid of door.sandboxes()) peak = Math.max(peak, residentBytes(pid));
  }, 20);
  const bytes = file.make();
  const [answer, ms] = await timed(() => door.bring(bytes, `${file.name}.pdf`));
  clearInterval(watch);
  return { file, status: answer.status, code: answer.code, ms, peak, balanced: answer.verdicts.includes('balanced') };
}

/** Converts the normal statement again and again until told to stop; gives the times. */
function neighbour(door: Door, pdf: Uint8Array): () => Promise<{ readonly times: number[]; readonly failed: number }> {
  let going = true;
  const times: number[] = [];
  let failed = 0;
  const loop = (async () => {
    while (going) {
      const [answer, ms] = await timed(() => door.bring(pdf, 'neighbour.pdf'));
      times.push(ms);
      if (answer.status !== 200) failed += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return async () => {
    going = false;
    await loop;
    return { times, failed };
  };
}

const pdf = await neighbourPdf();
const sandbox = join(root, 'libs/services/conversion/dist/sandbox.js');
const door = values.door === 'pool' ? await poolDoor(sandbox) : await httpDoor();
const all = [...hostileFiles, ...mutationsOf('statement', Buffer.from(pdf), Number(values.mutations))];
const wanted = all.filter((file) => !values.only || file.name.includes(values.only));

const idle: number[] = [];
for (let round = 0; round < 25; round++) {
  idle.push((await timed(() => door.bring(pdf, 'neighbour.pdf')))[1]);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const stop = neighbour(door, pdf);
const rows: Row[] = [];
for (const file of wanted) {
  const row = await bring(door, file);
  rows.push(row);
  if (!values.quiet) {
    console.log(
      `${file.name.padEnd(44)} ${String(row.status).padStart(3)} ${row.code.padEnd(22)} ${(row.ms / 1000).toFixed(1).padStart(6)} s ${(row.peak / 1e6).toFixed(0).padStart(5)} MB`,
    );
  }
}
const beside = await stop();
await door.close();

const failures = {
  '5xx answers other than a timeout': rows.filter(({ status }) => status >= 500 && status !== 504).length,
  'answers later than the clock': rows.filter(({ ms }) => ms > LONGEST_MS).length,
  'sandboxes above 1 GB': rows.filter(({ peak }) => peak > MOST_BYTES).length,
  'conversions beside them that failed': beside.failed,
};
const ratio = median(beside.times) / median(idle.slice(5));
console.log(`\n${wanted.length} files through the ${door.name}`);
for (const [what, count] of Object.entries(failures)) console.log(`${what.padEnd(40)} ${count}`);
console.log(`${'slowest answer'.padEnd(40)} ${(Math.max(...rows.map(({ ms }) => ms)) / 1000).toFixed(1)} s`);
console.log(`${'largest sandbox'.padEnd(40)} ${(Math.max(...rows.map(({ peak }) => peak)) / 1e6).toFixed(0)} MB`);
console.log(
  `${'a neighbour, against idle (medians)'.padEnd(40)} ${ratio.toFixed(2)} ×  (${beside.times.length} conversions)`,
);
process.exitCode = Object.values(failures).some((count) => count > 0) ? 1 : 0;
