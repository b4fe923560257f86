import type { RawRow } from '../extract/raw-statement.ts';
import type { MoneyToken } from '../grammar/tokens.ts';
import type { Alternative } from './alternatives.ts';
import type { PlacedRow } from './row-classes.ts';

const COST = 2;
/** A figure that ends in decimals, whatever stands behind them. */
const WITH_POINT = /[.,]\d{1,3}\D*$/;
const WHOLE = /^\D*\d{3,}\D*$/;

/**
 * Of a scan most of whose amounts have decimals: those without any have lost their point, all of them. Whether they have is
 * for the sums to say.
 */
export function pointsLost(rows: readonly PlacedRow[], decimals: number): Alternative[] {
  const printed = rows.filter(({ row }) => WITH_POINT.test(row.amount.text)).length;
  if (decimals === 0 || printed * 2 <= rows.length || rows.every(({ row }) => row.confidence === 1)) return [];
  const restored = (token: MoneyToken): MoneyToken => {
    if (!WHOLE.test(token.text)) return token;
    const units = Math.round(token.money.units / 10 ** decimals);
    return { ...token, repaired: true, money: { ...token.money, units } };
  };
  const edits = new Map<number, readonly RawRow[]>();
  for (const { row, at } of rows) {
    const next = { ...row, amount: restored(row.amount), balance: row.balance && restored(row.balance) };
    if (next.amount !== row.amount || next.balance !== row.balance) edits.set(at, [next]);
  }
  return edits.size === 0 ? [] : [{ name: 'points lost', cost: COST, edits }];
}
