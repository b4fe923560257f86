import { billingNoticeEvent } from '@crossfoot/contracts';
import { describe, expect, it, vi } from 'vitest';
import type { SentEvent } from './billing-process.ts';
import { liveInRandomOrder } from './life-in-random-order.ts';
import { expectedCharges } from './subscription-life.ts';

/** `npm run billing:orders` lives a thousand; every run of the suites, a slice. */
const lives = Number(process.env['BILLING_ORDERS'] ?? 10);
const firstSeed = Number(process.env['BILLING_SEED'] ?? 1);

describe('the life of a subscription, in random orders, with repeats and kills', () => {
  it(`converges ${lives} times`, { timeout: lives * 10_000 }, async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let [kills, deliveries] = [0, 0];
    try {
      for (let seed = firstSeed; seed < firstSeed + lives; seed += 1) {
        vi.setSystemTime('2026-01-31T10:00:00Z');
        const life = await liveInRandomOrder(seed, (ms) => vi.setSystemTime(Date.now() + ms)).catch(
          (error: unknown) => {
            throw new Error(`The life of seed ${seed} ended early.`, { cause: error });
          },
        );
        kills += life.kills;
        deliveries += life.deliveries;
        check(seed, life);
      }
    } finally {
      vi.useRealTimers();
    }
    console.log(`${lives} lives: ${deliveries} events delivered, ${kills} processes killed, all converged`);
    if (lives > 5) expect(kills).toBeGreaterThan(0);
  });
});

function check(seed: number, life: Awaited<ReturnType<typeof liveInRandomOrder>>): void {
  const about = `seed ${seed}`;
  expect(life.charges, about).toEqual(expectedCharges);
  // The renewal whose grace ran out; nothing was charged twice and given back.
  expect(life.voided, about).toBe(1);
  const running = life.states.filter(({ status }) => status !== 'cancelled');
  if (life.isDeleted) {
    expect(running, about).toEqual([]);
    expect(
      life.sent.some(({ pattern }) => pattern === 'billing.account-closed.v1'),
      about,
    ).toBe(true);
    return;
  }
  expect(running, about).toHaveLength(1);
  const [state] = running;
  expect(life.account, about).toEqual({
    plan: 'starter',
    purchase: null,
    subscription: {
      subscriptionId: state?.subscriptionId,
      plan: 'starter',
      status: 'active',
      periodStart: state?.periodStart,
      periodEnd: state?.periodEnd,
      endsAtPeriodEnd: false,
      pendingPlan: null,
    },
  });
  checkNotices(about, life.sent);
}

/** Mails are asked for at least once, and sent once a `noticeId`: what one says never changes, and no charge has two. */
function checkNotices(about: string, sent: readonly SentEvent[]): void {
  const notices = new Map<string, string>();
  for (const { payload } of sent.filter(({ pattern }) => pattern === billingNoticeEvent.pattern)) {
    const { noticeId, content } = billingNoticeEvent.schema.parse(payload);
    const text = JSON.stringify(content);
    expect(notices.get(noticeId) ?? text, about).toBe(text);
    expect(text, about).not.toContain('"planName":""');
    notices.set(noticeId, text);
  }
  const of = (kind: string): number => [...notices.keys()].filter((id) => id.startsWith(`${kind}-`)).length;
  expect(of('receipt'), about).toBeLessThanOrEqual(expectedCharges.length);
  expect([of('started'), of('ended')], about).toEqual([3, 2]);
}
