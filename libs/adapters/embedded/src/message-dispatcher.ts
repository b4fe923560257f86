import { runMessageHandler } from '@crossfoot/ports';
import type { DeliveryContext } from '@crossfoot/ports';
import type { MessageHandler } from '@nestjs/microservices';
import type { Delivery, MessageJournal } from './message-journal.sqlite.ts';

export interface DispatchPolicy {
  /** Deliveries of one event to one service, the first included; then it is a dead letter. */
  readonly deliveryLimit: number;
  /** Wait before the second delivery; doubles with each further one, up to a minute. */
  readonly backoffMs: number;
  /** Events one consumer handles at a time. */
  readonly prefetch: number;
}

/** One running server of a service. */
export interface Consumer {
  handlerOf(pattern: string): MessageHandler | null;
  /** What a failed delivery says in the log: never the payload. */
  failed(delivery: Delivery, error: unknown, dead: boolean): void;
}

/** What a consumer has in hand. Requests do not use up the room for events: some of them take minutes. */
interface Load {
  events: number;
  readonly running: Set<Promise<unknown>>;
}

const LONGEST_BACKOFF_MS = 60_000;
const JOURNAL_RETRY_MS = 1_000;

/**
 * Carries the journalled events of one service to its consumers, which compete: each event to the least busy one.
 * An event leaves the journal only after its handler has finished; a handler that throws gets it again later.
 */
export class MessageDispatcher {
  private readonly consumers = new Map<Consumer, Load>();
  private readonly held = new Set<number>();
  private readonly journal: MessageJournal;
  private readonly service: string;
  private readonly policy: DispatchPolicy;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(journal: MessageJournal, service: string, policy: DispatchPolicy) {
    this.journal = journal;
    this.service = service;
    this.policy = policy;
  }

  add(consumer: Consumer): void {
    this.consumers.set(consumer, { events: 0, running: new Set() });
    this.wake();
  }

  /** Stops giving work to a consumer; resolves once what it has in hand has ended. */
  async remove(consumer: Consumer): Promise<void> {
    const load = this.consumers.get(consumer);
    this.consumers.delete(consumer);
    await Promise.allSettled(load?.running ?? []);
  }

  /** Runs a request on the least busy consumer; null where no consumer is there to answer. */
  request(pattern: string, run: (handler: MessageHandler) => Promise<unknown>): Promise<unknown> | null {
    const [consumer, load] = this.leastBusy() ?? [];
    const handler = consumer?.handlerOf(pattern) ?? null;
    if (this.stopped || load === undefined || handler === null) return null;
    const answer = run(handler);
    track(load, answer);
    return answer;
  }

  /** Hands out what is due and sets the clock for what is due next. Never throws: an unreadable journal is tried again. */
  wake(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    let due: number | null;
    try {
      due = this.handOut();
    } catch {
      due = Date.now() + JOURNAL_RETRY_MS;
    }
    if (due !== null && !this.stopped) this.timer = setTimeout(() => this.wake(), Math.max(1, due - Date.now()));
  }

  /** When to look again; null where an arrival or the end of a handler will say so. */
  private handOut(): number | null {
    while (!this.stopped) {
      const [consumer, load] = this.leastBusy() ?? [];
      if (consumer === undefined || load === undefined || load.events >= this.policy.prefetch) return null;
      const delivery = this.journal.take(this.service, this.held, Date.now());
      if (delivery === null) return this.journal.nextDue(this.service, this.held);
      this.start(consumer, load, delivery);
    }
    return null;
  }

  /** Waits for running handlers; what is not done by then stays in the journal. */
  async stop(graceMs: number): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    await Promise.race([Promise.allSettled([...this.consumers.values()].flatMap((load) => [...load.running])), grace]);
    clearTimeout(timer);
    for (const seq of this.held) this.journal.handBack(seq);
    this.held.clear();
  }

  private leastBusy(): [Consumer, Load] | null {
    let chosen: [Consumer, Load] | null = null;
    for (const entry of this.consumers)
      if (chosen === null || entry[1].running.size < chosen[1].running.size) chosen = entry;
    return chosen;
  }

  private start(consumer: Consumer, load: Load, delivery: Delivery): void {
    this.held.add(delivery.seq);
    load.events += 1;
    const run = this.deliver(consumer, delivery).finally(() => {
      load.events -= 1;
      this.held.delete(delivery.seq);
      this.wake();
    });
    track(load, run);
  }

  private async deliver(consumer: Consumer, delivery: Delivery): Promise<void> {
    const context: DeliveryContext = {
      messageId: delivery.messageId,
      requestId: delivery.requestId,
      attempt: delivery.attempt,
    };
    try {
      const handler = consumer.handlerOf(delivery.pattern);
      if (handler === null) throw new Error(`no handler for ${delivery.pattern}`);
      await runMessageHandler(handler, JSON.parse(delivery.payload), context);
    } catch (error) {
      if (this.held.has(delivery.seq)) this.tryLater(consumer, delivery, error);
      return;
    }
    if (this.held.has(delivery.seq)) this.journal.acknowledge(delivery.seq);
  }

  private tryLater(consumer: Consumer, delivery: Delivery, error: unknown): void {
    const dead = delivery.attempt >= this.policy.deliveryLimit;
    consumer.failed(delivery, error, dead);
    if (dead) this.journal.bury(delivery.seq);
    else
      this.journal.retryAt(
        delivery.seq,
        Date.now() + Math.min(this.policy.backoffMs * 2 ** (delivery.attempt - 1), LONGEST_BACKOFF_MS),
      );
  }
}

function track(load: Load, work: Promise<unknown>): void {
  load.running.add(work);
  const forget = (): void => void load.running.delete(work);
  work.then(forget, forget);
}
