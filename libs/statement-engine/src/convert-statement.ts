import { noTransactions, type Account, type StatementResult } from '@crossfoot/contracts';
import { readColumns } from './read-columns.ts';
import type { ConvertOptions } from './engine-context.ts';
import { extractRows } from './extract/extract-rows.ts';
import type { RawStatement } from './extract/raw-statement.ts';
import { identifyStatement } from './identify/identify-statement.ts';
import { arrangeLines } from './layout/arrange-lines.ts';
import type { StatementLines } from './layout/page-lines.ts';
import { withoutTotals } from './interpret/interpret.ts';
import { splitsBeside } from './interpret/split-beside.ts';
import { splitStatements } from './interpret/split-statements.ts';
import { normaliseAccounts, type NormalAccount } from './normalise/normalise-accounts.ts';
import { sumOf } from './reconcile/chain.ts';
import { openDocument } from './open/open-document.ts';
import { surveyStreams } from './open/survey-streams.ts';
import type { PageContent } from './page-content.ts';
import { isDoubtful } from './read/doubtful-page.ts';
import { readPages } from './read/read-pages.ts';
import { buildResult, type SourceFacts } from './result/build-result.ts';
import type { Read } from './repair/choose-readings.ts';
import { repairByArithmetic } from './repair/repair-by-arithmetic.ts';
import type { RereadResult } from './repair/surer-dates.ts';

/** Bytes of a PDF in, statement with its verdict out. This is the whole way; each step is one folder. */
export async function convertStatement(bytes: Uint8Array, options: ConvertOptions): Promise<StatementResult> {
  const { onProgress, signal } = options;
  onProgress?.({ stage: 'open', pagesDone: 0, pages: null });
  const sha256 = await options.platform.sha256(bytes);
  const damage = surveyStreams(bytes, options);
  const document = await openDocument(bytes, { ...options, mends: damage.mends });
  try {
    await options.onOpened?.({ pages: document.pages, encrypted: document.passwordNeeded });
    const pages: PageContent[] = [];
    const tell = (ocr: boolean) => onProgress?.({ stage: 'read', pagesDone: pages.length, pages: document.pages, ocr });
    for await (const page of readPages(document, { ...options, damage, onOcr: () => tell(true) })) {
      pages.push(page);
      tell(page.source !== 'text');
    }
    onProgress?.({ stage: 'layout', pagesDone: pages.length, pages: pages.length });
    signal?.throwIfAborted();
    const source = { filename: options.filename, sha256 };
    const read: Read = (from) => readStatement(from, source);
    const result = pages.every((page) => page.source === 'text')
      ? readText(pages, source)
      : provedByOrder(await repairByArithmetic(document, pages, read(pages), read, options), source);
    onProgress?.({ stage: 'done', pagesDone: document.pages, pages: document.pages });
    return result;
  } finally {
    await document.close();
  }
}

type Source = Pick<SourceFacts, 'filename' | 'sha256'>;

/** The pure part: words with boxes in, statement with its verdict out. Throws `noTransactions` where there is no statement. */
export function readStatement(pages: readonly PageContent[], source: Source): StatementResult {
  return readLines(arrangeLines(pages), { ...source, ...aboutPages(pages) });
}

/** The same for a text, which nobody looks at again: its pages are let go once they are lines, a third of all memory. */
function readText(pages: PageContent[], source: Source): StatementResult {
  const about = { ...source, ...aboutPages(pages) };
  const lines = arrangeLines(pages);
  pages.length = 0;
  return readLines(lines, about);
}

function aboutPages(pages: readonly PageContent[]): Omit<SourceFacts, keyof Source> {
  return {
    pages: pages.length,
    ocrPages: pages.filter((page) => page.source !== 'text').length,
    unreadPages: pages.filter((page) => page.unread !== null).map((page) => page.number),
    unreadReasons: pages.flatMap((page) => page.unread ?? []),
    doubtfulPages: pages.filter(isDoubtful).map((page) => page.number),
  };
}

/**
 * A scan whose arithmetic the places of its figures leave open may be proved by their order on each line, or by another
 * reading of a class of rows. Only a proof counts, for its figures were looked for in their places, or sums that hold
 * where they failed; and what else is in doubt stays so.
 */
export function provedByOrder({ pages, result }: RereadResult, source: Source): StatementResult {
  if (!result.accounts.some(isUnproved)) return result;
  const ordered = readLines(arrangeLines(pages), { ...source, ...aboutPages(pages) }, true);
  const fails = result.accounts.some(isBroken);
  return ordered.accounts.every(isBalanced) || (fails && ordered.accounts.every(holds)) ? ordered : result;
}

function readLines(lines: StatementLines, source: SourceFacts, mayOrder = source.ocrPages === 0): StatementResult {
  const whole = readSplitBeside(lines, source, mayOrder);
  const { parts, areDated } = splitStatements(lines);
  const apart = parts.flatMap((part) => readSplitBeside(part, source, mayOrder).accounts.filter(isFilled));
  const isOfPages = areDated ? isPage : goesOn;
  const isSplit = tellsMore(apart, whole.accounts) && !apart.some(isOfPages);
  return provided(isSplit ? { ...whole, accounts: apart } : whole, source);
}

/** Whether an account begins with the balance that the one before ends with, by name or by its rows: pages of one statement do. */
function goesOn(account: Account, at: number, accounts: readonly Account[]): boolean {
  const start = account.openingBalance ?? startOf(account.transactions[0]);
  const before = accounts[at - 1];
  const end = before?.closingBalance ?? before?.transactions.at(-1)?.balance ?? null;
  return start !== null && end !== null && Math.abs(start - end) < SAME_FIGURE;
}

/** Whether it goes on without a period of its own from one that has one: a month that follows has its own as well. */
function isPage(account: Account, at: number, accounts: readonly Account[]): boolean {
  return account.period.end === null && accounts[0]?.period.end != null && goesOn(account, at, accounts);
}

/** Figures of the JSON result have three decimals at most. */
const SAME_FIGURE = 0.0005;

function startOf(row: Account['transactions'][number] | undefined): number | null {
  return row?.balance == null ? null : row.balance - row.amount;
}

/**
 * Whether the statements of a file, each read by itself, tell more than the file read as one: all of them are proved as it
 * is not; or they have more entries and no less is proved; or as many, and no more is open or fails.
 */
function tellsMore(parts: readonly Account[], whole: readonly Account[]): boolean {
  const isNameless = ({ currency }: Account): boolean => currency === null;
  // What names ends and has no entries is the summary of what follows.
  const isSummary = (account: Account): boolean => account.transactions.length === 0 && !isBalanced(account);
  const rows = rowsOf(parts) - rowsOf(whole);
  if (parts.length === 0 || parts.some(isSummary)) return false;
  // A currency that one of them alone names is that of all, unless entries are lost by that.
  if (rows <= 0 && parts.some(isNameless) && !whole.some(isNameless)) return false;
  if (parts.every(isBalanced) && !whole.every(isBalanced)) return true;
  const count = (isOf: (account: Account) => boolean): [number, number] => [
    parts.filter(isOf).length,
    whole.filter(isOf).length,
  ];
  const [balanced, balancedOfWhole] = count(isBalanced);
  const [broken, brokenOfWhole] = count(isBroken);
  const [open, openOfWhole] = count((account) => !isBalanced(account));
  if (rows < 0 || balanced < balancedOfWhole) return false;
  // A list that fails is told; one that is left out is not.
  return rows > 0 || (broken <= brokenOfWhole && (balancedOfWhole === 0 || open <= openOfWhole));
}

function readSplitBeside(lines: StatementLines, source: SourceFacts, mayOrder: boolean): StatementResult {
  const result = readArranged(lines, source, mayOrder);
  if (!mayOrder || !result.accounts.some(isUnproved)) return result;
  let [dated, proved]: [number | null, StatementResult | null] = [null, null];
  for (const split of splitsBeside(lines)) {
    const other = readArranged(split, source, mayOrder);
    if (other.accounts.some(isUnproved)) continue;
    dated ??= entriesOf(lines);
    if (rowsOf(other.accounts) < Math.max(rowsOf(result.accounts), dated) || entriesOf(split) < dated) continue;
    if (other.accounts.every(isBalanced)) return other;
    proved ??= other;
  }
  return proved ?? result;
}

const rowsOf = (accounts: readonly Account[]): number => sumOf(accounts, ({ transactions }) => transactions.length);

/** How many lines have a date of their own and an amount: what a reading leaves out may be another account's, or the dates. */
function entriesOf(lines: StatementLines): number {
  const identified = identifyStatement(lines);
  const { events, leftOut = [] } = extractRows(identified.lines, identified.facts);
  return [...events, ...leftOut].filter((each) => each.kind === 'row' && each.date !== null && !each.carried).length;
}

function provided(result: StatementResult, source: SourceFacts): StatementResult {
  if (!result.accounts.some(isFilled)) throw noTransactions(source.unreadPages, source.unreadReasons);
  return { ...result, accounts: withPartsOpen(result.accounts) };
}

/**
 * An account beside one that fails, which ends with the very same balance, or begins in the same period with what that one should have
 * come to, is a part of one statement with it, between which rows are missing: it is not proved by itself.
 */
function withPartsOpen(accounts: readonly Account[]): Account[] {
  const endsAs = ({ closingBalance, currency }: Account, other: Account): boolean =>
    Boolean(closingBalance) && closingBalance === other.closingBalance && currency === other.currency;
  const isPart = (account: Account, at: number): boolean => {
    const [before, after] = [accounts[at - 1], accounts[at + 1]];
    const isOneEnd = [before, after].some((other) => other && isBroken(other) && endsAs(account, other));
    const [end, endBefore] = [account.period.end, before?.period.end ?? null];
    const isOnePeriod = end === null || endBefore === null || end === endBefore;
    return isOneEnd || (before !== undefined && isBroken(before) && isOnePeriod && goesOn(account, at, accounts));
  };
  return accounts.map((account, at) => {
    const { reconciliation } = account;
    if (reconciliation.status !== 'balanced' || !isPart(account, at)) return account;
    return { ...account, reconciliation: { ...reconciliation, status: 'unverifiable', reasons: ['rowsNotCovered'] } };
  });
}

function readArranged(lines: StatementLines, source: SourceFacts, mayOrder: boolean): StatementResult {
  const identified = identifyStatement(lines);
  const accountsOf = (raw: RawStatement): NormalAccount[] => normaliseAccounts(raw, identified.facts);
  const build = (accounts: readonly NormalAccount[]): StatementResult =>
    buildResult(accounts, identified.facts, lines, source);
  // The repair of a scan reads it over and over, and finds its misread figures in their places.
  return mayOrder
    ? readColumns(identified, accountsOf, build)
    : build(withoutTotals(extractRows(identified.lines, identified.facts), accountsOf)[1]);
}

const isUnproved = ({ reconciliation: { status, reasons } }: Account): boolean =>
  status === 'unbalanced' || reasons.includes('rowsNotCovered') || reasons.includes('nothingToCheckAgainst');

const isBalanced = ({ reconciliation }: Account): boolean => reconciliation.status === 'balanced';

/** Whether a check holds and none fails, though a row may be in doubt. */
const holds = (account: Account): boolean => account.reconciliation.checks.length > 0 && !isBroken(account);

const isBroken = ({ reconciliation }: Account): boolean => reconciliation.status === 'unbalanced';

function isFilled({ transactions, openingBalance, closingBalance }: Account): boolean {
  return transactions.length > 0 || openingBalance !== null || closingBalance !== null;
}
