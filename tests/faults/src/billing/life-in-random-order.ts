import { createHmac, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { accountCollection } from '@crossfoot/service-billing';
import { CodedError } from '@crossfoot/contracts';
import type { SubscriptionState } from '@crossfoot/ports';
import { BillingProcess, BillingSurroundings, type SentEvent } from './billing-process.ts';
import { Fate, Killed } from './fate.ts';
import { SeededRandom } from './seeded-random.ts';
import { deletion, subscriptionLife, type LifeStep, type Subject } from './subscription-life.ts';

/** Longer than a purchase without an answer is waited for. */
const deadCallMs = 130_000;
const mostRepeats = 5;
/** Calls that a process lives at most where it is killed at all. */
const shortestLives = 60;

export interface LivedLife {
  readonly kills: number;
  readonly deliveries: number;
  readonly states: readonly SubscriptionState[];
  readonly charges: readonly (readonly [string, number])[];
  /** Invoices that came to nothing, or were given back. */
  readonly voided: number;
  readonly account: { readonly plan: string; readonly subscription: unknown; readonly purchase: unknown };
  readonly isDeleted: boolean;
  readonly sent: readonly SentEvent[];
}

interface RecordedEvent {
  readonly body: Buffer;
  deliveriesLeft: number;
  isTaken: boolean;
}

/**
 * Lives the life once, on two processes of billing at a time. The provider's events are recorded; between the steps some
 * of them, older ones too, are delivered in random order, side by side, up to five times each. Processes are killed at
 * random calls, and new ones take their place. In one life of four the events that are left at the end are lost.
 */
export async function liveInRandomOrder(seed: number, passTime: (ms: number) => void): Promise<LivedLife> {
  const random = new SeededRandom(seed);
  const around = await BillingSurroundings.open();
  const events: RecordedEvent[] = [];
  around.payments.deliverEventsTo(async (rawBody) => {
    const deliveriesLeft = 1 + random.int(mostRepeats);
    events.push({ body: Buffer.from(rawBody), deliveriesLeft, isTaken: false });
  });
  const userId = randomUUID();
  const customerId = `cus_${Buffer.from(userId).toString('base64url')}`;
  const subject: Subject = { userId, customerId, provider: around.payments };
  const secret = webhookSecret(around.folder);
  const processes: BillingProcess[] = [];
  let [kills, deliveries] = [0, 0];

  const begin = (): Promise<BillingProcess> => {
    const isMortal = random.chance(60);
    return BillingProcess.start(
      around,
      new Fate(isMortal ? 20 + random.int(shortestLives) : Infinity, random.chance(50)),
    );
  };
  const replaceTheDead = async (): Promise<void> => {
    for (let place = 0; place < 2; place += 1) {
      if (processes[place]?.isDead === false) continue;
      if (processes[place] !== undefined) kills += 1;
      await processes[place]?.stop();
      processes[place] = await begin();
    }
  };
  const standing = async (): Promise<string> => {
    const states = await around.payments.subscriptionsOf(customerId);
    return states.map(({ plan, status, periodEnd }) => `${plan} ${status} ${isoDate(periodEnd)}`).join(', ');
  };
  const any = (): BillingProcess => processes[random.int(2)]!;

  const deliver = async (event: RecordedEvent): Promise<void> => {
    event.deliveriesLeft -= 1;
    deliveries += 1;
    const payload = { base64: event.body.toString('base64'), signature: signed(event.body, secret) };
    try {
      await any().payments.paymentEvent(payload);
      event.isTaken = true;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      // The provider has no answer: it will come again.
      event.deliveriesLeft = Math.max(1, event.deliveriesLeft);
    }
  };
  const deliverSome = async (most: number): Promise<void> => {
    const waiting = random.shuffled(events.filter(({ deliveriesLeft }) => deliveriesLeft > 0)).slice(0, most);
    await Promise.all(waiting.map(deliver));
    await replaceTheDead();
  };
  const carryOut = async ({ name, act, isClick = false }: LifeStep): Promise<void> => {
    for (;;) {
      try {
        // A double click now and then; both have to end well.
        await Promise.all(isClick && random.chance(20) ? [act(subject, any), act(subject, any)] : [act(subject, any)]);
        return;
      } catch (error) {
        trace(`  ${name}: ${String(error)}`);
        if (!(error instanceof Killed) && !isExpected(error)) throw error;
        await replaceTheDead();
        if (!(error instanceof Killed)) return;
        passTime(deadCallMs);
      }
    }
  };

  try {
    await replaceTheDead();
    const isDeleted = random.chance(30);
    for (const step of isDeleted ? [...subscriptionLife, deletion] : subscriptionLife) {
      await carryOut(step);
      await replaceTheDead();
      trace(`${isoDate(around.payments.now())} ${step.name}: ${await standing()}`);
      for (let rounds = random.int(3); rounds > 0; rounds -= 1) await deliverSome(1 + random.int(4));
    }
    if (random.chance(75)) while (events.some(({ deliveriesLeft }) => deliveriesLeft > 0)) await deliverSome(4);
    // What was lost is found by the clock.
    for (let round = 0; round < 2; round += 1) {
      passTime(7 * 3_600_000);
      await carryOut({ name: 'by the clock', act: (_, billing) => billing().reconcile() });
      await replaceTheDead();
    }
    const account = (await (await around.documents.collection(accountCollection)).get(userId))?.body;
    const invoices = await around.payments.invoices(customerId);
    return {
      kills,
      deliveries,
      states: await around.payments.subscriptionsOf(customerId),
      charges: (await around.payments.charges(customerId)).map(({ plan, amount }) => [plan, amount] as const),
      voided: invoices.filter(({ status }) => status === 'void').length,
      account: {
        plan: account?.plan ?? 'none',
        subscription: account?.subscription ?? null,
        purchase: account?.purchase ?? null,
      },
      isDeleted,
      sent: around.sent,
    };
  } finally {
    await Promise.all(processes.map((process) => process.stop()));
    await around.close();
  }
}

const isoDate = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** `BILLING_TRACE=1` tells the life of a seed step by step. */
const trace = process.env['BILLING_TRACE'] === undefined ? () => undefined : (line: string) => console.log(line);

/** What a customer may be told on the way: a card that is declined, a repeat that finds the work done. */
function isExpected(error: unknown): boolean {
  const codes = ['PAYMENT_FAILED', 'PAYMENT_IN_PROGRESS', 'SUBSCRIPTION_EXISTS', 'NO_SUBSCRIPTION'];
  if (error instanceof CodedError) return codes.includes(error.code);
  // The provider, of a payment that was made by the click before.
  return error instanceof Error && error.name === 'PortError';
}

/** The sandbox's own secret, which nobody outside of it is told. */
function webhookSecret(folder: string): string {
  const db = new DatabaseSync(join(folder, 'payments.sqlite'));
  try {
    const row = db.prepare("SELECT body FROM record WHERE kind = 'setting' AND id = 'secret'").get();
    return String(JSON.parse(String(row?.['body'])));
  } finally {
    db.close();
  }
}

function signed(body: Buffer, secret: string): string {
  const seconds = Math.floor(Date.now() / 1_000);
  const digest = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
