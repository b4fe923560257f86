import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { CodedError } from '@crossfoot/contracts';

/** Readers allow for some bytes before the header; so many are looked at. */
const headWindow = 1_024;
const signature = Buffer.from('%PDF-');

/**
 * Passes an upload through and judges it on the way: at most `maxBytes`, and a PDF by its content, whatever its name
 * says. Fails with FILE_TOO_LARGE as soon as the limit is passed, with NOT_A_PDF as soon as the window shows no header,
 * with EMPTY_FILE where nothing came. Knows size and SHA-256 once it has ended.
 */
export class PdfInspector extends Transform {
  private readonly hash = createHash('sha256');
  private head: Buffer | null = Buffer.alloc(0);
  private bytes = 0;

  constructor(private readonly maxBytes: number) {
    super();
  }

  get size(): number {
    return this.bytes;
  }

  /** Call once, after the end. */
  sha256(): string {
    return this.hash.digest('hex');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) return done(tooLarge(this.maxBytes));
    if (this.head !== null) {
      this.head = Buffer.concat([this.head, chunk.subarray(0, headWindow)]);
      if (this.head.includes(signature)) this.head = null;
      else if (this.head.length >= headWindow) return done(notAPdf());
    }
    this.hash.update(chunk);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    if (this.bytes === 0) return done(new CodedError('EMPTY_FILE', 'This file is empty. Please choose another one.'));
    done(this.head === null ? null : notAPdf());
  }
}

export function tooLarge(maxBytes: number): CodedError {
  const megabytes = Math.floor(maxBytes / 1_048_576);
  return new CodedError(
    'FILE_TOO_LARGE',
    `This file is larger than ${megabytes} MB. Please split it into smaller files.`,
  );
}

function notAPdf(): CodedError {
  return new CodedError('NOT_A_PDF', 'This file is not a PDF. Please choose a statement in PDF form.');
}
