import type { MoneyToken } from '../../grammar/tokens.ts';
import { findSteps, type Movement } from './find-steps.ts';

/** Which of two columns each amount stands in (0 or 1); null where neither places nor steps tell. */
export type Sides = readonly (0 | 1 | null)[];

/** How far right an amount stands: before its balance, by its right edge, its left edge and its middle. */
const PLACES: readonly ((amount: MoneyToken, balance: MoneyToken | null) => number)[] = [
  (amount, balance) => (balance === null ? NaN : amount.x1 - balance.x0),
  (amount) => amount.x1,
  (amount) => amount.x0,
  (amount) => (amount.x0 + amount.x1) / 2,
];

/**
 * Amounts of two columns that do not meet: the nearest column where that agrees with all steps of the balance, else the
 * place that parts what raises the balance from what lowers it, else the steps alone where entries that fill both
 * columns (`filled`) show what these mean. `raises` is the column that should raise it by its name. Null where nothing
 * parts them so: their names then say nothing of single amounts.
 */
export function placeSides(movements: readonly Movement[], nearest: Sides, filled: Sides, raises: 0 | 1): Sides | null {
  const steps = findSteps(movements);
  const sideOf = (step: number): 0 | 1 => (step > 0 === (raises === 1) ? 1 : 0);
  const agrees = (sides: Sides): boolean => steps.every((step, at) => step === 0 || sides[at] === sideOf(step));
  const known = steps.some((step) => step !== 0);
  const isPlaced = movements.every(({ amount }, at) => amount === null || nearest[at] != null);
  if (isPlaced && (!known || agrees(nearest))) return nearest;
  for (const place of PLACES) {
    const sides = partBy(movements, steps, place);
    if (sides && agrees(sides)) return sides;
  }
  const bySteps = steps.map((step, at) => filled[at] ?? (step === 0 ? null : sideOf(step)));
  const isShown = filled.some((side, at) => side !== null && steps[at] !== 0);
  return isShown && agrees(bySteps) && bySteps.every((side, at) => side !== null || movements[at]?.amount === null)
    ? bySteps
    : null;
}

function partBy(
  movements: readonly Movement[],
  steps: readonly number[],
  place: (typeof PLACES)[number],
): Sides | null {
  const places = movements.map(({ amount, balance }) => (amount ? place(amount, balance) : null));
  const of = (way: number): number[] => places.filter((each, at): each is number => each !== null && steps[at] === way);
  const [ups, downs] = [of(1), of(-1)];
  if (ups.length === 0 || downs.length === 0 || places.some((each) => each !== null && Number.isNaN(each))) return null;
  const [left, right] = Math.max(...ups) < Math.min(...downs) ? [ups, downs] : [downs, ups];
  const border = (Math.max(...left) + Math.min(...right)) / 2;
  if (Math.max(...left) >= Math.min(...right)) return null;
  return places.map((each) => (each === null ? null : each < border ? 0 : 1));
}
