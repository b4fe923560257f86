import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { CodedError } from '@crossfoot/contracts';

const argon2Async = promisify(argon2);

/** Argon2id as OWASP's password storage cheat sheet asks for and more: 64 MiB, 3 passes, one lane. */
const current = { memory: 65_536, passes: 3, parallelism: 1 } as const;
const saltBytes = 16;
const tagBytes = 32;

interface Parameters {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/**
 * Hashes and checks passwords. Hashes are PHC strings (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`). At most
 * `concurrency` hashes run at once (each takes 64 MiB); `line` more wait their turn, and who comes then is told to come
 * back: an answer after the caller has gone would be work for nobody.
 */
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly decoy: Promise<string>;

  constructor(
    private readonly concurrency = 2,
    private readonly line = 40,
    private readonly deriveKey: typeof argon2Async = argon2Async,
  ) {
    this.decoy = this.hash(randomBytes(16).toString('base64'));
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes);
    const tag = await this.derive(password, salt, current, tagBytes);
    const { memory, passes, parallelism } = current;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
  }

  /** Without a stored hash (unknown account) the same work is done against a decoy and the answer is false. */
  async verify(password: string, stored: string | null): Promise<boolean> {
    const { parameters, salt, tag } = parse(stored ?? (await this.decoy));
    const derived = await this.derive(password, salt, parameters, tag.length);
    return timingSafeEqual(derived, tag) && stored !== null;
  }

  /** True where the hash was made with other parameters than today's: hash anew at the next login. */
  isOutdated(stored: string): boolean {
    const { parameters } = parse(stored);
    return (
      parameters.memory !== current.memory ||
      parameters.passes !== current.passes ||
      parameters.parallelism !== current.parallelism
    );
  }

  private async derive(password: string, nonce: Buffer, parameters: Parameters, tagLength: number): Promise<Buffer> {
    if (this.waiting.length >= this.line) throw tooBusy();
    if (this.running >= this.concurrency) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      // NFKC: the same password typed on another keyboard or system gives the same bytes (RFC 8265's idea).
      return await this.deriveKey('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...parameters });
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

function tooBusy(): CodedError {
  return new CodedError(
    'SERVICE_UNAVAILABLE',
    'Very many people are signing in just now. Please try again in a moment.',
  );
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

function parse(stored: string): { parameters: Parameters; salt: Buffer; tag: Buffer } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  if (!match) throw new Error('A stored password hash has an unknown form.');
  const [, memory, passes, parallelism, salt, tag] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
