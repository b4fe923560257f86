import type { RawFact, RawRow } from '../extract/raw-statement.ts';
import type { Sign } from './solve-signs.ts';
import { sumOf } from '../reconcile/chain.ts';

/** Printed totals of what came in and of what went out, in minor units without sign. */
export interface TotalsOfSides {
  readonly in: readonly number[];
  readonly out: readonly number[];
}

/**
 * How a reading agrees with the printed totals of both sides: `straight`, or `turned` where what is read as money in comes
 * to the total of what went out and the other way round. Null where they do not tell: one side alone may be the total of
 * something else, and where columns, marks or headings name the sides, the totals only repeat them; `open` where the
 * totals of two named columns are each the other's, so that one or the other is misread. Where everything goes one way, a
 * card's totals still tell payments from purchases: "Payments 50.00, purchases 0.00".
 */
export function sidesFit(
  rows: readonly RawRow[],
  signs: readonly Sign[],
  totals: TotalsOfSides,
  isCard = false,
): 'straight' | 'turned' | 'open' | null {
  const isNamed = ({ column, section, amount: { money } }: RawRow): boolean =>
    column !== 'amount' || money.side !== null || section?.direction != null;
  if (rows.some(isNamed)) return areColumnsCrossed(rows, totals) ? 'open' : null;
  const unitsOf = (side: Sign): number =>
    sumOf(rows, ({ amount }, at) => (signs[at] === side ? amount.money.units : 0));
  const [came, went] = [unitsOf(1), unitsOf(-1)];
  if (came === went) return null;
  const [isIn, isOut] = [new Set(totals.in), new Set(totals.out)];
  if (came === 0 || went === 0) {
    const isStraight = isIn.has(came) && isOut.has(went);
    return isCard && !isStraight && isIn.has(went) && isOut.has(came) ? 'turned' : null;
  }
  if (isIn.has(came) && isOut.has(went)) return 'straight';
  if (isIn.has(went) && isOut.has(came)) return 'turned';
  // "Total spend" of a list with refunds in it is what both sides leave, unless it is the total of one of them alone.
  const left = Math.abs(came - went);
  const ofOne = [came, went].some((sum) => isIn.has(sum) || isOut.has(sum));
  if (ofOne || isIn.has(left) === isOut.has(left)) return null;
  return isIn.has(left) === came > went ? 'straight' : 'turned';
}

/** Whether the credits come to the printed total of what went out, and the debits to that of what came in, and not to their own. */
function areColumnsCrossed(rows: readonly RawRow[], totals: TotalsOfSides): boolean {
  const [credits, debits] = (['credit', 'debit'] as const).map((side) =>
    sumOf(rows, ({ column, amount }) => (column === side ? amount.money.units : 0)),
  ) as [number, number];
  const isTotal = (came: number, went: number): boolean => totals.in.includes(came) && totals.out.includes(went);
  return rows.every(({ column }) => column !== 'amount') && isTotal(debits, credits) && !isTotal(credits, debits);
}

/**
 * Whether the totals of both sides, of which one each is printed, lead from the opening balance to another figure that is printed
 * than the one `reached`: rows were lost, and what holds without them holds by chance. Units from the holder's view.
 */
export function leadElsewhere(facts: readonly RawFact[], opening: number | null, reached: number): boolean {
  const unitsOf = (label: RawFact['label']): number[] => [
    ...new Set(facts.flatMap((fact) => (fact.label === label ? [fact.token.money.units] : []))),
  ];
  const [[came, otherIn], [went, otherOut]] = [unitsOf('totalIn'), unitsOf('totalOut')];
  if (opening === null || came === undefined || went === undefined || (otherIn ?? otherOut) !== undefined) return false;
  const led = opening + came - went;
  const isPrinted = ({ label, token }: RawFact): boolean =>
    label !== 'totalIn' && label !== 'totalOut' && token.money.units === Math.abs(led);
  return led !== reached && facts.some(isPrinted);
}
