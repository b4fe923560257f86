import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openMessages, openObjects } from '@crossfoot/adapters-distributed';
import { accountOnPlan } from '@crossfoot/journeys/account-on-plan';
import type { BrowserLike } from '@crossfoot/journeys/browser-like';
import { startDistributed, type DistributedSystem } from '@crossfoot/journeys/distributed';
import { statementOfPages } from '@crossfoot/journeys/statement-of-pages';

const pages = 20;
const rowsOfPage = 30;
/** Of the business plan; the account is changed before they are used up. */
const pagesOfPlan = 4_000;
const recoverWithinMs = 120_000;
const settleWithinMs = 120_000;

export const victims = [
  'gateway',
  'identity',
  'billing',
  'conversion',
  'notifications',
  'RabbitMQ',
  'Redis',
  'MongoDB',
  'MinIO',
] as const;
export type Victim = (typeof victims)[number];

export interface ServiceKill {
  readonly victim: Victim;
  /** After the upload has begun. */
  readonly afterMs: number;
  /** How long it stays away. */
  readonly awayMs: number;
}

export interface KillOutcome extends ServiceKill {
  /** Whether the kill came before the answer. */
  readonly inTime: boolean;
  readonly end: 'right result' | 'wrong result' | 'lost';
  /** From its return to the result. */
  readonly recoveryMs: number;
  readonly note: string | null;
}

export interface ServicesResult {
  readonly outcomes: readonly KillOutcome[];
  /** Pages charged beyond those of the conversions, or short of them. */
  readonly pagesAmiss: number;
  readonly uploadsLeft: number;
  readonly deadLetters: number;
}

/** One kill after another on one set of services and servers; then what they left. */
export async function servicesCampaign(
  plans: readonly ServiceKill[],
  onOutcome: (outcome: KillOutcome) => void,
  isOver: () => boolean = () => false,
): Promise<ServicesResult> {
  const system = await startDistributed();
  try {
    const outcomes: KillOutcome[] = [];
    let [account, used, pagesAmiss] = [await accountOnPlan(system), 0, 0];
    for (const plan of plans) {
      if (isOver()) break;
      if (used + pages > pagesOfPlan) {
        pagesAmiss += await amiss(account, used);
        [account, used] = [await accountOnPlan(system), 0];
      }
      const outcome = await killOnce(system, account, plan, outcomes.length);
      used += outcome.end === 'lost' ? 0 : pages;
      outcomes.push(outcome);
      onOutcome(outcome);
    }
    pagesAmiss += await amiss(account, used);
    return { outcomes, pagesAmiss, uploadsLeft: await uploadsLeft(system), deadLetters: await deadLetters(system) };
  } finally {
    await system.stop();
  }
}

async function killOnce(
  system: DistributedSystem,
  account: BrowserLike,
  plan: ServiceKill,
  seed: number,
): Promise<KillOutcome> {
  const file = await statementOfPages(pages, seed);
  const key = randomUUID();
  const upload = () => account.upload(file, { key, path: '/api/upload' }).catch(() => null);
  let inTime = true;
  const first = upload().finally(() => (inTime = false));
  await wait(plan.afterMs);
  const met = { ...plan, inTime };
  const victim = processOf(system, plan.victim);
  await victim.kill();
  await wait(plan.awayMs);
  await victim.start();
  const back = performance.now();
  let reply = await first;
  // Told to try again, or not told anything: the browser asks again under the same key.
  while (
    (reply === null || reply.status >= 500 || reply.status === 401) &&
    performance.now() - back < recoverWithinMs
  ) {
    await wait(200);
    reply = await upload();
  }
  const recoveryMs = performance.now() - back;
  if (reply?.status !== 200) return { ...met, end: 'lost', recoveryMs, note: `${reply?.status} ${reply?.body.error}` };
  const rows = reply.body.transactionCount;
  const isRight = rows === pages * rowsOfPage && reply.body.reconciliation === 'balanced';
  return { ...met, end: isRight ? 'right result' : 'wrong result', recoveryMs, note: isRight ? null : `${rows} rows` };
}

function processOf(system: DistributedSystem, victim: Victim) {
  const { MESSAGES_URL, JOBS_URL, DOCUMENTS_URL, OBJECTS_URL } = system.backends.servers;
  const found = {
    ...system.services,
    RabbitMQ: MESSAGES_URL,
    Redis: JOBS_URL,
    MongoDB: DOCUMENTS_URL,
    MinIO: OBJECTS_URL,
  }[victim];
  if (found === undefined) throw new Error(`${victim} is not there`);
  return found;
}

/** Pages are settled by events, at the latest when a sweeper relays what a kill left in an outbox. */
export async function amiss(account: BrowserLike, expected: number): Promise<number> {
  const usedNow = async (): Promise<number> =>
    (await account.json<{ pagesUsed: number }>('/api/auth/user').catch(() => null))?.body.pagesUsed ?? -1;
  return settle(async () => Math.abs((await usedNow()) - expected));
}

export async function uploadsLeft(system: DistributedSystem): Promise<number> {
  const objects = await openObjects(system.backends.servers.OBJECTS_URL?.url ?? '');
  return settle(async () => (await objects.list('uploads/')).items.length);
}

export async function deadLetters(system: DistributedSystem): Promise<number> {
  const messages = await openMessages(system.backends.servers.MESSAGES_URL?.url ?? '');
  try {
    const counts = Object.keys(system.services).map((service) => messages.countDeadLetters(service));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  } finally {
    await messages.close();
  }
}

/** The figure once it is 0, or what it still is when the time is over. */
async function settle(read: () => Promise<number>): Promise<number> {
  for (const deadline = Date.now() + settleWithinMs; ;) {
    const now = await read();
    if (now === 0 || Date.now() > deadline) return now;
    await wait(500);
  }
}
