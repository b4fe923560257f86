import type { JobQueue, JobsPort, QueueDefinition } from '@crossfoot/ports';
import { BullJobQueue } from './job-queue.bull.ts';
import { RedisLink, withinTime } from './redis-link.ts';

const DEFAULT_GRACE_MS = 10_000;

/** Durable queues in Redis, by Bull. Consumers compete over all processes that are connected to the same server. */
export class BullJobs implements JobsPort {
  private readonly link: RedisLink;
  private readonly queues: { drain(graceMs: number): Promise<void>; close(): Promise<void> }[] = [];

  private constructor(link: RedisLink) {
    this.link = link;
  }

  static async open(url: URL): Promise<BullJobs> {
    return new BullJobs(await RedisLink.open(url));
  }

  async queue<P>(definition: QueueDefinition<P>): Promise<JobQueue<P>> {
    const queue = new BullJobQueue(this.link, definition);
    this.queues.push(queue);
    return queue;
  }

  async ping(): Promise<void> {
    await withinTime(this.link.client.ping());
  }

  async drain(graceMs = DEFAULT_GRACE_MS): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.drain(graceMs)));
  }

  async close(graceMs = DEFAULT_GRACE_MS): Promise<void> {
    await this.drain(graceMs);
    await Promise.all(this.queues.splice(0).map((queue) => queue.close()));
    this.link.close();
  }
}

/** `JOBS_URL=redis://:password@host:6379/0` */
export function openJobs(url: string): Promise<BullJobs> {
  return BullJobs.open(new URL(url));
}
