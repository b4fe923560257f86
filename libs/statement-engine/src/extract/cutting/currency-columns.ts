import type { RawIdentity } from '../../identify/document-facts.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { currenciesNamed } from '../../vocabulary/currencies.ts';
import { readCurrency } from '../../grammar/money.ts';
import { withTokens, type MoneyToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { cutTables, type TableSpan } from './cut-tables.ts';
import { leadingDate } from '../dates/find-date-columns.ts';
import { readBareDates } from '../dates/read-bare-dates.ts';
import type { LabelWord } from '../../vocabulary/language.ts';
import { readLabel } from '../../grammar/read-labels.ts';
import { namesMoney } from '../headings/header-cells.ts';
import type { TableHeader, HeaderCell } from '../table.ts';

/** The document as two: with the amounts of the first currency alone, and what is left for the second. */
export interface CurrencyColumns {
  readonly lines: readonly TokenLine[];
  readonly headers: readonly TableHeader[];
  /** Lines of the second currency at their own places; elsewhere empty ones. */
  readonly secondLines: readonly TokenLine[];
  readonly secondSpans: readonly TableSpan[];
  readonly identities: readonly RawIdentity[];
  /** Where a line of the second currency stands: after all of the first. */
  readonly place: (at: number) => number;
}

const BALANCES: ReadonlySet<LabelWord> = new Set(['opening', 'closing', 'balance']);

type Side = 'first' | 'second';
type Pair = Readonly<Record<Side, HeaderCell>>;

/**
 * "Pesos | Dólares": two columns of amounts, each in a currency of its own, are two accounts in one table. Every entry
 * stands in one of them, the balances in both. Null where no table is such.
 */
export function cutCurrencies(
  all: readonly TokenLine[],
  printed: readonly TableHeader[],
  currency: string,
): CurrencyColumns | null {
  const headers = printed.map((header): TableHeader => ({ ...header, cells: header.cells.flatMap(partedNames) }));
  const pairs = new Map(
    headers.flatMap((header) => (pairOf(header) ? [[header, pairOf(header) as Pair] as const] : [])),
  );
  const [pair] = pairs.values();
  if (pair === undefined) return null;
  const lines = [...all];
  const pairAt = lines.map((): Pair | null => null);
  headers.forEach((header, at) => {
    const own = pairs.get(header);
    if (own === undefined) return;
    const [from, until] = [header.lastLine + 1, headers[at + 1]?.firstLine ?? lines.length];
    pairAt.fill(own, from, until);
    // The few entries of one currency alone may not show that numbers are dates.
    lines.splice(from, until - from, ...readBareDates(lines.slice(from, until), header.cells));
  });
  const sides = lines.map((line, at) => sidesOf(line, pairAt[at] ?? null));
  if (!isTwoAccounts(lines, sides)) return null;
  const last = sides.findLastIndex((own, at) => own.has('second') || (own.size > 0 && isEntry(lines[at] as TokenLine)));
  const end = endOfLists(lines, headers, namesOf(pair)[0], last);
  const begin = sides.findIndex(({ size }) => size > 0);
  const place = (at: number): number => end + (at - begin + 1) / (end - begin + 2);
  let above: ReadonlySet<Side> = new Set<Side>(['first']);
  const ownerOf = lines.map((_, at): ReadonlySet<Side> => {
    const own = sides[at] as ReadonlySet<Side>;
    if (own.size > 0) above = own;
    return own.size > 0 ? own : at > last || at < begin ? new Set<Side>(['first']) : above;
  });
  const versionOf = (side: Side): TokenLine[] =>
    lines.map((line, at) => (ownerOf[at]?.has(side) ? only(line, pairAt[at] ?? null, side) : only(line, null, null)));
  const headersOf = (side: Side): TableHeader[] =>
    headers.map((header) => {
      const own = pairs.get(header);
      return own ? { ...header, cells: cellsOf(header, own, side) } : header;
    });
  const secondLines = versionOf('second');
  const secondHeaders = headersOf('second');
  const [first, second] = codesOf(pair, currency);
  return {
    lines: versionOf('first'),
    headers: headersOf('first'),
    secondLines,
    secondSpans: cutTables(secondLines, secondHeaders)
      .filter(({ header }) => header !== null && pairs.has(headers[secondHeaders.indexOf(header)] as TableHeader))
      .map((span) => ({ ...span, lines: span.lines.filter(({ tokens }) => tokens.length > 0), place })),
    identities: [
      { kind: 'currency', at: begin - 1, value: first },
      { kind: 'currency', at: place(begin), value: second },
    ],
    place,
  };
}

/**
 * "US$ | R$" over a list of purchases abroad that is no second account: the column called by the `currency` of the document
 * holds the amounts, where each entry has one there, and the other what was paid abroad.
 */
export function withOwnCurrency(
  headers: readonly TableHeader[],
  lines: readonly TokenLine[],
  currency: string,
): readonly TableHeader[] {
  return headers.map((header, at) => {
    const pair = pairOf(header);
    if (pair === null || header.cells.some(namesMoney)) return header;
    const own = (['first', 'second'] as const).filter((_, side) => namesOf(pair)[side]?.includes(currency));
    const [side, other] = own;
    if (side === undefined || other !== undefined) return header;
    const under = lines.slice(header.lastLine + 1, headers[at + 1]?.firstLine);
    const entries = under.filter(isEntry).map((line) => sidesOf(line, pair));
    if (entries.some((sides) => sides.size > 0 && !sides.has(side))) return header;
    const named = (cell: HeaderCell): HeaderCell =>
      Object.values(pair).includes(cell) ? { ...cell, role: cell === pair[side] ? 'amount' : 'foreign' } : cell;
    return { ...header, cells: header.cells.map(named) };
  });
}

/** "Importe $ Importe U$S": names set too close to part, the second of which begins with the same word. */
function partedNames(cell: HeaderCell): HeaderCell[] {
  const [first = '', ...others] = cell.text.split(' ');
  const at = cell.text.indexOf(` ${first} `, first.length);
  if (others.length < 3 || at < 0) return [cell];
  const border = cell.x0 + ((cell.x1 - cell.x0) * at) / cell.text.length;
  const parts = [
    { ...cell, text: cell.text.slice(0, at), x1: border },
    { ...cell, text: cell.text.slice(at + 1), x0: border },
  ];
  return parts.every((part) => namedBy(part).length > 0) ? parts : [cell];
}

/** The last line of the lists of both: a later one whose heading names the first currency alone, with what ends it, is the first's. */
function endOfLists(
  lines: readonly TokenLine[],
  headers: readonly TableHeader[],
  first: readonly string[],
  last: number,
): number {
  const isFirst = ({ cells }: TableHeader): boolean => {
    const named = cells.flatMap(namedBy);
    return named.length > 0 && named.every((code) => first.includes(code));
  };
  return headers.reduce((end, header, at) => {
    if (header.firstLine <= end || !isFirst(header)) return end;
    const until = headers[at + 1]?.firstLine ?? lines.length;
    const entry = lines.findLastIndex((line, index) => index > header.lastLine && index < until && isEntry(line));
    if (entry < 0) return end;
    const behind = lines.findIndex(({ amounts }, index) => index > entry && amounts.length === 0);
    return Math.min(behind < 0 ? lines.length : behind, until) - 1;
  }, last);
}

/** Two columns that are called by different currencies. */
function pairOf({ cells }: TableHeader): Pair | null {
  const named = cells.filter((cell) => namedBy(cell).length > 0);
  const [first, second] = named;
  if (named.length !== 2 || !first || !second) return null;
  return namesOf({ first, second }).some((codes) => codes.length === 0) ? null : { first, second };
}

/** The currencies that each of two names may mean: what the other one alone can be, it is not: "$" beside "U$S". */
function namesOf({ first, second }: Pair): [readonly string[], readonly string[]] {
  const [one, other] = [namedBy(first), namedBy(second)];
  const without = (codes: readonly string[], not: readonly string[]): readonly string[] =>
    not.length === 1 ? codes.filter((code) => !not.includes(code)) : codes;
  const areApart = !one.some((code) => other.includes(code)) || one.length !== other.length;
  return areApart ? [without(one, other), without(other, one)] : [[], []];
}

/** The currencies that the name of a column may mean, where it names nothing but money. */
function namedBy({ text, role }: HeaderCell): readonly string[] {
  if (role !== 'amount' && role !== 'foreign' && role !== null) return [];
  const codes = text.split(' ').flatMap((word) => {
    const code = readCurrency(word);
    if (word === DOLLAR) return [code as string, ...(currenciesNamed.get('pesos') ?? [])];
    return code !== null ? [code] : (currenciesNamed.get(bareWord(word)) ?? []);
  });
  return [...new Set(codes)];
}

/** The sign of dollars, and of pesos. */
const DOLLAR = '$';

/** The codes of both: none where a sign may be that of several countries. */
function codesOf(pair: Pair, currency: string): [string, string] {
  const [first, second] = namesOf(pair);
  const codeOf = (codes: readonly string[], { text }: HeaderCell): string => {
    if (codes.includes(currency)) return currency;
    return codes.length > 1 && text.split(' ').includes(DOLLAR) ? '' : (codes[0] as string);
  };
  return [codeOf(first, pair.first), codeOf(second, pair.second)];
}

function sidesOf({ amounts, line }: TokenLine, pair: Pair | null): ReadonlySet<Side> {
  const sides = line.furniture || pair === null ? [] : amounts.map((token) => sideOf(token, pair));
  return new Set(sides.filter((side) => side !== null));
}

/** An amount ends or begins near its column's name, or stands across it (points). */
const REACH = 30;

function sideOf(token: MoneyToken, pair: Pair): Side | null {
  const apart = ({ x0, x1 }: HeaderCell): number => Math.min(Math.abs(token.x1 - x1), Math.abs(token.x0 - x0));
  const [first, second] = [apart(pair.first), apart(pair.second)];
  if (Math.min(first, second) > REACH) return null;
  return first <= second ? 'first' : 'second';
}

/** Entries of both, none in both columns, and a balance or a total in both. */
function isTwoAccounts(lines: readonly TokenLine[], sides: readonly ReadonlySet<Side>[]): boolean {
  const entries = sides.filter((_, at) => isEntry(lines[at] as TokenLine));
  const others = sides.filter((_, at) => !isEntry(lines[at] as TokenLine));
  return (
    entries.some((side) => side.size === 1 && side.has('first')) &&
    entries.some((side) => side.size === 1 && side.has('second')) &&
    entries.filter((side) => side.size === 2).length <= entries.length * FEW_IN_BOTH &&
    others.some((side) => side.size === 2)
  );
}

/** So few entries may have figures of both: lines of a plan, with what falls due in each. */
const FEW_IN_BOTH = 0.1;

/** Whether a line has a date and is not the balance of a day. */
function isEntry(line: TokenLine): boolean {
  if (leadingDate(line) === null) return false;
  const label = readLabel(line.tokens);
  return label === null || label.strangers > 0 || !BALANCES.has(label.label);
}

/** A line with the amounts of one currency; empty where it has none of it. */
function only(line: TokenLine, pair: Pair | null, side: Side | null): TokenLine {
  if (pair === null && side !== null) return line;
  const isOwn = (token: Token): boolean =>
    side !== null && (token.kind !== 'money' || pair === null || (sideOf(token, pair) ?? side) === side);
  return withTokens(line, line.tokens.filter(isOwn));
}

function cellsOf({ cells }: TableHeader, pair: Pair, side: Side): HeaderCell[] {
  const other = side === 'first' ? pair.second : pair.first;
  return cells
    .filter((cell) => cell !== other)
    .map((cell) => (cell === pair[side] ? { ...cell, role: 'amount' as const } : cell));
}
