import type { Family } from './family.ts';
import { devFamilies } from './dev/index.ts';
import { freshFamilies } from './fresh/index.ts';
import { judgedFamilies } from './judged/index.ts';

const sets: Readonly<Record<string, readonly Family[]>> = {
  dev: devFamilies,
  judged: judgedFamilies,
  fresh: freshFamilies,
};

/** The families of a set, `dev`, `judged`, `fresh` or `all`; `only` keeps those whose name holds the text. */
export function familiesOf(set: string, only?: string): readonly Family[] {
  const families = sets[set] ?? [...devFamilies, ...judgedFamilies, ...freshFamilies];
  return only ? families.filter((family) => only.split(',').some((part) => family.name.includes(part))) : families;
}
