import type { Family } from './family.ts';
import { devFamilies } from './dev/index.ts';
import { judgedFamilies } from './judged/index.ts';

/** The families of a set, `dev`, `judged` or `all`; `only` keeps those whose name holds the text. */
export function familiesOf(set: string, only?: string): readonly Family[] {
  const families =
    set === 'dev' ? devFamilies : set === 'judged' ? judgedFamilies : [...devFamilies, ...judgedFamilies];
  return only ? families.filter((family) => only.split(',').some((part) => family.name.includes(part))) : families;
}
