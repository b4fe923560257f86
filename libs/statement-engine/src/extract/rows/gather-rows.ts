import type { DateToken, MoneyToken } from '../../grammar/tokens.ts';
import { attachText, textIsRight } from './attach-text.ts';
import { markDayHeadings } from '../dates/day-headings.ts';
import { dropUndatedStrangers } from './drop-undated-strangers.ts';
import { headingTest } from '../headings/heading-lines.ts';
import { failedRows } from './failed-rows.ts';
import { bareWords, readLabelWords } from '../../grammar/read-labels.ts';
import { findFees, withFee, type FeeColumn } from '../columns/find-fees.ts';
import { isNetOfFee } from '../columns/net-of-fees.ts';
import { type RoleChoice } from '../columns/choose-roles.ts';
import { asPrinted, textOfLines } from './straddled-text.ts';
import { withoutUnitsBelow } from './units-below.ts';
import type { RawRow, RawSection } from '../raw-statement.ts';
import { isMovement, type Table, type TableLine, type LineRole } from '../table.ts';
import { signedBalance } from '../../grammar/tokens.ts';
import { HEAD_LINES } from '../../tolerances.ts';

/** "4528*": the mark of a footnote behind a number. */
const FOOTNOTE = /(?<=\d)[*†‡]$/;
/** Dots that lead from the words to the amount. */
const LEADERS = /(?<=[^._…])[._…]{4,}$/;

/** A line of the table with nothing but a balance, before its first or after its last row: an end of the statement in any language. */
export interface EndLine {
  readonly at: number;
  readonly label: 'opening' | 'closing';
  readonly token: MoneyToken;
}

/** What a table comes to. */
export interface GatheredRows {
  readonly rows: RawRow[];
  readonly used: Set<number>;
  readonly ends: EndLine[];
  readonly balances: ReadonlyMap<number, MoneyToken>;
  /** Lines with an amount and words that were taken for no entries, as they lack a date or by the name of their section. */
  readonly leftOut: readonly RawRow[];
}

/**
 * Puts the lines of a table together to rows. Every line with a movement is the anchor of one row; the lines of text
 * between two anchors go to the upper or the lower one, by their distances, by dates that open an entry, and by the
 * habit of the whole table where the distances say nothing. `before` is the last date of the table that this one goes on
 * from, on a page where the columns stand elsewhere; `sections` has the section of each line that stands in one.
 */
export function gatherRows(
  table: Table,
  choice: RoleChoice,
  tableId: number,
  sections: ReadonlyMap<number, RawSection>,
  borders: ReadonlySet<number>,
  before: DateToken | null,
): GatheredRows {
  const lines = withoutUnitsBelow(table.lines);
  const balances = labelledBalances(lines, choice);
  const fees = findFees(lines, choice);
  const isHeading = headingTest(table);
  const kinds = lines.map((line) => {
    const kind = kindOf(line, choice, fees, sections);
    if (kind !== 'text') return kind;
    const isBorder =
      borders.has(line.source.index) &&
      (line.dates.posting === null || isPeriod(line) || line.source.index < HEAD_LINES);
    return isBorder || (isHeading(line) && !line.source.line.furniture) ? 'break' : kind;
  });
  markDayHeadings(lines, kinds);
  const candidates = [...kinds];
  dropUndatedStrangers(lines, kinds, choice, before !== null, table.columns);
  const dropped = kinds.flatMap((kind, at) => (kind !== 'row' && candidates[at] === 'row' ? [at] : []));
  const ends = balanceLines(lines, kinds, choice);
  const anchors = kinds.flatMap((kind, at) => (kind === 'row' ? [at] : []));
  const used = new Set<number>();
  const charges =
    anchors.length === 0
      ? []
      : lines.flatMap((line, at) => (at > (anchors[0] as number) && isUndatedCharge(line, choice) ? [at] : []));
  const leftOut = [...dropped, ...charges, ...linesOfPlans(lines, kinds, choice, sections)].flatMap((at) => {
    const built = buildRow(lines, [at], at, choice, fees, tableId, null, sections);
    const row = built?.section?.direction === 'void' ? { ...built, section: null } : built;
    return row !== null && row.amount.money.units !== 0 && /\p{L}/u.test(row.description) ? [row] : [];
  });
  if (anchors.length === 0) return { rows: [], used, ends, balances, leftOut };
  const right = textIsRight(lines, anchors)
    ? Infinity
    : table.columns.reduce(
        (low, column, at) => (choice.roles[at] === 'ignored' ? low : Math.min(low, column.x0)),
        Infinity,
      );
  const owner = attachText(lines, kinds, anchors, right);
  const rows: RawRow[] = [];
  let carriedDate: DateToken | null = before;
  const byAnchor = new Map<number, number[]>();
  owner.forEach((anchor, at) => {
    if (anchor < 0) return;
    const list = byAnchor.get(anchor);
    if (list) list.push(at);
    else byAnchor.set(anchor, [at]);
  });
  const failed = failedRows(lines, kinds, choice);
  let previous = -1;
  let crossed = false;
  for (const anchor of anchors) {
    // A date in a heading or on a line of its own holds for the rows below it.
    for (let at = previous + 1; at < anchor; at++) {
      const line = lines[at] as TableLine;
      const isEnd = line.label === 'closing' || line.label === 'opening';
      // At the turn of a page a balance is carried over; in its midst one account ends and another begins.
      if (line.label === 'opening' && line.hasMoney) {
        if (line.source.line.page === lines[previous]?.source.line.page) crossed = true;
        else if (previous >= 0 && line.dates.posting) carriedDate = line.dates.posting;
      }
      // A date that went to the entry above, or to none, may as well be the one of the rows below.
      if (line.dates.posting && kinds[at] === 'text' && owner[at] !== anchor) crossed = true;
      if (line.dates.posting && kinds[at] === 'break' && !isEnd && !isPeriod(line)) {
        carriedDate = line.dates.posting;
        crossed = false;
      }
    }
    previous = anchor;
    const row = buildRow(lines, byAnchor.get(anchor) ?? [anchor], anchor, choice, fees, tableId, carriedDate, sections);
    if (!row) continue;
    if (!row.carried) crossed = false;
    if (row.date) carriedDate = row.date;
    if (!failed.has(anchor)) rows.push(crossed ? { ...row, dateOpen: true } : row);
    for (const at of byAnchor.get(anchor) ?? [anchor]) used.add((lines[at] as TableLine).source.index);
  }
  return { rows, used, ends, balances, leftOut };
}

function kindOf(
  line: TableLine,
  choice: RoleChoice,
  fees: FeeColumn | null,
  sections: ReadonlyMap<number, RawSection>,
): LineRole {
  if (line.heading !== null) return 'break';
  if (line.label !== null && (line.hasMoney || line.source.money.length > 0)) return 'break';
  if (line.section !== null) return 'break';
  if (sections.get(line.source.index)?.direction === 'void') return 'break';
  const mover = line.cells.some((cell, at) => cell !== null && (isMovement(choice.roles[at]) || at === fees?.column));
  if (mover) return 'row';
  if (line.hasMoney && line.dates.posting === null && line.text.length === 0) return 'break';
  if (line.label !== null && line.label !== 'balance' && line.dates.posting === null) return 'break';
  return 'text';
}

/** "Interest charged on purchases 16.14": a line in the column of the amounts that names a total, and may be the entry itself. */
function isUndatedCharge({ label, section, dates, text, cells, source }: TableLine, { roles }: RoleChoice): boolean {
  const [first] = bareWords(text);
  return (
    (label === 'totalIn' || label === 'totalOut' || (section !== null && (label === null || label === 'total'))) &&
    dates.posting === null &&
    first !== undefined &&
    readLabelWords([first]) === null &&
    source.amounts.length === 1 &&
    cells.some((cell, at) => cell !== null && isMovement(roles[at]))
  );
}

/** The dated lines of a section whose rows are no entries by its name: purchases in instalments, of which one may be due. */
function linesOfPlans(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  { roles }: RoleChoice,
  sections: ReadonlyMap<number, RawSection>,
): number[] {
  return lines.flatMap(({ label, dates, cells, source }, at) => {
    const isVoid = kinds[at] === 'break' && sections.get(source.index)?.direction === 'void';
    const hasAmount = cells.some((cell, column) => cell !== null && isMovement(roles[column]));
    return isVoid && label === null && dates.posting !== null && hasAmount ? [at] : [];
  });
}

/** "3 de 6" in the last cell of an entry, under whatever name: a word between the numbers makes them no date. */
function spelledInstalment({ source: { tokens } }: TableLine): number | null {
  const last = tokens.slice(-3).map(({ text }) => text);
  const [, part, all] = /^(\d{1,2}) (?:of|de|dari) (\d{1,2})$/i.exec(last.join(' ')) ?? [];
  return Number(part) > 0 && Number(part) <= Number(all) ? Number(part) : null;
}

/** "1 March to 31 March" and little else: it dates no row. */
function isPeriod(line: TableLine): boolean {
  return line.source.dates.length >= 2 && line.source.amounts.length === 0 && line.source.tokens.length <= 6;
}

function balanceLines(lines: readonly TableLine[], kinds: LineRole[], choice: RoleChoice): EndLine[] {
  const column = choice.roles.indexOf('balance');
  const first = kinds.indexOf('row');
  const last = kinds.lastIndexOf('row');
  const found: EndLine[] = [];
  if (column < 0 || first < 0) return found;
  lines.forEach((line, at) => {
    if ((at > first && at < last) || line.label !== null || kinds[at] !== 'text') return;
    const token = line.cells[column];
    if (!token || line.text.length === 0 || line.text.length > 8) return;
    kinds[at] = 'break';
    found.push({ at: line.source.index, label: at < first ? 'opening' : 'closing', token });
  });
  const total = totalWithBalance(lines, choice, column, last);
  if (total) found.push(total);
  found.sort((a, b) => a.at - b.at);
  // Of several before the rows the nearest counts.
  const openings = found.filter((end) => end.label === 'opening');
  const closings = found.filter((end) => end.label === 'closing');
  return [...openings.slice(-1), ...closings.slice(0, 1)];
}

/** "Balance for the day 0.00 1,955.50": of the amounts on a balance's line its own is the one in the column of balances. */
function labelledBalances(lines: readonly TableLine[], choice: RoleChoice): Map<number, MoneyToken> {
  const found = new Map<number, MoneyToken>();
  const column = choice.roles.indexOf('balance');
  if (column < 0) return found;
  for (const { label, cells, source } of lines) {
    const balance = cells[column];
    if (!balance || (label !== 'opening' && label !== 'closing' && label !== 'balance')) continue;
    if (cells.some((cell, at) => cell !== null && isMovement(choice.roles[at]))) found.set(source.index, balance);
  }
  return found;
}

/**
 * "Totals 958.15 825.18 2,235.27", "Subtotal 2,235.27": the column of balances has the one that the last row must have
 * reached; of several that one which it has.
 */
function totalWithBalance(
  lines: readonly TableLine[],
  choice: RoleChoice,
  column: number,
  last: number,
): EndLine | null {
  const reached = lines[last]?.cells[column];
  if (choice.newestFirst || !reached) return null;
  const totals = lines.slice(last + 1).filter(({ label }) => label?.startsWith('total'));
  const isReached = ({ cells }: TableLine): boolean =>
    cells[column] != null && signedBalance(cells[column]) === signedBalance(reached);
  const total = totals.find(isReached) ?? totals[0];
  const token = total?.cells[column];
  if (!total || !token) return null;
  return { at: total.source.index, label: 'closing', token };
}

/** "Check" for the number under "CHECK NO.": a row without other words is told by it. */
function referenceWord(line: TableLine): string {
  const word = line.referenceHeader.split(/\s+/).find((each) => /\p{L}{4,}/u.test(each)) ?? '';
  return /^(number|reference|numero|nummer)/i.test(word) ? '' : word.replace(/[^\p{L}]/gu, '');
}

function buildRow(
  lines: readonly TableLine[],
  members: readonly number[],
  anchor: number,
  choice: RoleChoice,
  fees: FeeColumn | null,
  tableId: number,
  carriedDate: DateToken | null,
  sections: ReadonlyMap<number, RawSection>,
): RawRow | null {
  const main = lines[anchor] as TableLine;
  let amount: MoneyToken | null = null;
  let column: RawRow['column'] = 'amount';
  let balance: MoneyToken | null = null;
  main.cells.forEach((cell, at) => {
    if (!cell || at === fees?.column) return;
    const role = choice.roles[at];
    if (role === 'balance') balance = cell;
    if (role !== 'amount' && role !== 'debit' && role !== 'credit') return;
    // An empty side may be lines as 0.00.
    if (amount !== null && (cell.money.units === 0 || amount.money.units !== 0)) return;
    amount = cell;
    column = role;
  });
  const fee = fees === null ? null : (main.cells[fees.column] ?? null);
  let netOfFee = isNetOfFee(main, choice.roles);
  if (amount === null) {
    if (fee === null) return null;
    [amount, column] = [fee, 'debit'];
  } else if (fee !== null && fees !== null) {
    const moved = fees.moved.get(main) ?? null;
    netOfFee = moved !== null && fee.money.units > 0 && moved === (amount as MoneyToken).money.units - fee.money.units;
    amount = withFee(amount, column, fee, moved, fees);
  }
  let date = main.dates.posting;
  let valueDate = main.dates.value;
  let side = main.side;
  const description = textOfLines(members.map((at) => lines[at] as TableLine)).map((words) =>
    words.replace(LEADERS, ''),
  );
  const reference: string[] = [];
  const aside: string[] = [];
  let confidence = (amount as MoneyToken).confidence;
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const at of members) {
    const line = lines[at] as TableLine;
    if (at !== anchor) {
      if (line.dates.posting) {
        if (date === null) date = line.dates.posting;
        else if (valueDate === null && line.dates.posting !== date) valueDate = line.dates.posting;
      }
      side = side ?? line.side;
    }
    for (const token of line.aside) aside.push(asPrinted(token));
    for (const token of line.reference) reference.push(token.text.replace(FOOTNOTE, ''));
    if (line.source.line.page !== main.source.line.page) continue;
    for (const token of line.source.tokens) {
      if (token.x0 < box.x0) box.x0 = token.x0;
      if (token.x1 > box.x1) box.x1 = token.x1;
      if (token.confidence < confidence) confidence = token.confidence;
    }
    box.y0 = Math.min(box.y0, line.source.line.top);
    box.y1 = Math.max(box.y1, line.source.line.baseline + line.source.line.size * 0.25);
  }
  description.push(...aside);
  return {
    kind: 'row',
    at: main.source.index,
    page: main.source.line.page,
    box,
    date: date ?? carriedDate,
    carried: date === null,
    ...(main.source.line.blankDate === true ? { blankDate: true } : {}),
    dateOpen: main.dateOpen === true,
    valueDate,
    description:
      description.length > 0 || reference.length === 0
        ? description.join(' ')
        : `${referenceWord(main)} ${reference.join(' ')}`.trim(),
    reference: reference.length > 0 ? reference.join(' ') : null,
    amount,
    column,
    side,
    balance,
    netOfFee,
    section: sections.get(main.source.index) ?? null,
    instalment: main.source.instalment ?? spelledInstalment(main),
    table: tableId,
    cells: main.cells,
    confidence,
  };
}
