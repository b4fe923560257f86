import type { LoggerService } from '@nestjs/common';
import { CodedError } from '@crossfoot/contracts';
import { PortError, currentRequestId } from '@crossfoot/ports';
import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Fields whose value never reaches a log, wherever in a record they stand. */
const secretFields: ReadonlySet<string> = new Set(
  'password sealedPassword cookie cookies authorization body content token secret filename originalFilename email'.split(
    ' ',
  ),
);
const deepest = 6;

/** Errors under these names are reduced by their serializers. */
const errorFields: ReadonlySet<string> = new Set(['err', 'error']);

/**
 * The same without secrets, errors reduced to what may be logged; the very same where there is nothing to hide. Pino's own way
 * looks for each field along a path of its own, which takes longer than all the rest of a line.
 */
function censored<T>(value: T, depth = deepest): T {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '[too deep]' as T;
  if (value instanceof Error) return loggableError(value) as T;
  let copy: Record<string, unknown> | null = null;
  for (const [key, given] of Object.entries(value)) {
    if (depth === deepest && errorFields.has(key)) continue;
    const shown: unknown = secretFields.has(key) ? '[redacted]' : censored<unknown>(given, depth - 1);
    if (shown !== given) {
      copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
      copy[key] = shown;
    }
  }
  return (copy ?? value) as T;
}

/**
 * What of an error may be logged. Messages of our own errors and of the system are written by us and hold no content;
 * others (a parser's, a library's) may quote what they were reading, so only their name and place are kept.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const place = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
  const isOurs = error instanceof CodedError || error instanceof PortError || 'syscall' in error;
  return {
    name: error.name,
    ...('code' in error && typeof error.code === 'string' ? { errorCode: error.code } : {}),
    ...(isOurs ? { message: error.message } : {}),
    place,
    ...(error.cause === undefined ? {} : { cause: loggableError(error.cause) }),
  };
}

/** JSON lines on stdout (or `destination`), each service's with its name, and with the id of the request it belongs to. */
export function createLog(options: {
  readonly level: string;
  readonly destination?: { write(line: string): void };
}): Log {
  const log = pino(
    {
      level: options.level,
      base: {},
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (record) => censored(record) },
      serializers: { err: loggableError, error: loggableError },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === null ? {} : { requestId };
      },
    },
    options.destination ?? pino.destination({ fd: 1, sync: true }),
  );
  // Pino does not ask about what a child always says.
  const { child } = log;
  log.child = function (this: Log, bindings: object, settings?: object) {
    return child.call(this, censored(bindings), settings);
  } as Log['child'];
  return log;
}

/** Nest's own lines, in the same stream. Errors that Nest would print whole are reduced first. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Log) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  private write(level: 'warn' | 'error' | 'debug', message: unknown, rest: readonly unknown[]): void {
    const context = rest.findLast((value) => typeof value === 'string' && !value.includes('\n'));
    if (message instanceof Error) this.target[level]({ err: message, context }, 'unexpected error');
    else this.target[level]({ context }, typeof message === 'string' ? message : 'a message that is no text');
  }
}
