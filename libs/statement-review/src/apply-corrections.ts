import type { Account, Reason, RowFlag, StatementResult, Transaction } from '@crossfoot/contracts';
import { checkAccount } from '@crossfoot/statement-engine/reconcile';
import { applyCorrection, Unfit } from './apply-correction.ts';
import type { Correction, RowCells, RowId } from './correction.schema.ts';
import { draftOf, UnfitCorrectionError, type DraftAccount, type DraftRow } from './review-draft.ts';

/** A row as the review shows it, also where it is left out of the result. */
export interface ReviewedRow {
  readonly id: RowId;
  readonly transaction: Transaction;
  /** As the program read it; null where a person added the row. */
  readonly original: Transaction | null;
  readonly edited: readonly (keyof RowCells)[];
  readonly isExcluded: boolean;
  readonly isConfirmed: boolean;
  readonly isMoved: boolean;
}

export interface ReviewedAccount {
  /** With the rows that count, and its verdict recomputed. */
  readonly account: Account;
  /** All rows in their order, the excluded ones among them. */
  readonly rows: readonly ReviewedRow[];
  /** The row at which the chain of balances first breaks. */
  readonly firstBreak: RowId | null;
  /** The rows chain from below. */
  readonly newestFirst: boolean;
  readonly isTouched: boolean;
  /** Doubts of the reading that a person has answered. */
  readonly settled: readonly Reason[];
}

export interface ReviewedStatement {
  /** What is exported: excluded rows are gone, verdicts recomputed. */
  readonly statement: StatementResult;
  /** One for each account of the statement, in its order. */
  readonly accounts: readonly ReviewedAccount[];
}

/**
 * A statement with corrections applied in their order, and the engine's own verdict on what came of them. Pure; to undo
 * is to leave the last correction out. Throws `UnfitCorrectionError` where one does not fit.
 */
export function applyCorrections(statement: StatementResult, corrections: readonly Correction[]): ReviewedStatement {
  const draft = draftOf(statement);
  corrections.forEach((correction, at) => {
    try {
      applyCorrection(draft, correction);
    } catch (error) {
      throw error instanceof Unfit ? new UnfitCorrectionError(at, error.message) : error;
    }
  });
  const accounts = draft.accounts.map((account, at) => reviewed(account, statement.accounts[at] as Account));
  return { statement: { ...statement, accounts: accounts.map(({ account }) => account) }, accounts };
}

function reviewed(draft: DraftAccount, original: Account): ReviewedAccount {
  const kept = draft.rows.filter(({ isExcluded }) => !isExcluded);
  const isPeriodNew = draft.account.period !== original.period;
  if (draft.isTouched) for (const row of kept) judgeDate(row, draft.account, isPeriodNew);
  const counted = kept.map(({ transaction }) => transaction);
  const bare: Account = { ...draft.account, transactions: counted };
  const check = checkAccount(bare, draft.isTouched ? openDoubts(draft, original, counted) : []);
  if (draft.isTouched) markBreak(kept, check.breakAt);
  const transactions = draft.isTouched ? kept.map(({ transaction }) => transaction) : original.transactions;
  return {
    // What nobody touched keeps its verdict: the engine knew more than its figures tell, such as printed section totals.
    account: draft.isTouched ? { ...bare, transactions, reconciliation: check.reconciliation } : original,
    rows: draft.rows.map(reviewedRow),
    firstBreak: check.breakAt === null ? null : (kept[check.breakAt]?.id ?? null),
    newestFirst: check.newestFirst,
    isTouched: draft.isTouched,
    settled: [...draft.settled],
  };
}

const flagsBehind: Partial<Readonly<Record<Reason, RowFlag>>> = {
  dateOrderOpen: 'assumedDateOrder',
  assumedYear: 'assumedYear',
  assumedDate: 'assumedDate',
  assumedSign: 'assumedSign',
  noDate: 'noDate',
  dateOutsidePeriod: 'dateOutsidePeriod',
};

/**
 * Doubts of the reading that nobody has answered yet: all that arithmetic alone does not find again in the original, but
 * for those that are settled and those whose flagged rows were all answered.
 */
function openDoubts(draft: DraftAccount, original: Account, rows: readonly Transaction[]): Reason[] {
  const arithmetic = new Set(checkAccount(original, []).reconciliation.reasons);
  const carries = (each: readonly Transaction[], flag: RowFlag): boolean =>
    each.some(({ flags }) => flags.includes(flag));
  const doubts = original.reconciliation.reasons.filter((reason) => {
    if (arithmetic.has(reason) || isArithmeticFailure(reason) || draft.settled.has(reason)) return false;
    const flag = flagsBehind[reason];
    return flag === undefined || carries(rows, flag) || !carries(original.transactions, flag);
  });
  if (!doubts.includes('dateOutsidePeriod') && carries(rows, 'dateOutsidePeriod')) doubts.push('dateOutsidePeriod');
  return doubts;
}

const isArithmeticFailure = (reason: Reason): boolean => reason === 'balanceBreak' || reason === 'differenceToClosing';

/** A card prints purchases of weeks before its period. */
const cardPurchaseDays = 60;
const dayInMs = 86_400_000;

/**
 * A date that a person wrote must be within the printed period, too, unless the row was confirmed as it stands; and all
 * dates must be within a period that a person wrote.
 */
function judgeDate(row: DraftRow, { period, accountType }: Account, isPeriodNew: boolean): void {
  const { transaction, original } = row;
  if (row.isConfirmed || (!isPeriodNew && transaction.date === original?.date)) return;
  const day = Date.parse(transaction.date);
  const before = accountType === 'creditCard' ? cardPurchaseDays * dayInMs : 0;
  const isOutside =
    (period.start !== null && day < Date.parse(period.start) - before) ||
    (period.end !== null && day > Date.parse(period.end));
  setFlag(row, 'dateOutsidePeriod', isOutside);
}

function markBreak(rows: readonly DraftRow[], breakAt: number | null): void {
  rows.forEach((row, at) => setFlag(row, 'balanceBreak', at === breakAt));
}

function setFlag(row: DraftRow, flag: RowFlag, isSet: boolean): void {
  const { flags } = row.transaction;
  if (flags.includes(flag) === isSet) return;
  const others = flags.filter((each) => each !== flag);
  row.transaction = { ...row.transaction, flags: isSet ? [...others, flag] : others };
}

const cells = ['date', 'transactionDate', 'valueDate', 'description', 'amount', 'balance', 'reference'] as const;

function reviewedRow({ id, transaction, original, isExcluded, isConfirmed, isMoved }: DraftRow): ReviewedRow {
  const before = original as Partial<RowCells> | null;
  const after: Partial<RowCells> = transaction;
  const edited =
    transaction === original || before === null ? [] : cells.filter((cell) => before[cell] !== after[cell]);
  return { id, transaction, original, edited, isExcluded, isConfirmed, isMoved };
}
