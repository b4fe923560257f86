import { randomUUID } from 'node:crypto';
import { currentRequestId, inSpan, PortError, TransportClient } from '@crossfoot/ports';
import type { DeadLetter, MessagesPort } from '@crossfoot/ports';
import type { ClientProxy, CustomTransportStrategy, Server } from '@nestjs/microservices';
import { countDeadLetters, readDeadLetters, replayDeadLetters } from './rabbitmq-dead-letters.ts';
import { RabbitmqLink } from './rabbitmq-link.ts';
import { RabbitmqPublisher } from './rabbitmq-publisher.ts';
import { RabbitmqLane } from './rabbitmq-lane.ts';
import { RabbitmqRequests, traceHeader } from './rabbitmq-requests.ts';
import { RabbitmqSignals } from './rabbitmq-signals.ts';
import { RabbitmqSubscription, type SubscriptionOptions } from './rabbitmq-subscription.ts';
import { exchanges, type Kind } from './rabbitmq-topology.ts';
import { RabbitmqServer } from './rabbitmq.server.ts';

export interface RabbitmqOptions {
  /** Deliveries of one message to one service, the first included; then it is a dead letter. */
  readonly deliveryLimit: number;
  /** Wait before the second delivery; doubles with each further one, up to a minute. */
  readonly backoffMs: number;
  /** Messages of one kind that one consumer handles at a time. */
  readonly prefetch: { readonly [K in Kind]: number };
  /** How long `close` waits for running handlers. */
  readonly graceMs: number;
  /** A request without a reply fails after this. Longer than the longest wait of any caller. */
  readonly requestTimeoutMs: number;
  /** How long `emit` keeps trying while the broker is away. */
  readonly emitWithinMs: number;
}

const defaults: RabbitmqOptions = {
  deliveryLimit: 6,
  backoffMs: 250,
  prefetch: { events: 16, requests: 64 },
  graceMs: 10_000,
  requestTimeoutMs: 70_000,
  emitWithinMs: 10_000,
};

/**
 * Messages between services over RabbitMQ, at least once: durable quorum queues, persistent messages, publisher
 * confirms, acknowledgement after the handler, redelivery counted and bounded by the broker, dead letters. Nest's own
 * RabbitMQ transport promises none of these.
 */
export class RabbitmqMessages implements MessagesPort {
  private readonly link: RabbitmqLink;
  private readonly options: RabbitmqOptions;
  private readonly publisher: RabbitmqPublisher;
  private readonly requests: RabbitmqRequests;
  private readonly replies: RabbitmqLane;
  private readonly signals: RabbitmqSignals;
  private readonly subscriptions = new Set<RabbitmqSubscription>();
  private closing = false;

  private constructor(link: RabbitmqLink, options: RabbitmqOptions) {
    this.link = link;
    this.options = options;
    this.publisher = new RabbitmqPublisher(link);
    this.requests = new RabbitmqRequests(link, options.requestTimeoutMs);
    this.replies = new RabbitmqLane(link);
    this.signals = new RabbitmqSignals(link);
  }

  static async open(url: URL, options: Partial<RabbitmqOptions> = {}): Promise<RabbitmqMessages> {
    return new RabbitmqMessages(await RabbitmqLink.open(url), { ...defaults, ...options });
  }

  server(service: string): Server & CustomTransportStrategy {
    return new RabbitmqServer(this, service);
  }

  client(): ClientProxy {
    return new TransportClient(this);
  }

  deadLetters(service: string): Promise<readonly DeadLetter[]> {
    return readDeadLetters(this.link, service, this.options.deliveryLimit);
  }

  countDeadLetters(service: string): Promise<number> {
    return countDeadLetters(this.link, service);
  }

  replayDeadLetters(service: string): Promise<number> {
    return replayDeadLetters(this.link, this.publisher, service);
  }

  async ping(): Promise<void> {
    const channel = await this.link.channel();
    await channel.close();
  }

  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    await Promise.all([...this.subscriptions].map((subscription) => this.unsubscribe(subscription)));
    await this.link.close();
    this.requests.giveUp();
  }

  /** Resolves once the broker has the event on its disk. */
  async publishEvent(pattern: string, data: unknown): Promise<void> {
    this.refuseWhenClosing();
    await inSpan({ name: pattern, kind: 'producer', facts: { 'messaging.system': 'rabbitmq' } }, async () => {
      const outgoing = {
        exchange: exchanges.events,
        routingKey: pattern,
        content: Buffer.from(JSON.stringify(data)),
        messageId: randomUUID(),
        options: { type: pattern, persistent: true, headers: { 'x-request-id': currentRequestId(), ...traceHeader() } },
      };
      await this.publisher.publishSurely(outgoing, this.options.emitWithinMs);
    });
  }

  /** Answered by one consumer of the service that handles the pattern. Rejects with a `CodedError`. */
  request(pattern: string, data: unknown): Promise<unknown> {
    return this.requests.request(pattern, data);
  }

  async reply(replyTo: string, correlationId: string, content: Buffer): Promise<void> {
    await this.replies.publish('', replyTo, content, { correlationId });
  }

  signal(topic: string, payload: unknown): void {
    this.signals.signal(topic, payload);
  }

  onSignal(topic: string, listener: (payload: unknown) => void): Promise<() => void> {
    return this.signals.onSignal(topic, listener);
  }

  async subscribe(
    service: string,
    kind: Kind,
    patterns: readonly string[],
    handle: SubscriptionOptions['handle'],
  ): Promise<RabbitmqSubscription> {
    this.refuseWhenClosing();
    const { deliveryLimit, backoffMs, prefetch } = this.options;
    const subscription = new RabbitmqSubscription(this.link, {
      service,
      kind,
      patterns,
      deliveryLimit,
      backoffMs,
      prefetch: prefetch[kind],
      handle,
    });
    await subscription.start();
    this.subscriptions.add(subscription);
    return subscription;
  }

  async unsubscribe(subscription: RabbitmqSubscription): Promise<void> {
    this.subscriptions.delete(subscription);
    await subscription.stop(this.options.graceMs);
  }

  private refuseWhenClosing(): void {
    if (this.closing) throw new PortError('unavailable', 'The message transport is closed: the process is stopping.');
  }
}

/** `MESSAGES_URL=amqp://user:password@host/virtual-host` (or `amqps:`) */
export function openMessages(url: string): Promise<RabbitmqMessages> {
  return RabbitmqMessages.open(new URL(url));
}
