import { checkMail, PortError } from '@crossfoot/ports';
import type { Mail, MailPort } from '@crossfoot/ports';
import { createTransport, type Transporter } from 'nodemailer';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Sends mail through an SMTP server. Resolves once the server has taken it. */
export class SmtpMail implements MailPort {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor(url: URL) {
    const from = url.searchParams.get('from');
    if (from === null) throw new PortError('refused', 'MAIL_URL names no sender: add ?from=name@domain.');
    this.from = from;
    const hasPassword = url.username !== '';
    const isSecure = url.protocol === 'smtps:';
    this.transport = createTransport({
      host: url.hostname,
      port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
      secure: isSecure,
      // A password never travels in the clear; within one machine there is nobody to listen.
      requireTLS: hasPassword && !isSecure && !LOOPBACK.has(url.hostname),
      ...(hasPassword
        ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
        : {}),
      pool: true,
      maxConnections: 5,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // A pooled connection that breaks while idle is replaced; without a listener its error would end the process.
    this.transport.on('error', () => undefined);
  }

  async send(mail: Mail): Promise<void> {
    checkMail(mail);
    const { messageId, to, subject, text, html } = mail;
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to },
        messageId: `<${messageId}>`,
        subject,
        text,
        html,
      });
    } catch (error) {
      throw reported(error);
    }
  }

  async ping(): Promise<void> {
    try {
      await this.transport.verify();
    } catch (error) {
      throw reported(error);
    }
  }

  async close(): Promise<void> {
    this.transport.close();
  }
}

/** 5xx to the mail itself means never; a refused login, 4xx and a lost connection mean later. The server's words may quote the address. */
function reported(error: unknown): PortError {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH' && code !== 'ECONNECTION';
  return isFinal
    ? new PortError('refused', `The mail server refused the mail (${responseCode})`)
    : new PortError('unavailable', `The mail server did not take the mail (${responseCode ?? code ?? 'no answer'})`);
}

/** `MAIL_URL=smtp://user:password@host:587?from=name@domain` (or `smtps:`) */
export function openMail(url: string): SmtpMail {
  return new SmtpMail(new URL(url));
}
