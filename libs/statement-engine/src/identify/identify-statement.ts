import { currencyDecimals } from '@crossfoot/contracts';
import { readCurrency } from '../grammar/money.ts';
import { fullYear, monthOf } from '../grammar/date.ts';
import { readTokens, type DateToken, type Token, type TokenLine } from '../grammar/tokens.ts';
import type { StatementLines } from '../layout/page-lines.ts';
import { bareWord, wordsOfBoth } from '../vocabulary/phrases.ts';
import { joiningWords, labelWords, periodEnds } from '../vocabulary/vocabulary.ts';
import { findAccountNumber, withoutPassingNumbers } from './account-numbers.ts';
import type { DocumentFacts, IdentifiedStatement, PrintedPeriod, RawIdentity } from './document-facts.ts';
import { isSummaryOfDays } from '../grammar/summary-of-days.ts';
import { settleMonths } from './contested-months.ts';
import { readJalaliDates } from './jalali-dates.ts';
import { readShortBuddhistYears } from './short-buddhist-years.ts';
import { readEraYears } from './era-years.ts';
import { findCurrency } from './find-currency.ts';
import { findTitledMonths, onlyMonth } from './statement-month.ts';
import { withoutUnitWords } from './unit-words.ts';
import { findInstitution } from './find-institution.ts';
import { findBrandOfAddress, findRegisteredName } from './registered-name.ts';
import { findKindWords, KIND_LINES, strongestKind } from './find-kind.ts';
import { findLoneNumber } from './lone-number.ts';
import { findOwnDate, isUnderLabel } from './own-date.ts';
import { findNumberStyle } from './find-number-style.ts';
import { periodOfDays } from './day-ranges.ts';
import { joinSpacedDates } from './spaced-periods.ts';
import { titleAbove } from './titles.ts';
import { findSplitPeriod } from './split-period.ts';
import { joinShortYears } from './short-years.ts';
import { joinWrappedYears } from './wrapped-years.ts';
import { HEAD_LINES, APART, MOST_YEARS_ALONE } from '../tolerances.ts';

/**
 * What holds for the whole document (how it writes numbers, its currency, period, accounts, kind), and every line with
 * its words classified as date, amount or text under that style.
 */
export function identifyStatement(statement: StatementLines): IdentifiedStatement {
  const { code: currency, isAssumed: isCurrencyAssumed } = findCurrency(statement.lines);
  const style = findNumberStyle(statement.lines, currencyDecimals(currency));
  const printed = settleMonths(withoutUnitWords(statement.lines).map((line, at) => readTokens(line, at, style)));
  const lines = joinWrappedYears(
    joinShortYears(joinSpacedDates(readShortBuddhistYears(readJalaliDates(readEraYears(printed))))),
  );
  const found: FoundOnLines = { periods: [], identities: [], statementDates: [], datesBesideAmounts: [], years: [] };
  for (const line of lines) noteLine(line, lines, found);
  const { periods, identities, statementDates, datesBesideAmounts, years } = found;
  const split = periods.length === 0 ? findSplitPeriod(lines) : null;
  if (split) periods.push(split);
  const institution = findInstitution(lines);
  const kinds = findKindWords(lines, institution);
  const months = findTitledMonths(lines);
  const facts: DocumentFacts = {
    style,
    currency,
    isCurrencyAssumed,
    institution,
    issuer: institution ?? findRegisteredName(lines) ?? findBrandOfAddress(lines),
    loneNumber: identities.some(({ kind }) => kind === 'account') ? null : findLoneNumber(lines),
    accountType: strongestKind(kinds.filter((word) => word.at <= KIND_LINES || word.at >= lines.length - KIND_LINES)),
    kinds,
    identities: withoutPassingNumbers(identities, lines),
    periods,
    statementDates,
    datesBesideAmounts,
    ownDate: findOwnDate(lines),
    years,
    month: onlyMonth(months),
    months,
  };
  return { facts, lines };
}

/** What single lines tell, in their order. */
interface FoundOnLines {
  readonly periods: PrintedPeriod[];
  readonly identities: RawIdentity[];
  readonly statementDates: DateToken[];
  readonly datesBesideAmounts: DateToken[];
  readonly years: number[];
}

function noteLine(line: TokenLine, lines: readonly TokenLine[], found: FoundOnLines): void {
  const { periods, identities, years } = found;
  const period = findPeriod(line);
  if (period) {
    periods.push(period);
    const value = `${daysOf(period.start)}|${daysOf(period.end)}`;
    identities.push({ kind: 'period', at: line.index, value, title: titleAbove(lines, line.index) });
  }
  // Beside amounts a date in the head is the statement's where it stands below a known name: "Due | Total" over "15/01/2025 | 82.63".
  const isBare = line.index < HEAD_LINES && line.tokens.every(({ kind }) => kind !== 'text');
  for (const date of line.dates) {
    const isOfStatement = line.amounts.length === 0 || (isBare && isUnderLabel(lines[line.index - 1], line, date));
    if (hasYear(date)) (isOfStatement ? found.statementDates : found.datesBesideAmounts).push(date);
  }
  const code = currencyHeading(line);
  if (code) identities.push({ kind: 'currency', at: line.index, value: code });
  const account = findAccountNumber(line);
  if (account) identities.push({ kind: 'account', at: line.index, value: account });
  if (years.length < MOST_YEARS_ALONE && line.amounts.length <= 1 && line.line.words.length < 14)
    collectYears(line, years);
}

/** What a date says, however it is written: pages that print it in capitals or short mean the same period. */
function daysOf({ date }: DateToken): string {
  return date.kind === 'known' ? [date.year, date.month, date.day].join('-') : date.parts.join('/');
}

/** "USD statement", "Current account EUR": a heading whose first or last word names the currency of what follows. */
function currencyHeading(line: TokenLine): string | null {
  const words = line.line.words;
  if (words.length > 3 || line.amounts.length > 0 || line.dates.length > 0) return null;
  const code = [words[0], words.at(-1)]
    .map((word) => (word?.text ?? '').replace(/[():]/g, ''))
    .find((text) => /^[A-Z]{3}$/.test(text) && readCurrency(text) !== null);
  return code === undefined ? null : readCurrency(code);
}

function hasYear(date: DateToken): boolean {
  return date.date.kind === 'known' ? date.date.year !== null : date.date.parts.length === 3;
}

/** "2025-08-01 00:00:00 至 2025-08-31 23:59:59". */
const CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?$/;

function findPeriod(line: TokenLine): PrintedPeriod | null {
  if (line.dates.length < 2 || (line.amounts.length > 1 && !isSummaryOfDays(line))) return periodOfDays(line);
  // "3 May  Rent 3 May to 2 June  780.00": what an entry is for is no period of the statement.
  const opensEntry = line.amounts.length === 1 && line.tokens[0]?.kind === 'date';
  const words = line.tokens.filter((token) => token.kind === 'text');
  const label = labelWords.find(words.map(({ text }) => bareWord(text))).find(({ tag }) => tag === 'period');
  const named = label && (words[label.start] as Token);
  let beside: PrintedPeriod | null = null;
  for (let i = 0; i + 1 < line.dates.length; i++) {
    const start = line.dates[i] as DateToken;
    const end = line.dates[i + 1] as DateToken;
    const between = line.tokens.slice(line.tokens.indexOf(start) + 1, line.tokens.indexOf(end));
    if (between.length > 3 || !hasYear(end) || areYearsApart(start, end)) continue;
    const joining = between.filter(({ text }) => !CLOCK.test(text));
    const joined = joining.length > 0 && joining.every(isConnector);
    if (joined && !(opensEntry && start !== line.tokens[0])) return { at: line.index, start, end };
    // Two dates beside each other are a period only where no word joins two others.
    // "Posted 04/03  Issued 02/03  Next closing 01/04": a name behind them is that of another date, and one between of the second.
    const isNamed = named !== undefined && (line.dates.length === 2 || named.x0 < end.x0);
    const areTwo = between.some(({ text }) => /\p{L}{2}/u.test(text) && periodEnds.exact([bareWord(text)]) === null);
    if (isNamed && line.amounts.length === 0 && between.length <= 1 && !areTwo && hasYear(start))
      beside ??= { at: line.index, start, end };
  }
  return beside ?? periodOfDays(line);
}

/** "bis", and in two languages "ngày/To". */
function isConnector({ text }: Token): boolean {
  const bare = bareWord(text);
  return joiningWords.has(bare) || wordsOfBoth(bare).some((word) => joiningWords.has(word));
}

/** No statement covers years: such dates are a card's or a contract's. */
function areYearsApart(start: DateToken, end: DateToken): boolean {
  const [from, to] = [yearsOf(start), yearsOf(end)];
  return from.length > 0 && to.length > 0 && from.every((a) => to.every((b) => Math.abs(a - b) > 1));
}

/** The numbers of a date that can be its year. */
function yearsOf({ date }: DateToken): number[] {
  if (date.kind === 'known') return date.year === null ? [] : [fullYear(date.year)];
  if (date.parts.length === 2) return [];
  const [first, , last] = date.parts;
  return last > 31 ? [fullYear(last)] : [fullYear(last), fullYear(first)];
}

/** No statement is of a year to come: such a number is the end of a card's or an account's; and one in an entry is the entry's. */
function collectYears(line: TokenLine, years: number[]): void {
  const latestYear = new Date().getUTCFullYear() + 1;
  const isEntry = line.dates.length > 0 && line.amounts.length > 0;
  line.tokens.forEach((token, at) => {
    if (token.kind === 'date') {
      if (token.date.kind === 'known' && token.date.year !== null) years.push(token.date.year);
      else if (token.date.kind === 'numeric' && token.date.parts.length === 3 && token.date.parts[2] > 1900)
        years.push(token.date.parts[2]);
      return;
    }
    const match = /^\D?((?:19|20)\d{2})\D?$/.exec(token.text);
    if (isEntry || !match || Number(match[1]) > latestYear) return;
    // Inside a sentence further down it may be the number of a card or a shop.
    const before = line.tokens[at - 1];
    const isApart = token.gap > APART || (before !== undefined && monthOf(before.text) > 0);
    if (isApart || line.index < HEAD_LINES) years.push(Number(match[1]));
  });
}
