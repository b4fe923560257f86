import type { IncomingMessage } from 'node:http';
import { revisionLimits } from '@crossfoot/contracts';
import type { Health, Surroundings } from '@crossfoot/runtime';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { json, type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { devMailbox } from '../pages/dev-mailbox.ts';
import { WebPages } from '../pages/web-pages.ts';
import { GatewayErrorsFilter } from './gateway-errors.filter.ts';
import { namedHost } from './named-host.ts';
import { refuseCardData } from './refuse-card-data.ts';
import { promptBodies } from './prompt-bodies.ts';
import { requestContext } from './request-context.ts';
import { sameOriginOnly } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { refuseUnreadable } from './unreadable-calls.ts';

/** Calls whose body is signed by a partner instead of coming from our pages. */
const signedCalls = ['/api/webhooks/stripe'];
/** The sandbox's own pages have forms; nothing else here does. */
const formPages = '/sandbox-payments/';

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? '';

/**
 * Everything between the network and the controllers, in its order: request id, security headers, pace of bodies, health,
 * the site's name, same-origin check, body of JSON calls (refused where it carries card data), mailbox of a development
 * machine, web pages. After the controllers: what nobody answers is a 404 (or 405), as JSON under `/api` and as a page
 * elsewhere.
 */
export function openPublicDoor(app: NestExpressApplication, surroundings: Surroundings): void {
  const { configuration, health, log, metrics, ports } = surroundings;
  const pages = new WebPages(configuration.WEB_ROOT ?? '');
  const isHttps = configuration.PUBLIC_URL?.startsWith('https:') ?? false;
  app.getHttpServer().on('clientError', refuseUnreadable);
  app.disable('x-powered-by');
  // `/API/…` would reach the controllers past all that looks at the address: the log, no-store, limits. The router is there
  // already, so the setting of that name comes too late.
  Object.assign((app.getHttpAdapter().getInstance() as Express).router, { caseSensitive: true });
  app.set('trust proxy', configuration.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.use(requestContext({ log, metrics, trustsProxy: configuration.TRUST_PROXY > 0 }));
  app.use(securityHeaders({ isHttps, isMeasured: configuration.MEASUREMENT_ID !== undefined }));
  app.use(promptBodies(), healthCalls(health), namedHost());
  app.use(sameOriginOnly({ publicUrl: configuration.PUBLIC_URL, exempt: signedCalls }), noStoreForCalls);
  // A signature is over the bytes: they are kept as they came.
  app.useBodyParser('raw', { limit: '1mb', type: (request) => signedCalls.includes(pathOf(request)) });
  app.use(/^\/api\/conversions\/[^/]+\/revisions$/, json({ limit: revisionLimits.bytes, strict: true }));
  app.useBodyParser('json', { limit: '64kb', strict: true });
  app.useBodyParser('urlencoded', {
    limit: '8kb',
    extended: false,
    type: (request) =>
      pathOf(request).startsWith(formPages) && /urlencoded/.test(request.headers['content-type'] ?? ''),
  });
  app.use(refuseCardData());
  app.use(devMailbox(ports.mail, configuration), pages.handler());
  app.useGlobalFilters(new GatewayErrorsFilter(log, pages));
}

/** Answers of the interface are about one person and one moment. */
const noStoreForCalls: RequestHandler = (request: Request, response: Response, next: NextFunction) => {
  if (request.path.startsWith('/api/') || request.path.startsWith(formPages))
    response.setHeader('cache-control', 'no-store');
  next();
};

/** `/health/live` and `/health/ready`, without the list of what stands behind. */
function healthCalls(health: Health): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET') return next();
    if (request.path === '/health/live') return void response.json({ status: 'alive' });
    if (request.path !== '/health/ready') return next();
    health.check().then(({ ready }) => response.status(ready ? 200 : 503).json({ ready }), next);
  };
}
