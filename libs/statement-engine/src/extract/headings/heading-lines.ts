import { bareWord } from '../../vocabulary/phrases.ts';
import { columnWords, labelWords } from '../../vocabulary/vocabulary.ts';
import type { Token } from '../../grammar/tokens.ts';
import { namesMoney } from './header-cells.ts';
import type { Table, TableLine } from '../table.ts';

/** Words of rows begin at least this far right of their dates (points) where dates have a column of their own. */
const INDENT = 15;
/** A line that begins this much left of the rows' words stands in the column of dates. */
const OUTSIDE = 8;
/** Words and their heading begin within this distance (points). */
const SAME = 2;
/** Where more rows than this share have such a line, it is the habit of the bank and no heading. */
const HABIT = 0.5;

/** Names of holders stand above several rows each. */
const FEW = 0.34;
/** The name of a holder has no more words than this. */
const LONGEST_NAME = 10;
/** The name of a column that stands alone has no more words than this. */
const LONGEST_COLUMN_NAME = 3;
/** What heads rows stands no nearer to the row above it than to the one below. */
const NEARER = 0.97;

/** Whether a line of words is a heading between rows (a cardholder, an account). */
export function headingTest(table: Table): (line: TableLine) => boolean {
  const isOutside = outsideTest(table);
  const holders = holderLines(table);
  const names = columnNames(table);
  return (line) => holders.has(line) || isOutside(line) || names.has(line);
}

/** "Amount" above the first row of each holder: the name of a column of figures, alone over it between rows. */
function columnNames({ lines, columns }: Table): ReadonlySet<TableLine> {
  const found = lines.filter(({ hasMoney, source: { tokens, dates } }) => {
    const [first] = tokens;
    if (hasMoney || dates.length > 0 || first?.kind !== 'text' || tokens.length > LONGEST_COLUMN_NAME) return false;
    const role = columnWords.exact(tokens.map(({ text }) => bareWord(text)));
    return namesMoney({ role }) && columns.some(({ x0, x1 }) => first.x0 < x1 && x0 < (tokens.at(-1) as Token).x1);
  });
  // Where every row has one, it tells what the row's figure is.
  return new Set(found.length * 2 <= lines.filter(isDatedRow).length ? found : []);
}

/** "O Adeyemi Card ending 8084" above a dated row: a name and the number of a card, each but once. */
function holderLines({ lines }: Table): ReadonlySet<TableLine> {
  const found = lines.filter((line, at) => {
    if (!isDatedRow(lines[at + 1]) || !namesHolder(line)) return false;
    const [above, below] = [lines[at - 1]?.source.line, lines[at + 1]?.source.line];
    const { page, baseline } = line.source.line;
    return (
      above?.page !== page || below?.page !== page || baseline - above.baseline >= NEARER * (below.baseline - baseline)
    );
  });
  if (found.length === 0) return new Set();
  const names = new Set(found.map((line) => line.source.tokens.map(({ text }) => text).join(' ')));
  const isRare = found.length <= Math.max(1, FEW * lines.filter(isDatedRow).length) && names.size * 2 > found.length;
  return new Set(isRare ? found : []);
}

function isDatedRow(line: TableLine | undefined): boolean {
  return line !== undefined && line.hasMoney && line.dates.posting !== null;
}

function namesHolder(line: TableLine): boolean {
  const { tokens, dates } = line.source;
  if (line.hasMoney || dates.length > 0 || tokens.length > LONGEST_NAME) return false;
  if (!/\d{3}$/.test(tokens[tokens.length - 1]?.text ?? '')) return false;
  const words = tokens.map((token) => (token.kind === 'text' ? bareWord(token.text) : ''));
  return labelWords.find(words).some(({ tag, start }) => tag === 'account' && start > 0);
}

/** A line that begins in the column of the dates, where the words of rows never do, and runs on into theirs. */
function outsideTest(table: Table): (line: TableLine) => boolean {
  const rows = table.lines.filter((line) => line.hasMoney && line.dates.posting !== null && line.label === null);
  const lefts = Float64Array.from(rows.flatMap((line) => (line.text[0] ? [line.text[0].x0] : []))).sort();
  const left = lefts[Math.floor(lefts.length / 10)];
  const dates = table.dateColumns.filter(({ x1 }) => left !== undefined && x1 < left);
  const date = dates.reduce((low, { x0 }) => Math.min(low, x0), Infinity);
  if (left === undefined || left - date < INDENT) return () => false;
  // Further words of an entry may stand out to the left of its first, up to where their heading begins.
  const named = table.header?.cells.find(({ role }) => role === 'description')?.x0 ?? Infinity;
  const stands = (line: TableLine): boolean => {
    const [first] = line.source.tokens;
    const last = line.source.tokens[line.source.tokens.length - 1];
    return (
      !line.hasMoney &&
      line.source.dates.length === 0 &&
      first?.kind === 'text' &&
      first.x0 < Math.min(left - OUTSIDE, named - SAME) &&
      /\p{L}/u.test(first.text) &&
      (last as typeof first).x1 > left
    );
  };
  const found = table.lines.filter(stands).length;
  return found <= rows.length * HABIT ? stands : () => false;
}
