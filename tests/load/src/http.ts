// `npm run bench:http`: what the way through the door costs. Runs the built standalone and prints
//   - upload → result over HTTP against the same file in a warm sandbox (p50 of the difference, p95 of the whole),
//   - memory of the door while 50 files of 10 MB stream through it at once,
//   - a call through the gateway's chain against a bare NestJS route.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SandboxPool } from '@crossfoot/service-conversion/sandbox';
import { startBareRoute } from './bare-route.ts';
import { hammer } from './hammer.ts';
import { StandaloneUnderLoad } from './standalone-under-load.ts';
import { median, percentile } from './statistics.ts';
import { textStatement } from './text-statement.ts';

const runs = Number(process.argv[2] ?? 60);
const dataDir = await mkdtemp(join(tmpdir(), 'crossfoot-load-'));
const standalone = new StandaloneUnderLoad(dataDir);
const url = await standalone.start();
const entry = join(import.meta.dirname, '../../../libs/services/conversion/dist/sandbox.js');
const pool = new SandboxPool({ size: 1, entry });
await pool.ready();

try {
  for (const pages of [1, 10]) await overhead(pages);
  await memory();
  await chain();
} finally {
  pool.close();
  await standalone.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function overhead(pages: number): Promise<void> {
  const file = await textStatement(pages);
  const direct: number[] = [];
  const whole: number[] = [];
  for (let run = 0; run < runs + 5; run += 1) {
    const engine = await timed(() => pool.convert({ content: file, filename: 'a.pdf' }));
    const http = await timed(() => upload(file));
    if (run < 5) continue;
    direct.push(engine);
    whole.push(http);
  }
  const difference = median(whole.map((time, run) => time - (direct[run] ?? 0)));
  console.log(
    `${pages} page(s): warm sandbox p50 ${ms(median(direct))}, over HTTP p50 ${ms(median(whole))}, ` +
      `overhead p50 ${ms(difference)} (goal 60 ms), p95 of the whole ${ms(percentile(whole, 95))} (goal 1000 ms)`,
  );
}

async function memory(): Promise<void> {
  const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * 1_048_576 - 1_000, 'x')]);
  const before = residentMegabytes();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes())), 20);
  await Promise.all(Array.from({ length: 50 }, () => upload(file).catch(() => null)));
  clearInterval(watch);
  console.log(`50 × 10 MB at once: ${before} MB before, ${most} MB at most, +${most - before} MB for 500 MB`);
}

async function chain(): Promise<void> {
  const bare = await startBareRoute();
  const ratios: number[] = [];
  const tails: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const plain = await hammer(`${bare.url}/plans`, 2_000);
    const ours = await hammer(`${url}/api/pricing-plans`, 2_000);
    ratios.push(ours.perSecond / plain.perSecond);
    tails.push(ours.p99 / plain.p99);
    if (round === 4) console.log(`bare route ${plain.perSecond.toFixed(0)}/s, gateway ${ours.perSecond.toFixed(0)}/s`);
  }
  await bare.stop();
  console.log(
    `gateway chain against a bare NestJS route: ${(median(ratios) * 100).toFixed(0)} % of the requests/s (goal 50 %), p99 ${median(tails).toFixed(1)} × (goal 3 ×)`,
  );
}

async function upload(file: Uint8Array): Promise<void> {
  const form = new FormData();
  form.set('format', 'csv');
  form.set('file', new Blob([new Uint8Array(file)]), 'a.pdf');
  await (await fetch(`${url}/api/convert-free`, { method: 'POST', body: form })).text();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${standalone.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
