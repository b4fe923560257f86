import { setImmediate as nextTurn } from 'node:timers/promises';
import { CodedError, type Owner } from '@crossfoot/contracts';
import { Injectable } from '@nestjs/common';
import { ownerKeyOf } from './conversion.document.ts';

/** More than the files of the largest batch, whose results are fetched at once. */
const mostWaiting = 500;

/**
 * Work on results that keeps this process busy (exports, corrections): one piece of each owner at a time, so that
 * somebody who asks for hundreds keeps others waiting for one of them. Throws RATE_LIMITED where too many wait.
 */
@Injectable()
export class OwnerTurns {
  private readonly lines = new Map<string, { waiting: number; last: Promise<unknown> }>();

  async take<T>(owner: Owner, work: () => Promise<T>): Promise<T> {
    const key = ownerKeyOf(owner);
    const line = this.lines.get(key) ?? { waiting: 0, last: Promise.resolve() };
    if (line.waiting >= mostWaiting)
      throw new CodedError('RATE_LIMITED', 'Too many files are being written for you. Please wait a moment.');
    this.lines.set(key, line);
    line.waiting += 1;
    // Between two pieces everybody else is heard.
    const turn = line.last.then(() => nextTurn()).then(work);
    line.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) this.lines.delete(key);
    }
  }
}
