import type { RawFact, RawRow } from '../extract/raw-statement.ts';
import { dueWords } from '../vocabulary/vocabulary.ts';

/** Whether a fact is called what is to be paid; a closing balance may say so in more words: "Totale da addebitare". */
export function isDue({ phrase, label }: Pick<RawFact, 'phrase' | 'label'>): boolean {
  const words = phrase.split(' ');
  return dueWords.exact(words) !== null || (label === 'closing' && dueWords.find(words).length > 0);
}

/**
 * Whether the balance that the last row has reached is printed as an amount to be paid: then it is a bill, not money held.
 * Where no balance stands beside the rows, the closing one tells by being due as a whole, or by having no other name.
 */
export function amountDue(facts: readonly RawFact[], rows: readonly RawRow[]): 'reached' | 'another' | 'none' {
  const due = facts.filter(isDue);
  const last = rows.findLast(({ balance }) => balance !== null)?.balance;
  if (due.length === 0) return 'none';
  if (!last) {
    const closings = facts.filter(({ label, token }) => label === 'closing' && token.money.units !== 0);
    const others = closings.filter((fact) => !due.includes(fact));
    const isReached = (fact: RawFact): boolean =>
      fact.token.money.sign === 0 &&
      fact.token.money.side === null &&
      due.some(({ token }) => token.money.units === fact.token.money.units);
    return (others.length > 0 ? others : closings).some(isReached) ? 'reached' : 'none';
  }
  const reached = last.money.units;
  if (reached === 0) return 'none';
  return due.some(({ token }) => token.money.units === reached) ? 'reached' : 'another';
}
