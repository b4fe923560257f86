import type { RawEvent, RawFact } from '../raw-statement.ts';

/**
 * Whether an account has printed both its ends behind its last row (`behind`), and further rows come before the ends of
 * another one: a list and its summary, and again a list and its summary. Pages that go on from each other share an end.
 */
export function isEndedBehind(
  facts: readonly RawFact[],
  behind: readonly RawFact[],
  events: readonly RawEvent[],
  at: number,
): boolean {
  const own = endsIn(behind);
  const opened = facts.slice(0, -behind.length).some(({ label }) => label === 'opening');
  if (own === null || opened) return false;
  const next = endsIn(events.slice(events.findIndex((event, index) => index >= at && isRow(event))));
  return next !== null && ![own.opening, own.closing].includes(next.opening) && own.closing !== next.closing;
}

function isRow({ kind }: RawEvent): boolean {
  return kind === 'row';
}

/** The first opening balance, and the closing one behind it with no row between. */
function endsIn(events: readonly RawEvent[]): { opening: number; closing: number } | null {
  const from = events.findIndex((event) => event.kind === 'fact' && event.label === 'opening');
  const opening = events[from];
  const closing = events
    .slice(from + 1)
    .find((event) => event.kind === 'row' || (event.kind === 'fact' && event.label === 'closing'));
  if (opening?.kind !== 'fact' || closing?.kind !== 'fact') return null;
  return { opening: opening.token.money.units, closing: closing.token.money.units };
}
