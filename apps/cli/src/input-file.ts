import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageError } from './failure.ts';
import { shown, type Terminal } from './terminal.ts';

export interface InputFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file of the call, or standard input for `-`. */
export async function readInput(path: string, terminal: Terminal): Promise<InputFile> {
  if (path === '-') return { name: 'statement.pdf', bytes: await readStdin(terminal) };
  try {
    const bytes = await readFile(path);
    return { name: basename(path), bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new UsageError(`${shown(path)}: ${readFailures[String(code)] ?? 'cannot be read.'}`);
  }
}

const readFailures: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'is a folder; name the PDF files in it.',
  EACCES: 'may not be read by this user.',
  ERR_FS_FILE_TOO_LARGE: 'is too large to be read.',
};

async function readStdin(terminal: Terminal): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const chunk of terminal.stdin) pieces.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return new Uint8Array(Buffer.concat(pieces));
}
