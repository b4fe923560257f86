import type { StatementResult } from '@crossfoot/contracts';

const worst = ['unbalanced', 'unverifiable', 'balanced'] as const;

/** The verdict of the statement as a whole: that of its worst account. */
export function worstVerdict({ accounts }: StatementResult) {
  return (
    worst.find((verdict) => accounts.some(({ reconciliation }) => reconciliation.status === verdict)) ?? 'unverifiable'
  );
}

/** Position of the first account with the worst verdict. */
export function worstAccount(statement: StatementResult): number {
  const verdict = worstVerdict(statement);
  return Math.max(
    0,
    statement.accounts.findIndex(({ reconciliation }) => reconciliation.status === verdict),
  );
}
