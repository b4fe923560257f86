import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { CodedError } from '@crossfoot/contracts';
import type { Collection } from '@crossfoot/ports';
import { changeDocumentIf, createOrChangeDocument } from '@crossfoot/runtime';
import type { Verification } from './user.document.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const lifeMs = 10 * minute;
const resendAfterMs = minute;
const guessesPerCode = 5;
const codesPerDay = 10;
/** 15 codes × 5 guesses of a million: a whole attack succeeds with less than 10⁻⁴. */
const codesPerRegistration = 15;

export interface ConfirmedCode {
  readonly email: string;
  /** True where the code was entered in the browser that asked for it. */
  readonly sameBrowser: boolean;
}

/**
 * Six-digit codes that prove an address. Kept as a keyed hash; a new one voids the old; a guess is counted before it is
 * compared, atomically, so that parallel guesses cannot exceed the limit.
 */
export class VerificationCodes {
  private readonly hashKey: Buffer;

  constructor(
    private readonly collection: Collection<Verification>,
    private readonly now: () => number,
    masterKey: Uint8Array,
  ) {
    this.hashKey = Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), 'crossfoot verification codes', 32));
  }

  /** A new code for `email`. Throws CodedError RATE_LIMITED: one a minute, 10 a day, 15 for one address to prove. */
  async issue(userId: string, email: string, browserHash: string): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const now = this.now();
    const alive = {
      email,
      codeHash: this.hash(userId, code),
      codeExpiresAt: now + lifeMs,
      guessesLeft: guessesPerCode,
      browserHash,
      expiresAt: now + 7 * day,
    };
    const fresh: Verification = { ...alive, issuedAt: [], issuedInAll: 0 };
    await createOrChangeDocument(
      this.collection,
      userId,
      () => fresh,
      (before) => {
        const issuedAt = before.issuedAt.filter((time) => time > now - day);
        const issuedInAll = before.email === email ? before.issuedInAll : 0;
        refuseTooMany(now, issuedAt, issuedInAll);
        return { ...alive, issuedAt: [...issuedAt, now], issuedInAll: issuedInAll + 1 };
      },
    );
    return code;
  }

  /**
   * Uses the code up. Throws CodedError CODE_INVALID, the same for wrong, expired, used and unknown; only the browser that
   * asked for the code is told that it is dead.
   */
  async confirm(userId: string, email: string, code: string, browserHash: string | null): Promise<ConfirmedCode> {
    const counted = await changeDocumentIf(this.collection, userId, (before) =>
      isAlive(before, this.now()) ? { ...before, guessesLeft: before.guessesLeft - 1 } : null,
    );
    const offered = Buffer.from(this.hash(userId, code), 'hex');
    const kept = Buffer.from(counted?.body.codeHash ?? '', 'hex');
    if (!counted || counted.body.email !== email || kept.length !== offered.length || !timingSafeEqual(kept, offered)) {
      const isDead = !counted || !isAlive(counted.body, this.now());
      throw isDead && (await this.isAskedBy(userId, browserHash)) ? deadCode() : invalidCode();
    }
    const used = await changeDocumentIf(this.collection, userId, (before) =>
      before.codeHash === counted.body.codeHash ? { ...before, codeHash: null } : null,
    );
    if (!used) throw invalidCode();
    return { email: counted.body.email, sameBrowser: browserHash !== null && browserHash === counted.body.browserHash };
  }

  /** Whether the latest code was asked for in this browser, which may therefore be told how it stands. */
  async isAskedBy(userId: string, browserHash: string | null): Promise<boolean> {
    return browserHash !== null && (await this.collection.get(userId))?.body.browserHash === browserHash;
  }

  async forget(userId: string): Promise<void> {
    await this.collection.delete(userId);
  }

  private hash(userId: string, code: string): string {
    return createHmac('sha256', this.hashKey).update(`${userId}\n${code}`).digest('hex');
  }
}

const isAlive = (verification: Verification, now: number): boolean =>
  verification.codeHash !== null && verification.codeExpiresAt > now && verification.guessesLeft > 0;

export const invalidCode = (): CodedError => new CodedError('CODE_INVALID', 'Invalid or expired verification code');

const deadCode = (): CodedError =>
  new CodedError('CODE_INVALID', 'This code has expired or was tried too often. Please ask for a new one.', {
    needsNewCode: true,
  });

function refuseTooMany(now: number, issuedAt: readonly number[], issuedInAll: number): void {
  const waitMs = (issuedAt.at(-1) ?? -Infinity) + resendAfterMs - now;
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1_000);
    throw new CodedError(
      'RATE_LIMITED',
      `A code was sent a moment ago. Please wait ${seconds} seconds before asking for another.`,
      {
        retryAfterSeconds: seconds,
      },
    );
  }
  if (issuedAt.length >= codesPerDay || issuedInAll >= codesPerRegistration)
    throw new CodedError('RATE_LIMITED', 'Too many codes were sent to this address. Please try again tomorrow.');
}
