import type { RowId } from './correction.schema.ts';
import type { ReviewedAccount } from './apply-corrections.ts';

/** How one row stands in the chain of balances. */
export interface ChainLink {
  /** The balance after this row as the rows give it; null where no balance is known before it. */
  readonly computed: number | null;
  /** `holds` and `breaks` where a balance is printed and could be compared, else `open`. */
  readonly state: 'holds' | 'breaks' | 'open';
}

/** The chain along the rows that count, by row. After a break it goes on from the printed balance. */
export function chainOfBalances({ account, rows, newestFirst }: ReviewedAccount): ReadonlyMap<RowId, ChainLink> {
  const links = new Map<RowId, ChainLink>();
  let known = account.openingBalance === null ? null : thousandths(account.openingBalance);
  const counted = rows.filter(({ isExcluded }) => !isExcluded);
  for (let step = 0; step < counted.length; step += 1) {
    const row = counted[newestFirst ? counted.length - 1 - step : step];
    if (row === undefined) continue;
    if (known !== null) known += thousandths(row.transaction.amount);
    const computed = known === null ? null : known / 1_000;
    if (row.transaction.balance === null) {
      links.set(row.id, { computed, state: 'open' });
      continue;
    }
    const printed = thousandths(row.transaction.balance);
    links.set(row.id, { computed, state: known === null ? 'open' : known === printed ? 'holds' : 'breaks' });
    known = printed;
  }
  return links;
}

const thousandths = (amount: number): number => Math.round(amount * 1_000);
