import { randomUUID } from 'node:crypto';
import {
  currentRequestId,
  currentTraceparent,
  decodeMessageError,
  encodeMessageError,
  inSpan,
  PortError,
} from '@crossfoot/ports';
import type { CodedError } from '@crossfoot/contracts';
import type { ConsumeMessage } from 'amqplib';
import { RabbitmqLane } from './rabbitmq-lane.ts';
import type { RabbitmqLink } from './rabbitmq-link.ts';
import { exchanges } from './rabbitmq-topology.ts';
import { readReply } from './rabbitmq-reply.ts';

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: CodedError) => void;
}

/** Sends requests and hands each reply to its caller. A caller always hears within the time limit. */
export class RabbitmqRequests {
  private readonly link: RabbitmqLink;
  private readonly lane: RabbitmqLane;
  private readonly timeoutMs: number;
  private readonly pending = new Map<string, Pending>();
  private replies: Promise<string> | null = null;

  constructor(link: RabbitmqLink, timeoutMs: number) {
    this.link = link;
    this.lane = new RabbitmqLane(link, ({ properties, fields }) => {
      this.pending.get(String(properties.correlationId))?.reject(unavailable(`Nobody answers ${fields.routingKey}.`));
    });
    this.timeoutMs = timeoutMs;
    link.onLost(() => this.giveUp());
  }

  /** Rejects with a `CodedError`. */
  request(pattern: string, data: unknown): Promise<unknown> {
    return inSpan({ name: pattern, kind: 'client', facts: { 'messaging.system': 'rabbitmq' } }, () =>
      this.ask(pattern, data),
    );
  }

  private async ask(pattern: string, data: unknown): Promise<unknown> {
    const messageId = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    try {
      const replyTo = await this.replyQueue();
      return await new Promise<unknown>((resolve, reject) => {
        this.pending.set(messageId, { resolve, reject });
        timer = setTimeout(() => reject(unavailable(`no reply to ${pattern} in time`)), this.timeoutMs);
        this.publish(pattern, data, messageId, replyTo).catch(reject);
      });
    } catch (error) {
      throw decodeMessageError(encodeMessageError(error));
    } finally {
      clearTimeout(timer);
      this.pending.delete(messageId);
    }
  }

  /** Tells every caller that no reply will come. */
  giveUp(): void {
    this.replies = null;
    for (const { reject } of this.pending.values()) reject(unavailable('the connection to the broker was lost'));
    this.pending.clear();
  }

  private async publish(pattern: string, data: unknown, messageId: string, replyTo: string): Promise<void> {
    await this.lane.publish(exchanges.requests, pattern, Buffer.from(JSON.stringify(data)), {
      type: pattern,
      messageId,
      mandatory: true,
      correlationId: messageId,
      replyTo,
      // Nobody waits longer, whatever becomes of the one who was to answer.
      expiration: this.timeoutMs,
      headers: {
        'x-request-id': currentRequestId(),
        'x-answer-until': Date.now() + this.timeoutMs,
        ...traceHeader(),
      },
    });
  }

  /** The queue of this connection's replies; it goes with the connection. */
  private replyQueue(): Promise<string> {
    this.replies ??= this.openReplyQueue().catch((error: unknown) => {
      this.replies = null;
      throw error;
    });
    return this.replies;
  }

  private async openReplyQueue(): Promise<string> {
    const channel = await this.link.channel();
    channel.once('close', () => this.giveUp());
    const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true });
    await channel.consume(queue, (message) => this.settle(message), { noAck: true });
    return queue;
  }

  private settle(message: ConsumeMessage | null): void {
    const caller = this.pending.get(String(message?.properties.correlationId));
    if (message === null || caller === undefined) return;
    const reply = readReply(message.content);
    if ('error' in reply) caller.reject(decodeMessageError(reply.error));
    else caller.resolve(reply.value);
  }
}

/** Absent where nothing is traced. */
export function traceHeader(): { readonly traceparent?: string } {
  const traceparent = currentTraceparent();
  return traceparent === null ? {} : { traceparent };
}

function unavailable(why: string): CodedError {
  return decodeMessageError(encodeMessageError(new PortError('unavailable', why)));
}
