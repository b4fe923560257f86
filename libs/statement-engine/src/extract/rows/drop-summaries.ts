import type { LineRole } from './attach-text.ts';
import { signedBalance } from '../columns/choose-roles.ts';
import type { MoneyToken } from '../../grammar/tokens.ts';
import type { TableLine } from '../table.ts';

/** What came in and what went out; with more of them sums are accidents. */
const FEWEST_SUMMANDS = 2;
const MOST_SUMMANDS = 5;

/**
 * "Old balance 1,289.02, outgoing -3,708.87, incoming +3,193.61, new balance 773.76" below dated rows: the lines without a
 * date between both ends, which lead from one to the other, are the sums of a summary. Marks them as borders.
 */
export function dropSummaries(lines: readonly TableLine[], kinds: LineRole[]): void {
  if (!lines.some((line, at) => kinds[at] === 'row' && isDated(line))) return;
  lines.forEach((line, at) => {
    if (line.label !== 'opening') return;
    const length = lines.slice(at + 1).findIndex((next) => next.label !== null || isDated(next));
    const end = lines[at + 1 + length];
    const inside = lines.slice(at + 1, at + 1 + length);
    const sums = inside.filter((_, index) => kinds[at + 1 + index] === 'row').map(amountOf);
    const [from, to] = [amountOf(line), end ? amountOf(end) : null];
    if (length < 0 || end?.label !== 'closing' || from === null || to === null) return;
    if (sums.length < FEWEST_SUMMANDS || sums.length > MOST_SUMMANDS || !leadsTo(from, sums, to)) return;
    inside.forEach((_, index) => (kinds[at + 1 + index] = 'break'));
  });
}

/** Whether amounts of both signs, or without any, make one balance the other. */
function leadsTo(from: MoneyToken, sums: readonly (MoneyToken | null)[], to: MoneyToken): boolean {
  const step = signedBalance(to) - signedBalance(from);
  const units = sums.map((sum) => sum?.money.units ?? NaN);
  const reached = units.reduce((all, each) => all.flatMap((sum) => [sum + each, sum - each]), [0]);
  const isOneWay = Math.abs(step) === units.reduce((sum, each) => sum + each, 0);
  return reached.includes(step) && !isOneWay;
}

function amountOf({ source }: TableLine): MoneyToken | null {
  return source.amounts.length === 1 ? (source.amounts[0] ?? null) : null;
}

function isDated({ dates }: TableLine): boolean {
  return dates.posting !== null || dates.value !== null;
}
