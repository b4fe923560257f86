import { createHash, randomUUID } from 'node:crypto';
import { access, constants, link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkMail, PortError } from '@crossfoot/ports';
import type { Mail, MailboxReader, MailPort } from '@crossfoot/ports';
import { z } from 'zod';
import { pathOfDataUrl } from './data-url.ts';

const keptMailSchema = z.object({
  messageId: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.number(),
});

/**
 * Keeps mails instead of sending them: one JSON file a mail, whole or not at all, one copy a message id. Nothing
 * leaves the machine. The development mailbox page reads it.
 */
export class MailboxFolder implements MailPort, MailboxReader {
  private readonly root: string;
  private readonly ready: Promise<unknown>;

  constructor(root: string) {
    this.root = resolve(root);
    this.ready = mkdir(this.root, { recursive: true, mode: 0o700 });
    this.ready.catch(() => undefined);
  }

  async send(mail: Mail): Promise<void> {
    checkMail(mail);
    const { messageId, to, subject, text, html } = mail;
    const content = JSON.stringify({ messageId, to, subject, text, html, sentAt: Date.now() });
    const incoming = join(this.root, `.${process.pid}-${randomUUID()}`);
    const target = join(this.root, `${createHash('sha256').update(messageId).digest('hex')}.json`);
    try {
      await this.ready;
      const file = await open(incoming, 'wx', 0o600);
      await file
        .writeFile(content)
        .then(() => file.sync())
        .finally(() => file.close());
      // Unlike a rename, a link refuses to replace: the first copy of a mail stays.
      await link(incoming, target);
      await syncFolder(this.root);
    } catch (error) {
      if (!hasCode(error, 'EEXIST'))
        throw new PortError('unavailable', 'The mailbox folder cannot be written', { cause: error });
    } finally {
      await rm(incoming, { force: true });
    }
  }

  async list(limit: number): Promise<readonly (Mail & { readonly sentAt: number })[]> {
    await this.ready;
    const names = (await readdir(this.root)).filter((name) => name.endsWith('.json'));
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.root, name);
        const found = await stat(path, { bigint: true }).catch(() => null);
        return { path, at: found?.mtimeNs ?? 0n };
      }),
    );
    files.sort((a, b) => (a.at < b.at ? 1 : -1));
    const contents = await Promise.all(files.slice(0, limit).map(({ path }) => readFile(path, 'utf8')));
    return contents.map((content) => keptMailSchema.parse(JSON.parse(content)));
  }

  async ping(): Promise<void> {
    try {
      await this.ready;
      await access(this.root, constants.W_OK);
    } catch (error) {
      throw new PortError('unavailable', 'The mailbox folder cannot be written', { cause: error });
    }
  }

  async close(): Promise<void> {
    await this.ready.catch(() => undefined);
  }
}

/** `MAIL_URL=file:…/mailbox` */
export function openMail(url: string): MailboxFolder {
  return new MailboxFolder(pathOfDataUrl(url));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
