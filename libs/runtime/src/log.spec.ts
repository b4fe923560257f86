import { CodedError } from '@crossfoot/contracts';
import { PortError, withRequestId } from '@crossfoot/ports';
import { describe, expect, it } from 'vitest';
import { createLog, NestLog } from './log.ts';

function capture() {
  const lines: string[] = [];
  const log = createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } });
  return { log, text: () => lines.join(''), last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> };
}

describe('log', () => {
  it('writes the id of the request that it belongs to', () => {
    const { log, last } = capture();
    withRequestId('r-1', () => log.info('inside'));
    expect(last()).toMatchObject({ level: 'info', requestId: 'r-1', msg: 'inside' });
    log.info('outside');
    expect(last()).not.toHaveProperty('requestId');
  });

  it('never shows secret fields, however deep they stand', () => {
    const { log, text } = capture();
    const secret = {
      password: 'canary',
      cookie: 'canary',
      filename: 'canary',
      email: 'canary',
      body: { any: 'canary' },
    };
    log.info({ ...secret, request: secret, a: { b: secret }, x: { y: { z: secret } } }, 'words');
    log.child({ service: 'identity', email: 'canary' }).info('of a service');
    const failure = Object.assign(new Error('read canary'), { password: 'canary', row: 'canary' });
    log.info(
      { reason: failure, error: failure, a: { b: [failure] }, deep: { a: { b: { c: { d: { e: secret } } } } } },
      'words',
    );
    expect(text()).toContain('[redacted]');
    expect(text()).not.toContain('canary');
  });

  it('shows the words of our own errors, and of others only name and place', () => {
    const { log, text, last } = capture();
    log.error({ err: new CodedError('PDF_DAMAGED', 'our words', {}, { cause: new Error('canary cause') }) }, 'failed');
    expect(last()).toMatchObject({ err: { errorCode: 'PDF_DAMAGED', message: 'our words', cause: { name: 'Error' } } });
    log.error({ err: new PortError('unavailable', 'port words') }, 'failed');
    expect(text()).toContain('port words');
    let error: unknown;
    try {
      JSON.parse('{"password":"canary');
    } catch (caught) {
      error = caught;
    }
    log.error({ err: error }, 'failed');
    new NestLog(log).error(new Error('canary'), 'Somewhere');
    new NestLog(log).error({ payload: 'canary' }, 'Somewhere');
    expect(text()).toContain('SyntaxError');
    expect(text()).not.toContain('canary');
  });
});
