import type { RawFact, RawRow } from '../extract/raw-statement.ts';
import { dueWords } from '../vocabulary/vocabulary.ts';

/**
 * Whether the balance that the last row has reached is printed as an amount to be paid: then it is a bill, not money held.
 * Where no balance stands beside the rows, the closing one tells by being due as a whole.
 */
export function amountDue(facts: readonly RawFact[], rows: readonly RawRow[]): 'reached' | 'another' | 'none' {
  const due = facts.filter(({ phrase }) => dueWords.has(phrase));
  const last = rows.findLast(({ balance }) => balance !== null)?.balance;
  const isClosing = ({ label, phrase, token: { money } }: RawFact): boolean =>
    label === 'closing' && !dueWords.has(phrase) && money.units !== 0 && money.sign === 0 && money.side === null;
  if (!last)
    return facts.some(
      (fact) => isClosing(fact) && due.some(({ token }) => token.money.units === fact.token.money.units),
    )
      ? 'reached'
      : 'none';
  const reached = last.money.units;
  if (reached === 0 || due.length === 0) return 'none';
  return due.some(({ token }) => token.money.units === reached) ? 'reached' : 'another';
}
