import type { JobQueue, JobsPort, QueueDefinition } from '@crossfoot/ports';
import { pathOfDataUrl } from './data-url.ts';
import { SqliteJobQueue } from './job-queue.sqlite.ts';
import { JobStore } from './job-store.sqlite.ts';

const DEFAULT_GRACE_MS = 10_000;

/** Durable queues in one SQLite file. Consumers compete within a process and across the processes that share the file. */
export class SqliteJobs implements JobsPort {
  private readonly store: JobStore;
  private readonly queues: { drain(graceMs: number): Promise<void> }[] = [];

  constructor(path: string) {
    this.store = new JobStore(path);
  }

  async queue<P>(definition: QueueDefinition<P>): Promise<JobQueue<P>> {
    const queue = new SqliteJobQueue(this.store, definition);
    this.queues.push(queue);
    return queue;
  }

  async ping(): Promise<void> {
    this.store.counts('');
  }

  async drain(graceMs = DEFAULT_GRACE_MS): Promise<void> {
    await Promise.all(this.queues.splice(0).map((queue) => queue.drain(graceMs)));
  }

  async close(graceMs = DEFAULT_GRACE_MS): Promise<void> {
    await this.drain(graceMs);
    this.store.close();
  }
}

/** `JOBS_URL=file:…/jobs.sqlite` */
export function openJobs(url: string): SqliteJobs {
  return new SqliteJobs(pathOfDataUrl(url));
}
