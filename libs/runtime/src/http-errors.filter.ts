import { CodedError, errorStatus, type ErrorBody, type ErrorCode } from '@crossfoot/contracts';
import { PortError, currentRequestId } from '@crossfoot/ports';
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Log } from './log.ts';

/** Any error as one that may be shown. What is unknown becomes INTERNAL, without a detail. */
export function asCodedError(error: unknown): CodedError {
  if (error instanceof CodedError) return error;
  if (error instanceof PortError && error.code === 'unavailable') {
    return new CodedError(
      'SERVICE_UNAVAILABLE',
      'A part of the service does not answer. Please try again soon.',
      {},
      { cause: error },
    );
  }
  if (error instanceof HttpException) return ofHttp(error.getStatus(), error);
  if (hasStatus(error)) return ofHttp(error.status, error);
  return new CodedError('INTERNAL', 'Something went wrong on our side. Please try again.', {}, { cause: error });
}

/** After how many seconds a client may try again (RFC 9110, 10.2.3). */
const retryAfter: Readonly<Partial<Record<ErrorCode, number>>> = { RATE_LIMITED: 30, SERVICE_UNAVAILABLE: 10 };

/** Errors of the HTTP layer itself (body parser, router). Their messages may quote the request, so ours replace them. */
function ofHttp(status: number, cause: Error): CodedError {
  const table: Readonly<Record<number, readonly [ErrorCode, string]>> = {
    400: ['VALIDATION_FAILED', 'The request could not be read.'],
    401: ['UNAUTHENTICATED', 'Please sign in.'],
    403: ['FORBIDDEN', 'That is not allowed.'],
    404: ['NOT_FOUND', 'There is nothing here.'],
    405: ['METHOD_NOT_ALLOWED', 'This address does not take that method.'],
    413: ['REQUEST_TOO_LARGE', 'The request is too large.'],
    415: ['VALIDATION_FAILED', 'The request has a content type or encoding that is not taken here.'],
    429: ['RATE_LIMITED', 'Too many requests. Please wait a moment.'],
    503: ['SERVICE_UNAVAILABLE', 'The service is not ready. Please try again soon.'],
  };
  const [code, message] = table[status] ?? ['INTERNAL', 'Something went wrong on our side. Please try again.'];
  return new CodedError(code, message, {}, { cause });
}

function hasStatus(error: unknown): error is Error & { status: number } {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}

/** The JSON body of an error. */
export function errorBody(error: CodedError): ErrorBody {
  const requestId = currentRequestId();
  return { message: error.message, error: error.code, ...error.details, ...(requestId === null ? {} : { requestId }) };
}

/** Every error of an HTTP handler as `{ message, error, … }`; what is our own fault is logged. */
@Catch()
export class HttpErrorsFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const coded = asCodedError(error);
    if (errorStatus[coded.code] >= 500) {
      this.log.error(
        { err: coded.cause ?? coded, errorCode: coded.code, route: http.getRequest<Request>().route?.path },
        'request failed',
      );
    }
    if (response.headersSent) {
      // Nobody reads it any more but the log.
      response.statusCode = errorStatus[coded.code];
      response.destroy();
      return;
    }
    const pause = coded.details.retryAfterSeconds ?? retryAfter[coded.code];
    if (pause !== undefined && !response.hasHeader('retry-after')) response.setHeader('retry-after', String(pause));
    response.status(errorStatus[coded.code]).json(errorBody(coded));
  }
}
