import type { ExportedFile } from '@crossfoot/export-formats';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { UsageError } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** Takes the finished files: standard output, or a folder in which a name is never used twice in one run. */
export interface Output {
  write(file: ExportedFile): Promise<void>;
}

export async function openOutput(out: string | null, terminal: Terminal): Promise<Output> {
  if (out === null) return { write: (file) => writeToStdout(file, terminal) };
  try {
    await mkdir(out, { recursive: true });
  } catch {
    throw new UsageError('The folder of --out cannot be made; check its name and your rights there.');
  }
  const taken = new Set<string>();
  return { write: (file) => writeToFolder(out, file, taken) };
}

async function writeToStdout(file: ExportedFile, terminal: Terminal): Promise<void> {
  if (!file.isText && terminal.stdout.isTTY === true) {
    throw new UsageError(`${file.filename} is not text: name a folder with --out, or redirect the output into a file.`);
  }
  await new Promise<void>((resolve) => {
    const { stdout } = terminal;
    stdout.write(file.bytes, () => resolve());
  });
}

// Under another name first: a reader of the folder never sees half a file.
async function writeToFolder(folder: string, file: ExportedFile, taken: Set<string>): Promise<void> {
  const { name, ext } = parse(file.filename);
  let filename = file.filename;
  for (let counter = 2; taken.has(filename.toLowerCase()); counter += 1) filename = `${name} (${counter})${ext}`;
  taken.add(filename.toLowerCase());
  const unfinished = join(folder, `.${randomUUID()}.part`);
  try {
    await writeFile(unfinished, file.bytes);
    await rename(unfinished, join(folder, filename));
  } catch {
    await rm(unfinished, { force: true });
    throw new UsageError('The folder of --out cannot be written to; check your rights and the space left there.');
  }
}
