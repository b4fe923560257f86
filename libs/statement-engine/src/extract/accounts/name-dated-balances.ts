import { resolveDate, toIso, type DateOrder } from '../../grammar/date.ts';
import type { RawEvent } from '../raw-statement.ts';

/** Both ends of two accounts. */
const FEWEST = 4;

/**
 * Names the balances that only their days tell apart ("Solde créditeur au 28.02.25", "Solde débiteur au 31.03.25", and
 * again for the next account): where an earlier and a later day take turns, the one opens each account, the other closes it.
 */
export function nameDatedBalances(events: readonly RawEvent[], order: DateOrder): readonly RawEvent[] {
  const days = events.map((event) => dayOf(event, order));
  const turns = days.filter((day) => day !== null);
  const [opening = '', closing = ''] = turns;
  const takeTurns = turns.every((day, at) => day === (at % 2 === 0 ? opening : closing));
  if (turns.length < FEWEST || turns.length % 2 === 1 || opening >= closing || !takeTurns) return events;
  return events.map((event, at) =>
    event.kind === 'fact' && days[at] !== null
      ? { ...event, label: days[at] === opening ? 'opening' : 'closing' }
      : event,
  );
}

/** The day of a balance whose words name neither end, where it is printed with its year. */
function dayOf(event: RawEvent, order: DateOrder): string | null {
  if (event.kind !== 'fact' || event.label !== 'balance' || event.date === null) return null;
  const date = resolveDate(event.date.date, order);
  return date?.year == null ? null : toIso(date.year, date.month, date.day);
}
