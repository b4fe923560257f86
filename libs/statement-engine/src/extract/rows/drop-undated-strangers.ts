import { type RoleChoice } from '../columns/choose-roles.ts';
import type { MoneyToken } from '../../grammar/tokens.ts';
import { isMovement, type TableLine, type LineRole, type MoneyColumn } from '../table.ts';
import { signedBalance } from '../../grammar/tokens.ts';
import { ALIGNED } from '../../tolerances.ts';

/** So many amounts outside the columns of a table make a line one of another table. */
const FEWEST_STRANGERS = 2;

/** So many totals with a date are the headings of days. */
const FEWEST_HEADINGS = 2;

/** So many rows with their dates further below are no accident. */
const FEWEST_DATED_BELOW = 3;

/** An amount that lies so far from all edges of its column is not set in it (points). */
const OFF = 6;

/** Without any date so far, a line with an amount is part of a summary, not a row. */
export function dropUndatedStrangers(
  lines: readonly TableLine[],
  kinds: LineRole[],
  choice: RoleChoice,
  continues: boolean,
  columns: readonly MoneyColumn[],
): void {
  const anyDated = lines.some((line, at) => kinds[at] === 'row' && line.dates.posting !== null);
  let dated = continues;
  const strict = datesEveryRow(lines, kinds);
  const dateEdge = lines.reduce((low, { dates: { posting } }) => Math.min(low, posting?.x1 ?? Infinity), Infinity);
  const headings = totalsOfDays(lines);
  const end = endOfEntries(lines, kinds, choice, headings);
  const first = kinds.indexOf('row');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as TableLine;
    // A line with two dates before the rows is the period.
    const next = lines[at + 1];
    const opensNext = next?.dates.posting != null && (next.source.dates.length === 1 || kinds[at + 1] !== 'break');
    if ((line.dates.posting !== null || opensNext) && kinds[at] !== 'break') dated = true;
    if (line.heading !== null || headings.has(line) || (line.label === 'opening' && isDated(line))) dated = true;
    if (kinds[at] !== 'row' || isDated(line)) continue;
    // "Total interest for this period 0.00": nothing moved. Nor did what is due by age, where most amounts are of no column.
    const filled = line.cells.filter((cell) => cell !== null);
    const isOfOthers = line.source.amounts.length >= filled.length + FEWEST_STRANGERS;
    const isOff = line.cells.every(
      (cell, column) => cell === null || (standsOff(cell, columns[column]) && !linesUp(cell, column, lines)),
    );
    const isNothing = filled.every((cell) => cell.money.units === 0) && !isOpened(lines, kinds, at);
    const isProse = isSentence(line, dateEdge) && !isInChain(lines, at, choice);
    const isStrange = isOfOthers || isOff || isNothing || isProse || sumsUpItself(line);
    if ((anyDated && isStrange) || (dated && isTick(line))) {
      kinds[at] = 'break';
      continue;
    }
    if (anyDated && at === first && isItsBalance(line, choice)) {
      kinds[at] = 'text';
      continue;
    }
    if ((strict || !dated) && isInChain(lines, at, choice)) continue;
    if (strict || at > end) {
      kinds[at] = 'break';
      continue;
    }
    if (!dated) {
      // An entry may print its date below its amount.
      if (anyDated || !isDatedBelow(lines, kinds, at)) kinds[at] = 'break';
      continue;
    }
    if (line.text.length === 0 && line.source.tokens.length === line.cells.filter(Boolean).length) {
      const above = lines[at - 1];
      if (!above || kinds[at - 1] === 'break') kinds[at] = 'break';
    }
  }
}

/** "8 June  Total in + 40.00", "Saturday, 13 June  Balance 921.71" and the like, several times: each dates the rows below it. */
function totalsOfDays(lines: readonly TableLine[]): ReadonlySet<TableLine> {
  const areUndated = lines.every(({ label, dates }) => label !== null || dates.posting === null);
  const found = lines.filter(({ label, dates, source }) => {
    const isOfDay =
      label === 'totalIn' || label === 'totalOut' || label === 'balance' || (areUndated && label === 'closing');
    return isOfDay && dates.posting !== null && source.dates.length === 1 && source.amounts.length === 1;
  });
  return new Set(found.length < FEWEST_HEADINGS ? [] : found);
}

/** Whether an entry was begun with its date above the line, and no row or border stands between: an entry of nothing, too. */
function isOpened(lines: readonly TableLine[], kinds: readonly LineRole[], at: number): boolean {
  for (let above = at - 1; above >= 0 && kinds[above] === 'text'; above--)
    if ((lines[above] as TableLine).dates.posting !== null) return true;
  return false;
}

/** Whether the next line has a date, or a later one below its words, as all rows have. */
function isDatedBelow(lines: readonly TableLine[], kinds: readonly LineRole[], at: number): boolean {
  const datedAfter = (row: number): number => {
    let below = row + 1;
    while (kinds[below] === 'text' && lines[below]?.dates.posting === null) below++;
    return lines[below]?.dates.posting != null ? below : -1;
  };
  const rows = kinds.flatMap((kind, row) => (kind === 'row' ? [row] : []));
  const areAlike = rows.length >= FEWEST_DATED_BELOW && rows.every((row) => kinds[datedAfter(row)] === 'text');
  return datedAfter(at) === at + 1 || areAlike;
}

/** Only a sign that is no word stands beside the amount: a box that is ticked, a bullet. */
function isTick({ text, reference }: TableLine): boolean {
  return text.length > 0 && reference.length === 0 && text.every((token) => !/[\p{L}\p{N}]/u.test(token.text));
}

/** Whether an amount lies in the reach of a column, but lines up with it by none of its edges. */
function standsOff(token: MoneyToken, column: MoneyColumn | undefined): boolean {
  // The edges of what OCR has read depend on the signs it has lost.
  if (column === undefined || column.byOrder || token.confidence < 1) return false;
  const edges = [
    token.x1 - column.x1,
    token.coreX1 - column.x1,
    token.x0 - column.x0,
    (token.x0 + token.x1 - column.x0 - column.x1) / 2,
  ];
  return edges.every((distance) => Math.abs(distance) > OFF);
}

/** Whether an amount ends where that of a dated line does: a column may reach further by its totals. */
function linesUp({ x1 }: MoneyToken, column: number, lines: readonly TableLine[]): boolean {
  return lines.some((line) => isDated(line) && Math.abs((line.cells[column]?.x1 ?? Infinity) - x1) <= ALIGNED);
}

/** "Client A 775.91 2,923.00 3,649.14 49.77": what was there, came and went comes to what is left. A line of a summary. */
function sumsUpItself({ source: { amounts } }: TableLine): boolean {
  const [opening = 0, one = 0, other = 0, closing = 0] = amounts.map(({ money }) => money.units);
  const step = closing - opening;
  return amounts.length === 4 && (step === one - other || step === other - one);
}

/** So many words of a sentence run on from the column of the dates into that of the words. */
const SENTENCE = 6;
/** Words of one cell stand no further apart (font sizes). */
const SPACE = 0.9;

/** A sentence that begins where the dates do and runs on over the columns beside them: its figure is no entry's. */
function isSentence({ source: { tokens } }: TableLine, dateEdge: number): boolean {
  const [first] = tokens;
  const isWord = first?.kind === 'text' || (first?.kind === 'money' && first.money.strength === 'plain');
  if (!isWord || first.x0 >= dateEdge) return false;
  const run = tokens.findIndex((token, at) => at > 0 && token.gap > SPACE);
  return (run < 0 ? tokens.length : run) > SENTENCE;
}

/** The line of the closing balance, or of the totals with the balance reached, after which nothing is dated any more: what follows are fees, rates and notes. */
function endOfEntries(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  { roles }: RoleChoice,
  headings: ReadonlySet<TableLine>,
): number {
  const column = roles.indexOf('balance');
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as TableLine;
    const isSummed = line.label?.startsWith('total') && line.cells.filter(Boolean).length > 1 && line.cells[column];
    if (headings.has(line)) break;
    if (line.hasMoney && (line.label === 'closing' || isSettled(line) || isSummed)) return at;
    if (
      (line.label === 'opening' && line.hasMoney) ||
      line.heading !== null ||
      (kinds[at] !== 'break' && isDated(line))
    )
      break;
  }
  return Infinity;
}

/** "Balance 0.00": nothing is left to be paid. */
function isSettled({ label, cells }: TableLine): boolean {
  return label === 'balance' && cells.every((cell) => cell === null || cell.money.units === 0);
}

/** "Opening 1,250.00 0.00 1,250.00" before all dates: its one amount is the balance beside it, with which the rows begin. */
function isItsBalance({ cells, text, label }: TableLine, { roles }: RoleChoice): boolean {
  const balance = cells[roles.indexOf('balance')]?.money;
  const moved = cells.flatMap((cell, at) => (cell && isMovement(roles[at]) && cell.money.units !== 0 ? [cell] : []));
  return (
    label === null &&
    text.length > 0 &&
    moved.length === 1 &&
    moved[0]?.money.units === balance?.units &&
    roles.some((role) => role === 'debit' || role === 'credit')
  );
}

/** Whether the running balance comes from the row above, or goes on to the one below: an entry, whatever it lacks. */
function isInChain(lines: readonly TableLine[], at: number, choice: RoleChoice): boolean {
  const column = choice.roles.indexOf('balance');
  const own = lines[at] as TableLine;
  const balance = own.cells[column];
  if (!balance || own.text.length === 0) return false;
  return [lines[at - 1], lines[at + 1]].some((other) => {
    const next = other?.cells[column];
    if (!other || !next) return false;
    const step = Math.abs(signedBalance(next) - signedBalance(balance));
    return (
      step !== 0 &&
      [own, other].some((line) =>
        line.cells.some((cell, each) => isMovement(choice.roles[each]) && cell?.money.units === step),
      )
    );
  });
}

function isDated(line: TableLine): boolean {
  return line.dates.posting !== null || line.dates.value !== null;
}

/** Where (nearly) every row prints its date, an amount without one is a sum of some kind. */
function datesEveryRow(lines: readonly TableLine[], kinds: readonly LineRole[]): boolean {
  const rows = lines.filter((_, at) => kinds[at] === 'row');
  const dated = rows.filter(isDated).length;
  return dated >= 8 && (rows.length - dated) * 20 <= dated;
}
