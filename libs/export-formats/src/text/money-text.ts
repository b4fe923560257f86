import { currencyDecimals } from '@crossfoot/contracts';

/** Without a currency, enough decimals for every one. */
const mostDecimals = 3;

const decimalsOf = (currency: string | null): number => (currency === null ? mostDecimals : currencyDecimals(currency));

/** A decimal amount as integer minor units of its currency; thousandths where none is known. */
export function toMinorUnits(amount: number, currency: string | null): number {
  return Math.round(amount * 10 ** decimalsOf(currency));
}

/** `-1234.50`: the currency's own decimals, no thousands separator, never `-0.00`. Exact up to 2^53 minor units. */
export function moneyText(amount: number, currency: string | null): string {
  return minorUnitsText(toMinorUnits(amount, currency), currency);
}

/** The same from minor units. Without a currency two decimals, and a third where it is not 0. */
export function minorUnitsText(minorUnits: number, currency: string | null): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(minorUnits)).padStart(decimals + 1, '0');
  const sign = minorUnits < 0 ? '-' : '';
  const text = decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return currency === null && text.endsWith('0') ? text.slice(0, -1) : text;
}
