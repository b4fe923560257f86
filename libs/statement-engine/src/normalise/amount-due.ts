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

/** Whether the only closing balance of an account, with none beside its rows, is what is to be paid: nobody is asked for money that he holds. */
export function closesWithDue({ facts, rows }: { facts: readonly RawFact[]; rows: readonly RawRow[] }): boolean {
  const closings = facts.filter(({ label, token: { money } }) => label === 'closing' && money.units !== 0);
  const isDue = ({ phrase, token: { money } }: RawFact): boolean =>
    dueWords.has(phrase) && money.sign === 0 && money.side === null;
  return closings.length > 0 && closings.every(isDue) && rows.every(({ balance }) => balance === null);
}
