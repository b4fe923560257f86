import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { Readable } from 'node:stream';
import { PortError } from './port-error.ts';

/**
 * The form of a sealed object:
 *
 *     header   "CFS1" · id of the master key (8) · nonce (12) · data key, wrapped with AES-256-GCM (32 + 16) · nonce prefix (7)
 *     chunk    64 KiB of AES-256-GCM ciphertext (the last one shorter, or empty) · tag (16)
 *
 * Every object has a fresh data key. The chunks are Rogaway's STREAM: the nonce of each is prefix · counter (4) · 1 on
 * the last chunk, so bytes that were changed, chunks that were moved, dropped or repeated, and a cut end are all seen.
 * The wrapped key is bound to the object's key name: an object put in another's place is refused.
 */
export interface Keyring {
  /** Seals. 32 bytes. */
  readonly current: Uint8Array;
  /** Still opens what was sealed before a change of keys. */
  readonly previous?: readonly Uint8Array[];
}

const MAGIC = Buffer.from('CFS1');
const KEY_ID = 8;
const NONCE = 12;
const KEY = 32;
const TAG = 16;
const PREFIX = 7;
const HEADER = MAGIC.length + KEY_ID + NONCE + KEY + TAG + PREFIX;
export const SEAL_CHUNK = 64 * 1024;
const SEALED_CHUNK = SEAL_CHUNK + TAG;
/** The counter has 32 bits. */
const MOST_CHUNKS = 2 ** 32 - 1;

/** The size of the plain bytes within a sealed object of this size. */
export function plainSize(sealedSize: number): number {
  const body = Math.max(0, sealedSize - HEADER);
  return Math.max(0, body - TAG * Math.max(1, Math.ceil(body / SEALED_CHUNK)));
}

export async function* sealStream(content: Readable, objectKey: string, keyring: Keyring): AsyncGenerator<Buffer> {
  const plainKey = randomBytes(KEY);
  const prefix = randomBytes(PREFIX);
  yield Buffer.concat([wrapKey(plainKey, masterKey(keyring.current), objectKey), prefix]);
  const dataKey = createSecretKey(plainKey);
  let counter = 0;
  for await (const { bytes, last } of inChunks(content, SEAL_CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', dataKey, chunkNonce(prefix, counter, last));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    counter += 1;
  }
}

export async function* unsealStream(sealed: Readable, objectKey: string, keyring: Keyring): AsyncGenerator<Buffer> {
  let opened: { dataKey: KeyObject; prefix: Buffer } | null = null;
  let counter = 0;
  for await (const { bytes, last } of inChunks(sealed, SEALED_CHUNK, HEADER)) {
    if (opened === null) {
      opened = openHeader(bytes, objectKey, keyring);
      if (last) throw tampered('it ends after its header');
      continue;
    }
    yield openChunk(bytes, opened.dataKey, chunkNonce(opened.prefix, counter, last));
    counter += 1;
  }
}

function openChunk(bytes: Buffer, dataKey: KeyObject, nonce: Buffer): Buffer {
  if (bytes.length < TAG) throw tampered('it is cut off');
  try {
    const decipher = createDecipheriv('aes-256-gcm', dataKey, nonce, { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(-TAG));
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]);
  } catch (error) {
    throw tampered('its bytes were changed or cut off', error);
  }
}

function wrapKey(dataKey: Buffer, master: MasterKey, objectKey: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', master.key, nonce).setAAD(Buffer.from(objectKey));
  return Buffer.concat([MAGIC, master.id, nonce, cipher.update(dataKey), cipher.final(), cipher.getAuthTag()]);
}

function openHeader(header: Buffer, objectKey: string, keyring: Keyring): { dataKey: KeyObject; prefix: Buffer } {
  if (header.length < HEADER || !header.subarray(0, MAGIC.length).equals(MAGIC))
    throw tampered('it is not a sealed object');
  let at = MAGIC.length;
  const take = (length: number): Buffer => header.subarray(at, (at += length));
  const id = take(KEY_ID);
  const master = [keyring.current, ...(keyring.previous ?? [])]
    .map(masterKey)
    .find((candidate) => candidate.id.equals(id));
  if (master === undefined)
    throw new PortError('refused', 'The object was sealed with a master key that this process does not have');
  const nonce = take(NONCE);
  const wrapped = take(KEY);
  try {
    const decipher = createDecipheriv('aes-256-gcm', master.key, nonce, { authTagLength: TAG })
      .setAAD(Buffer.from(objectKey))
      .setAuthTag(take(TAG));
    const plainKey = Buffer.concat([decipher.update(wrapped), decipher.final()]);
    return { dataKey: createSecretKey(plainKey), prefix: take(PREFIX) };
  } catch (error) {
    throw tampered('its header was changed, or it belongs to another key', error);
  }
}

function chunkNonce(prefix: Buffer, counter: number, last: boolean): Buffer {
  if (counter > MOST_CHUNKS) throw new PortError('refused', 'The object is too large to be sealed');
  const nonce = Buffer.alloc(NONCE);
  prefix.copy(nonce);
  nonce.writeUInt32BE(counter, PREFIX);
  nonce.writeUInt8(last ? 1 : 0, NONCE - 1);
  return nonce;
}

interface MasterKey {
  readonly key: KeyObject;
  readonly id: Buffer;
}

/** Node takes a key many times faster as one of its own objects than as bytes. */
const masterKeys = new WeakMap<Uint8Array, MasterKey>();

function masterKey(bytes: Uint8Array): MasterKey {
  if (bytes.length !== KEY) throw new PortError('refused', 'The master key must be 32 bytes');
  const known = masterKeys.get(bytes);
  if (known !== undefined) return known;
  const id = createHash('sha256').update('crossfoot master key id').update(bytes).digest().subarray(0, KEY_ID);
  const made = { key: createSecretKey(bytes), id };
  masterKeys.set(bytes, made);
  return made;
}

function tampered(how: string, cause?: unknown): PortError {
  return new PortError('tampered', `The stored object is not what was put there: ${how}`, { cause });
}

/**
 * Cuts a stream into pieces of `size` (the first of `first`, where given), holding no more than one. Exactly one piece
 * is the last: it may be shorter, and is empty where the stream is empty.
 */
async function* inChunks(
  source: Readable,
  size: number,
  first = size,
): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
  let wanted = first;
  let parts: Buffer[] = [];
  let held = 0;
  for await (const part of source) {
    let rest = Buffer.isBuffer(part) ? part : Buffer.from(part as Uint8Array);
    // A full piece is given away only when more follows, so that the last one is known to be the last.
    while (held + rest.length > wanted) {
      const head = rest.subarray(0, wanted - held);
      yield { bytes: Buffer.concat([...parts, head]), last: false };
      rest = rest.subarray(head.length);
      parts = [];
      held = 0;
      wanted = size;
    }
    if (rest.length > 0) parts.push(rest);
    held += rest.length;
  }
  yield { bytes: Buffer.concat(parts), last: true };
}
