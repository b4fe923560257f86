import type { RawRow } from '../extract/raw-statement.ts';
import { DAYS_BEFORE_PERIOD, DAYS_BETWEEN_PARTS } from '../tolerances.ts';

/** How many days before the period of a card a purchase on it may have been made. */
export function purchaseDays({ instalment }: Pick<RawRow, 'instalment'>): number {
  return DAYS_BEFORE_PERIOD + ((instalment ?? 1) - 1) * DAYS_BETWEEN_PARTS;
}
