import type { AccountFacts } from '@crossfoot/contracts';

/** The id, as the review knows it, of the first row at which a chain of balances breaks. */
export function firstBreakRow(accounts: readonly AccountFacts[]): string | null {
  const at = accounts.findIndex(({ firstBreak }) => firstBreak !== null);
  const found = accounts[at]?.firstBreak;
  return found === undefined || found === null ? null : `${at}:${found.row}`;
}
