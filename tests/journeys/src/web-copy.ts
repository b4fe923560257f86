import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { needFresh } from '../../../tools/bundle-sources.mjs';

const built = join(import.meta.dirname, '../../../apps/web/dist');

/** The built pages as they are now, copied into `folder`: a build in the meantime takes no file from under a journey. */
export async function copyOfWeb(folder: string): Promise<string> {
  needFresh('web');
  const copy = join(folder, 'web');
  await cp(built, copy, { recursive: true });
  return copy;
}
