import { PortError } from '@crossfoot/ports';
import type { Writable } from 'node:stream';
import { Redis } from 'ioredis';
import { writeOnceATurn } from '../write-once-a-turn.ts';

/** How long a call waits for a server that is away. */
const PATIENCE_MS = 5_000;

/** The connections of one port. Each comes back by itself; commands given meanwhile are sent then. */
export class RedisLink {
  readonly client: Redis;
  private readonly url: URL;
  private subscriber: Redis | null = null;

  private constructor(url: URL) {
    this.url = url;
    this.client = this.connect();
  }

  static async open(url: URL): Promise<RedisLink> {
    const link = new RedisLink(url);
    try {
      const memory = await withinTime(link.client.info('memory'));
      const policy = /^maxmemory_policy:(.*?)\s*$/m.exec(memory)?.[1];
      if (policy !== undefined && policy !== 'noeviction') {
        throw new PortError(
          'refused',
          `Redis at ${url.host} may forget jobs (maxmemory-policy ${policy}): set it to noeviction.`,
        );
      }
      return link;
    } catch (error) {
      link.close();
      if (error instanceof PortError && error.code === 'refused') throw error;
      throw new PortError(
        'unavailable',
        `Redis does not answer at ${url.host}: is it running, and is the password right?`,
        {
          cause: error,
        },
      );
    }
  }

  /** As Bull asks for them: one that sends and one that listens for all queues, one that blocks for each. */
  readonly forBull = (type: 'client' | 'subscriber' | 'bclient'): Redis => {
    if (type === 'client') return this.client;
    if (type === 'bclient') return this.connect();
    this.subscriber ??= this.connect();
    return this.subscriber;
  };

  close(): void {
    this.client.disconnect();
    this.subscriber?.disconnect();
  }

  private connect(): Redis {
    const client = new Redis(this.url.href, {
      maxRetriesPerRequest: null,
      enableReadyCheck: false,
      retryStrategy: (times) => Math.min(times * 100, 2_000),
    });
    // Without a listener every lost connection would be printed.
    client.on('error', () => undefined);
    // Every queue listens on the shared connections.
    client.setMaxListeners(0);
    client.on('connect', () => writeOnceATurn(client.stream as Writable));
    return client;
  }
}

/** What Redis does not answer in time is `unavailable`; driver errors never quote a payload. */
export async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PortError('unavailable', 'Redis does not answer.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } catch (error) {
    if (error instanceof PortError) throw error;
    throw new PortError('unavailable', 'Redis did not carry out a command', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
