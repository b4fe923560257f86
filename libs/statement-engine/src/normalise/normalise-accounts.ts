import type { AccountType, Reason, RowFlag } from '@crossfoot/contracts';
import type { RawFact, RawRow, RawStatement, RawTable } from '../extract/raw-statement.ts';
import { partWallets } from '../extract/accounts/wallets.ts';
import { splitAccounts, type RawAccount } from '../extract/accounts/split-accounts.ts';
import { resolveDate, toIso } from '../grammar/date.ts';
import type { DocumentFacts, PrintedPeriod } from '../identify/document-facts.ts';
import type { PrintedTotal } from '../reconcile/reconcile.ts';
import { addsNothing } from './informational-rows.ts';
import { amountDue, isDue } from './amount-due.ts';
import {
  balanceFacts,
  datedBeside,
  passesOverBareBalance,
  passesOverNamedBalance,
  restsOnBareBalance,
} from './balance-facts.ts';
import { carriedDatesAreOpen } from './carried-dates.ts';
import { headsOtherRows } from './day-totals.ts';
import { endsBySummary } from './ends-by-summary.ts';
import { mixesDateColumns } from './mixed-date-columns.ts';
import { accountKinds, isDebt, type AccountKind } from './account-kinds.ts';
import { printedTotals } from './printed-totals.ts';
import { debtsPayIn } from './debts-that-pay.ts';
import { withDebtsInCredit } from './debts-in-credit.ts';
import { decideSigns, type SignDecision } from './decide-signs.ts';
import { withInstalmentYears } from './instalment-years.ts';
import { isDepositAccount } from './deposit-accounts.ts';
import { withYearsInOrder } from './long-periods.ts';
import { rowsWithOpenDates } from './open-dates.ts';
import { daysCovered, runsBackwards } from './row-order.ts';
import { purchaseDays } from './purchase-days.ts';
import { closesBehind, monthsOfBalances, spanOfBalances } from './printed-spans.ts';
import { decideDateOrder, type DateOrderChoice } from './date-order.ts';
import { decideYears, isoDay, isoOf, statementDay, type Period, type YearRule } from './statement-calendar.ts';
import { endOfRows } from './end-of-rows.ts';
import { readSecondDates, withLaterBooked } from './second-dates.ts';
import { leadElsewhere } from './totals-of-sides.ts';
import { sumOf } from '../reconcile/chain.ts';
import { sidesAreOpen } from './unplaced-sides.ts';
import { datesBesidePeriods, daysOfRows, holdsRows, periodOfRows, shareWithin } from './likely-periods.ts';
import { isFarAhead } from './year-anchors.ts';
import { signedBalance } from '../grammar/tokens.ts';
import { DAYS_AFTER_PERIOD, DAYS_TO_BOOK, FEW_ROWS, YEAR_DAYS, YEARS_AWAY } from '../tolerances.ts';
import { medianOf } from '../groups.ts';

/** A movement with its meaning: ISO dates, minor units from the holder's view. What `normalise` hands to `reconcile`. */
export interface NormalRow {
  readonly raw: RawRow;
  readonly date: string;
  readonly transactionDate: string | null;
  readonly valueDate: string | null;
  readonly amount: number;
  readonly balance: number | null;
  readonly flags: RowFlag[];
}

export interface NormalAccount {
  readonly accountNumber: string | null;
  readonly accountType: AccountType;
  readonly currency: string;
  /** Nothing in the document tells it. */
  readonly isCurrencyAssumed: boolean;
  readonly decimals: number;
  readonly period: Period;
  readonly opening: number | null;
  readonly closing: number | null;
  readonly newestFirst: boolean;
  readonly rows: readonly NormalRow[];
  readonly totals: readonly PrintedTotal[];
  /** Doubts that arithmetic cannot see. */
  readonly doubts: readonly Reason[];
  /** Its balances count what is owed. */
  readonly isLiability: boolean;
}

/** Raw rows in, transactions with dates, signs and printed balances out, account by account. */
export function normaliseAccounts(raw: RawStatement, facts: DocumentFacts): NormalAccount[] {
  const rows = raw.events.filter((event) => event.kind === 'row');
  const balances = raw.events.filter((event) => event.kind === 'fact');
  const order = decideDateOrder(rows, {
    ...facts,
    statementDates: [...facts.statementDates, ...balances.flatMap(({ date }) => date ?? [])],
  });
  const accounts = splitAccounts({ ...raw, events: partWallets(raw.events) });
  const kinds = accountKinds(accounts, facts, raw.tables);
  const read = (account: RawAccount, at: number): NormalAccount => {
    const kind = kinds[at] as AccountKind;
    const booked = withLaterBooked(account, raw.tables, order.order, kind.type, facts.periods);
    return normaliseAccount(withDebtsInCredit(booked, kind.type), raw, facts, order, kind);
  };
  return endsBySummary(accounts, raw.summaries, read);
}

/** An account whose rows lie in a calendar: its period, the years of its dates, and each printed date as ISO 8601. */
interface DatedAccount {
  readonly account: RawAccount;
  readonly period: Period;
  readonly years: YearRule;
  /** The day of the closing balance, where no period is printed: what is dated after it is still to come. */
  readonly lastDay: string | null;
  readonly printedDay: (date: RawRow['date']) => string | null;
}

function withCalendar(
  printedAccount: RawAccount,
  raw: RawStatement,
  facts: DocumentFacts,
  { order }: DateOrderChoice,
  { type }: AccountKind,
): DatedAccount {
  const printed =
    facts.periods.find(({ at }) => at === printedAccount.periodAt) ?? periodFor(printedAccount, raw, facts);
  const days = daysOfRows(printedAccount.rows, order);
  const span = holdsRows(spanOfBalances(printedAccount.facts, order), days);
  const named = periodOfRows(printed, facts.periods, days, order);
  // Days of an entry's words ("01.04.25-01.07.25") hold no row where those of the balances hold all.
  const within = named.end === null ? 1 : shareWithin(named, days, 0, 0);
  const isOfWords =
    (within === 0 && (span !== null || standsAmong(printed, printedAccount.rows))) ||
    (within < 1 && closesBehind(printedAccount.facts, named, order));
  const period = isOfWords ? { start: null, end: null } : named;
  const account =
    type === 'creditCard'
      ? withInstalmentYears(printedAccount, order, statementDay(period, facts, order))
      : withYearsInOrder(printedAccount, order, period);
  // "Opening balance 12/18", "Closing balance 01/17": the ends turn the year as the rows between them do.
  const ends = account.facts.filter(({ label }) => label === 'opening' || label === 'closing');
  const years = decideYears(
    period.end === null ? (span ?? period) : period,
    period.end === null ? { ...facts, statementDates: datesBesidePeriods(facts) } : facts,
    order,
    [...account.rows, ...ends].flatMap(({ date }) => (date ? [date.date] : [])),
  );
  const lastDay = period.end === null ? (span?.end ?? null) : null;
  return { account, period, years, lastDay, printedDay: (date) => (date ? isoOf(date.date, order, years) : null) };
}

/** The document's period: above the account's last row, or below those of all. Below its rows alone it is that of the next list. */
function periodFor(
  { rows }: RawAccount,
  { events }: RawStatement,
  { periods }: DocumentFacts,
): PrintedPeriod | undefined {
  const last = rows.at(-1)?.at ?? Infinity;
  const lastOfAll = events.findLast(({ kind }) => kind === 'row')?.at ?? 0;
  return periods.find(({ at }) => at < last || at > lastOfAll);
}

/** Whether a period is printed between the first and the last of the rows: in the words of one of them. */
function standsAmong(period: PrintedPeriod | undefined, rows: readonly RawRow[]): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    period !== undefined && first !== undefined && last !== undefined && first.at < period.at && period.at < last.at
  );
}

/** Signs, balances and ends of an account whose rows run from the oldest to the newest. */
function withSigns(
  { account, period, printedDay }: DatedAccount,
  rows: readonly RawRow[],
  { tables }: RawStatement,
  { type }: AccountKind,
): { readonly decision: SignDecision; readonly due: ReturnType<typeof amountDue>; readonly hasClosing: boolean } {
  const { facts } = account;
  const places = datedBeside(account.rows, printedDay);
  const latest = rows[rows.length - 1]?.balance ?? null;
  const isOfEnd = ({ date }: RawFact): boolean => period.end !== null && printedDay(date) === period.end;
  const openings = balanceFacts(facts, account.rows, 'opening', null, isOfEnd, places);
  const closings = balanceFacts(facts, account.rows, 'closing', latest && signedBalance(latest), isOfEnd, places);
  const totalsCalled = (name: 'totalIn' | 'totalOut'): number[] =>
    facts.flatMap(({ label, token }) => (label === name ? [token.money.units] : []));
  const due = amountDue(facts, rows);
  const decision = decideSigns({
    rows,
    tables,
    accountType: !isDebt(type) && due === 'reached' ? 'folio' : type,
    openings,
    closings,
    markedEnds: facts.flatMap(({ label, token: { money } }) =>
      (label === 'opening' || label === 'closing') && (money.sign === 1 || money.side !== null) ? [money.units] : [],
    ),
    totals: { in: totalsCalled('totalIn'), out: totalsCalled('totalOut') },
  });
  return { decision, due, hasClosing: closings.length > 0 };
}

/** Whether nothing printed tells whose the balances of an account are. */
function isPolarityOpen(
  account: RawAccount,
  rows: readonly RawRow[],
  { tables }: RawStatement,
  facts: DocumentFacts,
  kind: AccountKind,
  { decision, due }: { decision: SignDecision; due: ReturnType<typeof amountDue> },
): boolean {
  const isKindOpen = kind.open && !decision.totalsTell && (decision.isLiability || !debtsPayIn(rows, decision.signs));
  // A bill's balances count a debt: where what is due is another amount than the one reached, nothing tells.
  const isBill =
    kind.type === 'other' &&
    due === 'another' &&
    rows.every(({ column, side }) => column === 'amount' && side === null);
  return (
    (decision.polarityOpen && !isDepositAccount(account, kind, facts, tables)) ||
    isKindOpen ||
    sidesAreOpen(account.rows, tables, kind.type) ||
    (kind.type === 'other' && restsOnOrder(account, decision)) ||
    isBill
  );
}

/**
 * A debt between two balances that have no other name and no day, and none beside the rows: their order alone tells which
 * of them is which, and turned round they are those of an account that holds money.
 */
function restsOnOrder({ rows, facts }: RawAccount, { isLiability, opening, closing }: SignDecision): boolean {
  if (!isLiability || rows.some(({ balance }) => balance !== null)) return false;
  const ends = facts.filter(({ token }) =>
    [opening, closing].some((end) => Math.abs(end ?? NaN) === token.money.units),
  );
  return ends.length > 0 && ends.every(({ label, date }) => label === 'balance' && date === null);
}

/** Whether the tables of an account take different ones of two printed dates for the date of a row. */
function areDatesMixed({ account, printedDay }: DatedAccount): boolean {
  const dayOf = (date: RawRow['date']): number | null => {
    const iso = printedDay(date);
    return iso === null ? null : isoDay(iso);
  };
  return mixesDateColumns(account.rows, (row) => {
    const other = dayOf(row.valueDate);
    const day = other === null ? null : dayOf(row.date);
    return day === null || other === null ? null : [day, other];
  });
}

/** The date of each row, the oldest first, with what is in doubt of it. `end` is the day that they run towards. */
function datesOfRows(
  { account, period, years, printedDay, lastDay: closed }: DatedAccount,
  rows: readonly RawRow[],
  tables: readonly RawTable[],
  facts: DocumentFacts,
  order: DateOrderChoice,
  kind: AccountType,
  end: string | null,
): { readonly date: string; readonly flags: RowFlag[] }[] {
  const printed = account.rows.flatMap(({ date }) => printedDay(date) ?? []);
  const lastDay = endOfRows(printed, facts, order.order);
  const dates = rows.map((row) => {
    const flags: RowFlag[] = [];
    const date = rowDate(row, order, years, period, kind, flags, lastDay);
    if (closed !== null && isoDay(date) > isoDay(closed) + DAYS_AFTER_PERIOD) flags.push('dateOutsidePeriod');
    return { date, flags };
  });
  const days = dates.map(({ date }) => date);
  const open = rowsWithOpenDates(rows, days, {
    carriedAreOpen: carriedDatesAreOpen(account.rows, daysCovered(account.rows, order.order, years)),
    end,
    isOpenTable: (table) => tables[table]?.datesOpen === true,
    otherDays: rows.map(({ valueDate }) => printedDay(valueDate)),
    dayOf: (date) => isoOf(date, order.order, years),
  });
  const lastDated = rows.findLastIndex(({ carried }) => !carried);
  for (const at of open) {
    dates[at]?.flags.push('assumedDate');
    // "Interest for the month" behind all days of a list is charged as the period ends.
    if (at > lastDated && end !== null) dates[at] = { date: end, flags: ['noDate'] };
  }
  if (kind !== 'creditCard') for (const at of farFromOthers(days)) dates[at]?.flags.push('assumedYear');
  return dates;
}

/** A few rows years away from all others: "24.12. 2004 24.12." prints the number of an entry between its dates. What is paid for in parts may be as old. */
function farFromOthers(days: readonly string[]): number[] {
  const usual = medianOf(days.map(isoDay)) ?? 0;
  const far = days.flatMap((day, at) => (Math.abs(isoDay(day) - usual) > YEARS_AWAY * YEAR_DAYS ? [at] : []));
  return far.length <= days.length * FEW_ROWS ? far : [];
}

/** What is due of a loan is a part of it: beside balances of the whole it is no end. */
function withoutDues(account: RawAccount): RawAccount {
  const hasBalances = account.rows.some(({ balance }) => balance !== null);
  return hasBalances ? { ...account, facts: account.facts.filter((fact) => !isDue(fact)) } : account;
}

/** What is in doubt of a row is in doubt of its account. */
const DOUBTS_OF_ROWS = ['noDate', 'assumedYear', 'dateOutsidePeriod', 'assumedDate', 'assumedSign'] as const;

function normaliseAccount(
  printed: RawAccount,
  raw: RawStatement,
  facts: DocumentFacts,
  order: DateOrderChoice,
  kind: AccountKind,
): NormalAccount {
  const dated = withCalendar(kind.type === 'loan' ? withoutDues(printed) : printed, raw, facts, order, kind);
  const { account, period, years, printedDay } = dated;
  const newestFirst = runsBackwards(account, raw, order.order, years);
  const chronological = newestFirst ? [...account.rows].reverse() : account.rows;
  const signs = withSigns(dated, chronological, raw, kind);
  const { decision, hasClosing } = signs;
  const end = newestFirst ? null : (period.end ?? printedDay(facts.ownDate));
  // What is to be paid as a whole is a bill: what it lists may be older than its period, as on a card.
  const isBill = kind.type === 'other' && signs.due === 'reached';
  const dates = datesOfRows(dated, chronological, raw.tables, facts, order, isBill ? 'creditCard' : kind.type, end);
  const secondDates = readSecondDates(account.rows, raw.tables, kind.type);
  const rows = chronological.map((row, at): NormalRow => {
    const { date, flags } = dates[at] as (typeof dates)[number];
    if (decision.assumed[at]) flags.push('assumedSign');
    const concluded = row.amount.repaired || row.balance?.repaired || row.date?.repaired;
    if (concluded || decision.unmarked[at]) flags.push('repairedDigit');
    return {
      raw: row,
      date,
      ...secondDates(row, printedDay(row.valueDate)),
      amount: (decision.signs[at] as number) * row.amount.money.units + 0,
      balance: row.balance ? (decision.isLiability ? -1 : 1) * signedBalance(row.balance) : null,
      flags,
    };
  });
  if (newestFirst) rows.reverse();
  const totals = printedTotals(account, account.rows, kind.type);
  const doubts = doubtsOf(dated, chronological, raw, facts, order, kind, signs);
  for (const doubt of DOUBTS_OF_ROWS) if (rows.some(({ flags }) => flags.includes(doubt))) doubts.add(doubt);
  const moved = sumOf(rows, ({ amount }) => amount);
  const reached = (hasClosing ? decision.closing : null) ?? (decision.opening ?? 0) + moved;
  if (areBookedEarlier(rows)) doubts.add('assumedDate');
  const isLost = addsNothing(rows, account.facts, totals) || leadElsewhere(account.facts, decision.opening, reached);
  if (isLost) doubts.add('rowsNotCovered');
  return {
    accountNumber: account.accountNumber,
    accountType: kind.type,
    currency: account.currency || facts.currency,
    isCurrencyAssumed: account.currency === '' || (account.currency === null && facts.isCurrencyAssumed),
    decimals: facts.style.decimals,
    period: (period.end === null && years.settled ? monthsOfBalances(account.facts, printedDay) : null) ?? period,
    opening: decision.opening,
    closing: hasClosing ? decision.closing : null,
    newestFirst,
    rows,
    totals,
    doubts: [...doubts],
    isLiability: decision.isLiability,
  };
}

/** Whether most rows are booked before they were bought: of their two dates each is then the other one. */
function areBookedEarlier(rows: readonly NormalRow[]): boolean {
  const pairs = rows.filter(({ transactionDate }) => transactionDate !== null);
  return pairs.filter(({ date, transactionDate }) => (transactionDate as string) > date).length * 2 > pairs.length;
}

/** What is in doubt of an account as a whole. */
function doubtsOf(
  dated: DatedAccount,
  rows: readonly RawRow[],
  raw: RawStatement,
  facts: DocumentFacts,
  order: DateOrderChoice,
  kind: AccountKind,
  signs: ReturnType<typeof withSigns>,
): Set<Reason> {
  const { account } = dated;
  const doubts = new Set<Reason>();
  if (!order.settled) doubts.add('dateOrderOpen');
  if (isPolarityOpen(account, rows, raw, facts, kind, signs)) doubts.add('polarityOpen');
  const isRead = (line: number): boolean => raw.events.some(({ kind, at }) => kind === 'row' && at === line);
  const holdsUnread = raw.holdsUnread === true || raw.unread?.some((line) => !isRead(line)) === true;
  if (holdsUnread || account.rows.some((row) => raw.tables[row.table]?.linesPassedOver)) doubts.add('rowsNotCovered');
  const passesOver = [restsOnBareBalance, passesOverNamedBalance, passesOverBareBalance];
  if (passesOver.some((isDoubt) => isDoubt(account, signs.decision))) doubts.add('unlabelledBalance');
  if (headsOtherRows(account) || areDatesMixed(dated)) doubts.add('assumedDate');
  return doubts;
}

function rowDate(
  row: RawRow,
  order: DateOrderChoice,
  years: YearRule,
  period: Period,
  kind: AccountType,
  flags: RowFlag[],
  lastDay: string,
): string {
  const found = row.date ? resolveDate(row.date.date, order.order) : null;
  if (!row.date || !found) {
    flags.push('noDate');
    return period.end ?? period.start ?? lastDay;
  }
  if (found.year === null && !years.settled) flags.push('assumedYear');
  if (!order.settled && row.date.date.kind === 'numeric') flags.push('assumedDateOrder');
  const iso = toIso(found.year ?? years.yearOf(found.month, found.day), found.month, found.day);
  // A day years ahead is one of another calendar, or misread.
  const day = isoDay(iso);
  if (isFarAhead(day) || row.yearOpen) flags.push('assumedYear');
  if (period.start !== null && period.end !== null) {
    // What is paid ahead of a stay is dated before it.
    const ahead = kind === 'folio' && found.year !== null ? Infinity : kind === 'creditCard' ? purchaseDays(row) : 0;
    const from = isoDay(period.start) - ahead;
    const to = isoDay(period.end);
    const outside = (each: number): boolean => each < from || each > to;
    // Of two dates beside each other the one within the period tells that the row is of it.
    const other = row.valueDate && outside(day) ? isoOf(row.valueDate.date, order.order, years) : null;
    const near = other !== null && !outside(isoDay(other)) && Math.abs(isoDay(other) - day) <= DAYS_TO_BOOK;
    if (outside(day) && !near) flags.push('dateOutsidePeriod');
  }
  return iso;
}
