import type { StatementResult } from '@crossfoot/contracts';
import type { Truth, TruthAccount, TruthTransaction } from '../truth.ts';

export type ResultAccount = StatementResult['accounts'][number];
type ResultRow = ResultAccount['transactions'][number];

/** What one document came to, against its truth. */
export interface Comparison {
  readonly truthRows: number;
  readonly resultRows: number;
  readonly matched: number;
  readonly f1: number;
  /** Every (date, amount) pair right, none missing, none invented, in the right accounts. */
  readonly perfect: boolean;
  readonly descriptionsRight: number;
  readonly rowBalancesRight: number;
  /** Opening and closing balances right (null where none is printed). */
  readonly endsRight: number;
  readonly ends: number;
  readonly accountsRight: boolean;
  /** Accounts whose currency is right, of those of the truth. */
  readonly currenciesRight: number;
  /** `balanced` in some account although a row there is wrong, missing or invented, or in all while another is lost. */
  readonly silentWrong: boolean;
  /** Every row right and balances printed, and yet not `balanced`. */
  readonly needlessDoubt: boolean;
  /** Whether the document prints what a verdict needs. */
  readonly checkable: boolean;
  readonly statuses: readonly string[];
  /** One line a fault, worst first; at most a dozen. */
  readonly faults: readonly string[];
  /** Rows marked with confidence of 0.99 or more, and how many of them are right. */
  readonly sure: number;
  readonly sureRight: number;
}

const cents = (amount: number): number => Math.round(amount * 1000);

const isBalanced = ({ reconciliation }: ResultAccount): boolean => reconciliation.status === 'balanced';

/** Words, and single characters of scripts that are written without spaces; presentation forms folded. */
function tokens(text: string): string[] {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  return (
    folded.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+/gu,
    ) ?? []
  );
}

/** Dice coefficient of two bags of tokens: 1 where they are equal. */
export function tokenSimilarity(a: string, b: string): number {
  const left = tokens(a);
  const right = tokens(b);
  if (left.length === 0 && right.length === 0) return 1;
  const bag = new Map<string, number>();
  for (const token of left) bag.set(token, (bag.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of right) {
    const count = bag.get(token) ?? 0;
    if (count > 0) {
      shared++;
      bag.set(token, count - 1);
    }
  }
  return (2 * shared) / (left.length + right.length);
}

/** Nobody can tell whether a word that a line break cut was one word: the same letters without their spaces are right. */
const letters = (text: string): string => tokens(text).join('');

const descriptionRight = (truth: TruthTransaction, row: ResultRow): boolean =>
  [truth.description, ...(truth.otherDescriptions ?? [])].some(
    (text) => tokenSimilarity(text, row.description) >= 0.9 || letters(text) === letters(row.description),
  );

interface Matching {
  readonly pairs: (readonly [TruthTransaction, ResultRow])[];
  readonly missing: TruthTransaction[];
  readonly invented: ResultRow[];
}

/** Pairs equal (date, amount), where several are equal the ones whose descriptions agree first. */
function match(
  truth: readonly TruthTransaction[],
  rows: readonly ResultRow[],
  dateOf: (t: TruthTransaction) => string,
): Matching {
  const left = new Set(rows);
  const pairs: (readonly [TruthTransaction, ResultRow])[] = [];
  const open: TruthTransaction[] = [];
  const candidates = (t: TruthTransaction): ResultRow[] =>
    [...left].filter((row) => row.date === dateOf(t) && cents(row.amount) === cents(t.amount));
  for (const t of truth) {
    const found = candidates(t).find((row) => descriptionRight(t, row));
    if (found) {
      left.delete(found);
      pairs.push([t, found]);
    } else open.push(t);
  }
  const missing: TruthTransaction[] = [];
  for (const t of open) {
    const found = candidates(t)[0];
    if (found) {
      left.delete(found);
      pairs.push([t, found]);
    } else missing.push(t);
  }
  return { pairs, missing, invented: [...left] };
}

/** The better of the two readings where a document prints two dates a row: all rows by the one or all by the other. */
function matchAccount(truth: TruthAccount, rows: readonly ResultRow[]): Matching {
  const first = match(truth.transactions, rows, (t) => t.date);
  if (!truth.transactions.some((t) => t.otherDate)) return first;
  const second = match(truth.transactions, rows, (t) => t.otherDate ?? t.date);
  return second.pairs.length > first.pairs.length ? second : first;
}

/** Truth accounts with the result accounts that fit them best; those that fit best of all find each other first. */
function pairAccounts(truth: Truth, result: StatementResult): [TruthAccount, ResultAccount | undefined][] {
  const fits = truth.accounts.flatMap((account) =>
    result.accounts.map((candidate) => ({ account, candidate, score: fitOf(account, candidate) })),
  );
  const found = new Map<TruthAccount, ResultAccount>();
  const taken = new Set<ResultAccount>();
  for (const { account, candidate } of fits.toSorted((a, b) => b.score - a.score)) {
    if (found.has(account) || taken.has(candidate)) continue;
    found.set(account, candidate);
    taken.add(candidate);
  }
  return truth.accounts.map((account) => [account, found.get(account)]);
}

const fitOf = (account: TruthAccount, candidate: ResultAccount): number =>
  matchAccount(account, candidate.transactions).pairs.length * 10 +
  (candidate.currency === account.currency ? 2 : 0) +
  (same(candidate.openingBalance, account.openingBalance) ? 3 : 0) +
  (same(candidate.closingBalance, account.closingBalance) ? 3 : 0);

const same = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : cents(a) === cents(b);
const show = (row: { date: string; amount: number; description: string }): string =>
  `${row.date} ${row.amount} "${row.description.slice(0, 50)}"`;

/**
 * Balances enough for a proof that covers every row: an opening balance, and a closing one or one beside every row.
 * Without an opening balance the first amount has nothing to be checked against.
 */
const canBeProved = (account: TruthAccount): boolean =>
  account.openingBalance !== null &&
  (account.closingBalance !== null ||
    (account.transactions.length > 0 && account.transactions.every((t) => t.balance !== null)));

/** Against the truth; where the whole list may be turned round, against the way round that fits better. */
export function compare(truth: Truth, result: StatementResult): Comparison {
  const asPrinted = compareOneWay(truth, result);
  if (!truth.signFlexible) return asPrinted;
  const turned = compareOneWay(turnRound(truth), result);
  return turned.matched > asPrinted.matched ? turned : asPrinted;
}

function turnRound(truth: Truth): Truth {
  const minus = (amount: number | null): number | null => (amount === null ? null : -amount);
  return {
    accounts: truth.accounts.map((account) => ({
      ...account,
      openingBalance: minus(account.openingBalance),
      closingBalance: minus(account.closingBalance),
      transactions: account.transactions.map((t) => ({ ...t, amount: -t.amount, balance: minus(t.balance) })),
    })),
  };
}

function compareOneWay(truth: Truth, result: StatementResult): Comparison {
  const faults: string[] = [];
  const addsUp = truth.reconciles !== false;
  const statuses = result.accounts.map((account) => account.reconciliation.status);
  let [matched, descriptionsRight, rowBalancesRight, endsRight, currenciesRight, sure, sureRight] = [
    0, 0, 0, 0, 0, 0, 0,
  ];
  let allRight = true;
  let silentWrong = false;
  let doubted = false;
  const paired = pairAccounts(truth, result);
  const used = new Set(paired.map(([, account]) => account));
  for (const [account, read] of paired) {
    const { pairs, missing, invented } = matchAccount(account, read?.transactions ?? []);
    matched += pairs.length;
    const right = new Set(pairs.map(([, row]) => row));
    for (const row of read?.transactions ?? []) {
      if (row.confidence >= 0.99) {
        sure++;
        if (right.has(row)) sureRight++;
      }
    }
    const rowsRight = missing.length === 0 && invented.length === 0;
    if (!rowsRight) allRight = false;
    const status = read?.reconciliation.status;
    if (status === 'balanced' && !rowsRight) silentWrong = true;
    // An account that is lost beside others that are all balanced: nothing tells of it.
    if (read === undefined && !rowsRight && result.accounts.length > 0 && result.accounts.every(isBalanced))
      silentWrong = true;
    if (status !== 'balanced' && addsUp && canBeProved(account)) {
      doubted = true;
      if (rowsRight)
        faults.push(`needless doubt: ${status ?? 'no account'} (${read?.reconciliation.reasons.join(', ') ?? ''})`);
    }
    for (let i = 0; i < Math.max(missing.length, invented.length) && i < 4; i++) {
      if (missing[i]) faults.push(`missing ${show(missing[i]!)}`);
      if (invented[i]) faults.push(`invented ${show(invented[i]!)}`);
    }
    if (missing.length + invented.length)
      faults.push(`${missing.length} missing, ${invented.length} invented of ${account.transactions.length}`);
    for (const [t, row] of pairs) {
      if (descriptionRight(t, row)) descriptionsRight++;
      else faults.push(`description "${row.description.slice(0, 60)}" should be "${t.description.slice(0, 60)}"`);
      if (same(t.balance, row.balance)) rowBalancesRight++;
      else faults.push(`balance of ${show(t)} is ${row.balance}, should be ${t.balance}`);
    }
    for (const [name, wanted, got] of [
      ['opening', account.openingBalance, read?.openingBalance ?? null],
      ['closing', account.closingBalance, read?.closingBalance ?? null],
    ] as const) {
      if (same(wanted, got)) endsRight++;
      else faults.push(`${name} balance is ${got}, should be ${wanted}`);
    }
    if (read?.currency === account.currency) currenciesRight++;
    else faults.push(`currency is ${read?.currency ?? 'none'}, should be ${account.currency}`);
  }
  for (const extra of result.accounts) {
    if (used.has(extra)) continue;
    if (extra.transactions.length) allRight = false;
    if (extra.transactions.length && extra.reconciliation.status === 'balanced') silentWrong = true;
    faults.push(`an account too many, with ${extra.transactions.length} rows`);
  }
  const truthRows = truth.accounts.reduce((sum, account) => sum + account.transactions.length, 0);
  const resultRows = result.accounts.reduce((sum, account) => sum + account.transactions.length, 0);
  return {
    truthRows,
    resultRows,
    matched,
    f1: truthRows + resultRows === 0 ? 1 : (2 * matched) / (truthRows + resultRows),
    perfect: allRight,
    descriptionsRight,
    rowBalancesRight,
    endsRight,
    ends: truth.accounts.length * 2,
    accountsRight: truth.accounts.length === result.accounts.length,
    currenciesRight,
    silentWrong,
    needlessDoubt: allRight && doubted,
    checkable: addsUp && truth.accounts.every(canBeProved),
    statuses,
    faults: faults.slice(0, 12),
    sure,
    sureRight,
  };
}
