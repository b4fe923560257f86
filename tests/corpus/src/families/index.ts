import type { Family } from './family.ts';
import { devFamilies } from './dev/index.ts';
import { judgedFamilies } from './judged/index.ts';

const sets: Readonly<Record<string, readonly Family[]>> = {
  dev: devFamilies,
  judged: judgedFamilies,
};

/** The families of a set, `dev`, `judged` or `all`; `only` keeps those whose name holds the text. */
export function familiesOf(set: string, only?: string): readonly Family[] {
  const families = sets[set] ?? [...devFamilies, ...judgedFamilies];
  return only ? families.filter((family) => only.split(',').some((part) => family.name.includes(part))) : families;
}
