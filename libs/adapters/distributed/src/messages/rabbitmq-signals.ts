import { setTimeout as wait } from 'node:timers/promises';
import type { Channel, ConsumeMessage } from 'amqplib';
import { RabbitmqLane } from './rabbitmq-lane.ts';
import type { RabbitmqLink } from './rabbitmq-link.ts';
import { declareExchanges, exchanges } from './rabbitmq-topology.ts';

const REOPEN_MS = 200;
/** A process that does not keep up loses the oldest. */
const MOST_WAITING = 10_000;

interface Ear {
  readonly channel: Channel;
  readonly queue: string;
}

type Listener = (payload: unknown) => void;

/** Signals over RabbitMQ: each process that listens has a queue of its own, which goes with its connection. */
export class RabbitmqSignals {
  private readonly link: RabbitmqLink;
  private readonly lane: RabbitmqLane;
  private readonly listeners = new Map<string, Set<Listener>>();
  private ready: Promise<Ear> | null = null;

  constructor(link: RabbitmqLink) {
    this.link = link;
    this.lane = new RabbitmqLane(link);
  }

  signal(topic: string, payload: unknown): void {
    const content = Buffer.from(JSON.stringify(payload));
    this.lane.publish(exchanges.signals, topic, content, { type: topic }).catch(() => undefined);
  }

  async onSignal(topic: string, listener: Listener): Promise<() => void> {
    const known = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, known.add(listener));
    const { channel, queue } = await this.ear();
    await channel.bindQueue(queue, exchanges.signals, topic);
    return () => void known.delete(listener);
  }

  private ear(): Promise<Ear> {
    this.ready ??= this.open().catch((error: unknown) => {
      this.ready = null;
      throw error;
    });
    return this.ready;
  }

  private async open(): Promise<Ear> {
    const channel = await this.link.channel();
    await declareExchanges(channel);
    const { queue } = await channel.assertQueue('', {
      exclusive: true,
      autoDelete: true,
      arguments: { 'x-max-length': MOST_WAITING, 'x-overflow': 'drop-head' },
    });
    for (const topic of this.listeners.keys()) await channel.bindQueue(queue, exchanges.signals, topic);
    await channel.consume(queue, (message) => this.hear(channel, message), { noAck: true });
    channel.once('close', () => void this.reopen());
    return { channel, queue };
  }

  private async reopen(): Promise<void> {
    this.ready = null;
    while (!this.link.isClosed && this.ready === null) {
      await wait(REOPEN_MS);
      await this.ear().catch(() => undefined);
    }
  }

  private hear(channel: Channel, message: ConsumeMessage | null): void {
    if (message === null) return void channel.close().catch(() => undefined);
    const text = message.content.toString('utf8');
    for (const listener of this.listeners.get(message.fields.routingKey) ?? []) listener(JSON.parse(text));
  }
}
