import type { StatementResult } from '@crossfoot/contracts';
import { shown } from './terminal.ts';

/** `statement.pdf: 42 transactions, balanced`: what a person wants to know before using the file. */
export function verdictLine(result: StatementResult): string {
  const count = result.accounts.reduce((sum, account) => sum + account.transactions.length, 0);
  const verdicts = new Set(result.accounts.map((account) => account.reconciliation.status));
  const verdict = verdicts.has('unbalanced')
    ? 'unbalanced'
    : verdicts.has('unverifiable')
      ? 'unverifiable'
      : 'balanced';
  const accounts = result.accounts.length === 1 ? '' : ` in ${result.accounts.length} accounts`;
  const { filename, unreadPages, doubtfulPages = [] } = result.source;
  const unread = unreadPages.length === 0 ? '' : `; pages not read: ${unreadPages.join(', ')}`;
  const doubtful = doubtfulPages.length === 0 ? '' : `; pages read with doubt: ${doubtfulPages.join(', ')}`;
  const currency = result.accounts.some((account) => account.currency === null) ? '; no currency named' : '';
  return `${shown(filename)}: ${count} transactions${accounts}, ${verdict}${unread}${doubtful}${currency}\n`;
}
