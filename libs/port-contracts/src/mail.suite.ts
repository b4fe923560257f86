import { randomUUID } from 'node:crypto';
import type { Mail, MailPort } from '@crossfoot/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';

export interface MailHarness {
  readonly port: MailPort;
  /** What has arrived so far, in any order; `messageId` as in the header, without angle brackets. */
  inbox(): Promise<readonly Mail[]>;
  /** Closes the port and opens another over the same server or folder. */
  reopen(): Promise<MailPort>;
  dispose(): Promise<void>;
}

/** What every way of sending mail promises (see `MailPort`). */
export function describeMailPort(name: string, open: () => Promise<MailHarness>): void {
  describe(`mail: ${name}`, () => {
    let harness: MailHarness;
    let run: string;

    beforeEach(async () => {
      harness = await open();
      run = randomUUID().slice(0, 8);
    });
    afterEach(() => harness.dispose());

    const mail = (fields: Partial<Mail> = {}): Mail => ({
      messageId: `${run}.1@crossfoot.test`,
      to: 'person@example.com',
      subject: 'Your code',
      text: 'Code 123456',
      html: '<p>Code <b>123456</b></p>',
      ...fields,
    });
    const arrived = async (): Promise<readonly Mail[]> =>
      (await harness.inbox()).filter((received) => received.messageId.startsWith(run));
    /** Servers end lines with CRLF and texts with a line break. */
    const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();

    it('delivers what was sent', async () => {
      const sent = mail({
        subject: 'Grüße – 請求書 🧾',
        text: 'Erste Zeile\n.\nÜ\n\nEnde',
        html: `<p>Ünï &amp; ${'lang '.repeat(400)}</p>`,
      });
      await harness.port.send(sent);
      const [received] = await eventually('the mail', async () => {
        const mails = await arrived();
        return mails.length > 0 && mails;
      });
      expect(received).toMatchObject({ messageId: sent.messageId, to: sent.to, subject: sent.subject });
      expect(plain(received!.text)).toBe(plain(sent.text));
      expect(plain(received!.html)).toBe(plain(sent.html));
    });

    it('makes a repeat of the same mail recognisable', async () => {
      await harness.port.send(mail());
      await harness.port.send(mail());
      await eventually('the mail', async () => (await arrived()).length > 0);
      expect(new Set((await arrived()).map((received) => received.messageId))).toEqual(new Set([mail().messageId]));
    });

    it('takes many at once', async () => {
      const ids = Array.from({ length: 20 }, (_, index) => `${run}.n${index}@crossfoot.test`);
      await Promise.all(ids.map((messageId) => harness.port.send(mail({ messageId }))));
      await eventually('all mails', async () => (await arrived()).length === 20);
      expect((await arrived()).map((received) => received.messageId).sort()).toEqual([...ids].sort());
    });

    const breaks = ['\r\n', '\n', '\r', '\u2028', '\0', '\u0085', '\x0b'];
    const hostile: readonly [string, Partial<Mail>][] = [
      ...breaks.map((line): [string, Partial<Mail>] => [
        `a break in the subject ${JSON.stringify(line)}`,
        { subject: `Hello${line}Bcc: other@example.com` },
      ]),
      ...breaks.map((line): [string, Partial<Mail>] => [
        `a break in the address ${JSON.stringify(line)}`,
        { to: `person@example.com${line}Bcc: other@example.com` },
      ]),
      ['a break in the message id', { messageId: 'a@b\r\nBcc: other@example.com' }],
      ['angle brackets in the message id', { messageId: '<a@b>' }],
      ['two addresses', { to: 'person@example.com, other@example.com' }],
      ['two addresses with a semicolon', { to: 'person@example.com;other@example.com' }],
      ['a name and an address', { to: 'Person <person@example.com>' }],
      ['a group', { to: 'all: person@example.com;' }],
      ['no address', { to: '' }],
      ['no domain', { to: 'person' }],
      ['no subject', { subject: '  ' }],
      ['an endless address', { to: `${'x'.repeat(300)}@example.com` }],
    ];

    it.each(hostile)('refuses %s', async (_what, fields) => {
      const error: unknown = await harness.port
        .send(mail({ messageId: `${run}.bad@crossfoot.test`, ...fields }))
        .catch((caught: unknown) => caught);
      expect(error).toMatchObject({ name: 'PortError', code: 'invalidMail' });
      expect((error as Error).message).not.toContain('other@example.com');
      expect(await arrived()).toEqual([]);
    });

    it('sends after a restart as before', async () => {
      await harness.port.send(mail());
      const port = await harness.reopen();
      await port.send(mail({ messageId: `${run}.2@crossfoot.test` }));
      await eventually(
        'both mails',
        async () => new Set((await arrived()).map((received) => received.messageId)).size === 2,
      );
    });

    it('answers a ping', async () => {
      await harness.port.ping();
    });
  });
}
