import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PortError } from '@crossfoot/ports';

/** The place that a `file:` URL names: `file:///var/lib/crossfoot/documents.sqlite`, or `file:./data/documents.sqlite` from the working folder. */
export function pathOfDataUrl(url: string): string {
  if (!url.startsWith('file:')) throw new PortError('refused', 'The embedded adapters take file: URLs only');
  if (url.startsWith('file:/')) return fileURLToPath(url);
  const relative = url.slice('file:'.length);
  if (relative === '') throw new PortError('refused', 'A file: URL needs a path, for example file:./data');
  return resolve(decodeURIComponent(relative));
}
