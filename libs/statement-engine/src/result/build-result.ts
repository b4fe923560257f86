import type { Account, StatementResult, Transaction, UnreadReason } from '@crossfoot/contracts';
import type { DocumentFacts } from '../identify/document-facts.ts';
import type { NormalAccount, NormalRow } from '../normalise/normalise-accounts.ts';
import type { StatementLines } from '../layout/page-lines.ts';
import { balanceReached } from '../reconcile/chain.ts';
import { reconcile } from '../reconcile/reconcile.ts';

export interface SourceFacts {
  readonly filename: string;
  readonly sha256: string;
  readonly pages: number;
  readonly ocrPages: number;
  readonly unreadPages: readonly number[];
  readonly unreadReasons: readonly UnreadReason[];
  readonly doubtfulPages: readonly number[];
}

/** Of scanned rows that no check covers and of which a word was read with less, one in five was wrong. */
const LOW_CONFIDENCE = 0.6;

/** Each account with its verdict, as the contract wants it: the only place where minor units become decimals. */
export function buildResult(
  accounts: readonly NormalAccount[],
  facts: DocumentFacts,
  layout: StatementLines,
  source: SourceFacts,
): StatementResult {
  return {
    source: {
      ...source,
      unreadPages: [...source.unreadPages],
      unreadReasons: [...source.unreadReasons],
      doubtfulPages: [...source.doubtfulPages],
    },
    accounts: accounts.map((account) =>
      buildAccount(account, facts, layout, source, accounts.length === 1 ? facts.loneNumber : null),
    ),
  };
}

function buildAccount(
  account: NormalAccount,
  facts: DocumentFacts,
  layout: StatementLines,
  source: SourceFacts,
  loneNumber: string | null,
): Account {
  const doubts = [...account.doubts];
  if (source.unreadPages.length > 0) doubts.push('unreadPages');
  const closing = account.closing ?? balanceReached(account.rows, account.opening, account.newestFirst);
  const verdict = reconcile({
    rows: account.rows,
    newestFirst: account.newestFirst,
    opening: account.opening,
    closing,
    totals: account.totals,
    beginsWithNothing: account.accountType === 'folio',
    doubts,
  });
  const money = (units: number | null): number | null => (units === null ? null : toDecimal(units, account.decimals));
  const number = account.accountNumber ?? loneNumber;
  return {
    institution: facts.issuer,
    accountNumber: number === null ? null : `…${number}`,
    accountType: account.accountType,
    currency: account.isCurrencyAssumed ? null : account.currency,
    period: account.period,
    openingBalance: money(account.opening),
    closingBalance: money(closing),
    reconciliation: {
      status: verdict.status,
      difference: money(verdict.difference),
      checks: [...verdict.checks],
      reasons: [...verdict.reasons],
    },
    transactions: account.rows.map((row, at) =>
      buildTransaction(row, at === verdict.breakAt, account, verdict.status === 'balanced', layout),
    ),
  };
}

/** Minor units to the decimal number of the contract; -0 never leaves the engine. */
export function toDecimal(units: number, decimals: number): number {
  return units === 0 ? 0 : units / 10 ** decimals;
}

function buildTransaction(
  row: NormalRow,
  breaks: boolean,
  account: NormalAccount,
  proven: boolean,
  layout: StatementLines,
): Transaction {
  const { raw } = row;
  const page = layout.pages[raw.page - 1] ?? { width: 1, height: 1 };
  const flags = [...row.flags];
  if (breaks) flags.push('balanceBreak');
  if (!proven && raw.confidence < LOW_CONFIDENCE) flags.push('lowConfidence');
  const fraction = (value: number, of: number): number => Math.round((value / of) * 10_000) / 10_000;
  return {
    date: row.date,
    transactionDate: row.transactionDate,
    valueDate: row.valueDate,
    description: raw.description,
    amount: toDecimal(row.amount, account.decimals),
    balance: row.balance === null ? null : toDecimal(row.balance, account.decimals),
    reference: raw.reference,
    currency: null,
    confidence: confidenceOf(row, flags.length, proven),
    flags,
    location: {
      page: raw.page,
      x: fraction(layout.mirrored ? page.width - raw.box.x1 : raw.box.x0, page.width),
      y: fraction(raw.box.y0, page.height),
      width: fraction(raw.box.x1 - raw.box.x0, page.width),
      height: fraction(raw.box.y1 - raw.box.y0, page.height),
    },
  };
}

/** 0.99 and more only where a check covers the row and nothing is flagged. */
function confidenceOf(row: NormalRow, flags: number, proven: boolean): number {
  const base = proven ? 0.995 : 0.93;
  return Math.round(Math.max(0.1, (base - flags * 0.2) * Math.min(1, 0.5 + row.raw.confidence / 2)) * 1000) / 1000;
}
