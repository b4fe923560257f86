import type { Account, Reconciliation, Transaction } from '@crossfoot/contracts';
import { checkAccount } from '@crossfoot/statement-engine/reconcile';
import type { ReviewedAccount, ReviewedRow } from './apply-corrections.ts';
import { transactionOf, type Correction } from './correction.schema.ts';
import { dateSlips } from './date-slips.ts';
import { writeCells } from './review-draft.ts';
import { likelySlips, missingRows, type Candidate, type SuggestionKind } from './suggestion-candidates.ts';

export type { SuggestionKind };

export interface Suggestion extends Candidate {
  /** The verdict that the account would have. */
  readonly after: Reconciliation;
}

/** `one`: a single change makes the statement prove itself. `several`: more than one would, so none of them is likelier. */
export type Suggestions =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly suggestion: Suggestion }
  | { readonly kind: 'several'; readonly suggestions: readonly Suggestion[]; readonly count: number };

/** So many of a tie are told of. */
const shownOfTie = 5;
const mostTried = 200;

/**
 * Where one change makes the figures of an account agree: what, where and with which effect. Nothing is ever changed by
 * it. A missing row explains any difference, and is offered only where no slip of reading does.
 */
export function suggestCorrections(reviewed: ReviewedAccount, at: number): Suggestions {
  const { status, reasons } = reviewed.account.reconciliation;
  if (status === 'balanced') return { kind: 'none' };
  if (status === 'unverifiable') {
    return reasons.includes('dateOutsidePeriod') ? choose(reviewed, dateSlips(reviewed)) : { kind: 'none' };
  }
  const slips = choose(reviewed, likelySlips(reviewed, at));
  return slips.kind === 'none' ? choose(reviewed, missingRows(reviewed, at)) : slips;
}

function choose(reviewed: ReviewedAccount, candidates: readonly Candidate[]): Suggestions {
  const proved = new Map<string, Suggestion>();
  for (const candidate of candidates.slice(0, mostTried)) {
    const after = verdictWith(reviewed, candidate);
    // Of two rows that are alike to the last word it does not matter which one is changed.
    if (after !== null && !proved.has(likeness(candidate))) proved.set(likeness(candidate), { ...candidate, after });
  }
  const suggestions = [...proved.values()];
  const [suggestion] = suggestions;
  if (suggestion === undefined) return { kind: 'none' };
  if (suggestions.length === 1 && candidates.length <= mostTried) return { kind: 'one', suggestion };
  return { kind: 'several', suggestions: suggestions.slice(0, shownOfTie), count: suggestions.length };
}

const likeness = ({ kind, row, to }: Candidate): string =>
  JSON.stringify([kind, to, row && [row.transaction.date, row.transaction.description, row.transaction.amount]]);

const unproved: ReadonlySet<string> = new Set([
  'balanceBreak',
  'differenceToClosing',
  'nothingToCheckAgainst',
  'rowsNotCovered',
  'noRows',
]);

/** The verdict after the change, or null where the figures would still not agree. */
function verdictWith(reviewed: ReviewedAccount, { kind, correction }: Candidate): Reconciliation | null {
  const doubts = reviewed.account.reconciliation.reasons.filter(
    (reason) => !unproved.has(reason) && !(kind === 'date' && reason === 'dateOutsidePeriod'),
  );
  const { reconciliation } = checkAccount(changed(reviewed, correction), doubts);
  return reconciliation.reasons.some((reason) => unproved.has(reason)) ? null : reconciliation;
}

/** The account with one of the changes that are ever suggested. */
function changed({ account, rows }: ReviewedAccount, correction: Correction): Account {
  const transactions = (change: (row: ReviewedRow) => readonly Transaction[]): Account => ({
    ...account,
    transactions: rows.flatMap((row) => (row.isExcluded ? [] : change(row))),
  });
  switch (correction.kind) {
    case 'flipSign':
      return transactions(({ id, transaction }) => [
        id === correction.row ? { ...transaction, amount: -transaction.amount } : transaction,
      ]);
    case 'excludeRow':
      return transactions(({ id, transaction }) => (id === correction.row ? [] : [transaction]));
    case 'editRow':
      return transactions(({ id, transaction }) => {
        if (id !== correction.row) return [transaction];
        const draft = { transaction };
        writeCells(draft, correction.set);
        return [draft.transaction];
      });
    case 'addRow': {
      const made = transactionOf(correction.values, { page: 1, x: 0, y: 0, width: 0, height: 0 });
      const kept = transactions(({ id, transaction }) =>
        id === correction.after ? [transaction, made] : [transaction],
      );
      return correction.after === null ? { ...kept, transactions: [made, ...kept.transactions] } : kept;
    }
    case 'setBalance':
      return {
        ...transactions(({ transaction }) => [transaction]),
        [correction.which === 'opening' ? 'openingBalance' : 'closingBalance']: correction.value,
      };
    default:
      return account;
  }
}
