import { dayNumber, resolveDate, type DateOrder, type PrintedDate } from '../grammar/date.ts';
import type { DocumentFacts } from '../identify/document-facts.ts';

/** Of orders that nothing else tells apart the one whose dates stand nearest to the statement's own, which needs none. */
export function nearestOrder(
  likely: readonly { readonly order: DateOrder }[],
  others: readonly PrintedDate[],
  { ownDate }: DocumentFacts,
): DateOrder | null {
  if (likely.length < 2 || ownDate?.date.kind !== 'known') return null;
  const { year, month, day } = ownDate.date;
  const own = dayNumber(year ?? 0, month, day);
  const distanceOf = (order: DateOrder): number =>
    others.reduce((sum, date) => {
      const found = resolveDate(date, order);
      return found?.year ? sum + Math.abs(dayNumber(found.year, found.month, found.day) - own) : sum;
    }, 0);
  const orders = likely.map(({ order }) => order);
  return orders.reduce((best, order) => (distanceOf(order) < distanceOf(best) ? order : best));
}
