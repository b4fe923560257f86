import { thousandths } from '@crossfoot/statement-engine/reconcile';
import type { ReviewedAccount, ReviewedRow } from './apply-corrections.ts';
import { chainOfAccount, type ReviewedChain } from './chain-of-balances.ts';
import type { Correction, RowId } from './correction.schema.ts';
import { digitSlip } from './digit-slips.ts';

export type SuggestionKind =
  | 'sign'
  | 'extraRow'
  | 'digitsExchanged'
  | 'digit'
  | 'balance'
  | 'openingBalance'
  | 'closingBalance'
  | 'missingRow'
  | 'date';

/** One change that might mend the account; whether it does is for the verdict to say. */
export interface Candidate {
  readonly kind: SuggestionKind;
  readonly correction: Correction;
  /** The row that it changes, or the row before which one is missing; null for the balances at the ends. */
  readonly row: ReviewedRow | null;
  /** What stands there and what would: an amount, a balance, a date. */
  readonly from: number | string | null;
  readonly to: number | string | null;
}

const decimal = (units: number): number => units / 1_000;

/** Changes that a slip of reading explains. A missing row explains any difference, and so is no part of these. */
export function likelySlips(reviewed: ReviewedAccount, at: number): readonly Candidate[] {
  const chain = chainOfAccount(reviewed);
  const gap = soleGap(chain);
  return [
    ...(gap === null ? [] : gap.rows.flatMap((row) => slipsOfAmount(row, gap.units))),
    ...slipsOfBalances(chain),
    ...slipsOfEnds(reviewed, chain, at),
  ];
}

/** The row that is missing, where just one step of the chain or only the end does not hold. */
export function missingRows(reviewed: ReviewedAccount, at: number): readonly Candidate[] {
  const chain = chainOfAccount(reviewed);
  const gap = soleGap(chain);
  if (gap === null || (gap.rows.length === 0 && chain.rows.length > 0 && chain.tail.length > 0)) return [];
  const next = chain.broken.length === 1 ? (gap.rows.at(-1) ?? null) : null;
  const date = next?.transaction.date ?? chain.rows.at(-1)?.transaction.date ?? reviewed.account.period.end;
  if (date === null) return [];
  const amount = decimal(gap.units);
  const correction: Correction = {
    kind: 'addRow',
    row: `n:missing-${next === null ? `${at}-end` : next.id.replaceAll(':', '-')}`,
    account: at,
    after: rowBefore(reviewed, next),
    values: { date, description: '', amount },
    location: null,
  };
  return [{ kind: 'missingRow', correction, row: next, from: null, to: amount }];
}

/** In the order of the page, the row that the missing one comes after. */
function rowBefore({ rows, newestFirst }: ReviewedAccount, next: ReviewedRow | null): RowId | null {
  if (newestFirst) return next?.id ?? null;
  if (next === null) return rows.at(-1)?.id ?? null;
  return rows[rows.indexOf(next) - 1]?.id ?? null;
}

/** The rows among which the one wrong amount must be, and by how much they are off. */
function soleGap(chain: ReviewedChain): { readonly rows: readonly ReviewedRow[]; readonly units: number } | null {
  const [at] = chain.broken;
  const step = at === undefined ? undefined : chain.steps[at];
  if (step !== undefined) {
    return chain.broken.length === 1 ? { rows: step.rows, units: step.gap } : null;
  }
  return chain.difference === null || chain.difference === 0 ? null : { rows: chain.tail, units: chain.difference };
}

function slipsOfAmount(row: ReviewedRow, gap: number): readonly Candidate[] {
  const units = thousandths(row.transaction.amount);
  const from = row.transaction.amount;
  if (units === 0) return [];
  if (-2 * units === gap) {
    return [{ kind: 'sign', correction: { kind: 'flipSign', row: row.id }, row, from, to: -from }];
  }
  if (-units === gap) {
    return [{ kind: 'extraRow', correction: { kind: 'excludeRow', row: row.id }, row, from, to: null }];
  }
  const slip = digitSlip(units, units + gap);
  if (slip === null) return [];
  const to = decimal(units + gap);
  const kind = slip === 'exchanged' ? 'digitsExchanged' : 'digit';
  return [{ kind, correction: { kind: 'editRow', row: row.id, set: { amount: to } }, row, from, to }];
}

/** A balance misread breaks the step to it and the step from it, by the same sum; so does a row too many that has one. */
function slipsOfBalances(chain: ReviewedChain): readonly Candidate[] {
  const [at, next] = chain.broken;
  const step = at === undefined ? undefined : chain.steps[at];
  const row = step?.rows.at(-1);
  if (at === undefined || step === undefined || row === undefined || chain.broken.length > 2) return [];
  if (next !== undefined && next !== at + 1) return [];
  const to = decimal(thousandths(row.transaction.balance ?? 0) - step.gap);
  const candidates: Candidate[] = [
    {
      kind: 'balance',
      correction: { kind: 'editRow', row: row.id, set: { balance: to } },
      row,
      from: row.transaction.balance,
      to,
    },
  ];
  if (next !== undefined) {
    const exclusion: Correction = { kind: 'excludeRow', row: row.id };
    candidates.push({ kind: 'extraRow', correction: exclusion, row, from: row.transaction.amount, to: null });
  }
  return candidates;
}

function slipsOfEnds({ account }: ReviewedAccount, chain: ReviewedChain, at: number): readonly Candidate[] {
  const candidates: Candidate[] = [];
  const first = chain.steps[0];
  if (account.openingBalance !== null && first !== undefined && chain.broken.length === 1 && chain.broken[0] === 0) {
    const opening = thousandths(account.openingBalance);
    const to = opening + first.gap;
    if (digitSlip(opening, to) !== null || opening === -to) candidates.push(ofEnd('opening', opening, to, at));
  }
  const isCovered = chain.steps.length > 0 && chain.broken.length === 0;
  if (account.closingBalance !== null && isCovered && chain.last !== null) {
    const closing = thousandths(account.closingBalance);
    const to = closing - (chain.difference ?? 0);
    if (closing !== to) candidates.push(ofEnd('closing', closing, to, at));
  }
  return candidates;
}

function ofEnd(which: 'opening' | 'closing', from: number, to: number, account: number): Candidate {
  return {
    kind: which === 'opening' ? 'openingBalance' : 'closingBalance',
    correction: { kind: 'setBalance', account, which, value: decimal(to) },
    row: null,
    from: decimal(from),
    to: decimal(to),
  };
}
