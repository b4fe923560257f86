import { compare } from '../accuracy/compare.ts';
import type { Converter } from '../accuracy/converter.ts';
import type { Measured } from '../accuracy/table.ts';
import { mutationNames, type MutationName } from '../drawing/mutations.ts';
import type { Family } from '../families/family.ts';
import { generate } from '../generate.ts';

export interface Pair {
  readonly family: Family;
  readonly mutation: MutationName;
}

/** Every family under every mutation, or of these each `every`-th: which ones depends on the seed. */
export function batteryPairs(
  families: readonly Family[],
  { every, seed, mutations = mutationNames }: { every: number; seed: number; mutations?: readonly MutationName[] },
): Pair[] {
  return families.flatMap((family, at) =>
    // The next family begins with another mutation, so that each is met as often.
    mutations.flatMap((mutation, of) =>
      (at * (mutations.length + 1) + of + seed) % every === 0 ? [{ family, mutation }] : [],
    ),
  );
}

/** One mutated statement against its truth; null where it cannot be drawn on this machine. */
export async function measurePair(
  { family, mutation }: Pair,
  seed: number,
  folder: string,
  converter: Converter,
): Promise<Measured | null> {
  const made = await generate(family, seed, { folder, slowProducers: false, mutation });
  if (!made) return null;
  const { result, error, seconds } = await converter.convert(made.pdf);
  const line = { name: `${family.name}-${seed}-${mutation}`, group: mutation, kind: 'text', seconds, pages: 0 };
  return result ? { ...line, comparison: compare(made.truth, result) } : { ...line, error: error ?? 'no result' };
}
