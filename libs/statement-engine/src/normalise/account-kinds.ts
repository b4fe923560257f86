import type { AccountType } from '@crossfoot/contracts';
import type { RawFact, RawTable } from '../extract/raw-statement.ts';
import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import type { DocumentFacts, KindWord } from '../identify/document-facts.ts';
import { strongestKind } from '../identify/find-kind.ts';
import { holdsMoney, movedBySides } from './moved-by-sides.ts';
import { wordSign } from './words-of-rows.ts';
import { rowWords } from '../vocabulary/vocabulary.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { signedBalance } from '../grammar/tokens.ts';
import { sumOf } from '../reconcile/chain.ts';
import { ENTRY_BELOW_LINES, FEWEST_MARKED_ROWS, FEWEST_STEPS, TITLE_ABOVE_LINES } from '../tolerances.ts';

/** What an account is; `open` where the document holds debts and assets and nothing says which one this is. */
export interface AccountKind {
  readonly type: AccountType;
  readonly open: boolean;
}

/**
 * The kind of each account. A card that is named beside columns of withdrawals and deposits is another product of the
 * same holder, unless the balance rises by what goes out.
 */
export function accountKinds(
  accounts: readonly RawAccount[],
  facts: DocumentFacts,
  tables: readonly RawTable[],
): AccountKind[] {
  return kindsByWords(accounts, facts, tables).map((kind, at) => {
    const rows = accounts[at]?.rows ?? [];
    const isOwed = rows.every(({ table }) => tables[table]?.owed === true && tables[table].chainHits >= FEWEST_STEPS);
    if (kind.type !== 'creditCard' || isOwed || !holdsMoney(rows, tables)) return kind;
    return { type: strongestKind(facts.kinds.filter(({ type }) => !isDebt(type))), open: false };
  });
}

/** The kinds by their words: of several accounts, what is printed between the rows of the one before and its own first row. */
function kindsByWords(
  accounts: readonly RawAccount[],
  facts: DocumentFacts,
  tables: readonly RawTable[],
): AccountKind[] {
  if (accounts.length === 1) return [kindOfOnly(accounts[0] as RawAccount, facts, tables)];
  if (standInOneTable(accounts)) {
    const kind = kindOfOnly(accounts[0] as RawAccount, facts, tables);
    return accounts.map(() => kind);
  }
  let from = -1;
  const ofOthers = new Set<KindWord>();
  const own = accounts.map((account, at) => {
    // What did not move is known by its balances alone.
    const balances = account.rows.length > 0 ? [] : account.facts.filter((fact) => fact.at > from);
    const first = account.rows[0]?.at ?? balances[0]?.at ?? from;
    // The last entry of the account before may go on below its amount, and name a debt there.
    const isOfLast = (word: KindWord): boolean =>
      accounts[at - 1]?.rows.slice(-1).some((row) => bears(row, word)) === true;
    const words = facts.kinds.filter((word) => word.at > from && word.at < first && !isOfLast(word));
    for (const word of words) ofOthers.add(word);
    from = account.rows.at(-1)?.at ?? balances.at(-1)?.at ?? from;
    if (words.length === 0) return null;
    const title = at === 0 ? words.filter((word) => word.at >= first - TITLE_ABOVE_LINES) : [];
    return strongestKind(title.length > 0 ? nearest(title) : words);
  });
  const found = new Set(
    own.filter((type) => type !== null && type !== 'other').map((type) => isDebt(type as AccountType)),
  );
  const unowned = strongestKind(facts.kinds.filter((word) => !ofOthers.has(word)));
  // What stands in the words of entries is theirs: "Mortgage advance", "Terminal return - balance owing".
  const free = facts.kinds.filter((word) => !accounts.some(({ rows }) => rows.some((row) => bears(row, word))));
  const told = free.length === facts.kinds.length ? facts.accountType : strongestKind(free);
  const unownedAsset = strongestKind(facts.kinds.filter(({ type }) => !isDebt(type)));
  const sides = accounts.map(({ rows }) => movedBySides(rows, tables));
  const debtsTell = own.some((type, at) => type !== null && isDebt(type) && sides[at] === 'debt');
  return own.map((type, at) => {
    const isMarked = marksBalances(accounts[at] as RawAccount) || (debtsTell && sides[at] === 'asset');
    // What names a later account says nothing of one before it.
    if (type === null && own.slice(0, at).every((other) => other === null) && found.has(true))
      return { type: isDebt(unowned) ? 'other' : unowned, open: !isMarked };
    // What no words name and moves by withdrawals and deposits is no debt, though the document speaks of one elsewhere.
    if (type === null && isDebt(told) && holdsMoney(accounts[at]?.rows ?? [], tables))
      return { type: unownedAsset, open: false };
    const isOpen = type === null && (found.size > 1 || (found.size === 1 && !found.has(isDebt(told))));
    return { type: type ?? told, open: isOpen && !isMarked };
  });
}

/** Whether all accounts but the first are the second columns of one table: their rows have no lines of their own. */
function standInOneTable([first, ...others]: readonly RawAccount[]): boolean {
  return others.every(
    ({ rows, currency }) => currency !== first?.currency && rows.every(({ at }) => !Number.isInteger(at)),
  );
}

/**
 * The kind of a document's only account. One phrase alone that names a debt, and only between the rows, is likely an
 * entry's ("Payment by credit card"): it leaves open whose the balances are. A panel beside the rows uses several.
 */
function kindOfOnly(account: RawAccount, facts: DocumentFacts, tables: readonly RawTable[]): AccountKind {
  const { rows } = account;
  const named = kindOfBalance(account, facts.kinds);
  if (named !== null) return { type: named, open: false };
  const [first, last] = [rows[0]?.at ?? Infinity, rows[rows.length - 1]?.at ?? -Infinity];
  const lastWords = (rows.at(-1)?.description ?? '').split(' ').map(bareWord).join(' ');
  // The last entry may go on below its amount, and name the debt there.
  const isOfLast = (word: KindWord): boolean =>
    word.at <= last + ENTRY_BELOW_LINES && (isOfEntries(word) || lastWords.includes(word.phrase));
  const outside = facts.kinds.filter((word) => word.at < first || (word.at > last && !isOfLast(word)));
  const naming = facts.kinds.filter(({ type }) => type === facts.accountType);
  // "PRET A MANGER", "MORTGAGE CO": what stands in the words of entries is theirs, however many of them do.
  const areInWords = naming.every((word) => rows.some((row) => bears(row, word)));
  const isEntrys =
    isDebt(facts.accountType) &&
    (areInWords || new Set(naming.map(({ phrase }) => phrase)).size === 1) &&
    !naming.some((word) => outside.includes(word));
  if (!isEntrys) return { type: facts.accountType, open: false };
  const other = strongestKind(outside);
  // "Closing debt 275.00": an end that is called a debt makes the account one, whatever its entries name.
  const isOfEnd = ({ at, type }: KindWord): boolean =>
    isDebt(type) &&
    account.facts.some((fact) => fact.at === at && (fact.label === 'opening' || fact.label === 'closing'));
  if (outside.some(isOfEnd)) return { type: facts.accountType, open: false };
  // "Wages 8,124.66", without a minus, is paid into no debt.
  const isIncome = (row: (typeof rows)[number]): boolean =>
    row.amount.money.sign !== -1 && wordSign(row) === 1 && !naming.some((word) => bears(row, word));
  const titled = strongestKind(outside.filter(({ at }) => at < first));
  const isSettled =
    holdsMoney(rows, tables) ||
    marksBalances(account) ||
    (marksWayOut(rows) && (isRepeated(rows, naming[0]?.phrase ?? '') || (areInWords && rows.some(isIncome)))) ||
    // "Std Bank Home Loan" in one of its entries: its title names an account that holds money, its columns say the same.
    ((titled === 'checking' || titled === 'savings') && namesSides(rows, tables)) ||
    ((areInWords || naming.every(isOfEntries)) && (namesSides(rows, tables) || risesByIncome(account)));
  return { type: other, open: !isSettled };
}

/**
 * "Current account 5,403.42, deposit 5,000.00, credit card -214.60" below the rows: a summary of all that the holder has
 * names the account of the statement by the balance that it has reached, where that is none that is owed. What a debt is
 * collected from is named so, too: above the rows no debt may be.
 */
function kindOfBalance({ rows, facts }: RawAccount, kinds: readonly KindWord[]): AccountType | null {
  const last = rows.at(-1);
  const reached = last?.balance && signedBalance(last.balance);
  if (!last || !reached || reached < 0 || kinds.some(({ at, type }) => isDebt(type) && at <= last.at)) return null;
  const isOfReached = ({ at, token, date }: RawFact): boolean =>
    at > last.at && date === null && signedBalance(token) === reached;
  const lines = facts.filter(isOfReached).map(({ at }) => at);
  const [kind, other] = new Set(kinds.filter(({ at }) => lines.includes(at)).map(({ type }) => type));
  return kind !== undefined && other === undefined && !isDebt(kind) ? kind : null;
}

/** Whether an entry that begins near a line has its phrase among its words. */
function bears({ at, description = '' }: RawAccount['rows'][number], { at: line, phrase }: KindWord): boolean {
  const words = description.split(' ').map(bareWord).join(' ');
  return Math.abs(line - at) <= ENTRY_BELOW_LINES && ` ${words} `.includes(` ${phrase} `);
}

/** A summary that ends above the title may name a debt ("YTD Loan Interest"): of debts and assets the lowest line tells. */
function nearest(title: readonly KindWord[]): readonly KindWord[] {
  if (new Set(title.map(({ type }) => isDebt(type))).size < 2) return title;
  const lowest = Math.max(...title.map(({ at }) => at));
  return title.filter(({ at }) => at === lowest);
}

/** Whether entries are called so, too: "fatura" is a card's bill in one language and any invoice in another. */
function isOfEntries({ phrase }: KindWord): boolean {
  return rowWords.exact(phrase.split(' ')) !== null;
}

/** Whether the names of columns say of every entry which way it went: then they tell whose the balance is. */
function namesSides(rows: RawAccount['rows'], tables: readonly RawTable[]): boolean {
  return rows.every(({ column, table }) => column !== 'amount' && tables[table]?.sidesConcluded === false);
}

/** Whether every entry stands under a title that tells its way, and the printed balance rises by what came in: no debt does. */
function risesByIncome({ rows, facts }: RawAccount): boolean {
  const [opening, closing] = ['opening', 'closing'].map((end) => facts.find(({ label }) => label === end)?.token);
  if (!opening || !closing || rows.some(({ section }) => section?.direction !== 'in' && section?.direction !== 'out'))
    return false;
  const moved = sumOf(rows, ({ amount, section }) =>
    section?.direction === 'in' ? amount.money.units : -amount.money.units,
  );
  return moved !== 0 && signedBalance(closing) - signedBalance(opening) === moved;
}

/** Nobody pays a card more often than it is used: of entries that mostly bear a minus the minus is the way out. */
function marksWayOut(rows: RawAccount['rows']): boolean {
  const marked = rows.filter(({ column, amount }) => column === 'amount' && amount.money.sign === -1).length;
  return rows.length >= FEWEST_MARKED_ROWS && marked * 2 > rows.length;
}

/** Dates and numbers of their own stand behind the words of entries. */
function isNoFigure(word: string): boolean {
  return !/\d/.test(word);
}

/** A panel's phrase may run into the words of so many entries. */
const MOST_OF_PANEL = 3;

/** Whether two entries bear a phrase in the very same words, or more of them do in any: no panel beside them does. */
function isRepeated(rows: RawAccount['rows'], phrase: string): boolean {
  const bearing = rows
    .map(({ description }) => description.split(' ').map(bareWord).filter(isNoFigure).join(' '))
    .filter((words) => words.includes(phrase));
  return bearing.length > MOST_OF_PANEL || (bearing.length > 1 && new Set(bearing).size === 1);
}

/** Whether every balance beside its rows says by a mark whose it is; where there are none, those that are named. */
function marksBalances({ rows, facts }: RawAccount): boolean {
  const ends = facts.filter(({ label }) => label === 'opening' || label === 'closing').map(({ token }) => token);
  const own = rows.length > 0 ? rows.map(({ balance }) => balance) : ends;
  const printed = own.flatMap((balance) => (balance && balance.money.units !== 0 ? [balance] : []));
  return printed.length > 0 && printed.every(({ money }) => money.side !== null);
}

/** Whether what such an account prints is owed. */
export function isDebt(type: AccountType): boolean {
  return type === 'creditCard' || type === 'loan' || type === 'folio';
}
