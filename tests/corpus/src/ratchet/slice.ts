import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { convertStatement, nodePlatform } from '@crossfoot/statement-engine';
import { compare, type Comparison } from '../accuracy/compare.ts';
import { totals, type Measured } from '../accuracy/table.ts';
import type { Family } from '../families/family.ts';
import { generate } from '../generate.ts';

/** The figures of a family that may not get worse. Percentages with one decimal; silent wrong is a count. */
export interface FamilyFigures {
  readonly f1: number;
  readonly perfect: number;
  readonly descriptions: number;
  readonly balances: number;
  readonly silentWrong: number;
  readonly needlessDoubt: number;
}

const round = (ratio: number): number => Math.floor(ratio * 1000 + 1e-9) / 10;

/** Measures a family on its first seeds, in this process; a document that throws counts as unread. */
export async function measureFamily(
  family: Family,
  seeds: readonly number[],
  fast: boolean,
): Promise<FamilyFigures | null> {
  const platform = nodePlatform;
  const measured: Measured[] = [];
  for (const seed of seeds) {
    const made = await generate(family, seed, { folder: '.cache/corpus', slowProducers: !fast });
    if (!made) return null;
    const base = { name: `${family.name}-${seed}`, group: family.name, kind: 'text', seconds: 0, pages: 0 };
    let comparison: Comparison | undefined;
    try {
      comparison = compare(
        made.truth,
        await convertStatement(new Uint8Array(await readFile(made.pdf)), { filename: basename(made.pdf), platform }),
      );
    } catch {
      comparison = undefined;
    }
    measured.push(comparison ? { ...base, comparison } : { ...base, error: 'not read' });
  }
  const sum = totals(measured);
  return {
    f1: round(sum.f1),
    perfect: round(sum.perfect),
    descriptions: round(sum.descriptions),
    balances: round((sum.rowBalances + sum.ends) / 2),
    silentWrong: sum.silentWrong,
    needlessDoubt: sum.needlessDoubt,
  };
}

const larger: readonly (keyof FamilyFigures)[] = ['f1', 'perfect', 'descriptions', 'balances'];

/** What got worse and what got better against the ratchet, one line each. */
export function differences(
  name: string,
  before: FamilyFigures | undefined,
  now: FamilyFigures,
): { worse: string[]; better: string[] } {
  const worse: string[] = [];
  const better: string[] = [];
  if (!before) return { worse, better: [`${name}: new, not yet in the ratchet`] };
  for (const key of Object.keys(now) as (keyof FamilyFigures)[]) {
    const gain = larger.includes(key) ? now[key] - before[key] : before[key] - now[key];
    if (gain < 0) worse.push(`${name}: ${key} was ${before[key]}, is ${now[key]}`);
    if (gain > 0) better.push(`${name}: ${key} was ${before[key]}, is ${now[key]}`);
  }
  return { worse, better };
}
