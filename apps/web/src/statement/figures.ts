import { currencyDecimals } from '@crossfoot/contracts';

/** Null where the statement names no currency: then amounts are written plainly. */
export type Currency = string | null;

const writers = new Map<Currency, Intl.NumberFormat>();

/** `1,234.50` with the currency's own decimals; a minus sign that no font shortens. */
export function figure(amount: number, currency: Currency): string {
  let writer = writers.get(currency);
  if (writer === undefined) {
    const decimals = decimalsOf(currency);
    writer = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    writers.set(currency, writer);
  }
  return writer.format(amount === 0 ? 0 : amount).replace('-', '−');
}

export const decimalsOf = (currency: Currency): number => (currency === null ? 2 : currencyDecimals(currency));

const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** `$1,234.50`, or `1,234.50 CHF` where the sign is not known to everybody. */
export function money(amount: number, currency: Currency): string {
  const sign = signs[currency ?? ''];
  const written = figure(Math.abs(amount), currency);
  return `${amount < 0 ? '−' : ''}${sign === undefined ? `${written} ${currency ?? ''}`.trimEnd() : `${sign}${written}`}`;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `5 Jan 2026` */
export const dayWords = (iso: string): string => day.format(new Date(`${iso}T00:00:00Z`));

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
