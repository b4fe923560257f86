import { startSmtp, type SmtpServer } from '@crossfoot/backends';
import { describeMailPort } from '@crossfoot/port-contracts';
import type { Mail } from '@crossfoot/ports';
import { afterEach, describe, expect, it } from 'vitest';
import { openMail, type SmtpMail } from './mail.smtp.ts';

describeMailPort('SMTP', async () => {
  const server = await startSmtp();
  const opened: SmtpMail[] = [];
  const open = (): SmtpMail => {
    const port = openMail(server.url);
    opened.push(port);
    return port;
  };
  return {
    port: open(),
    inbox: async () =>
      server.inbox.map((mail) => ({
        messageId: (mail.messageId ?? '').replace(/^<|>$/g, ''),
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
      })),
    reopen: async () => {
      await opened.at(-1)?.close();
      return open();
    },
    dispose: async () => {
      for (const port of opened) await port.close();
      await server.stop();
    },
  };
});

describe('SMTP', () => {
  let server: SmtpServer;
  let port: SmtpMail;
  afterEach(async () => {
    await port.close();
    await server.stop();
  });
  const mail: Mail = {
    messageId: 'one@crossfoot.test',
    to: 'person@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  };
  const fail = (code: number) => (_address: unknown, _session: unknown, done: (error?: Error) => void) =>
    done(Object.assign(new Error('person@example.com is not wanted'), { responseCode: code }));

  it('names the sender of the URL', async () => {
    server = await startSmtp();
    port = openMail(server.url);
    await port.send(mail);
    expect(server.inbox[0]?.from).toEqual({ name: 'Crossfoot', address: 'no-reply@crossfoot.test' });
  });

  it('tells a refusal for good from one for now, without quoting the server', async () => {
    for (const [code, expected] of [
      [550, 'refused'],
      [451, 'unavailable'],
    ] as const) {
      server = await startSmtp({ onRecipient: fail(code) });
      port = openMail(server.url);
      const error: unknown = await port.send(mail).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ name: 'PortError', code: expected });
      expect(String((error as Error).message)).not.toContain('person@');
      await port.close();
      await server.stop();
    }
  });

  it('is unavailable while the server is away, and sends again when it is back', async () => {
    server = await startSmtp();
    port = openMail(server.url);
    await port.send(mail);
    await server.stop();
    await expect(port.send(mail)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(port.ping()).rejects.toMatchObject({ code: 'unavailable' });
    server = await startSmtp({ port: Number(new URL(server.url).port) });
    await port.send(mail);
    expect(server.inbox).toHaveLength(1);
  });

  it('needs a sender', async () => {
    server = await startSmtp();
    port = openMail(server.url);
    expect(() => openMail('smtp://127.0.0.1:25')).toThrow(/from=/);
  });
});
