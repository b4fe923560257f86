import { createHash, randomUUID, type Hash } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PortError } from '@crossfoot/ports';

/** Most objects are shorter, and never touch the disk. */
const HELD_BYTES = 512 * 1024;
const READ_BYTES = 64 * 1024;
/** Of a process, in all its spools: below what `/tmp` of the gateway has on Kubernetes. */
const MOST_ON_DISK = 1_536 * 1024 * 1024;
let onDisk = 0;

/** How the temporary files of this process begin. */
export const SPOOL_PREFIX = `crossfoot-spool-${process.pid}-`;

/**
 * Keeps a stream of unknown length until its size and its checksum are known: the beginning in memory, and from
 * HELD_BYTES on all of it in a temporary file, so that many slow streams cost hardly any memory. The file loses its name
 * at once and ends with its last user, whatever becomes of the process.
 */
export class Spool {
  private held: Buffer[] = [];
  private file: FileHandle | null = null;
  private readonly hash: Hash;
  private bytes = 0;
  private written = 0;

  constructor(
    algorithm: 'sha256' | 'md5',
    private readonly mostOnDisk = MOST_ON_DISK,
  ) {
    this.hash = createHash(algorithm);
  }

  get size(): number {
    return this.bytes;
  }

  /** Throws PortError `unavailable` where the disk does not take it, or has taken enough. */
  async add(piece: Buffer): Promise<void> {
    this.hash.update(piece);
    this.bytes += piece.length;
    this.held.push(piece);
    if (this.bytes <= HELD_BYTES) return;
    const waiting = this.bytes - this.written;
    if (onDisk + waiting > this.mostOnDisk)
      throw new PortError('unavailable', 'The temporary files of this process have all the room they may take');
    onDisk += waiting;
    this.written += waiting;
    try {
      this.file ??= await openNameless();
      for (const bytes of this.held) await this.file.writeFile(bytes);
      this.held = [];
    } catch (error) {
      throw new PortError('unavailable', 'The folder of temporary files does not take an object', { cause: error });
    }
  }

  /** Call once, after the last piece. */
  digest(): Buffer {
    return this.hash.digest();
  }

  /** All of it, from the start, as often as it is called. */
  content(signal: AbortSignal | undefined): Buffer | Readable {
    if (this.file === null) return Buffer.concat(this.held);
    return Readable.from(piecesOf(this.file), { objectMode: false, ...(signal && { signal }) });
  }

  async close(): Promise<void> {
    this.held = [];
    onDisk -= this.written;
    this.written = 0;
    await this.file?.close();
  }
}

async function* piecesOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let at = 0; ;) {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(READ_BYTES), 0, READ_BYTES, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `${SPOOL_PREFIX}${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}
