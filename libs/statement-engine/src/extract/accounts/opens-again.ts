import { DATE_ORDERS, resolveDate, stepOf } from '../../grammar/date.ts';
import type { DateToken } from '../../grammar/tokens.ts';
import type { RawEvent, RawFact, RawRow } from '../raw-statement.ts';

/**
 * Whether the words that opened the account stand again on the page of its last row, with another balance than that row
 * has reached: nothing is carried over in the midst of a page.
 */
export function opensAgain(facts: readonly RawFact[], last: RawRow, { page, phrase, token }: RawFact): boolean {
  return (
    page === last.page &&
    last.balance !== null &&
    last.balance.money.units !== token.money.units &&
    facts.some((other) => other.label === 'opening' && other.phrase === phrase)
  );
}

/**
 * Whether the account before was closed above on the page, and the words that opened it stand again under another title, or
 * over rows of days that lie no later than its last one: another account, also where it opens with what the first was left
 * with, as nothing is.
 */
export function opensAnother(
  facts: readonly RawFact[],
  last: RawRow,
  { page, phrase, at, title }: RawFact,
  events: readonly RawEvent[],
): boolean {
  if (page !== last.page || !facts.some(({ label, at: line }) => label === 'closing' && line > last.at)) return false;
  const opened = facts.find(({ label, phrase: other }) => label === 'opening' && other === phrase);
  if (opened === undefined) return false;
  if (opened.title != null && title != null && opened.title !== title) return true;
  const next = events.find((event): event is RawRow => event.kind === 'row' && event.at > at);
  return next?.date != null && last.date !== null && isNoLater(next.date, last.date);
}

/** Whether a date is the same as another one or before it, in whatever order both are written. */
function isNoLater({ date: one }: DateToken, { date: other }: DateToken): boolean {
  return DATE_ORDERS.every((order) => {
    const [date, before] = [resolveDate(one, order), resolveDate(other, order)];
    return date === null || before === null || stepOf(before, date) <= 0;
  });
}
