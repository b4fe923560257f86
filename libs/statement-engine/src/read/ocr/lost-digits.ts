import type { Word } from '../../page-content.ts';
import { keyOf, type DateColumn } from './date-columns.ts';

/** So many dates of a column, as a share of them, and at least, show how it writes them. */
const MOST_ALIKE = 0.75;
const FEWEST_ALIKE = 4;
/** A date as wide as others has as many digits. */
const AS_WIDE = 0.92;

/** How a column writes nearly all of its dates, and how wide the narrowest of these is. */
export interface UsualForm {
  readonly key: string;
  readonly digits: number;
  readonly narrowest: number;
}

/** The form that nearly all dates of a column have; null where they have several. */
export function usualForm({ dates, forms }: DateColumn): UsualForm | null {
  for (const key of forms) {
    const alike = dates.filter(({ text }) => keyOf(text) === key);
    if (alike.length < Math.max(FEWEST_ALIKE, dates.length * MOST_ALIKE)) continue;
    const digits = digitsIn(alike[0]?.text ?? '');
    return { key, digits, narrowest: Math.min(...alike.map(({ width }) => width)) };
  }
  return null;
}

/** Whether a date has a digit less than it takes the room of: "1-11" among dates like "13-11", and as wide as they are. */
export const hasLostDigit = ({ text, width }: Word, { key, digits, narrowest }: UsualForm): boolean =>
  keyOf(text) !== key && digitsIn(text) === digits - 1 && width >= AS_WIDE * narrowest;

/** How many digits a date is written with. */
export const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
