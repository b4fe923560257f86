import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRng } from '../story/rng.ts';
import { degradations, type DegradationName } from './degradations.ts';

/** Rises when a degradation changes, so that no stale twin is measured. */
const VERSION = 1;

export const degradationNames = Object.keys(degradations) as DegradationName[];

/** The degraded twin of a PDF file, made once and kept beside it; null where the kind does not apply to it. */
export async function degradedTwin(path: string, kind: DegradationName): Promise<string | null> {
  const twin = path.replace(/\.pdf$/, `.${kind}-v${VERSION}.pdf`);
  if (existsSync(twin)) return twin;
  const bytes = await degradations[kind](new Uint8Array(await readFile(path)), createRng(`${path}/${kind}`));
  if (!bytes) return null;
  await writeFile(twin, bytes);
  return twin;
}

/** The kinds that a command line names: `all`, or some with commas between; none where it names none. */
export function degradationKinds(names: string | undefined): readonly DegradationName[] {
  if (!names) return [];
  if (names === 'all') return degradationNames;
  return degradationNames.filter((name) => names.split(',').includes(name));
}
