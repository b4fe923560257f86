import { randomBytes } from 'node:crypto';
import { openDocuments, openJobs, openMessages, openObjects } from '@crossfoot/adapters-distributed';
import { startBackends, whyNoBackends } from '@crossfoot/backends';
import { sealObjects } from '@crossfoot/ports';
import { describe } from 'vitest';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { describeSubscriptionTime } from './subscription-time-suite.ts';

const reason = process.env['REQUIRE_BACKENDS'] === '1' ? null : whyNoBackends();
if (reason !== null) console.log(`skipped subscriptions on real servers: ${reason}`);

/** The same life of a subscription with messages, documents, objects and jobs on servers of their own; the sandbox pays. */
async function startOnServers(): Promise<InProcessSystem> {
  const { servers, stop } = await startBackends(['MESSAGES_URL', 'JOBS_URL', 'OBJECTS_URL', 'DOCUMENTS_URL']);
  const url = (name: keyof typeof servers): string => servers[name]?.url ?? '';
  const system = await startInProcess(
    {},
    {
      messages: await openMessages(url('MESSAGES_URL')),
      jobs: await openJobs(url('JOBS_URL')),
      documents: await openDocuments(url('DOCUMENTS_URL')),
      objects: sealObjects(await openObjects(url('OBJECTS_URL')), { current: randomBytes(32) }),
    },
  );
  return {
    ...system,
    stop: async () => {
      await system.stop();
      await stop();
    },
  };
}

describe.skipIf(reason !== null)('on real servers', () => {
  describeSubscriptionTime('on the distributed adapters', startOnServers);
});
