import { CodedError } from '@crossfoot/contracts';
import { httpRoutes } from '@crossfoot/contracts/http';
import { HttpErrorsFilter, type Log } from '@crossfoot/runtime';
import { Catch, NotFoundException, type ArgumentsHost } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { WebPages } from '../pages/web-pages.ts';

const known = httpRoutes.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** Methods that an address takes; empty where nobody knows it. */
function methodsOf(path: string): string[] {
  return [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
}

/** Errors as JSON; an unknown address outside `/api` is the 404 page, a known one with another method a 405. */
@Catch()
export class GatewayErrorsFilter extends HttpErrorsFilter {
  constructor(
    log: Log,
    private readonly pages: WebPages,
  ) {
    super(log);
  }

  override catch(error: unknown, host: ArgumentsHost): void {
    if (!(error instanceof NotFoundException)) return super.catch(error, host);
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const isCall = request.path === '/api' || request.path.startsWith('/api/');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isCall && isReading) return this.pages.notFound(request, response);
    const methods = methodsOf(request.path);
    if (methods.length === 0) return super.catch(error, host);
    response.setHeader('allow', methods.join(', '));
    super.catch(new CodedError('METHOD_NOT_ALLOWED', `This address takes ${methods.join(' and ')} only.`), host);
  }
}
