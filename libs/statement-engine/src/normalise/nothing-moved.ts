import { isTotal } from '../extract/table.ts';
import type { RawFact } from '../extract/raw-statement.ts';

/** Both sides of an account. */
const SIDES = 2;

/**
 * "Totals 0.00 0.00", deposits and withdrawals of nothing, or a total that is the opening balance alone: an account of
 * which this is printed closed as it opened.
 */
export function nothingMoved(facts: readonly RawFact[], opening: number): boolean {
  const totals = facts.filter(({ label }) => isTotal(label));
  const isNothing = ({ beside }: RawFact): boolean =>
    beside.every(({ money: { units } }) => units === 0 || units === Math.abs(opening));
  const zeros = ({ beside }: RawFact): number => beside.filter(({ money: { units } }) => units === 0).length;
  if (totals.length === 0 || !totals.every(isNothing)) return false;
  const [only] = totals;
  return (
    (totals.length === 1 && only?.label === 'total' && only.beside.length === 1 && zeros(only) === 0) ||
    totals.some((fact) => fact.label === 'total' && zeros(fact) >= SIDES) ||
    (['totalIn', 'totalOut'] as const).every((label) => totals.some((fact) => fact.label === label && zeros(fact) > 0))
  );
}
