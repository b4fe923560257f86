import { CodedError } from '@crossfoot/contracts';
import { errorBody } from '@crossfoot/runtime';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { watchPace } from '../upload/upload-pace.ts';

/** Those that read their body themselves, and watch its pace there. */
const uploads = /^\/api\/(upload|convert-free)(-with-password)?\/?$/;

/**
 * A body that hardly comes holds a connection, also one that nobody wants any more: after ten or twenty seconds the call is
 * answered with VALIDATION_FAILED, where it has no answer yet, and closed.
 */
export function promptBodies(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if ((length === '0' && encoding === undefined) || uploads.test(request.path)) return next();
    const end = watchPace(
      request,
      () => false,
      () => {
        if (response.headersSent) return closeGently(request);
        const error = new CodedError('VALIDATION_FAILED', 'The request took too long to arrive. Please try again.');
        response.once('finish', () => closeGently(request));
        response.status(error.status).json(errorBody(error));
      },
    );
    request.once('end', end);
    request.once('close', end);
    next();
  };
}

/** What still comes in is read for so long after the answer. */
const LINGER_MS = 1000;

/** Ends a connection whose body is not wanted. Closed over bytes that nobody read it would be reset, and the answer lost. */
function closeGently(request: Request): void {
  request.resume();
  request.socket.end();
  setTimeout(() => request.destroy(), LINGER_MS).unref();
}
