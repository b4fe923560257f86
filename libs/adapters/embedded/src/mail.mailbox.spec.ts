import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMailPort } from '@crossfoot/port-contracts';
import { expect, it } from 'vitest';
import { MailboxFolder } from './mail.mailbox.ts';

describeMailPort('mailbox folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const port = new MailboxFolder(folder);
  return {
    port,
    inbox: () => port.list(1_000),
    reopen: async () => new MailboxFolder(folder),
    dispose: () => rm(folder, { recursive: true }),
  };
});

it('lists the newest first, keeps one copy of a mail and leaves no temporary file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const port = new MailboxFolder(folder);
  for (const name of ['one', 'two', 'three', 'one']) {
    await port.send({ messageId: name, to: 'a@example.com', subject: name, text: '', html: '' });
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  expect((await new MailboxFolder(folder).list(10)).map((mail) => mail.messageId)).toEqual(['three', 'two', 'one']);
  expect((await port.list(2)).map((mail) => mail.messageId)).toEqual(['three', 'two']);
  expect(await readdir(folder)).toHaveLength(3);
  await rm(folder, { recursive: true });
});
