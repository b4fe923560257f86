import type { Account, RevisionChange, StatementResult } from '@crossfoot/contracts';
import type { ReviewedRow, ReviewedStatement } from '@crossfoot/statement-review';

const accountFields = ['openingBalance', 'closingBalance', 'currency', 'accountType', 'institution'] as const;

/** What a person changed, against the original: cell by cell, then what became of rows as a whole. */
export function listChanges(original: StatementResult, reviewed: ReviewedStatement): RevisionChange[] {
  return reviewed.accounts.flatMap(({ account, rows, settled }, at) => [
    ...accountChanges(original.accounts[at] as Account, account, at),
    ...settled.map((reason): RevisionChange => ({ ...whole('answered', at), after: reason })),
    ...rows.flatMap((row) => rowChanges(row, at)),
  ]);
}

const whole = (kind: RevisionChange['kind'], account: number): RevisionChange => ({
  kind,
  account,
  row: null,
  page: null,
  of: null,
  cell: null,
  before: null,
  after: null,
});

function accountChanges(before: Account, after: Account, at: number): RevisionChange[] {
  const fields = accountFields.flatMap((field): RevisionChange[] =>
    before[field] === after[field]
      ? []
      : [{ ...whole('account', at), cell: field, before: before[field], after: after[field] }],
  );
  const ends = (['start', 'end'] as const).flatMap((end): RevisionChange[] =>
    before.period[end] === after.period[end]
      ? []
      : [{ ...whole('account', at), cell: `period.${end}`, before: before.period[end], after: after.period[end] }],
  );
  return [...fields, ...ends];
}

function rowChanges({ id, transaction, original, edited, ...row }: ReviewedRow, account: number): RevisionChange[] {
  const { date, description, amount, location } = transaction;
  const position = /^\d+:(\d+)$/.exec(id)?.[1];
  const about = {
    ...whole('edited', account),
    row: position === undefined ? null : Number(position),
    page: location.page,
    of: { date, description, amount },
  };
  if (original === null) return row.isExcluded ? [] : [{ ...about, kind: 'added' }];
  if (row.isExcluded) return [{ ...about, kind: 'leftOut' }];
  return [
    ...edited.map((cell): RevisionChange => ({ ...about, cell, before: original[cell], after: transaction[cell] })),
    ...(row.isMoved ? [{ ...about, kind: 'moved' as const }] : []),
    ...(row.isConfirmed ? [{ ...about, kind: 'confirmed' as const }] : []),
  ];
}
