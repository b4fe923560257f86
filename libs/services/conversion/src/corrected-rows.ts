import type { Reason, RowFlag, StatementResult } from '@crossfoot/contracts';
import type { ReviewedStatement } from '@crossfoot/statement-review';

/** One corrected row, by what the engine had said of it; `none` where it had said nothing. */
export interface CorrectedRow {
  readonly flag: RowFlag | 'none';
  readonly reasons: readonly (Reason | 'none')[];
}

/**
 * The rows that a person corrected (edited, left out or added), one for each flag of theirs, and the reasons of their
 * account: so the engine's doubts can be held against people. No content.
 */
export function countCorrections(original: StatementResult, { accounts }: ReviewedStatement): CorrectedRow[] {
  return accounts.flatMap(({ rows }, at) => {
    const given = original.accounts[at]?.reconciliation.reasons ?? [];
    const reasons = given.length === 0 ? (['none'] as const) : given;
    return rows
      .filter(({ edited, isExcluded, original: before }) => before === null || isExcluded || edited.length > 0)
      .flatMap(({ original: before }) => {
        const flags = before?.flags ?? [];
        return (flags.length === 0 ? (['none'] as const) : flags).map((flag, first) => ({
          flag,
          reasons: first === 0 ? reasons : [],
        }));
      });
  });
}
