import { dayNumber, resolveDate, type DateOrder } from '../grammar/date.ts';
import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import type { RawRow } from '../extract/raw-statement.ts';
import { nearestBefore } from './year-anchors.ts';
import { purchaseDays } from './purchase-days.ts';
import { inYear } from './statement-calendar.ts';
import {
  DAYS_OF_PART,
  DAYS_TO_PAY,
  MOST_PARTS,
  MOST_YEARS_PAID,
  PARTS_SLACK_DAYS,
  PURCHASE_AFTER_DAYS,
  PURCHASE_BEFORE_DAYS,
} from '../tolerances.ts';

/** "MAGALU 10/10": the last of ten parts, without any word that says so. */
const PART = /(?<!\S)(\d{1,2})\/(\d{1,2})(?!\S)/g;

/** What one row says of parts. */
interface Part {
  readonly number: number;
  /** Its numbers are as well the day of the row, or one right before it. */
  readonly mayBeDay: boolean;
  /** The year in which its day lies last before the bill, and the one that its number asks for; null where none fits. */
  readonly latest: number;
  readonly fitting: number | null;
}

/**
 * Purchases that are paid for in parts keep the day on which they were made: that of the tenth lies nine months before the
 * bill. Gives the rows whose part and day fit each other in some year before `anchor` that year, and what has no word for
 * its part ("MAGALU 10/10") the part; all others stay as they are. Two numbers that are the row's own day are no part
 * unless others are; and where no other row shows that days are kept, the year stays in doubt.
 */
export function withInstalmentYears(account: RawAccount, order: DateOrder, anchor: number | null): RawAccount {
  if (anchor === null) return account;
  const parts = account.rows.map((row) => partOfRow(row, order, anchor));
  const areKept = parts.some((part) => part !== null && showsKeptDay(part));
  const rows = account.rows.map((row, at) => {
    const part = parts[at];
    if (!row.date || !part || part.fitting === null || (part.mayBeDay && !areKept)) return row;
    if (!areKept && standsInOrder(at, account.rows, parts, order, anchor)) return row;
    const isOpen = part.fitting !== part.latest && (part.mayBeDay || !areKept);
    const dated = { ...row, date: inYear(row.date, part.fitting, order), instalment: part.number };
    return isOpen ? { ...dated, yearOpen: true } : dated;
  });
  return { ...account, rows };
}

/** Whether the day of a part lies between those of the purchases around it: there it is the day on which it was billed. */
function standsInOrder(
  at: number,
  rows: readonly RawRow[],
  parts: readonly (Part | null)[],
  order: DateOrder,
  anchor: number,
): boolean {
  const dayAt = (row: number): number | null => {
    const date = rows[row]?.date && resolveDate(rows[row].date.date, order);
    if (!date) return null;
    return dayNumber(date.year ?? nearestBefore(anchor, date.month, date.day), date.month, date.day);
  };
  const others = rows.flatMap((_, row) => (parts[row] === null && dayAt(row) !== null ? [row] : []));
  const before = others.findLast((row) => row < at);
  const after = others.find((row) => row > at);
  const [own, first, last] = [dayAt(at), dayAt(before ?? -1), dayAt(after ?? -1)];
  if (own === null || first === null || last === null) return false;
  return Math.min(first, last) <= own && own <= Math.max(first, last);
}

/** Only a day of months ago beside the part that it asks for shows it: a bill lists no other purchases of then. */
function showsKeptDay({ number, mayBeDay, latest, fitting }: Part): boolean {
  return !mayBeDay && fitting === latest && number > 2;
}

function partOfRow(row: RawRow, order: DateOrder, anchor: number): Part | null {
  const date = row.date && resolveDate(row.date.date, order);
  if (!date || date.year !== null) return null;
  const bare = row.instalment === null ? bareInstalment(row.description) : null;
  const number = row.instalment ?? bare?.part ?? null;
  if (number === null || number < 2) return null;
  const latest = nearestBefore(anchor, date.month, date.day);
  const fitting = Array.from({ length: MOST_YEARS_PAID }, (_, at) => latest - at).find((year) => {
    const age = anchor - dayNumber(year, date.month, date.day);
    return (
      age >= (number - 1) * DAYS_OF_PART - PARTS_SLACK_DAYS && age <= purchaseDays({ instalment: number }) + DAYS_TO_PAY
    );
  });
  const mayBeDay = bare !== null && isDayNear(bare, dayNumber(latest, date.month, date.day), order);
  return { number, mayBeDay, latest, fitting: fitting ?? null };
}

/** Whether the two numbers are a day at the row's own, or shortly before it. */
function isDayNear({ part, all }: { part: number; all: number }, day: number, order: DateOrder): boolean {
  const [month, dayOfMonth] = order === 'dmy' ? [all, part] : [part, all];
  if (month > 12 || dayOfMonth > 31) return false;
  const before = day - dayNumber(nearestBefore(day, month, dayOfMonth), month, dayOfMonth);
  return before <= PURCHASE_BEFORE_DAYS && before >= -PURCHASE_AFTER_DAYS;
}

/** The only "3/10" among the words that can be a part. */
function bareInstalment(description: string): { part: number; all: number } | null {
  const parts = [...description.matchAll(PART)].flatMap(([, part, all]) =>
    Number(part) > 0 && Number(part) <= Number(all) && Number(all) > 1 && Number(all) <= MOST_PARTS
      ? [{ part: Number(part), all: Number(all) }]
      : [],
  );
  return parts.length === 1 ? (parts[0] ?? null) : null;
}
