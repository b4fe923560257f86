import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sealObjects } from '@crossfoot/ports';
import { openDocuments } from './documents.sqlite.ts';
import { openJobs } from './jobs.sqlite.ts';
import { openMail } from './mail.mailbox.ts';
import { loadMasterKey } from './master-key.ts';
import { openMessages } from './messages.in-process.ts';
import type { InProcessOptions } from './messages.in-process.ts';
import { openObjects } from './objects.folder.ts';
import { openPayments } from './payments.sandbox.ts';

/** Where each port's data lies within a data folder: the defaults of the six variables in the standalone program. */
export function embeddedUrls(dataFolder: string) {
  const url = (name: string): string => pathToFileURL(join(resolve(dataFolder), name)).href;
  return {
    MESSAGES_URL: url('messages.sqlite'),
    DOCUMENTS_URL: url('documents.sqlite'),
    OBJECTS_URL: url('objects'),
    JOBS_URL: url('jobs.sqlite'),
    MAIL_URL: url('mailbox'),
    PAYMENTS_URL: url('payments.sqlite'),
  };
}

/** All six ports in one folder, the objects sealed with the folder's own master key. */
export function embeddedAdapters(dataFolder: string, options: { readonly messages?: InProcessOptions } = {}) {
  const urls = embeddedUrls(dataFolder);
  return {
    messages: openMessages(urls.MESSAGES_URL, options.messages),
    documents: openDocuments(urls.DOCUMENTS_URL),
    objects: sealObjects(openObjects(urls.OBJECTS_URL), { current: loadMasterKey(resolve(dataFolder)) }),
    jobs: openJobs(urls.JOBS_URL),
    mail: openMail(urls.MAIL_URL),
    payments: openPayments(urls.PAYMENTS_URL),
  };
}
