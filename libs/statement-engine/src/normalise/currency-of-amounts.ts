import type { RawRow } from '../extract/raw-statement.ts';
import { currencyDecimals } from '../vocabulary/currencies.ts';

const CODE = /(?<!\p{L})[A-Z]{3}(?!\p{L})/u;

/** Fewer entries show no habit. */
const FEWEST = 2;

/**
 * The code that every amount of an account is printed with ("+15,000 GHS"): beside as many amounts in the currency of
 * the place it says more than the count of both. Null where some bear none, or another.
 */
export function currencyOfAmounts(rows: readonly RawRow[], decimals: number): string | null {
  const [code = null, ...others] = new Set(rows.map(codeOf));
  return rows.length >= FEWEST && others.length === 0 && code !== null && currencyDecimals(code) === decimals
    ? code
    : null;
}

function codeOf({ amount: { text, money } }: RawRow): string | null {
  return CODE.test(text) ? money.currency : null;
}
