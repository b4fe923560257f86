import type { RawRow } from '../extract/raw-statement.ts';

/** A row of a card may be dated this long before its period: bought then, booked now. */
const DAYS_TO_BOOK = 62;
/** A purchase that is paid for in parts keeps its date for so many days more with each of them. */
const DAYS_BETWEEN_PARTS = 31;

/** How many days before the period of a card a purchase on it may have been made. */
export function purchaseDays({ instalment }: Pick<RawRow, 'instalment'>): number {
  return DAYS_TO_BOOK + ((instalment ?? 1) - 1) * DAYS_BETWEEN_PARTS;
}
