import type { Writable } from 'node:stream';
import { PortError } from '@crossfoot/ports';
import { writeOnceATurn } from '../write-once-a-turn.ts';
import { connect, type Channel, type ChannelModel, type ConfirmChannel, type RecoveringChannelModel } from 'amqplib';

/** How long an operation waits for a broker that is away before it gives up. */
const PATIENCE_MS = 5_000;
const CLOSE_WITHIN_MS = 3_000;

/** One connection to the broker that comes back by itself. Channels do not: whoever opened one opens it again. */
export class RabbitmqLink {
  private readonly model: RecoveringChannelModel;
  private closed = false;

  private constructor(model: RecoveringChannelModel) {
    this.model = model;
    // Without a listener an error event would end the process; the link mends itself.
    model.on('error', () => undefined);
  }

  static async open(url: URL): Promise<RabbitmqLink> {
    try {
      const model = await connect(url.href, {
        timeout: 10_000,
        noDelay: true,
        recovery: {
          initialDelay: 100,
          maxDelay: 2_000,
          initialMaxRetries: 10,
          waitForConnect: true,
          // Its stream is not in the types.
          setup: async ({ connection }: ChannelModel) =>
            writeOnceATurn((connection as unknown as { readonly stream: Writable }).stream),
        },
      });
      return new RabbitmqLink(model);
    } catch (error) {
      throw new PortError(
        'unavailable',
        `RabbitMQ does not answer at ${url.host}: is it running, and are user and password right?`,
        {
          cause: error,
        },
      );
    }
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** Calls back whenever the connection is lost. */
  onLost(listener: () => void): void {
    this.model.on('disconnect', listener);
  }

  /** A channel on the present connection, or on the next one. Throws `unavailable` where none comes in time. */
  channel(): Promise<Channel> {
    return this.patiently(this.model.createChannel());
  }

  confirmChannel(): Promise<ConfirmChannel> {
    return this.patiently(this.model.createConfirmChannel());
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await withinTime(this.model.close(), CLOSE_WITHIN_MS).catch(() => undefined);
  }

  private async patiently<C extends Channel>(opening: Promise<C>): Promise<C> {
    try {
      const channel = await withinTime(opening, PATIENCE_MS);
      channel.on('error', () => undefined);
      return channel;
    } catch (error) {
      // A channel that opens after all is not left lying about.
      opening.then((late) => late.close()).catch(() => undefined);
      if (error instanceof PortError) throw error;
      throw new PortError('unavailable', 'The connection to RabbitMQ is closed.', { cause: error });
    }
  }
}

/** What the broker does not answer in time is `unavailable`. */
export async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PortError('unavailable', 'RabbitMQ does not answer.')), limitMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
