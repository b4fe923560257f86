import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { BrowserLike } from '@crossfoot/journeys/browser-like';
import { accountOnPlan } from '@crossfoot/journeys/account-on-plan';
import type { DistributedSystem } from '@crossfoot/journeys/distributed';
import { freshStatement, timedUpload, visit, type Ended } from './load-target.ts';
import { scannedStatement } from './scanned-statement.ts';
import { median, percentile } from './statistics.ts';

/** A row of the table. */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly isMet: boolean;
}

const msOf = (ended: readonly Ended[]): number[] => ended.map(({ ms }) => ms);
const served = (ended: readonly Ended[]): Ended[] => ended.filter(({ status }) => status === 200);
/** Sent away in good order: told when to come again. */
const refused = (ended: readonly Ended[]): Ended[] =>
  ended.filter(({ status, saysWhen }) => (status === 429 || status === 503) && saysWhen);
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** A neighbour's single upload while another account has uploaded many files, against its time alone. */
export async function neighbour(system: DistributedSystem, uploads: number, rounds = 3): Promise<Figure> {
  const [crowd, single] = [await accountOnPlan(system), await accountOnPlan(system)];
  const one = async (): Promise<number> => (await timedUpload(single, await freshStatement(), '/api/upload')).ms;
  await one();
  const [idle, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (let run = 0; run < 5; run += 1) idle.push(await one());
    const files = await Promise.all(Array.from({ length: uploads }, () => freshStatement()));
    const all = files.map((file) => timedUpload(crowd, file, '/api/upload'));
    await wait(100);
    beside.push(await one());
    await Promise.all(all);
  }
  const ratio = median(beside) / median(idle);
  return {
    what: `a neighbour's upload beside ${uploads} of one account, against its idle time`,
    measured: `${ratio.toFixed(1)} × (${median(beside).toFixed(0)} ms against ${median(idle).toFixed(0)} ms)`,
    goal: '≤ 2 ×',
    isMet: ratio <= 2,
  };
}

/** Many visitors at the same moment: the wait absorbs them, not failures. */
export async function burst(system: DistributedSystem, uploads: number): Promise<Figure> {
  const files = await Promise.all(Array.from({ length: uploads }, () => freshStatement()));
  const started = performance.now();
  const ended = await Promise.all(files.map((file) => visit(system, file)));
  const tookMs = performance.now() - started;
  const failed = uploads - served(ended).length - refused(ended).length;
  return {
    what: `${uploads} uploads at once`,
    measured: `${served(ended).length} served (${((served(ended).length / tookMs) * 1_000).toFixed(1)}/s, p50 ${seconds(median(msOf(ended)))}, slowest ${seconds(Math.max(...msOf(ended)))}), ${refused(ended).length} refused with Retry-After, ${failed} failed`,
    goal: '0 failed',
    isMet: failed === 0,
  };
}

/** How many text pages a second the system converts when it is kept busy. */
export async function capacity(system: DistributedSystem, uploads: number, atATime = 8): Promise<number> {
  const files = await Promise.all(Array.from({ length: uploads }, () => freshStatement()));
  const started = performance.now();
  const lane = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await visit(system, file);
  };
  await Promise.all(Array.from({ length: atATime }, lane));
  return (uploads / (performance.now() - started)) * 1_000;
}

/**
 * Conversions a second with 1, 2 and 4 processes of the conversion service, no more than there are processors. All of them share
 * this machine with everything else, so that more of them cannot help much, but must not harm.
 */
export async function workers(system: DistributedSystem, uploads: number): Promise<Figure> {
  const rates: number[] = [];
  const counts = [1, 2, 4].filter((count) => count <= availableParallelism());
  for (const count of counts) {
    while (system.running('conversion') < count) await system.startAnother('conversion');
    rates.push(await capacity(system, uploads));
  }
  const [one = 0] = rates;
  return {
    what: `one-page conversions a second with ${counts.join(', ')} conversion processes, ${availableParallelism()} processors for everything`,
    measured: rates.map((rate) => `${rate.toFixed(2)}/s`).join(', '),
    goal: 'none below 0.9 × one process',
    isMet: rates.every((rate) => rate >= 0.9 * one),
  };
}

/** Uploads begun at an even rate, whether or not the earlier ones have ended. */
async function arrivals(perSecond: number, forMs: number, begin: (index: number) => Promise<Ended>): Promise<Ended[]> {
  const running: Promise<Ended>[] = [];
  const started = performance.now();
  for (let index = 0; performance.now() - started < forMs; index += 1) {
    running.push(begin(index));
    await wait(Math.max(0, started + ((index + 1) * 1_000) / perSecond - performance.now()));
  }
  return Promise.all(running);
}

/** Nine text pages to one scan, for a while, at a rate that the machine can hold. */
export async function mix(system: DistributedSystem, perSecond: number, forMs: number): Promise<Figure> {
  const scans = await Promise.all([1, 2, 3].map(scannedStatement));
  const texts: Ended[] = [];
  const ended = await arrivals(perSecond, forMs, async (index) => {
    const scan = index % 10 === 9 ? scans[((index / 10) % scans.length) | 0] : undefined;
    const one = await visit(system, scan ?? (await freshStatement()));
    if (scan === undefined) texts.push(one);
    return one;
  });
  const failed = ended.length - served(ended).length;
  return {
    what: `mix of 90 % text and 10 % scans, ${perSecond.toFixed(1)}/s for ${seconds(forMs)}`,
    measured: `${ended.length} uploads, ${failed} not served; text p50 ${seconds(median(msOf(texts)))}, p95 ${seconds(percentile(msOf(texts), 95))}`,
    goal: '0 not served',
    isMet: failed === 0,
  };
}

/** Three times what it can do, then how soon one upload is as quick as before. */
export async function overload(system: DistributedSystem, perSecond: number, forMs: number): Promise<Figure> {
  const one = async (): Promise<number> => (await visit(system, await freshStatement())).ms;
  const idle = median([await one(), await one(), await one()]);
  const ended = await arrivals(3 * perSecond, forMs, async () => visit(system, await freshStatement()));
  const failed = ended.length - served(ended).length - refused(ended).length;
  const over = performance.now();
  let last = await one();
  while (last > 2 * idle && performance.now() - over < 60_000) last = await one();
  const recoveryMs = performance.now() - over;
  return {
    what: `3 × overload for ${seconds(forMs)}, and recovery`,
    measured: `${served(ended).length} served, ${refused(ended).length} refused with Retry-After, ${failed} failed; as quick as before ${seconds(recoveryMs)} after the last answer`,
    goal: '0 failed, recovered within 15 s',
    isMet: failed === 0 && recoveryMs <= 15_000,
  };
}

/** The gateway's memory while large files stream through it. */
export async function streams(system: DistributedSystem, uploads: number): Promise<Figure> {
  const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * 1_048_576 - 1_000, 'x')]);
  const resident = (): number => {
    const status = readFileSync(`/proc/${system.services.gateway.pid()}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
  };
  const before = resident();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, resident())), 20);
  await Promise.all(Array.from({ length: uploads }, () => new BrowserLike(system.url).upload(file).catch(() => null)));
  clearInterval(watch);
  return {
    what: `gateway's memory, ${uploads} × 10 MB streaming through it`,
    measured: `${before} MB before, ${most} MB at most`,
    goal: '≤ 200 MB more',
    isMet: most - before <= 200,
  };
}
