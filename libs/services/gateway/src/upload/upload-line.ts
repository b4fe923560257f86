import { CodedError } from '@crossfoot/contracts';
import { CONFIGURATION, type Configuration } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';

/** Of one owner: more files than anybody sends at once. */
const longestLine = 100;
/** After this the client would give up before its file was read. */
const patienceMs = 60_000;

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/**
 * Lets an owner have so many uploads under way at a time, from their first byte to the reply; the others stand in line,
 * unread, and cost next to nothing. So a crowd of one account's files leaves room for a neighbour's single one. Kept by
 * each gateway alone.
 */
@Injectable()
export class UploadLine {
  private readonly lines = new Map<string, Line>();
  private readonly atATime: number;

  constructor(@Inject(CONFIGURATION) configuration: Pick<Configuration, 'UPLOADS_AT_A_TIME'>) {
    this.atATime = configuration.UPLOADS_AT_A_TIME;
  }

  /** Resolves when it is this upload's turn; the place is given back with `using`. Throws RATE_LIMITED. */
  async enter(owner: string, gone: AbortSignal): Promise<Disposable> {
    const line = this.lines.get(owner) ?? { running: 0, waiting: new Set() };
    this.lines.set(owner, line);
    if (line.running >= this.atATime) await this.stand(line, gone);
    else line.running += 1;
    return { [Symbol.dispose]: () => this.leave(owner, line) };
  }

  /** Whoever leaves hands the place on, so it stays counted. */
  private async stand(line: Line, gone: AbortSignal): Promise<void> {
    if (line.waiting.size >= longestLine) throw tooMany();
    const signal = AbortSignal.any([gone, AbortSignal.timeout(patienceMs)]);
    await new Promise<void>((resolve, reject) => {
      const stopWaiting = (): void => {
        line.waiting.delete(proceed);
        reject(tooMany());
      };
      const proceed = (): void => {
        signal.removeEventListener('abort', stopWaiting);
        resolve();
      };
      if (signal.aborted) return reject(tooMany());
      line.waiting.add(proceed);
      signal.addEventListener('abort', stopWaiting, { once: true });
    });
  }

  private leave(owner: string, line: Line): void {
    const [next] = line.waiting;
    if (next !== undefined) {
      line.waiting.delete(next);
      return next();
    }
    line.running -= 1;
    if (line.running === 0) this.lines.delete(owner);
  }
}

function tooMany(): CodedError {
  return new CodedError('RATE_LIMITED', 'Many of your files are being converted. Please wait until some are done.');
}
