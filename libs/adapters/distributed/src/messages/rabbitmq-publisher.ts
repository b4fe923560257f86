import { setTimeout as wait } from 'node:timers/promises';
import { PortError } from '@crossfoot/ports';
import type { ConfirmChannel, Options } from 'amqplib';
import { declareExchanges } from './rabbitmq-topology.ts';
import type { RabbitmqLink } from './rabbitmq-link.ts';

export interface Outgoing {
  readonly exchange: string;
  readonly routingKey: string;
  readonly content: Buffer;
  readonly messageId: string;
  readonly options: Options.Publish;
}

const RETRY_MS = 100;

/** Publishes with the broker's confirmation: what resolves is on the broker's disk. */
export class RabbitmqPublisher {
  private readonly link: RabbitmqLink;
  private opened: Promise<ConfirmChannel> | null = null;

  constructor(link: RabbitmqLink) {
    this.link = link;
  }

  /** Rejects with `unavailable` where the broker did not confirm. */
  async publish(outgoing: Outgoing): Promise<void> {
    const channel = await this.channel();
    const { exchange, routingKey, content, messageId } = outgoing;
    const options = { ...outgoing.options, messageId, contentType: 'application/json' };
    await new Promise<void>((resolve, reject) => {
      const confirmed = (error: unknown): void => (error ? reject(unconfirmed(error)) : resolve());
      try {
        channel.publish(exchange, routingKey, content, options, confirmed);
      } catch (error) {
        reject(unconfirmed(error));
      }
    });
  }

  /** Publishes again, under the same id, until the broker confirms or the time is over. */
  async publishSurely(outgoing: Outgoing, withinMs: number): Promise<void> {
    const end = Date.now() + withinMs;
    for (;;) {
      try {
        await this.publish(outgoing);
        return;
      } catch (error) {
        if (this.link.isClosed || Date.now() + RETRY_MS > end) throw error;
        await wait(RETRY_MS);
      }
    }
  }

  private channel(): Promise<ConfirmChannel> {
    this.opened ??= this.open().catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<ConfirmChannel> {
    const channel = await this.link.confirmChannel();
    channel.once('close', () => {
      this.opened = null;
    });
    await declareExchanges(channel);
    return channel;
  }
}

function unconfirmed(cause: unknown): PortError {
  return new PortError('unavailable', 'RabbitMQ did not confirm the message.', { cause });
}
