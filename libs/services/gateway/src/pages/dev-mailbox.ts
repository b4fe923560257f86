import type { MailboxReader, MailPort } from '@crossfoot/ports';
import type { Configuration } from '@crossfoot/runtime';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

const path = '/dev/mailbox';
const shown = 50;
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const loopback = /^(::ffff:)?127\.|^::1$/;

const isReader = (mail: MailPort | undefined): mail is MailPort & MailboxReader => mail !== undefined && 'list' in mail;

/**
 * `/dev/mailbox`: the mails that the embedded adapter keeps instead of sending, newest first. Only on a machine of one's
 * own: never in production, only for callers on the same machine, only where mails are kept in a mailbox; elsewhere the
 * address is one that nobody knows.
 */
export function devMailbox(
  mail: MailPort | undefined,
  { NODE_ENV, TRUST_PROXY }: Pick<Configuration, 'NODE_ENV' | 'TRUST_PROXY'>,
): RequestHandler {
  const isKept = NODE_ENV !== 'production' && TRUST_PROXY === 0;
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== path || request.method !== 'GET' || !isKept || !isOfThisMachine(request) || !isReader(mail))
      return next();
    mail.list(shown).then((mails) => {
      response.setHeader(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      );
      response.setHeader('cache-control', 'no-store');
      response.type('html').send(pageOf(mails));
    }, next);
  };
}

/**
 * From this machine, by its own name, and from no other page: a stranger's page whose name was pointed to 127.0.0.1 comes
 * from this machine, too, but under that name.
 */
function isOfThisMachine(request: Request): boolean {
  const cameThroughProxy = ['forwarded', 'x-forwarded-for', 'x-forwarded-host'].some((name) => request.header(name));
  const site = request.header('sec-fetch-site') ?? 'none';
  return (
    loopback.test(request.socket.remoteAddress ?? '') &&
    ownHost.test(request.header('host') ?? '') &&
    (site === 'none' || site === 'same-origin') &&
    !cameThroughProxy
  );
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Links of our own mails may be followed; everything else is text. */
const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

function pageOf(mails: Awaited<ReturnType<MailboxReader['list']>>): string {
  const articles = mails.map(
    (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p class="facts">to ${escapeHtml(mail.to)} · <time>${new Date(mail.sentAt).toISOString()}</time></p>
<pre>${withLinks(mail.text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Mailbox · Crossfoot</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid #8885;border-radius:8px;padding:1rem;margin:1rem 0}
h1,h2{margin:0;font-size:1.1rem}.facts{margin:0;opacity:.75}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.5rem 0 0}
</style></head><body><main><h1>Mailbox</h1><p>Mails are kept here instead of being sent. This page is for development alone.</p>
${articles.join('\n') || '<p>No mail yet.</p>'}</main></body></html>`;
}
