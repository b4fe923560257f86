import type { DateOrder } from '../grammar/date.ts';
import type { DocumentFacts } from '../identify/document-facts.ts';
import { isoDay, isoOfDay } from './statement-calendar.ts';
import { anchorsOf } from './year-anchors.ts';

/** Where no row has a date either. */
const NO_DAY = '1970-01-01';

/** The day for a row without a date where no period is printed: the first day of the statement itself that no row is after. */
export function endOfRows(days: readonly string[], facts: DocumentFacts, order: DateOrder): string {
  const last = days.toSorted().at(-1);
  const own = anchorsOf(
    facts.ownDate ? [facts.ownDate] : [...facts.statementDates, ...facts.datesBesideAmounts],
    order,
  );
  if (last === undefined) return facts.ownDate && own.length > 0 ? isoOfDay(Math.max(...own)) : NO_DAY;
  const after = own.filter((day) => day >= isoDay(last));
  return after.length > 0 ? isoOfDay(Math.min(...after)) : last;
}
