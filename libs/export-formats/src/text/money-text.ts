import { currencyDecimals } from '@crossfoot/contracts';

/** A decimal amount as integer minor units of its currency. */
export function toMinorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** currencyDecimals(currency));
}

/** `-1234.50`: the currency's own decimals, no thousands separator, never `-0.00`. Exact up to 2^53 minor units. */
export function moneyText(amount: number, currency: string): string {
  return minorUnitsText(toMinorUnits(amount, currency), currency);
}

/** The same from minor units. */
export function minorUnitsText(minorUnits: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(minorUnits)).padStart(decimals + 1, '0');
  const sign = minorUnits < 0 ? '-' : '';
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
