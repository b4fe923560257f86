import { CodedError } from '@crossfoot/contracts';
import { PortError, withRequestId } from '@crossfoot/ports';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import { describe, expect, it } from 'vitest';
import { asCodedError, errorBody } from './http-errors.filter.ts';

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
    [Object.assign(new Error('canary'), { status: 413 }), 'VALIDATION_FAILED'],
    [Object.assign(new Error('canary'), { status: 418 }), 'INTERNAL'],
  ])('tells nothing of %s but the code %s', (error, code) => {
    const body = errorBody(asCodedError(error));
    expect(body.error).toBe(code);
    expect(JSON.stringify(body)).not.toContain('canary');
  });
});
