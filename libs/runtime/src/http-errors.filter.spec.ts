import { CodedError } from '@crossfoot/contracts';
import { PortError, withRequestId } from '@crossfoot/ports';
import { BadRequestException, NotFoundException, type ArgumentsHost } from '@nestjs/common';
import { describe, expect, it } from 'vitest';
import { asCodedError, errorBody, HttpErrorsFilter } from './http-errors.filter.ts';
import { createLog } from './log.ts';

describe('errors of a call', () => {
  it('keeps what may be shown, with its fields and the id of the request', () => {
    const error = new CodedError('PAGE_LIMIT_EXCEEDED', 'Too many pages.', { pagesNeeded: 9, pagesLeft: 2 });
    expect(withRequestId('r-2', () => errorBody(asCodedError(error)))).toEqual({
      message: 'Too many pages.',
      error: 'PAGE_LIMIT_EXCEEDED',
      pagesNeeded: 9,
      pagesLeft: 2,
      requestId: 'r-2',
    });
  });

  it.each([
    [new Error('canary'), 'INTERNAL'],
    ['canary', 'INTERNAL'],
    [new PortError('tampered', 'canary'), 'INTERNAL'],
    [new PortError('unavailable', 'canary'), 'SERVICE_UNAVAILABLE'],
    [new NotFoundException('canary'), 'NOT_FOUND'],
    [new BadRequestException('canary'), 'VALIDATION_FAILED'],
    [Object.assign(new Error('canary'), { status: 413 }), 'REQUEST_TOO_LARGE'],
    [Object.assign(new Error('canary'), { status: 418 }), 'INTERNAL'],
  ])('tells nothing of %s but the code %s', (error, code) => {
    const body = errorBody(asCodedError(error));
    expect(body.error).toBe(code);
    expect(JSON.stringify(body)).not.toContain('canary');
  });

  it.each([
    ['RATE_LIMITED', '30'],
    ['SERVICE_UNAVAILABLE', '10'],
    ['NOT_FOUND', undefined],
  ] as const)('says of %s when to try again', (code, seconds) => {
    const headers: Record<string, string> = {};
    const response = {
      headersSent: false,
      hasHeader: () => false,
      setHeader: (name: string, value: string) => (headers[name] = value),
      status: () => ({ json: () => undefined }),
    };
    const http = { getResponse: () => response, getRequest: () => ({}) };
    const filter = new HttpErrorsFilter(createLog({ level: 'silent' }));
    filter.catch(new CodedError(code, 'Later.'), { switchToHttp: () => http } as unknown as ArgumentsHost);
    expect(headers['retry-after']).toBe(seconds);
  });
});
