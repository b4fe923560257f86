import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** File names end in this, folder names never do: `a` and `a/b` can both be keys. */
export const OBJECT_SUFFIX = '~';

/**
 * Keys below a prefix in ascending byte order, after a given one. Folders sort with their slash, so the order is that
 * of whole keys (`a-b` before `a/b`); folders that cannot hold a wanted key are not read.
 */
export async function* walkObjectKeys(
  root: string,
  prefix: string,
  after: string | null,
  folder = '',
): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name.slice(0, -OBJECT_SUFFIX.length)))
    .sort((a, b) => (a < b ? -1 : 1));
  for (const name of names) {
    const path = `${folder}${name}`;
    if (!name.endsWith('/')) {
      if (path.startsWith(prefix) && (after === null || path > after)) yield path;
      continue;
    }
    const mayHold = path.startsWith(prefix) || prefix.startsWith(path);
    const isBehind = after !== null && path < after && !after.startsWith(path);
    if (mayHold && !isBehind) yield* walkObjectKeys(root, prefix, after, path);
  }
}
