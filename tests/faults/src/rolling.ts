import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '@crossfoot/backends';
import { accountOnPlan } from '@crossfoot/journeys/account-on-plan';
import { BrowserLike } from '@crossfoot/journeys/browser-like';
import { startDistributed, type DistributedSystem, type ServiceName } from '@crossfoot/journeys/distributed';
import { statementOfPages } from '@crossfoot/journeys/statement-of-pages';
import { FrontDoor } from './front-door.ts';
import { amiss, deadLetters, uploadsLeft } from './services-campaign.ts';

const rowsOfPage = 30;
const everybodyMayCome = {
  FREE_CONVERSIONS_PER_ADDRESS: '100000',
  VISITOR_UPLOADS_PER_MINUTE: '1000000',
  ACCOUNT_UPLOADS_PER_MINUTE: '1000000',
};

export const rolledServices = ['gateway', 'identity', 'billing', 'conversion', 'notifications'] as const;

/** What came while one service was scaled to two, and then while its first process ended. */
export interface RollOutcome {
  readonly service: ServiceName;
  readonly calls: number;
  readonly conversions: number;
  /** By what they were told, `GET /api/auth/user: 503`; none is the promise. */
  readonly failed: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  /** From SIGTERM to the end of the process. */
  readonly stopMs: number;
}

export interface RollingResult {
  readonly outcomes: readonly RollOutcome[];
  readonly pagesAmiss: number;
  readonly uploadsLeft: number;
  readonly deadLetters: number;
}

/**
 * Replaces the process of one service after the other by a new one, as a rolling restart does, while visitors and an
 * account are at work: the new one starts, both run for `bothMs`, the old one is taken from the front door and told to end.
 * Nobody repeats a call.
 */
export async function rollingCampaign(
  services: readonly ServiceName[],
  bothMs: number,
  onOutcome: (outcome: RollOutcome) => void,
): Promise<RollingResult> {
  const system = await startDistributed(everybodyMayCome);
  const door = await FrontDoor.open([system.url]);
  try {
    const account = await accountOnPlan(system);
    const crowd = new Crowd(door.url, account);
    const outcomes: RollOutcome[] = [];
    for (const service of services) {
      const outcome = await roll(system, door, crowd, service, bothMs);
      outcomes.push(outcome);
      onOutcome(outcome);
    }
    await crowd.leave();
    const pagesAmiss = await amiss(account.movedTo(door.url), crowd.pagesOfAccount);
    return { outcomes, pagesAmiss, uploadsLeft: await uploadsLeft(system), deadLetters: await deadLetters(system) };
  } finally {
    door.close();
    await system.stop();
  }
}

async function roll(
  system: DistributedSystem,
  door: FrontDoor,
  crowd: Crowd,
  service: ServiceName,
  bothMs: number,
): Promise<RollOutcome> {
  crowd.begin();
  const another = await system.startAnother(service);
  const isDoor = service === 'gateway';
  if (isDoor) door.sendTo([system.url, another.url]);
  await wait(bothMs);
  if (isDoor) door.sendTo([another.url]);
  const stopMs = await stopped(system.services[service]);
  // What the old one left has to be answered, too.
  await wait(2_000);
  return { service, ...(await crowd.count()), stopMs };
}

async function stopped(process: ServerProcess): Promise<number> {
  const began = performance.now();
  await process.stop();
  return performance.now() - began;
}

let seeds = 5_000_000;

/** People at work, one call after the other each: two visitors who convert, an account that converts, and one that reads. */
class Crowd {
  pagesOfAccount = 0;
  private calls = 0;
  private conversions = 0;
  private slowestMs = 0;
  private failed: Record<string, number> = {};
  private isOver = false;
  private readonly lanes: Promise<void>[];

  constructor(
    private readonly url: string,
    account: BrowserLike,
  ) {
    const moved = account.movedTo(url);
    const visitor = () => this.upload(new BrowserLike(this.url), '/api/convert-free');
    const user = async () => {
      await this.upload(moved, '/api/upload');
      this.pagesOfAccount += 1;
    };
    const reader = async () => {
      for (const path of ['/', '/api/auth/user', '/api/conversions?limit=5', '/api/pricing-plans'])
        await this.call(`GET ${path}`, async () => (await moved.call(path)).status);
    };
    this.lanes = [visitor, visitor, user, reader].map((work) => this.goOn(work));
  }

  begin(): void {
    [this.calls, this.conversions, this.slowestMs, this.failed] = [0, 0, 0, {}];
  }

  async count() {
    const { calls, conversions, failed, slowestMs } = this;
    return { calls, conversions, failed, slowestMs };
  }

  async leave(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.lanes);
  }

  private async goOn(work: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      await work();
      await wait(20);
    }
  }

  private async upload(browser: BrowserLike, path: string): Promise<void> {
    const file = await statementOfPages(1, (seeds += 1));
    await this.call(`POST ${path}`, async () => {
      const { status, body } = await browser.upload(file, { path });
      if (status === 200 && body.transactionCount !== rowsOfPage) return 'a wrong result';
      if (status === 200) this.conversions += 1;
      return status === 200 ? status : `${status} ${body.error}`;
    });
  }

  private async call(what: string, work: () => Promise<number | string>): Promise<void> {
    const began = performance.now();
    const end = await work().catch((error: unknown) => `no answer (${error instanceof Error ? error.message : ''})`);
    this.calls += 1;
    this.slowestMs = Math.max(this.slowestMs, performance.now() - began);
    if (end !== 200) this.failed[`${what}: ${end}`] = (this.failed[`${what}: ${end}`] ?? 0) + 1;
  }
}
