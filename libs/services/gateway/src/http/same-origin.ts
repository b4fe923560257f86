import { CodedError } from '@crossfoot/contracts';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Calls that change something come from our own pages. Browsers say where a call comes from in `Sec-Fetch-Site` (or, the
 * older ones, in `Origin`), and pages cannot forge either; this also covers forms and multipart, which need no preflight.
 * A program that sends neither is let through when it carries no cookie: without one there is nobody's authority to
 * borrow. `exempt` paths authenticate otherwise (a signature over the body).
 */
export function sameOriginOnly(options: {
  readonly publicUrl: string | undefined;
  readonly exempt: readonly string[];
}): RequestHandler {
  const publicOrigin = options.publicUrl === undefined ? null : new URL(options.publicUrl).origin;
  return (request: Request, _response: Response, next: NextFunction) => {
    if (reading.has(request.method) || options.exempt.includes(request.path)) return next();
    const site = request.header('sec-fetch-site');
    const origin = request.header('origin');
    const isOurs =
      site !== undefined
        ? site === 'same-origin'
        : origin !== undefined
          ? origin === (publicOrigin ?? `${request.protocol}://${request.header('host') ?? ''}`)
          : request.header('cookie') === undefined;
    if (isOurs) return next();
    next(new CodedError('CROSS_SITE_REQUEST', 'This call may only come from our own pages.'));
  };
}
