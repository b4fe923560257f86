import { dayNumber, resolveDate, type DateOrder, type PrintedDate } from '../grammar/date.ts';
import type { DateToken } from '../grammar/tokens.ts';
import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import { nearestBefore } from './year-anchors.ts';
import { purchaseDays } from './purchase-days.ts';

/** "MAGALU 10/10": the last of ten parts, without any word that says so. */
const PART = /(?<!\S)(\d{1,2})\/(\d{1,2})(?!\S)/g;
const MOST_PARTS = 72;
/** Parts are billed no sooner than this many days after each other, but for a few days in all. */
const FEWEST_DAYS = 28;
const SLACK = 10;
/** The day that a bill prints may be the one on which it is due, or the next one comes. */
const DAYS_TO_PAY = 31;
/** A purchase that is still paid for was made so many years ago at most. */
const MOST_YEARS = 6;

/**
 * Purchases that are paid for in parts keep the day on which they were made: that of the tenth lies nine months before the
 * bill. Gives the rows whose part and day fit each other in some year before `anchor` that year, and what has no word for
 * its part ("MAGALU 10/10") the part; all others stay as they are.
 */
export function withInstalmentYears(account: RawAccount, order: DateOrder, anchor: number | null): RawAccount {
  if (anchor === null) return account;
  const rows = account.rows.map((row) => {
    const date = row.date && resolveDate(row.date.date, order);
    const part = row.instalment ?? bareInstalment(row.description);
    if (!row.date || !date || date.year !== null || part === null || part < 2) return row;
    const latest = nearestBefore(anchor, date.month, date.day);
    const found = Array.from({ length: MOST_YEARS }, (_, at) => latest - at).find((year) => {
      const age = anchor - dayNumber(year, date.month, date.day);
      return age >= (part - 1) * FEWEST_DAYS - SLACK && age <= purchaseDays({ instalment: part }) + DAYS_TO_PAY;
    });
    return found === undefined ? row : { ...row, date: inYear(row.date, found, order), instalment: part };
  });
  return { ...account, rows };
}

/** The only "3/10" among the words that can be a part. */
function bareInstalment(description: string): number | null {
  const parts = [...description.matchAll(PART)].flatMap(([, part, all]) =>
    Number(part) > 0 && Number(part) <= Number(all) && Number(all) > 1 && Number(all) <= MOST_PARTS
      ? [Number(part)]
      : [],
  );
  return parts.length === 1 ? (parts[0] as number) : null;
}

function inYear(token: DateToken, year: number, order: DateOrder): DateToken {
  const { month, day } = resolveDate(token.date, order) as { month: number; day: number };
  const date: PrintedDate = { kind: 'known', year, month, day, words: token.date.words };
  return { ...token, date };
}
