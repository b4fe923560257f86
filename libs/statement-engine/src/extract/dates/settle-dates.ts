import type { DateToken, Token, TokenLine } from '../../grammar/tokens.ts';
import type { ColumnWord } from '../../vocabulary/language.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { columnWords } from '../../vocabulary/vocabulary.ts';
import { countsOf } from '../../groups.ts';
import type { DateColumn, TableLine } from '../table.ts';

/** Lines with a date of this many words at most can head the rows below them. */
const MOST_WORDS = 4;

const POSTING_ALONE: ReadonlySet<ColumnWord> = new Set(['postingDate']);
const DATE_NAMES: ReadonlySet<ColumnWord> = new Set(['date', 'postingDate']);

/**
 * Which of its dates dates a row. A line that names the booking date heads the rows below it, and what stands beside
 * the amounts is their value date. A row with a value date alone takes its date from the row above, where other rows
 * print both.
 */
export function settleDates(
  lines: readonly TableLine[],
  columns: readonly DateColumn[],
): { readonly lines: TableLine[]; readonly datesOpen: boolean } {
  const posting = columns.find((column) => column.meaning === 'posting');
  const other = columns.find((column) => column.meaning === 'other');
  const valueOnly = posting?.header?.role === 'valueDate';
  const isNamedValue =
    other?.header?.role === 'valueDate' && !lines.some(({ hasMoney, dates }) => hasMoney && dates.posting);
  const bare = valueOnly || isNamedValue ? bareDays(lines) : [];
  const headings = bare.length > 0 ? bare : dayHeadings(lines, posting, valueOnly);
  const grouped = headings.some((date) => date !== null);
  if (grouped) {
    const settled = lines.map((line, at): TableLine => {
      const date = headings[at] ?? null;
      if (date)
        return { ...line, heading: date, text: [], label: null, section: null, dates: { posting: date, value: null } };
      return { ...line, dates: { posting: null, value: line.dates.posting ?? line.dates.value } };
    });
    // A heading that has lost its date heads rows of another day than the ones above it.
    const named = new Set(lines.flatMap((line, at) => (headings[at] ? headingName(line) || [] : [])));
    return {
      lines: settled,
      datesOpen: lines.some((line, at) => headings[at] === null && named.has(wordsInFront(line))),
    };
  }
  const both = lines.some(hasBothDates);
  const carries = both && posting !== undefined && other !== undefined && posting.x0 < other.x0;
  const settled = lines.map((line): TableLine => {
    if (line.dates.posting !== null || line.dates.value === null || (carries && line.hasMoney)) return line;
    return { ...line, dates: { posting: line.dates.value, value: null } };
  });
  // Where rows print both dates, one with its value date alone has lost the other; a named balance has one of them. A payment
  // has no other one than that under "Sale date", but where OCR may have lost it: it is of the other side than most.
  const isOfSale = posting?.header?.role === 'postingDate' && other?.header?.role === 'date';
  const sides = countsOf(lines.filter(hasBothDates).map(sideOf));
  const [usual] = [...sides].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const isPayment = (line: TableLine): boolean =>
    isOfSale && line.dates.value?.confidence === 1 && sideOf(line) !== usual;
  const hasLost = (line: TableLine): boolean =>
    line.hasMoney &&
    line.label === null &&
    line.dates.posting === null &&
    line.dates.value !== null &&
    !isPayment(line);
  const lost = both && !carries && lines.some(hasLost);
  // What begins right of the dates is a part of what the rows say.
  const lone = lines.filter(
    (line) => line.dates.posting === null && isLoneDate(line.source) && beginsBy(line, posting?.x1 ?? Infinity),
  ).length;
  const datesOpen = lost || (valueOnly && lone > 1) || (posting !== undefined && standsUnderOtherDays(lines, posting));
  return { lines: settled, datesOpen };
}

const hasBothDates = ({ hasMoney, dates }: TableLine): boolean =>
  hasMoney && dates.posting !== null && dates.value !== null;

/** The columns that a line fills and the signs printed there: purchases and payments differ in one or the other. */
const sideOf = ({ cells }: TableLine): string =>
  cells.map((cell) => (cell === null ? '' : `${cell.money.sign}${cell.money.side ?? ''}`)).join('|');

/**
 * The dates of the lines that head the rows of a day, none where there are no such lines. Where a line names the booking
 * date, one that names any date ("Purchase date 3 May") heads nothing; and over rows that print a date of their own only
 * several days that are named so are headings.
 */
function dayHeadings(
  lines: readonly TableLine[],
  posting: DateColumn | undefined,
  valueOnly: boolean,
): readonly (DateToken | null)[] {
  if (posting?.header?.role === 'postingDate') return [];
  const booked = lines.map((line) => headingDate(line, POSTING_ALONE));
  if (valueOnly && booked.some((date) => date !== null)) return booked;
  const undatedRows = !lines.some(isDatedRow);
  if (valueOnly || ((posting === undefined || posting.header === null) && undatedRows))
    return lines.map((line) => headingDate(line, DATE_NAMES));
  return booked.some((date) => date !== null) && severalDays(lines, booked) ? booked : [];
}

/** The dates of lines that hold nothing else, where each stands right above a row with a value date, and one above the first; else none. */
function bareDays(lines: readonly TableLine[]): readonly (DateToken | null)[] {
  const dates = lines.map(({ source }) => (source.tokens.length === 1 ? (source.dates[0] ?? null) : null));
  const first = lines.findIndex(isDatedRow);
  const heads = dates.every((date, at) => date === null || isDatedRow(lines[at + 1]));
  return heads && dates.slice(0, first).some((date) => date !== null) && severalDays(lines, dates) ? dates : [];
}

/** Whether dates above dated rows are those of several days. */
function severalDays(lines: readonly TableLine[], dates: readonly (DateToken | null)[]): boolean {
  const above = dates.filter((_, at) => isDatedRow(lines[at + 1]));
  return new Set(above.flatMap((date) => date?.text ?? [])).size > 1;
}

/** Whether lines with the same words and the dates of several days stand above dated rows, and these print other days. */
function standsUnderOtherDays(lines: readonly TableLine[], { x1 }: DateColumn): boolean {
  const first = lines.findIndex(isDatedRow);
  const names = new Map<string, { days: Set<string>; differs: boolean; before: boolean }>();
  lines.forEach((line, at) => {
    const [date] = line.source.dates;
    const row = lines[at + 1];
    if (!isLoneDate(line.source) || !date || !isDatedRow(row)) return;
    if (!beginsBy(line, x1)) return;
    const name = headingName(line);
    const found = names.get(name) ?? { days: new Set<string>(), differs: false, before: false };
    found.days.add(date.text);
    found.differs ||= isOtherDay(date, (row.dates.posting ?? row.dates.value) as DateToken);
    found.before ||= at < first;
    names.set(name, found);
  });
  return [...names.values()].some(({ days, differs, before }) => days.size > 1 && differs && before);
}

const beginsBy = ({ source }: TableLine, x1: number): boolean => (source.tokens[0] as Token).x0 <= x1;

/** Whether two dates in numbers differ in the day or the month. */
function isOtherDay({ date: one }: DateToken, { date: other }: DateToken): boolean {
  if (one.kind !== 'numeric' || other.kind !== 'numeric') return false;
  return one.parts[0] !== other.parts[0] || one.parts[1] !== other.parts[1];
}

function isDatedRow(line: TableLine | undefined): line is TableLine {
  return line?.hasMoney === true && (line.dates.posting !== null || line.dates.value !== null);
}

/** The date of a line that holds nothing else than one of the names of a date column before it. */
function headingDate(line: TableLine, names: ReadonlySet<ColumnWord>): DateToken | null {
  const { source } = line;
  const { tokens } = source;
  const date = isLoneDate(source) ? source.dates[0] : undefined;
  if (date === undefined || source.dates[0]?.x0 !== date.x0 || (tokens.at(-1)?.x1 ?? 0) > date.x1) return null;
  const before = tokens.filter(({ x1 }) => x1 <= date.x0);
  const words = before.flatMap((token) => (token.kind === 'text' ? [bareWord(token.text)] : [])).filter(Boolean);
  // A producer may set the letters of a name so wide that it falls apart: "KIRJAUSPÄ IVÄ".
  const role = words.length > 0 ? (columnWords.exact(words) ?? columnWords.exact([words.join('')])) : null;
  return role !== null && names.has(role) ? date : null;
}

/** The words of a line that holds little else than one date, or could. */
function headingName({ source }: TableLine): string {
  if (source.money.length > 0 || source.dates.length > 1 || source.tokens.length > MOST_WORDS) return '';
  return source.tokens.flatMap((token) => (token.kind === 'text' ? [bareWord(token.text)] : [])).join(' ');
}

/** The words that a line begins with, up to the first figure: what is left of a heading that lost its date. */
function wordsInFront({ source }: TableLine): string {
  const words: string[] = [];
  for (const token of source.tokens) {
    if (token.kind !== 'text' || /\d/.test(token.text)) break;
    words.push(bareWord(token.text));
  }
  return words.join(' ');
}

function isLoneDate(line: TokenLine): boolean {
  return line.dates.length === 1 && line.money.length === 0 && line.tokens.length <= MOST_WORDS;
}
