import type { RawRow } from '../extract/raw-statement.ts';
import { DAYS_BEFORE_PERIOD } from '../tolerances.ts';

/** A purchase that is paid for in parts keeps its date for so many days more with each of them. */
const DAYS_BETWEEN_PARTS = 31;

/** How many days before the period of a card a purchase on it may have been made. */
export function purchaseDays({ instalment }: Pick<RawRow, 'instalment'>): number {
  return DAYS_BEFORE_PERIOD + ((instalment ?? 1) - 1) * DAYS_BETWEEN_PARTS;
}
