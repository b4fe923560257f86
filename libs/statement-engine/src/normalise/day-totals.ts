import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import type { RawFact } from '../extract/raw-statement.ts';
import { FEWEST_HELD_HEADINGS } from '../tolerances.ts';

/**
 * Whether a total that heads rows ("11 June, total out 9.04") does not come to them, where others do: the heading of the
 * next block may have been lost, and its rows taken for those of the day before.
 */
export function headsOtherRows(account: RawAccount): boolean {
  const headings = account.facts.filter((fact) => fact.label === 'totalIn' || fact.label === 'totalOut');
  const held = headings.filter(
    (fact) => fact.section !== null && firstRowAfter(account, fact)?.section === fact.section,
  );
  if (held.length < FEWEST_HELD_HEADINGS) return false;
  return headings.some((fact) => {
    const row = firstRowAfter(account, fact);
    return fact.section === null && row !== null && row.section === null;
  });
}

/** The row right below the total; null where another figure stands between. */
function firstRowAfter(account: RawAccount, fact: RawFact): RawAccount['rows'][number] | null {
  const row = account.rows.find(({ at }) => at > fact.at);
  return row && !account.facts.some(({ at }) => at > fact.at && at < row.at) ? row : null;
}
