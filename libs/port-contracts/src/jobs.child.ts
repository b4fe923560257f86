import type { JobsPort } from '@crossfoot/ports';
import { z } from 'zod';

/**
 * A consumer in a process of its own, for the cases where one is killed. Arguments: the module that exports
 * `openJobs(url)`, the url, the queue's name, what to do with a job (`hang`, `finish`, or `late`: finish half a second later), the lease, the attempts.
 */
const [moduleUrl, url, queueName, mode, stalledAfterMs, attempts] = process.argv.slice(2);
if (moduleUrl === undefined || url === undefined || queueName === undefined)
  throw new Error('jobs.child: arguments are missing');

const { openJobs } = (await import(moduleUrl)) as { openJobs: (url: string) => JobsPort | Promise<JobsPort> };
const port = await openJobs(url);
const queue = await port.queue({
  name: queueName,
  schema: z.unknown(),
  attempts: Number(attempts),
  backoffMs: 10,
  stalledAfterMs: Number(stalledAfterMs),
});
await queue.process(2, async (run) => {
  process.send?.({ dedupeKey: run.dedupeKey, attempt: run.attempt });
  if (mode === 'hang') await new Promise(() => undefined);
  if (mode === 'late') await new Promise((resolve) => setTimeout(resolve, 500));
});
process.send?.('ready');
// The channel to the suite keeps this process alive, and its end ends it.
process.on('disconnect', () => process.exit(0));
