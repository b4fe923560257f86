import type { TokenLine } from '../../grammar/tokens.ts';
import { overlap, type Span } from '../../grammar/spans.ts';
import { placeOfLine } from '../../layout/page-lines.ts';
import type { HeaderCell, TableHeader } from '../table.ts';
import { headerCells, mergeCells } from './header-cells.ts';
import { hasFigures, joins, LONGEST_CELL } from './header-lines.ts';

/** A heading names so many columns: fewer words side by side may be a field and its value. Its upper lines name some of them. */
const FEWEST_NAMES = 3;
const FEWEST_ABOVE = 2;
/** The first entry begins so many lines below its heading at most: a balance that is carried forward may stand between. */
const NEAR = 4;

/**
 * The headings of a document with those whose words no language knows. These are told by what makes them headings:
 * several short names without a digit, side by side right above a line with a date and amounts, over all of these. They
 * begin tables, and nothing tells what the columns hold.
 */
export function withUnknownHeaders(known: readonly TableHeader[], lines: readonly TokenLine[]): TableHeader[] {
  const taken = new Set(known.flatMap(linesOf));
  const unknown = unknownHeaders(lines).filter((header) => !linesOf(header).some((at) => taken.has(at)));
  return [...known, ...unknown].sort((one, other) => one.firstLine - other.firstLine);
}

function linesOf({ firstLine, lastLine }: TableHeader): number[] {
  return Array.from({ length: lastLine - firstLine + 1 }, (_, at) => firstLine + at);
}

function unknownHeaders(lines: readonly TokenLine[]): TableHeader[] {
  const headers: TableHeader[] = [];
  lines.forEach((line, at) => {
    const cells = namesOf(line);
    if (cells === null || !stands(cells, line, lines.slice(at + 1, at + 1 + NEAR))) return;
    let [all, firstLine] = [cells, at];
    for (let above = lines[at - 1]; above !== undefined; above = lines[firstLine - 1]) {
      const upper = joins(above, lines[firstLine] as TokenLine) ? namesOf(above, FEWEST_ABOVE) : null;
      if (upper === null || !upper.every((name) => all.some((cell) => overlap(name, cell)))) break;
      all = mergeCells(upper, all);
      firstLine -= 1;
    }
    headers.push({
      firstLine,
      lastLine: at,
      ...placeOfLine(line.line),
      cells: all.map((cell) => ({ ...cell, role: null })),
    });
  });
  return headers;
}

/** The names of columns that a line may be; null where it is none. */
function namesOf(line: TokenLine, fewest = FEWEST_NAMES): HeaderCell[] | null {
  if (hasFigures(line) || line.line.words.some(({ text }) => /\d/.test(text))) return null;
  const cells = headerCells(line);
  return cells.length >= fewest && cells.every(({ text }) => text.length <= LONGEST_CELL) ? cells : null;
}

/** Whether names stand over a date and over every amount of a line right below them, before any other names. */
function stands(cells: readonly HeaderCell[], heading: TokenLine, below: readonly TokenLine[]): boolean {
  const isUnder = (token: Span): boolean => cells.some((cell) => overlap(cell, token));
  for (const line of below) {
    if (line.line.page !== heading.line.page || namesOf(line) !== null) return false;
    if (line.amounts.length > 0 && line.amounts.every(isUnder) && line.dates.some(isUnder)) return true;
  }
  return false;
}
