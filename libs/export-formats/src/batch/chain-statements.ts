import type { Account, StatementResult } from '@crossfoot/contracts';
import { worstVerdict, accountVerdict } from '../proof/sheet-facts.ts';
import { accountLabels } from '../text/account-label.ts';
import { toMinorUnits } from '../text/money-text.ts';
import type { AccountChain, ChainLink, ChainStatement } from './batch.ts';
import { daysOf, findDuplicates } from './find-duplicates.ts';
import { compareDays, isSameAccount, meetingOf } from './line-up.ts';

/**
 * Puts the statements of each account one after another and proves the chain: does the closing balance of one lead to
 * the opening balance of the next, which days does none cover, which rows come twice. The same file given twice counts
 * once. An account without a printed number is never joined with another: two accounts of one bank may look alike.
 */
export function chainStatements(results: readonly StatementResult[]): readonly AccountChain[] {
  const groups: ChainStatement[][] = [];
  const seen = new Set<string>();
  for (const { source, accounts } of results) {
    if (seen.has(source.sha256)) continue;
    seen.add(source.sha256);
    for (const account of accounts) {
      const group = groups.find((members) => members.every((member) => isSameAccount(member.account, account)));
      if (group) group.push({ filename: source.filename, account });
      else groups.push([{ filename: source.filename, account }]);
    }
  }
  const ordered = groups.map((group) =>
    group.toSorted((one, other) => compareDays(daysOf(one.account), daysOf(other.account))),
  );
  const labels = accountLabels(ordered.map((group) => group[0]!.account));
  return ordered.map((statements, index) => chain(labels[index] ?? '', statements));
}

function chain(label: string, statements: readonly ChainStatement[]): AccountChain {
  const links: ChainLink[] = [];
  const files: string[] = [];
  const repeatedRows = new Set<number>();
  const marked: Account['transactions'] = [];
  const unique: Account['transactions'] = [];
  for (const [index, { filename, account }] of statements.entries()) {
    const repeated = findDuplicates(
      statements.slice(0, index).map((earlier) => earlier.account),
      account,
    );
    const previous = statements[index - 1];
    if (previous) links.push(link(previous, { filename, account }, repeated));
    for (const [position, row] of account.transactions.entries()) {
      files.push(filename);
      if (!repeated.has(position)) {
        unique.push(row);
        marked.push(row);
        continue;
      }
      repeatedRows.add(marked.length);
      marked.push(
        row.flags.includes('possibleDuplicate') ? row : { ...row, flags: [...row.flags, 'possibleDuplicate'] },
      );
    }
  }
  const account = joinAccounts(
    statements.map((statement) => statement.account),
    links,
    unique,
  );
  const verdict = account.reconciliation.status;
  return {
    label,
    statements,
    links,
    account,
    marked: { ...account, transactions: marked },
    files,
    repeated: repeatedRows,
    verdict,
  };
}

function joinAccounts(
  accounts: readonly Account[],
  links: readonly ChainLink[],
  transactions: Account['transactions'],
): Account {
  const [first, last] = [accounts[0]!, accounts.at(-1)!];
  const verdicts = accounts.map(accountVerdict);
  for (const { difference, gap } of links) {
    if (difference === null || gap !== null) verdicts.push('unverifiable');
    else if (difference !== 0) verdicts.push('unbalanced');
  }
  const reasons = new Set(accounts.flatMap((account) => account.reconciliation.reasons));
  if (links.some(({ gap }) => gap !== null)) reasons.add('gapBetweenStatements');
  if (links.some(({ difference }) => difference !== null && difference !== 0))
    reasons.add('balancesBetweenStatementsDiffer');
  if (links.some(({ difference }) => difference === null)) reasons.add('balancesBetweenStatementsUnknown');
  const shared = first.reconciliation.checks.filter((check) =>
    accounts.every(({ reconciliation }) => reconciliation.checks.includes(check)),
  );
  return {
    ...first,
    institution: accounts.find(({ institution }) => institution !== null)?.institution ?? null,
    period: { start: first.period.start, end: last.period.end },
    openingBalance: first.openingBalance,
    closingBalance: last.closingBalance,
    reconciliation: {
      status: worstVerdict(verdicts),
      difference: accounts.length === 1 ? first.reconciliation.difference : null,
      checks: shared,
      reasons: [...reasons],
    },
    transactions,
  };
}

function link(previous: ChainStatement, next: ChainStatement, repeated: ReadonlySet<number>): ChainLink {
  let sum = 0;
  for (const index of repeated)
    sum += toMinorUnits(next.account.transactions[index]?.amount ?? 0, next.account.currency);
  const meeting = meetingOf(previous.account, next.account, { rows: repeated.size, sum });
  return { from: previous.filename, to: next.filename, ...meeting };
}
