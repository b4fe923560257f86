import type { RawIdentity } from '../../identify/document-facts.ts';
import { withoutRepeats } from '../rows/without-repeats.ts';
import { DATE_ORDERS, resolveDate, stepOf, type DateOrder } from '../../grammar/date.ts';
import { NATIONAL_SIGN } from '../../vocabulary/currencies.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { carriedWords, declinedWords } from '../../vocabulary/vocabulary.ts';
import { endsOf } from '../facts/pairs-of-ends.ts';
import type { AccountEnds, PrintedCode, RawEvent, RawFact, RawRow, RawStatement } from '../raw-statement.ts';
import { signedBalance, type MoneyToken } from '../../grammar/tokens.ts';
import { sumOf } from '../../reconcile/chain.ts';
import { TITLE_ABOVE_LINES } from '../../tolerances.ts';

/** The events of one account's statement: its rows, and the balances and totals that may be its own. */
export interface RawAccount {
  readonly rows: readonly RawRow[];
  readonly facts: readonly RawFact[];
  readonly accountNumber: string | null;
  /** Where a heading names it. */
  readonly currency: string | null;
  /** Line of the period that holds for it; null where none is printed. */
  readonly periodAt: number | null;
}

/** An account that is being put together. */
type Draft = { -readonly [Key in keyof RawAccount]: RawAccount[Key] } & { rows: RawRow[]; facts: RawFact[] };

/**
 * Cuts the events into accounts. A border is another account number or another period after rows have begun, or an
 * opening balance that does not go on from the balance reached.
 */
export function splitAccounts(raw: RawStatement): RawAccount[] {
  const accounts = new Cutter(raw.events).cut();
  for (const account of accounts) {
    account.rows = [...withoutRepeats(account.rows.filter(movesMoney), account.facts)];
    account.facts = openedByPlace(account);
  }
  nameEnds(accounts, raw.pairs ?? []);
  nameCurrencies(accounts, raw.codes ?? []);
  const kept = accounts.filter(
    (account) =>
      account.rows.length > 0 ||
      (accounts.length > 1 && isEmptyAccount(account.facts) && !accounts.some((other) => repeats(other, account))),
  );
  const last = accounts[accounts.length - 1];
  // What is printed after the last rows belongs to the last account that has any.
  if (last && last.rows.length === 0 && kept.length > 0 && !kept.includes(last))
    kept[kept.length - 1]?.facts.push(...last.facts);
  return kept.length > 0 ? kept : accounts.slice(0, 1);
}

/** Takes the events one after the other, each to the account under way or as the first of the next one. */
class Cutter {
  readonly #events: readonly RawEvent[];
  readonly #accounts: Draft[] = [];
  #current: Draft = { rows: [], facts: [], accountNumber: null, currency: null, periodAt: null };
  #period: string | null = null;
  #title: string | null = null;
  /** The facts since the last row. */
  #trailing: RawFact[] = [];

  constructor(events: readonly RawEvent[]) {
    this.#events = events;
  }

  cut(): Draft[] {
    for (const event of this.#events) {
      if (this.#begins(event)) this.#start();
      this.#take(event);
    }
    return [...this.#accounts, this.#current];
  }

  #start(): void {
    this.#accounts.push(this.#current);
    this.#current = { ...this.#current, rows: [], facts: [] };
    this.#trailing = [];
  }

  #hasRows(): boolean {
    return this.#current.rows.length > 0;
  }

  /** Whether an event is the first of another account. */
  #begins(event: RawEvent): boolean {
    const { rows, facts, accountNumber, currency } = this.#current;
    const isBegun = this.#hasRows() || isEmptyAccount(facts);
    switch (event.kind) {
      case 'account':
        return (
          isBegun &&
          differs(accountNumber, event.value) &&
          startsAccount(this.#events, event) &&
          !opensWithReached(rows.at(-1), event, this.#events)
        );
      case 'currency':
        return isBegun && differs(currency, event.value);
      case 'period':
        return this.#hasRows() && this.#beginsByPeriod(event);
      case 'border':
        return true;
      case 'fact':
        if (event.label === 'balance') return this.#hasRows() && goesBack(this.#trailing, event);
        if (event.label !== 'opening') return false;
        return this.#hasRows()
          ? isNewStart(rows, facts, event, this.#events)
          : followsEmptyAccount(facts, event, this.#events);
      case 'row':
        return beginsWithNothing(rows.at(-1), facts, event);
    }
  }

  #beginsByPeriod(event: RawIdentity): boolean {
    const [period, title] = [this.#period, this.#title];
    const last = this.#current.rows.at(-1);
    if (period === null || isWithinChain(last, event, this.#events) || isClosedBelow(last, event, this.#events))
      return false;
    if (this.#trailing.length === 0 && isWithinList(last, event, this.#events)) return false;
    const breaks = (): boolean => breaksChain(this.#current.rows, event, this.#events);
    const isOther = !samePeriod(period, event.value) || (titleChanges(title, event) && breaks());
    return isOther && (isTrusted(this.#events, event) || (titleIsOther(title, event) && breaks()));
  }

  #take(event: RawEvent): void {
    const current = this.#current;
    switch (event.kind) {
      case 'account':
        if (!this.#hasRows()) current.accountNumber = event.value;
        break;
      case 'currency':
        if (!this.#hasRows()) current.currency = event.value;
        break;
      case 'period':
        if (this.#hasRows()) break;
        current.periodAt = event.at;
        this.#period = event.value;
        this.#title = event.title ?? null;
        break;
      case 'border':
        current.accountNumber = null;
        break;
      case 'fact':
        current.facts.push(event);
        this.#trailing.push(event);
        break;
      case 'row':
        current.rows.push(event);
        this.#trailing = [];
        break;
    }
  }
}

/**
 * "Balance on 31 March 982.88" below the rows, and then "Balance on 27 February 4,120.00": the balance of an earlier day is
 * what another account began with.
 */
function goesBack(trailing: readonly RawFact[], { token, date }: RawFact): boolean {
  const before = trailing.findLast(({ label }) => label === 'balance');
  if (before === undefined || before.token.money.units === token.money.units) return false;
  return isEarlier((order) => {
    const [from, to] = [before.date, date].map((day) => day && resolveDate(day.date, order));
    return from && to ? [stepOf(from, to)] : [];
  });
}

/** Whether a way in time goes back, in whatever order dates are read. */
function isEarlier(wayIn: (order: DateOrder) => readonly number[]): boolean {
  const ways = DATE_ORDERS.flatMap(wayIn);
  return ways.length > 0 && ways.every((way) => way < 0);
}

const differs = (known: string | null, found: string): boolean => known !== null && found !== known;

/** "Balance carried over" above the rows, from which the first one leads on, is what they begin with, also where the words may name an end. */
function openedByPlace({ rows, facts }: Draft): RawFact[] {
  const [first] = rows;
  if (!first?.balance || facts.some(({ label, at }) => label === 'opening' && at < first.at)) return facts;
  const reached = signedBalance(first.balance);
  const leadsOn = ({ at, token }: RawFact): boolean =>
    at < first.at && Math.abs(reached - signedBalance(token)) === first.amount.money.units;
  return facts.map((fact) => (fact.label === 'closing' && leadsOn(fact) ? { ...fact, label: 'opening' } : fact));
}

/** What neither end of an account is called is told by its running balance. */
function nameEnds(accounts: readonly Draft[], pairs: readonly AccountEnds[]): void {
  const ofRows = accounts.filter(({ rows }) => rows.length > 0);
  ofRows.forEach((account, at) => {
    if (account.facts.some(({ label }) => label === 'opening')) return;
    const from = ofRows[at - 1]?.rows.at(-1)?.at ?? -1;
    const ends = endsOf(account.rows, pairs, from, ofRows[at + 1]?.rows[0]?.at ?? Infinity);
    if (ends === null) return;
    const others = account.facts.filter(({ token }) => token !== ends.opening.token && token !== ends.closing.token);
    account.facts = [...others, ends.opening, ends.closing];
  });
}

/**
 * "Interest charge 0.00" without a balance moved nothing, nor did "Declined 0.00", unless its balance says so. With a
 * balance a fee of nothing is an entry like the others.
 */
function movesMoney({ amount, balance, carried, description }: RawRow, at: number, rows: readonly RawRow[]): boolean {
  if (amount.money.units !== 0) return true;
  if (balance === null) return rows.some((row) => row.balance !== null);
  if (carried && !isReached(balance, at, rows)) return false;
  if (declinedWords.find(description.split(' ').map(bareWord)).length === 0) return true;
  const reached = balance.money.units;
  const around = [rows[at - 1], rows[at + 1]].flatMap((row) => (row?.balance ? [row] : []));
  const stays = around.some((row) => {
    const step = Math.abs((row.balance?.money.units ?? 0) - reached);
    // The first of all rows has nothing before it: from its balance its only neighbour starts.
    return step === 0 || (around.length === 1 && step === row.amount.money.units);
  });
  return around.length > 0 && !stays;
}

/** "Withholding tax 0.00 0.00" below the entries: nothing moved, to a balance that none around it has or leads from. */
function isReached({ money }: MoneyToken, at: number, rows: readonly RawRow[]): boolean {
  const moves = ({ amount }: RawRow): boolean => amount.money.units !== 0;
  const around = [rows.slice(0, at).findLast(moves), rows.slice(at + 1).find(moves)];
  return around.some((row) => {
    if (!row?.balance) return row !== undefined;
    const step = Math.abs(row.balance.money.units - money.units);
    return step === 0 || step === row.amount.money.units;
  });
}

/** Of accounts one after the other each has the currency of its own balances, or else of its title, where these name different ones. */
function nameCurrencies(accounts: readonly Draft[], codes: readonly PrintedCode[]): void {
  const ofEnds = accounts.map(({ facts }) => endsCurrency(facts));
  const areNamed = (names: readonly (string | null)[]): boolean =>
    new Set(names.filter((name) => name !== null)).size > 1;
  const national = accounts.map(({ facts }, at) => (printsDollar(facts) === 'national' ? (ofEnds[at] ?? null) : null));
  const isApart =
    national.some((code) => code !== null) && accounts.some(({ facts }) => printsDollar(facts) === 'bare');
  const own = areNamed(ofEnds) ? ofEnds : isApart ? national : titledCurrencies(accounts, codes);
  if (isApart || areNamed(own)) accounts.forEach((account, at) => (account.currency ??= own[at] ?? null));
}

/** The code nearest above the first row of each account, no further above where it begins than a title stands. */
function titledCurrencies(accounts: readonly Draft[], codes: readonly PrintedCode[]): (string | null)[] {
  let last = -1;
  return accounts.map(({ rows, facts }) => {
    const first = rows[0]?.at ?? last;
    const opening = facts.find(({ at, label }) => at > last && label === 'opening')?.at ?? first;
    const from = Math.max(last + 1, Math.min(opening, first) - TITLE_ABOVE_LINES);
    last = rows.at(-1)?.at ?? last;
    return codes.findLast(({ at }) => at >= from && at < first)?.code ?? null;
  });
}

function endsCurrency(facts: readonly RawFact[]): string | null {
  const end = facts.find(({ label, token }) => (label === 'opening' || label === 'closing') && token.money.currency);
  return end?.token.money.currency ?? null;
}

/** An account without movements still prints where it stood and stands: the same balance twice, or totals of nothing. */
function isEmptyAccount(facts: readonly RawFact[]): boolean {
  const opening = facts.find((fact) => fact.label === 'opening');
  const closing = facts.find((fact) => fact.label === 'closing');
  const totals = facts.filter((fact) => fact.label === 'total');
  if (closing === undefined && totals.length > 0)
    return opening !== undefined && totals.every(({ token }) => token.money.units === 0);
  return opening !== undefined && closing !== undefined && opening.token.money.units === closing.token.money.units;
}

/** "US$ 25,98", or "$ 3.320,00", which is read as the best known dollar, and beside the other is none: how an account's ends are printed. */
function printsDollar(facts: readonly RawFact[]): 'national' | 'bare' | null {
  const text = facts.find(({ label }) => label === 'opening' || label === 'closing')?.token.text ?? '';
  if (!text.includes('$')) return null;
  return NATIONAL_SIGN.test(text) ? 'national' : 'bare';
}

/** Whether a balance names another currency than the account's own ends. */
function changesCurrency(facts: readonly RawFact[], fact: RawFact): boolean {
  const [own, { currency }] = [endsCurrency(facts), fact.token.money];
  if (own === null || currency === null) return false;
  return currency !== own || (printsDollar(facts) === 'bare' && printsDollar([fact]) === 'national');
}

/**
 * Whether the account before was closed, or totalled, with the balance of its last row, and what comes forward is another
 * one. Where rows have no balances, what is named below the last one has closed it.
 */
function followsClosing(facts: readonly RawFact[], last: RawRow, { token }: RawFact): boolean {
  const reached = last.balance?.money.units;
  if (reached !== undefined) return reached !== token.money.units && isClosed(facts, last);
  const closings = facts.filter(({ at, label }) => at > last.at && label === 'closing');
  return closings.length > 0 && closings.every((closing) => closing.token.money.units !== token.money.units);
}

/** "Balance carried forward" below the last row alone: what does not go on from it, of later days, lacks a page between. */
function isCarriedOver(facts: readonly RawFact[], last: RawRow): boolean {
  const closings = facts.filter(({ at, label }) => at > last.at && label === 'closing');
  return closings.length > 0 && closings.every(({ phrase }) => carriedWords.has(phrase));
}

/** Whether an account was closed below its last row, by name or by totals that lead to the balance reached. */
function isClosed(facts: readonly RawFact[], last: RawRow): boolean {
  const reached = last.balance?.money.units ?? NaN;
  const closes = (fact: RawFact): boolean =>
    fact.label === 'closing' ? fact.token.money.units === reached : totalsWith(fact, reached);
  return facts.some((fact) => fact.at > last.at && closes(fact));
}

/** "Total 4,577.28 2,156.40 2,420.88", with which the last row has ended, and then a row whose balance is its own amount: the next account of a ledger. */
function beginsWithNothing(last: RawRow | undefined, facts: readonly RawFact[], row: RawRow): boolean {
  const reached = last?.balance?.money.units;
  if (last === undefined || reached === undefined || row.balance?.money.units !== row.amount.money.units) return false;
  return breaksOff(last, row) && facts.some((fact) => fact.at > last.at && totalsWith(fact, reached));
}

/** Whether the days of a row run the other way than those of the rows above it, in whatever order they are read. */
function beginsAnew(rows: readonly RawRow[], next: RawRow | undefined): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  return isEarlier((order) => {
    const [from, to, then] = [first, last, next].map((row) => row?.date && resolveDate(row.date.date, order));
    return from && to && then ? [stepOf(from, to) * stepOf(to, then)] : [];
  });
}

/** "Totals 120.00 85.50 1,034.50": totals of both sides, and the balance that they lead to. */
export function totalsWith({ label, beside }: RawFact, reached: number): boolean {
  return label === 'total' && beside.length > 1 && beside.at(-1)?.money.units === reached;
}

/** Whether an account with rows names both ends of the empty one: a summary has named them before. */
function repeats(account: Draft, empty: Draft): boolean {
  return (
    account.rows.length > 0 &&
    empty.facts.every(
      (fact) =>
        (fact.label !== 'opening' && fact.label !== 'closing') ||
        account.facts.some((other) => other.label === fact.label && other.token.money.units === fact.token.money.units),
    )
  );
}

/** Whether the period stands under another title than the one of the account so far. */
function titleChanges(title: string | null, event: RawIdentity): boolean {
  return title !== null && event.title != null && event.title !== title;
}

/** The same by more than a misread word. */
function titleIsOther(title: string | null, event: RawIdentity): boolean {
  const words = title?.split(' ') ?? [];
  const others = event.title?.split(' ') ?? [];
  return others.length > 0 && words.filter((word) => !others.includes(word)).length * 2 > words.length;
}

/** Whether the balance beside the next row neither goes on from the last one nor, newest first, leads to it. */
function breaksChain(rows: readonly RawRow[], event: RawIdentity, events: readonly RawEvent[]): boolean {
  const next = events.slice(events.indexOf(event)).find((each): each is RawRow => each.kind === 'row');
  return breaksOff(rows.at(-1), next);
}

/** "Period 1 to 30 September" between two rows of one list on a page, which print their years: words of the upper one. */
function isWithinList(last: RawRow | undefined, event: RawIdentity, events: readonly RawEvent[]): boolean {
  const next = events[events.indexOf(event) + 1];
  if (next?.kind !== 'row' || last === undefined || ![last, next].every(printsYear)) return false;
  return next.table === last.table && next.region === last.region && next.page === last.page;
}

function printsYear({ date }: RawRow): boolean {
  if (date === null) return false;
  return date.date.kind === 'known' ? date.date.year !== null : date.date.parts.length === 3;
}

/** "Interest for 1 July to 31 December" below an entry: the next row goes on from the last one, and nothing stands between them. */
function isWithinChain(last: RawRow | undefined, event: RawIdentity, events: readonly RawEvent[]): boolean {
  const next = events[events.indexOf(event) + 1];
  if (next?.kind !== 'row' || next.page !== last?.page || !last.balance || !next.balance) return false;
  return !breaksOff(last, next);
}

/** "Yield earned from 1 January to 31 March" above the balance that the last row has reached, which closes the account: its own. */
function isClosedBelow(last: RawRow | undefined, event: RawIdentity, events: readonly RawEvent[]): boolean {
  const [next, then] = events.slice(events.indexOf(event) + 1);
  if (next?.kind !== 'fact' || next.label !== 'closing' || then?.kind === 'row' || !last?.balance) return false;
  return signedBalance(next.token) === signedBalance(last.balance);
}

/** Whether balances are printed beside both rows, and neither amount leads from one to the other. */
export function breaksOff(before: RawRow | undefined, row: RawRow | undefined): boolean {
  if (!before?.balance || !row?.balance) return false;
  const step = Math.abs(signedBalance(row.balance) - signedBalance(before.balance));
  return step !== row.amount.money.units && step !== before.amount.money.units;
}

/** "26 Mar - 25 Apr 2025" and "26 March 2025 to 25 April 2025": a year may be left out of one of them. */
function samePeriod(one: string, other: string): boolean {
  const [left, right] = [one.split('|'), other.split('|')];
  const isWithoutYear = (day: string | undefined): boolean => day?.startsWith('-') === true;
  return left.every((day, at) => {
    const also = right[at];
    return isWithoutYear(day) || isWithoutYear(also) ? dayOfYear(day) === dayOfYear(also) : day === also;
  });
}

function dayOfYear(day: string | undefined): string | undefined {
  return day?.replace(/^\d*-/, '');
}

/** An account number starts a new account only where rows follow it and it heads them, not when a row mentions it. */
function startsAccount(events: readonly RawEvent[], event: RawEvent): boolean {
  const at = events.indexOf(event);
  let openings = 0;
  for (let i = at + 1; i < events.length && i < at + 12; i++) {
    const next = events[i] as RawEvent;
    if (next.kind === 'fact' && next.label === 'opening') openings++;
    if (next.kind === 'row' || next.kind === 'account') return openings > 0;
  }
  return openings > 0;
}

/** Whether what comes forward behind a number is what the last row reached: the number is none of another account. */
function opensWithReached(last: RawRow | undefined, event: RawEvent, events: readonly RawEvent[]): boolean {
  if (!last?.balance || last.balance.money.units === 0) return false;
  const next = events.slice(events.indexOf(event)).find((each) => each.kind === 'fact' && each.label === 'opening');
  return next?.kind === 'fact' && signedBalance(next.token) === signedBalance(last.balance);
}

/** A digit of the period in the head of a scanned page is easily misread: there a new statement opens with its balance. */
function isTrusted(events: readonly RawEvent[], event: RawEvent): boolean {
  const isScan = events.some((each) => each.kind === 'row' && each.confidence < 1);
  return !isScan || startsAccount(events, event);
}

/** Whether an opening balance comes after both ends of an account without movements, and goes on to other ones. */
function followsEmptyAccount(facts: readonly RawFact[], opening: RawFact, events: readonly RawEvent[]): boolean {
  if (!isEmptyAccount(facts)) return false;
  const own = facts.find((fact) => fact.label === 'opening');
  const units = own?.token.money.units;
  // What is carried from page to page opens nothing, but where these words opened the account before.
  if (carriedWords.has(opening.phrase) && !changesCurrency(facts, opening))
    return own?.phrase === opening.phrase && units !== opening.token.money.units;
  if (units !== opening.token.money.units) return true;
  const after = events.slice(events.indexOf(opening) + 1);
  const closing = after.find((event) => event.kind === 'fact' && event.label === 'closing');
  return closing?.kind === 'fact' && closing.token.money.units !== units;
}

/** Whether what is printed after an opening balance and before any row tells of an account without movements. */
function opensEmptyAccount(events: readonly RawEvent[], opening: RawFact): boolean {
  const after = events.slice(events.indexOf(opening) + 1);
  const next = after.findIndex((event) => event.kind === 'row');
  const own = next < 0 ? after : after.slice(0, next);
  return isEmptyAccount([opening, ...own.filter((event) => event.kind === 'fact')]);
}

/** "Previous balance 1,876.35, payment 1,876.35-, carried 0.00": what the rows without balances have come to begins no account. */
function isReachedBySum(rows: readonly RawRow[], facts: readonly RawFact[], { token, phrase }: RawFact): boolean {
  const opening = facts.findLast(({ label }) => label === 'opening');
  // The next account calls what it begins with as the one before did.
  if (opening === undefined || opening.phrase === phrase || rows.some(({ balance }) => balance !== null)) return false;
  const moved = sumOf(rows, ({ amount: { money } }) =>
    money.sign === -1 || money.side === 'credit' ? -money.units : money.units,
  );
  const step = signedBalance(token) - signedBalance(opening.token);
  return step !== 0 && Math.abs(step) === Math.abs(moved);
}

function isNewStart(
  rows: readonly RawRow[],
  facts: readonly RawFact[],
  fact: RawFact,
  events: readonly RawEvent[],
): boolean {
  const units = fact.token.money.units;
  const last = rows[rows.length - 1] as RawRow;
  const next = events.slice(events.indexOf(fact)).find((event) => event.kind === 'row');
  // A balance brought forward goes on from the page before, whatever that page ended with; in the midst of one it opens.
  const isMidst = last.page === fact.page && breaksOff(last, next);
  // Checks that are listed again below the closing balance have none beside them.
  const lastCounted = rows.findLast(({ balance }) => balance !== null) ?? last;
  const isEnded =
    followsClosing(facts, lastCounted, fact) && !(isCarriedOver(facts, lastCounted) && !beginsAnew(rows, next));
  if (carriedWords.has(fact.phrase) && !isMidst && !changesCurrency(facts, fact) && !isEnded) return false;
  if (last.balance?.money.units === units) return isClosed(facts, last) && beginsAnew(rows, next);
  if (isReachedBySum(rows, facts, fact)) return false;
  // What a page is left with goes on at the top of the next one.
  const left = facts.findLast(({ at }) => at > last.at);
  if (left?.label === 'carried' && left.token.money.units === units) return false;
  // Another account may open with the same balance, mostly with nothing.
  const isAnother = followsClosing(facts, last, fact) && breaksOff(last, next);
  if (!isAnother && facts.some((other) => other.label === 'opening' && other.token.money.units === units)) return false;
  const at = events.indexOf(fact);
  if (!events.slice(at + 1).some((event) => event.kind === 'row') && !opensEmptyAccount(events, fact)) return false;
  const closed = facts.some((other) => other.at > last.at && other.label === 'closing');
  const opened = facts.some((other) => other.label === 'opening');
  return closed || opened || rows.some((row) => row.balance !== null);
}
