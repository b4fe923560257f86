import type { Account, StatementResult, Verdict } from '@crossfoot/contracts';
import { balanceChain, openingClosing } from './check-figures.ts';
import { resultDigest } from './result-digest.ts';

/** What a proof sheet vouches for, as data: printed on the sheet for people and embedded in it for `verifySheet`. */
export interface SheetFacts {
  readonly kind: 'crossfoot-proof';
  readonly version: 1;
  readonly statements: readonly StatementFacts[];
}

export interface StatementFacts {
  readonly filename: string;
  readonly sourceSha256: string;
  readonly resultSha256: string;
  readonly transactions: number;
  readonly verdict: Verdict;
}

export function statementFacts(result: StatementResult): StatementFacts {
  return {
    filename: result.source.filename,
    sourceSha256: result.source.sha256.toLowerCase(),
    resultSha256: resultDigest(result),
    transactions: result.accounts.reduce((sum, account) => sum + account.transactions.length, 0),
    verdict: worstVerdict(result.accounts.map(accountVerdict)),
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
