import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, rmdir, stat, unlink } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative, resolve } from 'node:path';
import { addAbortSignal } from 'node:stream';
import type { Readable } from 'node:stream';
import { checkObjectKey, checkObjectPrefix, PortError, readObjectLimit } from '@crossfoot/ports';
import type { ObjectPage, ObjectsPort } from '@crossfoot/ports';
import { pathOfDataUrl } from './data-url.ts';
import { isGone, PROCESS_MARK } from './process-mark.ts';
import { OBJECT_SUFFIX, walkObjectKeys } from './object-walk.folder.ts';

const INCOMING = '.incoming';
/** A temporary file of an unknown process (another container) is given up after this long. */
const FORGOTTEN_AFTER_MS = 86_400_000;

/**
 * Objects as files of one folder. A stream is written beside, flushed to the disk, and renamed into its place, so a
 * reader sees the old object or the new one, whole; what a crash leaves beside is removed at the next start.
 * It stores what it is given: `sealObjects` (ports) encrypts, over this adapter as over any other.
 */
export class FolderObjects implements ObjectsPort {
  private readonly root: string;
  private readonly ready: Promise<void>;

  constructor(root: string) {
    this.root = resolve(root);
    this.ready = this.prepare();
    this.ready.catch(() => undefined);
  }

  async put(
    key: string,
    content: Readable,
    options: { readonly signal?: AbortSignal } = {},
  ): Promise<{ readonly size: number }> {
    // A stream that breaks before it is read must not take the process with it; reading it meets the error again.
    content.on('error', () => undefined);
    const incoming = join(this.root, INCOMING, `${PROCESS_MARK}-${randomUUID()}`);
    try {
      checkObjectKey(key);
      if (options.signal !== undefined) addAbortSignal(options.signal, content);
      await this.ready;
      const size = await writeThrough(incoming, content);
      options.signal?.throwIfAborted();
      await this.moveIntoPlace(incoming, this.fileOf(key));
      return { size };
    } catch (error) {
      content.destroy();
      await rm(incoming, { force: true });
      throw isDiskFault(error) ? unreadable(error) : error;
    }
  }

  async get(key: string): Promise<Readable> {
    checkObjectKey(key);
    const handle = await open(this.fileOf(key), 'r').catch((error: unknown) => {
      if (isAbsent(error)) throw new PortError('notFound', `No object ${key}`);
      throw unreadable(error);
    });
    return createReadStream('', { fd: handle, highWaterMark: 256 * 1024 });
  }

  async stat(key: string): Promise<{ readonly size: number; readonly modifiedAt: number } | null> {
    checkObjectKey(key);
    try {
      const { size, mtimeMs } = await stat(this.fileOf(key));
      return { size, modifiedAt: Math.floor(mtimeMs) };
    } catch (error) {
      if (isAbsent(error)) return null;
      throw unreadable(error);
    }
  }

  async delete(key: string): Promise<void> {
    checkObjectKey(key);
    const path = this.fileOf(key);
    try {
      await unlink(path);
    } catch (error) {
      if (isAbsent(error)) return;
      throw unreadable(error);
    }
    await syncFolder(dirname(path));
    for (let folder = dirname(path); folder !== this.root; folder = dirname(folder)) {
      const gone = await rmdir(folder).then(
        () => true,
        () => false,
      );
      if (!gone) break;
    }
  }

  async list(
    prefix: string,
    options: { readonly cursor?: string | null; readonly limit?: number } = {},
  ): Promise<ObjectPage> {
    checkObjectPrefix(prefix);
    const limit = readObjectLimit(options.limit);
    const after = options.cursor ?? null;
    if (after !== null) checkObjectKey(after);
    await this.ready;
    const items: { key: string; size: number; modifiedAt: number }[] = [];
    for await (const key of walkObjectKeys(this.root, prefix, after)) {
      const found = await this.stat(key);
      if (found === null) continue;
      if (items.length === limit) return { items, next: items.at(-1)?.key ?? null };
      items.push({ key, ...found });
    }
    return { items, next: null };
  }

  async ping(): Promise<void> {
    await this.ready;
    await access(this.root, constants.W_OK).catch((error: unknown) => {
      throw unreadable(error);
    });
  }

  async close(): Promise<void> {
    await this.ready.catch(() => undefined);
  }

  private fileOf(key: string): string {
    return join(this.root, `${key}${OBJECT_SUFFIX}`);
  }

  /** A folder may vanish between its making and the rename, when the last object in it is deleted just then. */
  private async moveIntoPlace(incoming: string, target: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await rename(incoming, target);
        await syncFolders(dirname(target), made === undefined ? dirname(target) : dirname(made));
        return;
      } catch (error) {
        if (!isAbsent(error) || attempt === 5) throw unreadable(error);
      }
    }
  }

  private async prepare(): Promise<void> {
    const incoming = join(this.root, INCOMING);
    await mkdir(incoming, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw unreadable(error);
    });
    for (const name of await readdir(incoming)) {
      const found = await stat(join(incoming, name)).catch(() => null);
      const forgotten = found !== null && Date.now() - found.mtimeMs > FORGOTTEN_AFTER_MS;
      if (isGone(name) || forgotten) await rm(join(incoming, name), { force: true });
    }
    await removeEmptyFolders(this.root);
  }
}

/** `OBJECTS_URL=file:…/objects` */
export function openObjects(url: string): FolderObjects {
  return new FolderObjects(pathOfDataUrl(url));
}

/** A process that was killed between deleting an object and its folder, or making a folder and its object, leaves one. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === INCOMING) continue;
    const path = join(folder, entry.name);
    await removeEmptyFolders(path);
    // Refused by the system where it is not empty.
    await rmdir(path).catch(() => undefined);
  }
}

/** Writes a stream to a new file, a piece at a time, and flushes it to the disk; resolves to its size. */
async function writeThrough(path: string, content: Readable): Promise<number> {
  const handle = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const part of content) {
      const bytes = Buffer.isBuffer(part) ? part : Buffer.from(part as Uint8Array);
      await handle.writeFile(bytes);
      size += bytes.length;
    }
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
}

/** A rename is on the disk once its folder is; the folders made for it likewise. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; ; folder = dirname(folder)) {
    await syncFolder(folder);
    if (relative(folder, upTo) === '') return;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  if (handle === null) return;
  await handle.sync().finally(() => handle.close());
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

const DISK_FAULTS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'ENOENT', 'EIO', 'EMFILE']);

function isDiskFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISK_FAULTS.has(error.code);
}

function unreadable(error: unknown): PortError {
  return error instanceof PortError
    ? error
    : new PortError('unavailable', 'The object folder cannot be read or written', { cause: error });
}
