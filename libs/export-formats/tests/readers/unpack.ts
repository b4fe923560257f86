import { unzipSync } from 'fflate';
import type { ExportedFile } from '../../src/index.ts';
import type { ReadFile } from './read-row.ts';

/** The files of an export: itself, or what its ZIP holds. */
export function unpack(file: ExportedFile): readonly ReadFile[] {
  if (!file.filename.endsWith('.zip')) return [{ name: file.filename, bytes: file.bytes }];
  return Object.entries(unzipSync(file.bytes)).map(([name, bytes]) => ({ name, bytes }));
}
