import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server within this process that keeps what it takes. */
export interface SmtpServer {
  readonly url: string;
  readonly inbox: readonly Email[];
  stop(): Promise<void>;
}

/** `port`: that of a server that was stopped, to start it again. */
export async function startSmtp(
  options: { readonly port?: number; readonly onRecipient?: SMTPServerOptions['onRcptTo'] } = {},
): Promise<SmtpServer> {
  const inbox: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    ...(options.onRecipient === undefined ? {} : { onRcptTo: options.onRecipient }),
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then(
          (mail) => {
            inbox.push(mail);
            done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?from=Crossfoot%20%3Cno-reply%40crossfoot.test%3E`,
    inbox,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
