import type { AdapterRegistry, OpenAdapter } from '@crossfoot/ports';
import { openDocuments } from './documents.sqlite.ts';
import { openJobs } from './jobs.sqlite.ts';
import { openMail } from './mail.mailbox.ts';
import { openMessages } from './messages.in-process.ts';
import { openObjects } from './objects.folder.ts';
import { openPayments } from './payments.sandbox.ts';

/** The embedded adapters by URL scheme. Objects come as they lie in the folder: the caller seals them. */
export const embeddedRegistry: AdapterRegistry = {
  documents: { file: answering(openDocuments) },
  objects: { file: answering(openObjects) },
  jobs: { file: answering(openJobs) },
  messages: { file: answering(openMessages) },
  mail: { file: answering(openMail) },
  payments: { file: answering(openPayments) },
};

function answering<P extends { ping(): Promise<void> }>(open: (url: string) => P): OpenAdapter<P> {
  return async (url) => {
    const port = open(url.href);
    await port.ping();
    return port;
  };
}
