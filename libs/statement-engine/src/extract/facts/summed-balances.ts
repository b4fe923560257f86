import type { RawFact } from '../raw-statement.ts';
import { signedBalance, type TokenLine } from '../../grammar/tokens.ts';

/** A summary has so many lines between its ends at most, and so many amounts: with more of them sums are accidents. */
const MOST_LINES = 8;
const MOST_SUMMANDS = 5;

/**
 * "Brought forward 28,867.37, deposits 105,671.62, charges 32,469.95, balance 102,069.04": the balance that the lines
 * before it come to closes the statement, whatever its rows reach. `used` are the lines of entries.
 */
export function closeSummaries(
  facts: readonly RawFact[],
  lines: readonly TokenLine[],
  used: ReadonlySet<number>,
): RawFact[] {
  return facts.map((fact) =>
    fact.label === 'balance' && isSum(fact, facts, lines, used) ? { ...fact, label: 'closing' } : fact,
  );
}

function isSum(
  fact: RawFact,
  facts: readonly RawFact[],
  lines: readonly TokenLine[],
  used: ReadonlySet<number>,
): boolean {
  const opening = facts.findLast(({ label, at }) => label === 'opening' && at < fact.at);
  if (opening === undefined || fact.at - opening.at > MOST_LINES) return false;
  const inside = lines.slice(opening.at + 1, fact.at);
  if (inside.some(({ index }) => used.has(index))) return false;
  const between = inside.flatMap(({ amounts }) => amounts);
  if (between.length === 0 || between.length > MOST_SUMMANDS) return false;
  const sums = between.reduce(
    (all, { money }) => all.flatMap((sum) => [sum + money.units, sum - money.units]),
    [signedBalance(opening.token)],
  );
  return sums.includes(signedBalance(fact.token));
}
