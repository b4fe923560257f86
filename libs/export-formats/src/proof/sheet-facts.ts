import type { Account, StatementResult, Verdict } from '@crossfoot/contracts';
import type { Corrected } from '../export-options.ts';
import { balanceChain, openingClosing } from './check-figures.ts';
import { resultDigest } from './result-digest.ts';

/**
 * What a proof sheet vouches for, as data: printed on the sheet for people and embedded in it, with all that it takes to
 * make every check again and to write the sheet anew. `sheet-facts.schema.ts` describes it for readers.
 */
export interface SheetFacts {
  readonly kind: 'crossfoot-proof';
  /** Of the data and of how the sheet is written from it: a change of either is a new version. */
  readonly version: 2;
  readonly generatedAt: string;
  readonly programVersion: string;
  /** Files of a batch that could not be read; null where the sheet is no batch's. */
  readonly unread: readonly { readonly filename: string; readonly reason: string }[] | null;
  readonly statements: readonly StatementFacts[];
}

export interface StatementFacts {
  readonly filename: string;
  readonly sourceSha256: string;
  readonly resultSha256: string;
  readonly transactions: number;
  readonly verdict: Verdict;
  /** The rows and balances that the sheet speaks of. */
  readonly result: StatementResult;
  readonly corrected: Corrected | null;
}

export function statementFacts(result: StatementResult, corrected: Corrected | null = null): StatementFacts {
  return {
    filename: result.source.filename,
    sourceSha256: result.source.sha256.toLowerCase(),
    resultSha256: resultDigest(result),
    transactions: result.accounts.reduce((sum, account) => sum + account.transactions.length, 0),
    verdict: worstVerdict(result.accounts.map(accountVerdict)),
    result,
    corrected,
  };
}

/** The stored verdict, unless the figures on the sheet contradict it: a result may have been changed since. */
export function accountVerdict(account: Account): Verdict {
  const stored = account.reconciliation.status;
  if (stored !== 'balanced') return stored;
  const { difference } = openingClosing(account);
  const contradicted = (difference !== null && difference !== 0) || balanceChain(account).breaks.length > 0;
  return contradicted ? 'unbalanced' : 'balanced';
}

export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('unbalanced')) return 'unbalanced';
  return verdicts.length === 0 || verdicts.includes('unverifiable') ? 'unverifiable' : 'balanced';
}
