import { monthOf, type PrintedDate } from '../../grammar/date.ts';
import { withTokens, dateToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import type { StatementMonth } from '../../identify/statement-month.ts';
import type { HeaderCell } from '../table.ts';

/** A column holds days where this share of what stands in it can be one. */
const ENOUGH = 0.85;
const FEWEST = 2;

/** Days printed alone under a date heading are dates of the month that heads them in their column, or of the statement's. */
export function readDayColumn(
  lines: readonly TokenLine[],
  cells: readonly HeaderCell[],
  month: StatementMonth | null,
): readonly TokenLine[] {
  const cell = cells.find((each) => each.role === 'date' || each.role === 'postingDate');
  if (cell === undefined) return lines;
  const inColumn = (token: Token | undefined): token is Token =>
    token !== undefined && token.x0 < cell.x1 + 4 && token.x1 > cell.x0 - 4;
  const rows = lines.filter((line) => line.amounts.length > 0 && inColumn(line.tokens[0]));
  const days = rows.filter((line) => isDay(line.tokens[0] as Token));
  const worded = rows.filter((line) => (line.tokens[0] as Token).kind === 'text').length;
  if (days.length < FEWEST || days.length < ENOUGH * (rows.length - worded) || days.length <= worded) return lines;
  const headings = new Map(lines.flatMap((line) => (inColumn(line.tokens[0]) ? monthHeading(line) : [])));
  const isHeaded =
    headings.size > 0 && lines.findIndex((line) => headings.has(line)) < lines.indexOf(rows[0] as TokenLine);
  if (!isHeaded && (month === null || beginsBefore(rows.filter((line) => days.includes(line))))) return lines;
  let current = month;
  return lines.flatMap((line) => {
    if (isHeaded) current = headings.get(line) ?? current;
    if (isHeaded && headings.has(line)) return [];
    const first = line.tokens[0];
    return current !== null && inColumn(first) && isDay(first) ? dated(line, first, current) : line;
  });
}

/** "June 2025", alone in its line: the month of the days below it. */
function monthHeading(line: TokenLine): [TokenLine, StatementMonth][] {
  const [name, year, other] = line.tokens.flatMap(({ text }) => text.split(' '));
  const month = monthOf(name ?? '');
  const isMonth = month > 0 && /^(?:19|20)\d{2}$/.test(year ?? '') && other === undefined;
  return isMonth ? [[line, { year: Number(year), month }]] : [];
}

/** An amount and a balance. */
const WITH_BALANCE = 2;

/** Whether rows with balances run in order but for one step back: their days are of two months, of which the title names one. */
function beginsBefore(rows: readonly TokenLine[]): boolean {
  if (!rows.every(({ amounts }) => amounts.length >= WITH_BALANCE)) return false;
  const days = rows.map(({ tokens }) => Number(tokens[0]?.text));
  const back = days.filter((day, at) => at > 0 && day < (days[at - 1] as number)).length;
  const forth = days.filter((day, at) => at > 0 && day > (days[at - 1] as number)).length;
  return (back === 1 && forth > 1) || (forth === 1 && back > 1);
}

function isDay(token: Token): boolean {
  return /^(?:0?[1-9]|[12]\d|3[01])$/.test(token.text);
}

function dated(line: TokenLine, token: Token, { year, month }: StatementMonth): TokenLine {
  const printed: PrintedDate = { kind: 'known', year, month, day: Number(token.text), words: 1 };
  return withTokens(line, [dateToken(printed, [token]), ...line.tokens.slice(1)]);
}
