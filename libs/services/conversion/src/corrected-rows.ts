import type { Reason, RowFlag, StatementResult } from '@crossfoot/contracts';
import type { Metrics } from '@crossfoot/runtime';
import type { ReviewedRow, ReviewedStatement } from '@crossfoot/statement-review';

/** One corrected row, by what the engine had said of it; `none` where it had said nothing. */
export interface CorrectedRow {
  readonly flag: RowFlag | 'none';
  readonly reasons: readonly (Reason | 'none')[];
}

/**
 * The rows that a person corrected (edited, left out or added) and had not in the revision before, one for each flag of
 * theirs, and the reasons of their account: so the engine's doubts can be held against people. No content.
 */
export function countCorrections(
  original: StatementResult,
  { accounts }: ReviewedStatement,
  before: ReviewedStatement | null,
): CorrectedRow[] {
  const counted = new Set((before?.accounts ?? []).flatMap(({ rows }) => rows.filter(isCorrected).map(({ id }) => id)));
  return accounts.flatMap(({ rows }, at) => {
    const given = original.accounts[at]?.reconciliation.reasons ?? [];
    const reasons = given.length === 0 ? (['none'] as const) : given;
    return rows
      .filter((row) => isCorrected(row) && !counted.has(row.id))
      .flatMap(({ original: before }) => {
        const flags = before?.flags ?? [];
        return (flags.length === 0 ? (['none'] as const) : flags).map((flag, first) => ({
          flag,
          reasons: first === 0 ? reasons : [],
        }));
      });
  });
}

const isCorrected = ({ edited, isExcluded, original }: ReviewedRow): boolean =>
  original === null ? !isExcluded : isExcluded || edited.length > 0;

/** Counts the rows of a result as they were read, by flag and reason: what the corrected ones are a share of. */
export function countReadRows(metrics: Metrics, { accounts }: StatementResult): void {
  for (const { transactions, reconciliation } of accounts) {
    const reasons = reconciliation.reasons.length === 0 ? ['none'] : reconciliation.reasons;
    for (const reason of reasons) metrics.readReasons.inc({ reason }, transactions.length);
    for (const { flags } of transactions)
      for (const flag of flags.length === 0 ? ['none'] : flags) metrics.readRows.inc({ flag });
  }
}
