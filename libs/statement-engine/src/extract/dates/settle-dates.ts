import type { DateToken, TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { columnWords } from '../../vocabulary/vocabulary.ts';
import type { DateColumn, TableLine } from '../table.ts';

/** Lines with a date of this many words at most can head the rows below them. */
const MOST_WORDS = 4;

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
  const headings = posting === undefined || posting.header === null || valueOnly ? lines.map(headingDate) : [];
  const grouped = headings.some((date) => date !== null) && (valueOnly || !lines.some(isDatedRow));
  if (grouped) {
    const settled = lines.map((line, at): TableLine => {
      const date = headings[at] ?? null;
      if (date)
        return { ...line, heading: date, text: [], label: null, section: null, dates: { posting: date, value: null } };
      return { ...line, dates: { posting: null, value: line.dates.posting ?? line.dates.value } };
    });
    // A heading that has lost its date heads rows of another day than the ones above it.
    const named = new Set(lines.flatMap((line, at) => (headings[at] ? [headingName(line)] : [])));
    return {
      lines: settled,
      datesOpen: lines.some(
        (line) => line.source.dates.length === 0 && headingName(line) !== '' && named.has(headingName(line)),
      ),
    };
  }
  const both = lines.some((line) => line.hasMoney && line.dates.posting !== null && line.dates.value !== null);
  const carries = both && posting !== undefined && other !== undefined && posting.x0 < other.x0;
  const settled = lines.map((line): TableLine => {
    if (line.dates.posting !== null || line.dates.value === null || (carries && line.hasMoney)) return line;
    return { ...line, dates: { posting: line.dates.value, value: null } };
  });
  // Where rows print both dates, one with its value date alone has lost the other.
  const lost =
    both && !carries && lines.some((line) => line.hasMoney && line.dates.posting === null && line.dates.value !== null);
  const lone = lines.filter((line) => line.dates.posting === null && isLoneDate(line.source)).length;
  return { lines: settled, datesOpen: lost || (valueOnly && lone > 1) };
}

function isDatedRow(line: TableLine): boolean {
  return line.hasMoney && (line.dates.posting !== null || line.dates.value !== null);
}

/** The date of a line that holds nothing else than the name of a date column before it. */
function headingDate(line: TableLine): DateToken | null {
  const { source } = line;
  const date = source.dates[0];
  if (!isLoneDate(source) || date === undefined || source.tokens[source.tokens.length - 1] !== date) return null;
  const words = source.tokens.flatMap((token) => (token.kind === 'text' ? [bareWord(token.text)] : [])).filter(Boolean);
  const role = words.length > 0 ? columnWords.exact(words) : null;
  return role === 'date' || role === 'postingDate' ? date : null;
}

/** The words of a line that holds little else than one date, or could. */
function headingName({ source }: TableLine): string {
  if (source.money.length > 0 || source.dates.length > 1 || source.tokens.length > MOST_WORDS) return '';
  return source.tokens.flatMap((token) => (token.kind === 'text' ? [bareWord(token.text)] : [])).join(' ');
}

function isLoneDate(line: TokenLine): boolean {
  return line.dates.length === 1 && line.money.length === 0 && line.tokens.length <= MOST_WORDS;
}
