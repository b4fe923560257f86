import { accountFactsPurpose, remarksSentence, type StatementResult, type Verdict } from '@crossfoot/contracts';
import { accountFacts } from '@crossfoot/export-formats';
import type { SecretBox } from '@crossfoot/runtime';

/** What the record of a conversion says of its result; what is contents of the statement is sealed. */
export interface ResultSummary {
  readonly pages: number;
  readonly ocrPages: number;
  readonly transactionCount: number;
  readonly reconciliation: Verdict;
  readonly unread: string | null;
  readonly sealedFacts: string;
}

export function summaryOf(conversionId: string, result: StatementResult, secrets: SecretBox): ResultSummary {
  return {
    pages: result.source.pages,
    ocrPages: result.source.ocrPages,
    transactionCount: result.accounts.reduce((sum, account) => sum + account.transactions.length, 0),
    reconciliation: overallVerdict(result),
    unread: remarksSentence(result),
    sealedFacts: secrets.seal(JSON.stringify(accountFacts(result)), accountFactsPurpose(conversionId)),
  };
}

/** How a result as a whole stands: the worst of its accounts. */
function overallVerdict(result: StatementResult): Verdict {
  const all = result.accounts.map((account) => account.reconciliation.status);
  if (all.includes('unbalanced')) return 'unbalanced';
  return all.length === 0 || all.includes('unverifiable') ? 'unverifiable' : 'balanced';
}
