import type { PrintedDate } from '../grammar/date.ts';
import type { DateToken, MoneyToken, Token, TokenLine } from '../grammar/tokens.ts';
import type { HeaderCell } from './header-cells.ts';

/** A column counts as dates when this share of what stands in it can be one. */
const ENOUGH = 0.85;
/** Less where a heading names it. */
const ENOUGH_HEADED = 0.7;
const FEWEST = 3;

/**
 * Dates that only their column tells from amounts: "1301" for 13 January, "10.02", "01 08", "250113". Where a heading names a
 * date column, or the first column of the rows holds nothing else, they are turned into dates.
 */
export function readBareDates(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly TokenLine[] {
  const zones: { x0: number; x1: number }[] = [];
  for (const cell of cells) {
    if (cell.role !== 'date' && cell.role !== 'postingDate' && cell.role !== 'valueDate') continue;
    if (isDateZone(lines, cell.x0 - 4, cell.x1 + 4, ENOUGH_HEADED)) zones.push({ x0: cell.x0 - 4, x1: cell.x1 + 4 });
  }
  if (zones.length === 0 && !cells.some((cell) => cell.role === 'date' || cell.role === 'postingDate')) {
    const first = firstColumn(lines);
    // Numbers beside a date of the row are numbers of the entries.
    const rows = lines.filter((line) => line.amounts.length > 0);
    const dated = rows.filter((line) => line.dates.length > 0).length;
    if (first && dated * 2 < rows.length && isDateZone(lines, first.x0, first.x1, ENOUGH)) zones.push(first);
  }
  if (zones.length === 0) return lines;
  return lines.map((line) => convert(line, zones));
}

function bareDate(token: Token, next: Token | undefined): { date: PrintedDate; words: number } | null {
  if (token.kind !== 'money' || token.money.sign !== 0 || token.money.currency !== null) return null;
  const four = /^(\d{2})(\d{2})$/.exec(token.text) ?? /^(\d{1,2})\.(\d{2})$/.exec(token.text);
  if (four) return asDate(Number(four[1]), Number(four[2]), 1);
  const full = /^(\d{2})(\d{2})(\d{2}|(?:19|20)\d{2})$/.exec(token.text);
  if (full) {
    const [a, b, c] = [Number(full[1]), Number(full[2]), Number(full[3])];
    return a > 0 && b > 0 && b <= 31 && (a <= 31 || b <= 12)
      ? { date: { kind: 'numeric', parts: [a, b, c], words: 1 }, words: 1 }
      : null;
  }
  if (/^\d{2}$/.test(token.text) && next?.kind === 'money' && next.gap < 1 && /^\d{2}$/.test(next.text)) {
    return asDate(Number(token.text), Number(next.text), 2);
  }
  return null;
}

function asDate(a: number, b: number, words: number): { date: PrintedDate; words: number } | null {
  if (a < 1 || b < 1 || a > 31 || b > 31 || (a > 12 && b > 12)) return null;
  return { date: { kind: 'numeric', parts: [a, b], words }, words };
}

function isDateZone(lines: readonly TokenLine[], x0: number, x1: number, enough: number): boolean {
  let dates = 0;
  let others = 0;
  let full = 0;
  let worded = 0;
  for (const line of lines) {
    let hasWords = false;
    for (let i = 0; i < line.tokens.length; i++) {
      const token = line.tokens[i] as Token;
      if (token.x1 < x0 || token.x0 > x1) continue;
      if (token.kind === 'date') full++;
      else if (bareDate(token, line.tokens[i + 1])) dates++;
      else if (token.kind === 'money' && i > 0 && bareDate(line.tokens[i - 1] as Token, token)) continue;
      else if (line.amounts.length > 0 && token.kind === 'money') others++;
      else if (line.amounts.length > 0) hasWords = true;
    }
    if (hasWords) worded++;
  }
  // Labels of balances stand in the column of dates too.
  return dates >= FEWEST && dates >= enough * (dates + others + full) && dates > worded;
}

/** Where most rows with several amounts begin. */
function firstColumn(lines: readonly TokenLine[]): { x0: number; x1: number } | null {
  const starts = new Map<number, { count: number; x0: number; x1: number }>();
  let rows = 0;
  for (const line of lines) {
    const first = line.tokens[0];
    if (!first || line.amounts.length < 1 || line.tokens.length < 3) continue;
    rows++;
    const key = Math.round(first.x0 / 4);
    const entry = starts.get(key) ?? { count: 0, x0: first.x0 - 2, x1: first.x1 + 2 };
    entry.count++;
    starts.set(key, entry);
  }
  for (const entry of starts.values()) if (entry.count >= Math.max(FEWEST, rows * 0.6)) return entry;
  return null;
}

function convert(line: TokenLine, zones: readonly { x0: number; x1: number }[]): TokenLine {
  const tokens: Token[] = [];
  let changed = false;
  for (let i = 0; i < line.tokens.length; i++) {
    const token = line.tokens[i] as Token;
    const inZone = zones.some(
      (zone) => token.x0 >= zone.x0 - 6 && token.x1 <= zone.x1 + 6 && token.x1 > zone.x0 && token.x0 < zone.x1,
    );
    const found = inZone ? bareDate(token, line.tokens[i + 1]) : null;
    if (!found) {
      tokens.push(token);
      continue;
    }
    const last = line.tokens[i + found.words - 1] as Token;
    const text = found.words === 2 ? `${token.text} ${last.text}` : token.text;
    const date: DateToken = {
      kind: 'date',
      date: found.date,
      text,
      x0: token.x0,
      x1: last.x1,
      gap: token.gap,
      size: token.size,
      confidence: token.confidence,
      repaired: token.repaired === true || last.repaired === true,
    };
    tokens.push(date);
    i += found.words - 1;
    changed = true;
  }
  if (!changed) return line;
  const money = tokens.filter((token): token is MoneyToken => token.kind === 'money');
  return {
    ...line,
    tokens,
    money,
    amounts: money.filter((token) => token.money.strength !== 'plain'),
    dates: tokens.filter((token): token is DateToken => token.kind === 'date'),
  };
}
