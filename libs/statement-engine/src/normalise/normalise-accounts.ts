import type { AccountType, Reason, RowFlag } from '@crossfoot/contracts';
import { signedBalance } from '../extract/columns/choose-roles.ts';
import type { RawFact, RawRow, RawStatement } from '../extract/raw-statement.ts';
import { partWallets } from '../extract/accounts/wallets.ts';
import { splitAccounts, type RawAccount } from '../extract/accounts/split-accounts.ts';
import { resolveDate, toIso } from '../grammar/date.ts';
import type { DocumentFacts } from '../identify/document-facts.ts';
import type { PrintedTotal } from '../reconcile/reconcile.ts';
import { addsNothing } from './aside-rows.ts';
import { amountDue } from './amount-due.ts';
import { balanceFacts, datedAfter, passesOverNamedBalance, restsOnBareBalance } from './balance-facts.ts';
import { carriedDatesAreOpen } from './carried-dates.ts';
import { headsOtherRows } from './day-totals.ts';
import { endsBySummary } from './ends-by-summary.ts';
import { mixesDateColumns } from './mixed-date-columns.ts';
import { accountKinds, type AccountKind } from './account-kinds.ts';
import { printedTotals } from './printed-totals.ts';
import { debtsPayIn } from './debts-that-pay.ts';
import { withDebtsInCredit } from './debts-in-credit.ts';
import { decideSigns } from './decide-signs.ts';
import { withInstalmentYears } from './instalment-years.ts';
import { heldLikeOthers, isHeld, namesDebt } from './held-accounts.ts';
import { withYearsInOrder } from './long-periods.ts';
import { rowsWithOpenDates } from './open-dates.ts';
import { daysCovered, runsBackwards } from './row-order.ts';
import { purchaseDays } from './purchase-days.ts';
import { monthsOfBalances, spanOfBalances } from './printed-spans.ts';
import { decideDateOrder, type DateOrderChoice } from './date-order.ts';
import { decideYears, isoDay, isoOf, statementDay, type Period, type YearRule } from './statement-calendar.ts';
import { endOfRows } from './end-of-rows.ts';
import { readSecondDates } from './second-dates.ts';
import { sidesAreOpen } from './unplaced-sides.ts';
import { datesBesidePeriods, daysOfRows, holdsRows, periodOfRows } from './likely-periods.ts';
import { isFarAhead } from './year-anchors.ts';

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
  readonly owed: boolean;
}

/** Booking and value date of a row stand this many days apart at most. */
const DAYS_TO_BOOK = 7;

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
    return normaliseAccount(withDebtsInCredit(account, kind.type), raw, facts, order, kind);
  };
  return heldLikeOthers(endsBySummary(accounts, raw.summaries, read), namesDebt(facts, balances));
}

function normaliseAccount(
  printedAccount: RawAccount,
  raw: RawStatement,
  facts: DocumentFacts,
  order: DateOrderChoice,
  kind: AccountKind,
): NormalAccount {
  const printed = facts.periods.find((period) => period.at === printedAccount.periodAt) ?? facts.periods[0];
  const printedDays = daysOfRows(printedAccount.rows, order.order);
  const period = periodOfRows(printed, facts.periods, printedDays, order.order);
  const account =
    kind.type === 'creditCard'
      ? withInstalmentYears(printedAccount, order.order, statementDay(period, facts, order.order))
      : withYearsInOrder(printedAccount, order.order, period);
  const years = decideYears(
    period.end === null ? (holdsRows(spanOfBalances(account.facts, order.order), printedDays) ?? period) : period,
    period.end === null ? { ...facts, statementDates: datesBesidePeriods(facts) } : facts,
    order.order,
    account.rows.flatMap((row) => (row.date ? [row.date.date] : [])),
  );
  const printedDay = (date: RawRow['date']): string | null => (date ? isoOf(date.date, order.order, years) : null);
  const newestFirst = runsBackwards(account, raw, order.order, years);
  const chronological = newestFirst ? [...account.rows].reverse() : account.rows;
  const isLate = datedAfter(account.rows, printedDay);
  const latest = chronological[chronological.length - 1]?.balance ?? null;
  const isOfEnd = ({ date }: RawFact): boolean => period.end !== null && printedDay(date) === period.end;
  const openings = balanceFacts(account.facts, account.rows, 'opening', null, isOfEnd, isLate);
  const closings = balanceFacts(
    account.facts,
    account.rows,
    'closing',
    latest && signedBalance(latest),
    isOfEnd,
    isLate,
  );
  const totalsCalled = (name: 'totalIn' | 'totalOut'): number[] =>
    account.facts.flatMap(({ label, token }) => (label === name ? [token.money.units] : []));
  const due = amountDue(account.facts, chronological);
  const decision = decideSigns({
    rows: chronological,
    tables: raw.tables,
    accountType: kind.type === 'other' && due === 'reached' ? 'folio' : kind.type,
    openings,
    closings,
    markedEnds: account.facts.flatMap(({ label, token: { money } }) =>
      (label === 'opening' || label === 'closing') && (money.sign === 1 || money.side !== null) ? [money.units] : [],
    ),
    totals: { in: totalsCalled('totalIn'), out: totalsCalled('totalOut') },
  });
  const view = decision.owed ? -1 : 1;
  const doubts = new Set<Reason>();
  if (!order.settled) doubts.add('dateOrderOpen');
  const sidesOpen = sidesAreOpen(account.rows, raw.tables, kind.type);
  const kindOpen = kind.open && (decision.owed || !debtsPayIn(chronological, decision.signs));
  // A bill's balances count a debt: where what is due is another amount than the one reached, nothing tells.
  const isBill =
    kind.type === 'other' &&
    due === 'another' &&
    chronological.every(({ column, side }) => column === 'amount' && side === null);
  if ((decision.polarityOpen && !isHeld(account, kind, facts, raw.tables)) || kindOpen || sidesOpen || isBill)
    doubts.add('polarityOpen');
  if (account.rows.some((row) => raw.tables[row.table]?.linesPassedOver)) doubts.add('rowsNotCovered');
  const carriedAreOpen = carriedDatesAreOpen(account.rows, daysCovered(account.rows, order.order, years));
  if (restsOnBareBalance(account, decision) || passesOverNamedBalance(account, decision))
    doubts.add('unlabelledBalance');
  const dayOf = (date: RawRow['date']): number | null => {
    const iso = printedDay(date);
    return iso === null ? null : isoDay(iso);
  };
  const isMixed = mixesDateColumns(account.rows, (row) => {
    const other = dayOf(row.valueDate);
    const day = other === null ? null : dayOf(row.date);
    return day === null || other === null ? null : [day, other];
  });
  if (headsOtherRows(account) || isMixed) doubts.add('assumedDate');
  const lastDay = endOfRows(
    account.rows.flatMap(({ date }) => printedDay(date) ?? []),
    facts,
    order.order,
  );
  const dated = chronological.map((row) => {
    const flags: RowFlag[] = [];
    return { date: rowDate(row, order, years, period, kind.type, flags, doubts, lastDay), flags };
  });
  const days = dated.map(({ date }) => date);
  const openDates = rowsWithOpenDates(chronological, days, {
    carriedAreOpen,
    end: newestFirst ? null : period.end,
    isOpenTable: (table) => raw.tables[table]?.datesOpen === true,
    otherDays: chronological.map(({ valueDate }) => printedDay(valueDate)),
  });
  if (openDates.size > 0) doubts.add('assumedDate');
  const secondDates = readSecondDates(account.rows, raw.tables, kind.type);
  const rows = chronological.map((row, at): NormalRow => {
    const { date, flags } = dated[at] as (typeof dated)[number];
    if (openDates.has(at)) flags.push('assumedDate');
    if (decision.assumed[at]) {
      flags.push('assumedSign');
      doubts.add('assumedSign');
    }
    const concluded = row.amount.repaired || row.balance?.repaired || row.date?.repaired;
    if (concluded || decision.unmarked[at]) flags.push('repairedDigit');
    return {
      raw: row,
      date,
      ...secondDates(row, printedDay(row.valueDate)),
      amount: (decision.signs[at] as number) * row.amount.money.units + 0,
      balance: row.balance ? view * signedBalance(row.balance) : null,
      flags,
    };
  });
  if (newestFirst) rows.reverse();
  const totals = printedTotals(account, account.rows);
  if (addsNothing(rows, account.facts, totals)) doubts.add('rowsNotCovered');
  const closing = closings.length > 0 ? decision.closing : null;
  const { currency } = account;
  return {
    accountNumber: account.accountNumber,
    accountType: kind.type,
    currency: currency ?? facts.currency,
    isCurrencyAssumed: currency === null && facts.isCurrencyAssumed,
    decimals: facts.style.decimals,
    period: (period.end === null && years.settled ? monthsOfBalances(account.facts, printedDay) : null) ?? period,
    opening: decision.opening,
    closing,
    newestFirst,
    rows,
    totals,
    doubts: [...doubts],
    owed: decision.owed,
  };
}

function rowDate(
  row: RawRow,
  order: DateOrderChoice,
  years: YearRule,
  period: Period,
  kind: AccountType,
  flags: RowFlag[],
  doubts: Set<Reason>,
  lastDay: string,
): string {
  const found = row.date ? resolveDate(row.date.date, order.order) : null;
  if (!row.date || !found) {
    flags.push('noDate');
    doubts.add('noDate');
    return period.end ?? period.start ?? lastDay;
  }
  if (found.year === null && !years.settled) {
    flags.push('assumedYear');
    doubts.add('assumedYear');
  }
  if (!order.settled && row.date.date.kind === 'numeric') flags.push('assumedDateOrder');
  const iso = toIso(found.year ?? years.yearOf(found.month, found.day), found.month, found.day);
  // A day years ahead is one of another calendar, or misread.
  const day = isoDay(iso);
  if (isFarAhead(day) || row.yearOpen) {
    flags.push('assumedYear');
    doubts.add('assumedYear');
  }
  if (period.start !== null && period.end !== null) {
    const from = isoDay(period.start) - (kind === 'creditCard' ? purchaseDays(row) : 0);
    const to = isoDay(period.end);
    const outside = (each: number): boolean => each < from || each > to;
    // Of two dates beside each other the one within the period tells that the row is of it.
    const other = row.valueDate && outside(day) ? isoOf(row.valueDate.date, order.order, years) : null;
    const near = other !== null && !outside(isoDay(other)) && Math.abs(isoDay(other) - day) <= DAYS_TO_BOOK;
    if (outside(day) && !near) {
      flags.push('dateOutsidePeriod');
      doubts.add('dateOutsidePeriod');
    }
  }
  return iso;
}
