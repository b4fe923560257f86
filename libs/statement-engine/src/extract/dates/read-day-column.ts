import type { PrintedDate } from '../../grammar/date.ts';
import { withTokens, type DateToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import type { StatementMonth } from '../../identify/statement-month.ts';
import type { HeaderCell } from '../headings/header-cells.ts';

/** A column holds days where this share of what stands in it can be one. */
const ENOUGH = 0.85;
const FEWEST = 2;

/** Days printed alone under a date heading are dates of the statement's month. */
export function readDayColumn(
  lines: readonly TokenLine[],
  cells: readonly HeaderCell[],
  month: StatementMonth | null,
): readonly TokenLine[] {
  const cell = cells.find((each) => each.role === 'date' || each.role === 'postingDate');
  if (month === null || cell === undefined) return lines;
  const inColumn = (token: Token | undefined): token is Token =>
    token !== undefined && token.x0 < cell.x1 + 4 && token.x1 > cell.x0 - 4;
  const rows = lines.filter((line) => line.amounts.length > 0 && inColumn(line.tokens[0]));
  const days = rows.filter((line) => isDay(line.tokens[0] as Token));
  const worded = rows.filter((line) => (line.tokens[0] as Token).kind === 'text').length;
  if (days.length < FEWEST || days.length < ENOUGH * (rows.length - worded) || days.length <= worded) return lines;
  if (beginsBefore(rows.filter((line) => days.includes(line)))) return lines;
  return lines.map((line) => {
    const first = line.tokens[0];
    return inColumn(first) && isDay(first) ? dated(line, first, month) : line;
  });
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
  const { text, x0, x1, gap, size, confidence } = token;
  const date: DateToken = { kind: 'date', date: printed, text, x0, x1, gap, size, confidence };
  return withTokens(line, [date, ...line.tokens.slice(1)]);
}
