import type { Money } from './charge.ts';

/** 1900 USD as `$19`, 950 USD as `$9.50`. */
export function moneyWords({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** decimals);
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** A day as `December 23`. */
export function shortDayWords(moment: string): string {
  return shortDay.format(new Date(moment));
}

/** A day as `December 23, 2026`, where the reader is. */
export function dayWords(moment: string): string {
  return longDay.format(new Date(moment));
}
