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
 * unread, and cost next to nothing. While others upload too, an owner has fewer, and those it had before are not replaced
 * as they end: so a crowd of one account's files leaves room for a neighbour's single one. Kept by each gateway alone.
 */
@Injectable()
export class UploadLine {
  private readonly lines = new Map<string, Line>();
  private readonly atATime: number;
  private readonly besideOthers: number;

  constructor(
    @Inject(CONFIGURATION) configuration: Pick<Configuration, 'UPLOADS_AT_A_TIME' | 'UPLOADS_BESIDE_OTHERS'>,
  ) {
    this.atATime = configuration.UPLOADS_AT_A_TIME;
    this.besideOthers = Math.min(configuration.UPLOADS_BESIDE_OTHERS, this.atATime);
  }

  /** Resolves when it is this upload's turn; the place is given back with `using`. Throws RATE_LIMITED. */
  async enter(owner: string, gone: AbortSignal): Promise<Disposable> {
    const line = this.lines.get(owner) ?? { running: 0, waiting: new Set() };
    this.lines.set(owner, line);
    if (this.hasPlace(line)) line.running += 1;
    else await this.stand(line, gone);
    return { [Symbol.dispose]: () => this.leave(owner, line) };
  }

  /** An owner that is here has something under way. */
  private hasPlace({ running }: Line): boolean {
    return running < (this.lines.size > 1 ? this.besideOthers : this.atATime);
  }

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
    line.running -= 1;
    this.admit(line);
    if (line.running > 0) return;
    this.lines.delete(owner);
    // The last one here need not leave room any more.
    if (this.lines.size === 1) for (const last of this.lines.values()) this.admit(last);
  }

  private admit(line: Line): void {
    for (const next of line.waiting) {
      if (!this.hasPlace(line)) return;
      line.waiting.delete(next);
      line.running += 1;
      next();
    }
  }
}

function tooMany(): CodedError {
  return new CodedError('RATE_LIMITED', 'Many of your files are being converted. Please wait until some are done.');
}
