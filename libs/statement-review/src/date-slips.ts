import type { ReviewedAccount, ReviewedRow } from './apply-corrections.ts';
import type { Candidate } from './suggestion-candidates.ts';

/** Other days for the one row whose date is outside the period: day and month exchanged, or the year of the period. */
export function dateSlips({ account, rows, newestFirst }: ReviewedAccount): readonly Candidate[] {
  const counted = rows.filter(({ isExcluded }) => !isExcluded);
  if (newestFirst) counted.reverse();
  const outside = counted.filter(({ transaction }) => transaction.flags.includes('dateOutsidePeriod'));
  const [row] = outside;
  const { start, end } = account.period;
  if (row === undefined || outside.length > 1 || start === null || end === null) return [];
  const at = counted.indexOf(row);
  const from = row.transaction.date;
  const earliest = counted[at - 1]?.transaction.date ?? start;
  const latest = counted[at + 1]?.transaction.date ?? end;
  const fits = (day: string): boolean =>
    day !== from && day >= start && day <= end && day >= earliest && day <= latest && isDay(day);
  return [...new Set(otherReadings(from, [start, end]))].filter(fits).map((to) => dated(row, from, to));
}

function otherReadings(iso: string, ends: readonly string[]): readonly string[] {
  const [year = '', month = '', day = ''] = iso.split('-');
  const years = [year, ...ends.map((end) => end.slice(0, 4))];
  return years.flatMap((each) => [`${each}-${month}-${day}`, `${each}-${day}-${month}`]);
}

const isDay = (iso: string): boolean => {
  const time = Date.parse(iso);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
};

const dated = (row: ReviewedRow, from: string, to: string): Candidate => ({
  kind: 'date',
  correction: { kind: 'editRow', row: row.id, set: { date: to } },
  row,
  from,
  to,
});
