import type { DateToken, Token, TokenLine } from '../../grammar/tokens.ts';
import { runsOf } from '../../groups.ts';

/** What begins a strip stands off from the amount that ends the one before it by this much at least (font sizes). */
const GUTTER = 1.1;
/** Beginnings of one strip stand within this distance (points). */
const SAME_LEFT = 4;
/** So many lines must begin anew in their midst, and this share of the dated ones around them. */
const FEWEST = 2;
const SHARE = 0.5;
/** A second date that mostly repeats the first one is a value date. */
const SAME_DATES = 0.6;
/** Lines that begin anew this far apart (in lines) stand in different tables. */
const FAR = 10;

interface Beginning {
  readonly line: TokenLine;
  readonly x0: number;
  readonly date: DateToken;
  /** Its line holds nothing but numbers of checks with their dates and amounts. */
  readonly ofChecks: boolean;
}

/** Lines of one page that stand in parallel strips, and the left edges of the second and further ones. */
export interface ParallelLines {
  readonly first: number;
  readonly last: number;
  readonly gutters: readonly number[];
}

/** Where ledgers stand side by side: rows that go "date words amount" and then begin again, all at the same place. */
export function findGutters(lines: readonly TokenLine[]): ParallelLines[] {
  const runs = runsOf(
    lines.flatMap(beginnings),
    (each, last) => last.line.line.page === each.line.line.page && each.line.index - last.line.index <= FAR,
  );
  return runs.flatMap((run) => parallelLines(run, lines) ?? []);
}

function parallelLines(run: readonly Beginning[], lines: readonly TokenLine[]): ParallelLines | null {
  const [first, last] = [(run[0] as Beginning).line.index, (run[run.length - 1] as Beginning).line.index];
  const dated = lines.filter(
    (line) => line.index >= first && line.index <= last && line.amounts.length > 0 && isLedgerPart(line.tokens),
  ).length;
  const sorted = run.toSorted((a, b) => a.x0 - b.x0);
  const clusters = runsOf(sorted, (each, last) => each.x0 - last.x0 <= SAME_LEFT);
  const kept = clusters.filter(
    (cluster) =>
      cluster.length >= SHARE * dated &&
      (cluster.every(({ ofChecks }) => ofChecks) || (cluster.length >= FEWEST && !repeatsDates(cluster))),
  );
  if (kept.length === 0 || kept.flat().length < run.length * 0.8) return null;
  return {
    first,
    last: lastOf(
      last,
      lines,
      kept.flat().every(({ ofChecks }) => ofChecks),
    ),
    gutters: kept.map((cluster) => Math.min(...cluster.map(({ x0 }) => x0)) - 2),
  };
}

function repeatsDates(cluster: readonly Beginning[]): boolean {
  return cluster.filter(({ line, date }) => line.dates[0]?.text === date.text).length > SAME_DATES * cluster.length;
}

/** Where a line begins anew: a date (perhaps with a short number before it) right of an amount that ends a row. */
function beginnings(line: TokenLine): Beginning[] {
  if (line.dates.length < 2 || line.amounts.length < 2) return [];
  const { tokens } = line;
  const starts: number[] = [0];
  for (let at = 1; at < tokens.length; at++) {
    const before = tokens[at - 1] as Token;
    const token = tokens[at] as Token;
    if (token.gap < GUTTER || before.kind !== 'money' || before.money.strength === 'plain') continue;
    if (token.kind === 'date' || (isNumber(token) && tokens[at + 1]?.kind === 'date')) starts.push(at);
  }
  if (starts.length < 2) return [];
  const parts = starts.map((start, at) => tokens.slice(start, starts[at + 1]));
  const dates = parts.flatMap((part) => part.find((token) => token.kind === 'date') ?? []);
  if (!parts.every(isLedgerPart) || dates.some((date) => formOf(date) !== formOf(dates[0] as DateToken))) return [];
  const ofChecks = parts.every(isCheck);
  return parts
    .slice(1)
    .map((part, at) => ({ line, x0: (part[0] as Token).x0, date: dates[at + 1] as DateToken, ofChecks }));
}

/** How a date is written: "3/2" beside "24.03.12" is an instalment or another number, and no date of a ledger beside it. */
function formOf({ text }: DateToken): string {
  return text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '0');
}

/** A date and an amount with something between them, or a number before them. */
function isLedgerPart(part: readonly Token[]): boolean {
  const date = part.findIndex((token) => token.kind === 'date');
  const last = part[part.length - 1];
  if (date < 0 || date > 1 || last?.kind !== 'money' || last.money.strength === 'plain') return false;
  if (date === 1) return isNumber(part[0] as Token) && part.length >= 3;
  return part.slice(1, -1).some((token) => token.kind === 'text' || isNumber(token));
}

/** "01/08 5031 274.04": several of these on one line are so many checks, be it the only line. */
function isCheck(part: readonly Token[]): boolean {
  const own = part.filter(({ text }) => text !== '*');
  return own.length === 3 && own.filter((token) => token.kind !== 'date' && isNumber(token)).length === 1;
}

function isNumber(token: Token): boolean {
  return /^[#*]?\d{1,8}\*?$/.test(token.text);
}

/** What one strip has more than the other, and the words of the last row (a check has none), stand below the last line that has both. */
function lastOf(last: number, lines: readonly TokenLine[], ofChecks: boolean): number {
  const start = lines.find((line) => line.index === last);
  if (!start) return last;
  let [end, reach] = [last, start.line.baseline];
  for (const { index, line, tokens } of lines) {
    if (index <= last || line.page !== start.line.page) continue;
    if (line.baseline - reach > 2.2 * start.line.size || (ofChecks && !isCheck(tokens))) break;
    [end, reach] = [index, line.baseline];
  }
  return end;
}
