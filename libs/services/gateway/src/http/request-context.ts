import { randomUUID } from 'node:crypto';
import { beginSpan, withRequestId } from '@crossfoot/ports';
import type { Log, Metrics } from '@crossfoot/runtime';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Gives every request its id, answers it in `X-Request-Id`, and writes one line and one measurement at its end: method,
 * route (never the address with its ids and queries), status and time.
 */
export function requestContext(options: {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly trustsProxy: boolean;
}): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const given = options.trustsProxy ? request.header('x-request-id') : undefined;
    const requestId = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const started = performance.now();
    response.setHeader('x-request-id', requestId);
    withRequestId(requestId, () => {
      if (!request.path.startsWith('/api/')) return next();
      beginSpan({ name: `${request.method} /api`, kind: 'server', parent: null }, (end) => {
        response.once('close', () => {
          const ms = Math.round(performance.now() - started);
          const route = typeof request.route?.path === 'string' ? request.route.path : 'unknown';
          // 499, as nginx has it: the client closed. An answer that we cut off has its error's status.
          const isWhole = response.writableFinished || response.statusCode >= 400;
          const status = isWhole ? response.statusCode : 499;
          options.metrics.httpRequests.observe({ method: request.method, route, status: String(status) }, ms / 1_000);
          const name = isWhole ? 'request' : 'client closed';
          withRequestId(requestId, () => options.log.info({ method: request.method, route, status, ms }, name));
          const facts = {
            'http.request.method': request.method,
            'http.route': route,
            'http.response.status_code': status,
          };
          end(facts, status >= 500 ? String(status) : null);
        });
        next();
      });
    });
  };
}
