import { setTimeout as wait } from 'node:timers/promises';
import { PortError } from '@crossfoot/ports';
import type { Channel, ConsumeMessage } from 'amqplib';
import { withinTime, type RabbitmqLink } from './rabbitmq-link.ts';
import { declareQueue, queueOf, type Kind } from './rabbitmq-topology.ts';

export interface SubscriptionOptions {
  readonly service: string;
  readonly kind: Kind;
  readonly patterns: readonly string[];
  readonly deliveryLimit: number;
  readonly backoffMs: number;
  readonly prefetch: number;
  /** Rejects where the message is to be delivered again. */
  readonly handle: (message: ConsumeMessage, attempt: number) => Promise<void>;
}

const LONGEST_BACKOFF_MS = 60_000;
const REOPEN_MS = 200;
/** A queue without a leader leaves a new consumer without an answer: give up and ask again. */
const START_WITHIN_MS = 5_000;

/** The number of this delivery of a message, from the broker's own count; of a request it knows only whether it is the first. */
export function attemptOf({ properties, fields }: Pick<ConsumeMessage, 'properties' | 'fields'>): number {
  const returns: unknown = properties.headers?.['x-delivery-count'];
  if (typeof returns === 'number') return returns + 1;
  return fields.redelivered ? 2 : 1;
}

/**
 * Takes the messages of one queue until it is stopped, through restarts of the broker. A message is acknowledged once
 * its handler has finished, and given back to the broker, after a pause, where it failed.
 */
export class RabbitmqSubscription {
  private readonly link: RabbitmqLink;
  private readonly options: SubscriptionOptions;
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<void>>();
  private channel: Channel | null = null;
  private consumerTag: string | null = null;

  constructor(link: RabbitmqLink, options: SubscriptionOptions) {
    this.link = link;
    this.options = options;
  }

  /** Resolves once messages can arrive. */
  async start(): Promise<void> {
    const channel = await this.link.channel();
    try {
      await withinTime(this.consume(channel), START_WITHIN_MS);
    } catch (error) {
      channel.close().catch(() => undefined);
      throw isRefusedDeclaration(error) ? this.refused(error) : error;
    }
    channel.once('close', () => void this.reopen());
  }

  private async consume(channel: Channel): Promise<void> {
    const { service, kind, patterns, deliveryLimit, prefetch } = this.options;
    const queue = await declareQueue(channel, service, kind, patterns, deliveryLimit);
    await channel.prefetch(prefetch);
    const { consumerTag } = await channel.consume(queue, (message) => {
      if (message === null) void channel.close().catch(() => undefined);
      else this.take(channel, message);
    });
    this.channel = channel;
    this.consumerTag = consumerTag;
  }

  /** Takes no more, waits for running handlers up to the grace; what is not done by then is delivered again. */
  async stop(graceMs: number): Promise<void> {
    if (this.stopping.signal.aborted) return;
    this.stopping.abort();
    const { channel, consumerTag } = this;
    if (channel === null || consumerTag === null) return;
    await channel.cancel(consumerTag).catch(() => undefined);
    const graceIsOver = new AbortController();
    await Promise.race([
      Promise.allSettled(this.running),
      wait(graceMs, null, { signal: graceIsOver.signal }).catch(() => null),
    ]);
    graceIsOver.abort();
    await channel.close().catch(() => undefined);
  }

  private async reopen(): Promise<void> {
    this.channel = null;
    while (!this.stopping.signal.aborted && !this.link.isClosed) {
      try {
        await wait(REOPEN_MS);
        if (!this.stopping.signal.aborted) await this.start();
        return;
      } catch {
        // The broker is still away, or refuses: its answer is asked for again.
      }
    }
  }

  private refused(cause: unknown): PortError {
    const queue = queueOf(this.options.service, this.options.kind);
    const why = `RabbitMQ has the queue ${queue} with other arguments (an earlier delivery limit?): delete it once it is empty.`;
    return new PortError('refused', why, { cause });
  }

  private take(channel: Channel, message: ConsumeMessage): void {
    const run = this.deliver(channel, message).finally(() => this.running.delete(run));
    this.running.add(run);
  }

  private async deliver(channel: Channel, message: ConsumeMessage): Promise<void> {
    const attempt = attemptOf(message);
    try {
      await this.options.handle(message, attempt);
    } catch {
      const pauseMs = Math.min(this.options.backoffMs * 2 ** (attempt - 1), LONGEST_BACKOFF_MS);
      const isLast = attempt >= this.options.deliveryLimit;
      if (!isLast) await wait(pauseMs, null, { signal: this.stopping.signal }).catch(() => null);
      this.settle(() => channel.nack(message, false, true));
      return;
    }
    this.settle(() => channel.ack(message));
  }

  /** On a channel that has gone meanwhile there is nothing to settle: the broker delivers again. */
  private settle(say: () => void): void {
    try {
      say();
    } catch {
      return;
    }
  }
}

const PRECONDITION_FAILED = 406;

function isRefusedDeclaration(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === PRECONDITION_FAILED;
}
