import { withBackend } from '@crossfoot/backends/with-backend';
import { describeJobsPort } from '@crossfoot/port-contracts';
import { openJobs, type BullJobs } from './jobs.bull.ts';

withBackend('JOBS_URL', ({ href }) =>
  describeJobsPort('Bull on Redis', async () => {
    const opened: BullJobs[] = [];
    const open = async (): Promise<BullJobs> => {
      const port = await openJobs(href);
      opened.push(port);
      return port;
    };
    return {
      port: await open(),
      reopen: async () => {
        await opened.at(-1)?.close(100);
        return open();
      },
      another: open,
      child: { module: new URL('./jobs.bull.ts', import.meta.url).href, url: href },
      dispose: async () => {
        for (const port of opened) await port.close(100);
      },
    };
  }),
);
