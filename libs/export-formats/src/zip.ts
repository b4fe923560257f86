import { zipSync, type Zippable } from 'fflate';

/** Local time on purpose: ZIP has no time zone, and the file must be the same byte for byte wherever it is made. */
export const zipTime = new Date(1980, 0, 1);

/** Files with their (unique) names in one ZIP, always the same bytes for the same files. */
export function zipFiles(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  const entries: Zippable = {};
  for (const [name, bytes] of files) entries[name] = [bytes, { mtime: zipTime }];
  return zipSync(entries, { level: 6 });
}
