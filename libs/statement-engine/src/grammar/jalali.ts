import type { CalendarDate } from './date.ts';

/** Years of the Iranian calendar that a statement can be of; no other calendar is at them now but for the Hijri one, which is past them. */
const FIRST = 1370;
const LAST = 1419;
const LAST_HIJRI = 1499;
/** From 1 January of the year 0 to 1 January 1970. */
const DAYS_TO_EPOCH = 719_528;
/** From the calendar's zero to that of the Gregorian one, where its leap years are counted in 33-year cycles. */
const CYCLE_SHIFT = 1595;
const DAYS_SHIFT = 355_668;

/** Years of the Hijri calendar, in which statements of the Gulf print their days a second time. */
export function isHijriYear(year: number): boolean {
  return year > LAST && year <= LAST_HIJRI;
}

export function isJalaliYear(year: number): boolean {
  return year >= FIRST && year <= LAST;
}

/** Day, month and year of the Iranian calendar as a Gregorian date; null where its month has no such day. */
export function fromJalali(
  year: number,
  month: number,
  day: number,
): (CalendarDate & { readonly year: number }) | null {
  if (month < 1 || month > 12 || day < 1 || day > (month < 7 ? 31 : 30)) return null;
  const cycles = year + CYCLE_SHIFT;
  const before = month < 7 ? (month - 1) * 31 : (month - 7) * 30 + 186;
  const days =
    365 * cycles + Math.floor(cycles / 33) * 8 + Math.floor(((cycles % 33) + 3) / 4) + before + day - DAYS_SHIFT;
  const date = new Date((days - DAYS_TO_EPOCH) * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
