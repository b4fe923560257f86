// `npm run bench:exports`: CPU of 10,000 rows in every format (median of some runs, and the first with its loading), and
// the memory that a long workbook needs besides its result.
import { spawnSync } from 'node:child_process';
import type { ExportFormat } from '@crossfoot/contracts';
import { exportStatement } from '../src/index.ts';
import { formats } from './checks/format-check.ts';
import { longResult } from './sample-results.ts';

const goals = (format: ExportFormat): number => (format === 'xlsx' ? 600 : 150);
const runs = 7;

const cpu = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

async function speed(): Promise<boolean> {
  const long = longResult(10_000);
  let met = true;
  console.log('10,000 rows          first run    median      goal      size');
  for (const format of formats) {
    const times: number[] = [];
    let size = 0;
    for (let run = 0; run < runs; run += 1)
      times.push(await cpu(async () => (size = (await exportStatement(long, format)).bytes.length)));
    const median = times.toSorted((a, b) => a - b)[runs >> 1] ?? 0;
    met &&= median <= goals(format);
    const figures = [
      `${times[0]?.toFixed(0)} ms`,
      `${median.toFixed(0)} ms`,
      `${goals(format)} ms`,
      `${Math.round(size / 1024)} kB`,
    ];
    console.log(`${format.padEnd(18)} ${figures.map((figure) => figure.padStart(10)).join('')}`);
  }
  return met;
}

// Each size in a process of its own, with a heap that is given back early, so that the peak is what is really needed.
function memory(rows: number): void {
  const run = spawnSync(
    process.execPath,
    ['--max-semi-space-size=2', '--expose-gc', import.meta.filename, 'memory', String(rows)],
    { encoding: 'utf8' },
  );
  process.stdout.write(run.stdout + run.stderr);
}

async function measureMemory(rows: number): Promise<void> {
  const long = longResult(rows);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const { workbookBytes } = await import('../src/xlsx/workbook.ts');
  const { accountSheets } = await import('../src/xlsx/account-sheet.ts');
  let size = 0;
  let pieces = 0;
  for (const piece of workbookBytes(accountSheets(long.accounts[0]!, 'Account'))) {
    size += piece.length;
    pieces += 1;
    if (pieces % 16 === 0) globalThis.gc?.();
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  console.log(
    `${String(rows).padStart(8)} rows: ${Math.round((peak - before) / 2 ** 20)} MB besides the result; file ${(size / 2 ** 20).toFixed(1)} MB`,
  );
}

if (process.argv[2] === 'memory') await measureMemory(Number(process.argv[3]));
else {
  process.exitCode = (await speed()) ? 0 : 1;
  console.log('\nXLSX while it is written:');
  for (const rows of [10_000, 100_000, 400_000]) memory(rows);
}
