import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PortError } from '@crossfoot/ports';

const KEY_BYTES = 32;

/**
 * The key that seals the objects of a data folder, made at the first start (owner-readable only). Without it the
 * objects cannot be read again, so it is written once and never replaced.
 */
export function loadMasterKey(dataFolder: string): Uint8Array {
  const path = join(dataFolder, 'keys', 'master.key');
  const key = readKey(path) ?? createKey(path);
  if (key.length !== KEY_BYTES)
    throw new PortError('refused', `${path} is not a key of this program (${KEY_BYTES} bytes in hexadecimal)`);
  return key;
}

function readKey(path: string): Uint8Array | null {
  try {
    return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new PortError('unavailable', `Cannot read ${path}`, { cause: error });
  }
}

function createKey(path: string): Uint8Array {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const incoming = `${path}.${randomUUID()}`;
  const file = openSync(incoming, 'wx', 0o600);
  writeSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`);
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(incoming, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(incoming, { force: true });
  }
  const key = readKey(path);
  if (key === null) throw new PortError('unavailable', `Cannot write ${path}`);
  return key;
}
