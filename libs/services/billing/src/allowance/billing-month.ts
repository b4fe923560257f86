export interface BillingMonth {
  readonly start: number;
  /** First moment of the next month. */
  readonly end: number;
}

/** `months` calendar months after the anchor, in UTC; a day that the month lacks becomes its last (31 January → 28 February). */
function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const midnight = first.setUTCDate(Math.min(from.getUTCDate(), days));
  return midnight + (anchor - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()));
}

/** The billing month around `now` of somebody who began at `anchor`: always counted from the anchor, so no day is lost. */
export function billingMonth(anchor: number, now: number): BillingMonth {
  const a = new Date(anchor);
  const b = new Date(now);
  let months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  if (monthsAfter(anchor, months) > now) months -= 1;
  return { start: monthsAfter(anchor, months), end: monthsAfter(anchor, months + 1) };
}
