import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '@crossfoot/backends';
import { accountOnPlan } from '@crossfoot/journeys/account-on-plan';
import type { BrowserLike } from '@crossfoot/journeys/browser-like';
import { startDistributed, type DistributedSystem } from '@crossfoot/journeys/distributed';
import { statementOfPages } from '@crossfoot/journeys/statement-of-pages';
import { amiss, deadLetters, uploadsLeft } from './services-campaign.ts';

const pages = 2;
const rows = pages * 30;
const probeEveryMs = 2_000;
const uploadEveryMs = 6_000;
/** The longest that a service waits for another, and some seconds. */
const answerWithinMs = 40_000;
const recoverWithinMs = 15_000;
const settleWithinMs = 180_000;

/** What people call while a server is away. */
export const calls = ['page', 'account', 'history', 'download', 'upload'] as const;
export type Call = (typeof calls)[number];

/** Servers that are stopped in turn, and the calls that go on without each. */
export const outages = {
  RabbitMQ: { variable: 'MESSAGES_URL', goesOn: ['page'] },
  Redis: { variable: 'JOBS_URL', goesOn: ['page', 'account', 'history', 'download'] },
  MongoDB: { variable: 'DOCUMENTS_URL', goesOn: ['page'] },
  MinIO: { variable: 'OBJECTS_URL', goesOn: ['page', 'account', 'history'] },
} as const satisfies Record<string, { readonly variable: string; readonly goesOn: readonly Call[] }>;
export type StoppedServer = keyof typeof outages;

export interface OutageOutcome {
  readonly server: StoppedServer;
  /** By call: how often it ended how, while the server was away. `served`, or the code of the error. */
  readonly ends: Readonly<Record<Call, Readonly<Record<string, number>>>>;
  readonly slowestMs: Readonly<Record<Call, number>>;
  /** From the server's return to the first new upload that is answered. */
  readonly recoveryMs: number;
  readonly uploads: number;
  /** Uploads that did not come to the right result, however often they were repeated under their key. */
  readonly lost: number;
  /** Entries of the history beyond the uploads, or short of them. */
  readonly doubled: number;
  /** What the promise above does not allow. */
  readonly faults: readonly string[];
}

export interface OutagesResult {
  readonly outcomes: readonly OutageOutcome[];
  readonly pagesAmiss: number;
  readonly uploadsLeft: number;
  readonly deadLetters: number;
}

/** Stops one server after the other for a while, with people at work, and looks at what they are told and what is left. */
export async function outageCampaign(
  servers: readonly StoppedServer[],
  forMs: number,
  onOutcome: (outcome: OutageOutcome) => void,
): Promise<OutagesResult> {
  const system = await startDistributed();
  try {
    const outcomes: OutageOutcome[] = [];
    let pagesAmiss = 0;
    for (const server of servers) {
      const outcome = await outageOf(system, server, forMs);
      pagesAmiss += outcome.pagesAmiss;
      outcomes.push(outcome);
      onOutcome(outcome);
    }
    return { outcomes, pagesAmiss, uploadsLeft: await uploadsLeft(system), deadLetters: await deadLetters(system) };
  } finally {
    await system.stop();
  }
}

/** One of them, with an account of its own at work. */
export async function outageOf(
  system: DistributedSystem,
  server: StoppedServer,
  forMs: number,
): Promise<OutageOutcome & { readonly pagesAmiss: number }> {
  const account = await accountOnPlan(system);
  const outcome = await new Outage(system, account, server).run(forMs);
  return { ...outcome, pagesAmiss: await amiss(account, outcome.uploads * pages) };
}

let seeds = 1_000_000;

class Outage {
  private readonly ends = Object.fromEntries(calls.map((call) => [call, {}])) as Record<Call, Record<string, number>>;
  private readonly slowestMs = Object.fromEntries(calls.map((call) => [call, 0])) as Record<Call, number>;
  private readonly faults = new Set<string>();
  private readonly uploads: Promise<boolean>[] = [];
  private isAway = false;

  constructor(
    private readonly system: DistributedSystem,
    private readonly account: BrowserLike,
    private readonly name: StoppedServer,
  ) {}

  async run(forMs: number): Promise<OutageOutcome> {
    const kept = randomUUID();
    this.uploads.push(this.upload(kept));
    await this.uploads[0];
    // One is under way when the server goes.
    this.uploads.push(this.upload());
    const server = serverOf(this.system, outages[this.name].variable);
    await server.stop();
    this.isAway = true;
    await this.probe(kept, performance.now() + forMs);
    this.isAway = false;
    await server.start();
    const back = performance.now();
    const first = this.upload();
    this.uploads.push(first);
    await first;
    const recoveryMs = performance.now() - back;
    if (recoveryMs > recoverWithinMs) this.faults.add(`recovery took ${(recoveryMs / 1_000).toFixed(0)} s`);
    const right = await Promise.all(this.uploads);
    const history = await this.account.call('/api/conversions?limit=1');
    const { length } = right;
    return {
      server: this.name,
      ends: this.ends,
      slowestMs: this.slowestMs,
      recoveryMs,
      uploads: length,
      lost: right.filter((isRight) => !isRight).length,
      doubled: Math.abs(Number(history.headers.get('x-total-count')) - length),
      faults: [...this.faults],
    };
  }

  private async probe(kept: string, until: number): Promise<void> {
    const under: Promise<void>[] = [];
    for (let uploadAt = 0; performance.now() < until; await wait(probeEveryMs)) {
      under.push(this.call('page', '/'), this.call('account', '/api/auth/user'));
      under.push(this.call('history', '/api/conversions?limit=5'));
      under.push(this.call('download', `/api/download/${kept}?format=csv`));
      if (performance.now() < uploadAt) continue;
      uploadAt = performance.now() + uploadEveryMs;
      this.uploads.push(this.upload());
    }
    await Promise.all(under);
  }

  private async call(call: Call, path: string): Promise<void> {
    const began = performance.now();
    const signal = AbortSignal.timeout(answerWithinMs);
    const response = await this.account.call(path, { signal }).catch(() => null);
    const text = response === null ? '' : await response.text().catch(() => '');
    this.note(call, began, response?.status ?? 0, codeIn(text));
  }

  /** As the browser does: again under the same key until it is answered. Resolves to whether the result is right. */
  private async upload(key: string = randomUUID()): Promise<boolean> {
    const file = await statementOfPages(pages, (seeds += 1));
    for (const until = performance.now() + settleWithinMs; ; await wait(1_000)) {
      const began = performance.now();
      const wasAway = this.isAway;
      const reply = await this.account.upload(file, { path: '/api/upload', key }).catch(() => null);
      if (wasAway) this.note('upload', began, reply?.status ?? 0, reply?.body.error ?? '');
      if (reply?.status === 200)
        return reply.body.transactionCount === rows && reply.body.reconciliation === 'balanced';
      if (performance.now() > until) return false;
    }
  }

  private note(call: Call, began: number, status: number, code: string): void {
    const ms = performance.now() - began;
    this.slowestMs[call] = Math.max(this.slowestMs[call], ms);
    const isServed = status >= 200 && status < 300;
    const end = isServed ? 'served' : code === '' ? `no coded answer (${status})` : code;
    this.ends[call][end] = (this.ends[call][end] ?? 0) + 1;
    if (isServed) return;
    const goesOn: readonly Call[] = outages[this.name].goesOn;
    if (goesOn.includes(call)) this.faults.add(`${call}: ${end}`);
    if (code === '' || status === 500) this.faults.add(`${call}: ${end}`);
  }
}

function codeIn(text: string): string {
  try {
    return (JSON.parse(text) as { error?: string }).error ?? '';
  } catch {
    return '';
  }
}

function serverOf(system: DistributedSystem, variable: keyof DistributedSystem['backends']['servers']): ServerProcess {
  const server = system.backends.servers[variable];
  if (server === undefined) throw new Error(`${variable} is not there`);
  return server;
}
