import type { Kind, Ledger } from '../../story/ledger.ts';
import type { Rng } from '../../story/rng.ts';

export type Words = Partial<Record<Kind, readonly string[]>>;

export interface Names {
  readonly shops?: readonly string[];
  readonly firms?: readonly string[];
  readonly people?: readonly string[];
  readonly cities?: readonly string[];
}

/** Gives the entries of a ledger the words of a country or trade that has no lexicon of its own; `|` parts lines. */
export function reword(rng: Rng, ledger: Ledger, words: Words, names: Names = {}): void {
  const { shops, firms, people, cities } = { ...ledger.lexicon, ...names };
  for (const e of ledger.entries) {
    const given = words[e.kind];
    if (!given) continue;
    e.lines = rng
      .pick(given)
      .replaceAll('{shop}', rng.pick(shops))
      .replaceAll('{firm}', rng.pick(firms))
      .replaceAll('{person}', rng.pick(people))
      .replaceAll('{city}', rng.pick(cities))
      .replaceAll('{ref}', e.reference)
      .replaceAll('{card}', e.card)
      .split('|');
  }
}
