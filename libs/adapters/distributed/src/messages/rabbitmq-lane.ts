import type { Channel, Message, Options } from 'amqplib';
import type { RabbitmqLink } from './rabbitmq-link.ts';
import { declareExchanges } from './rabbitmq-topology.ts';

/**
 * Publishes what is worth nothing once its moment is over (requests, replies, signals): in memory, without the broker's
 * confirmation. A message that was handed to a living connection arrives, or the connection is lost, of which both ends
 * hear.
 */
export class RabbitmqLane {
  private readonly link: RabbitmqLink;
  private readonly onReturned: (message: Message) => void;
  private opened: Promise<Channel> | null = null;

  /** `onReturned` hears of messages published as `mandatory` that no queue takes. */
  constructor(link: RabbitmqLink, onReturned: (message: Message) => void = () => undefined) {
    this.link = link;
    this.onReturned = onReturned;
  }

  /** Rejects with `unavailable` where there is no connection. */
  async publish(exchange: string, routingKey: string, content: Buffer, options: Options.Publish): Promise<void> {
    const channel = await this.channel();
    channel.publish(exchange, routingKey, content, { ...options, contentType: 'application/json' });
  }

  private channel(): Promise<Channel> {
    this.opened ??= this.open().catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<Channel> {
    const channel = await this.link.channel();
    channel.once('close', () => {
      this.opened = null;
    });
    channel.on('return', this.onReturned);
    await declareExchanges(channel);
    return channel;
  }
}
