import { withTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { findGutters, type ParallelLines } from './find-gutters.ts';
import { namesDate } from '../headings/header-cells.ts';
import { sectionOf } from '../headings/title-words.ts';
import type { TableSpan } from './cut-tables.ts';
import type { TableHeader, HeaderCell } from '../table.ts';

/**
 * A table set in parallel columns is as many narrow tables, each read like any other. Its heading repeats itself
 * sideways ("Check no. Date Amount | Check no. Date Amount"), or its rows do: date, words, amount, and again a date.
 */
export function cutStrips(span: TableSpan): TableSpan[] {
  const headers = span.header === null ? null : repeats(span.header);
  if (headers !== null) {
    const cells = (span.header as TableHeader).cells;
    const gutters = headers.slice(1).map((_, at) => border(cells, (at + 1) * (headers[0] as TableHeader).cells.length));
    const strips = stripsOf(
      span,
      headers,
      stretchesOf(span.lines).map((stretch) => ({ ...stretch, gutters })),
    );
    return [withoutLines(span, strips), ...strips].filter(({ lines }) => lines.length > 0);
  }
  const found = findGutters(span.lines).filter(({ gutters }) => !isOneTable(span.header, gutters));
  return found.reduce<TableSpan[]>(
    ([main, ...strips], stretch) => {
      const cut = stripsOf(main as TableSpan, headersOver(span.header, stretch.gutters), [stretch]);
      return [withoutLines(main as TableSpan, cut), ...strips, ...cut];
    },
    [span],
  );
}

/** A heading that goes on to the right and names dates on the left alone heads one table: a further date in its rows begins none. */
function isOneTable(header: TableHeader | null, gutters: readonly number[]): boolean {
  if (header === null || !header.cells.some(namesDate)) return false;
  const onRight = header.cells.filter(({ x1 }) => x1 > (gutters[0] as number));
  return onRight.length > 0 && !onRight.some(namesDate);
}

function stripsOf(
  span: TableSpan,
  headers: readonly (TableHeader | null)[],
  stretches: readonly ParallelLines[],
): TableSpan[] {
  const stretchOf = (at: number): ParallelLines | undefined =>
    stretches.find((stretch) => at >= stretch.first && at <= stretch.last);
  return headers.map((header, strip) => {
    const lines = span.lines.flatMap((line) => {
      const gutters = stretchOf(line.index)?.gutters;
      if (gutters === undefined || crosses(line, gutters)) return [];
      const part = cutLine(line, strip === 0 ? -Infinity : (gutters[strip - 1] as number), gutters[strip] ?? Infinity);
      return part ? [part] : [];
    });
    return {
      header,
      lines,
      place: (at) => {
        const stretch = stretchOf(at);
        // Each strip is read to its end before the next begins.
        if (strip === 0 || stretch === undefined) return at;
        const down = (at - stretch.first + 1) / (stretch.last - stretch.first + 2);
        return stretch.last + (strip - 1 + down) / headers.length;
      },
    };
  });
}

function withoutLines(span: TableSpan, strips: readonly TableSpan[]): TableSpan {
  const cut = new Set(strips.flatMap(({ lines }) => lines.map(({ index }) => index)));
  return { ...span, lines: span.lines.filter((line) => !cut.has(line.index)) };
}

/** The lines of each page up to the title of another section, which are no strips' any more. */
function stretchesOf(lines: readonly TokenLine[]): { first: number; last: number }[] {
  const stretches: { first: number; last: number; page: number }[] = [];
  for (const { index, line, tokens } of lines) {
    const open = stretches[stretches.length - 1];
    if (open?.page === line.page && sectionOf(tokens) !== null) break;
    if (open && open.page === line.page && open.last === index - 1) open.last = index;
    else stretches.push({ first: index, last: index, page: line.page });
  }
  return stretches;
}

/** A word that lies over a border: the line belongs to no strip. A figure that strays over it, with more behind, does. */
function crosses({ tokens }: TokenLine, gutters: readonly number[]): boolean {
  const isOver = ({ x0, x1 }: Token, gutter: number): boolean => x0 < gutter - 1 && x1 > gutter + 1;
  const strays = (token: Token, at: number): boolean => token.kind === 'money' && at < tokens.length - 1;
  return gutters.some((gutter) => tokens.some((token, at) => isOver(token, gutter) && !strays(token, at)));
}

/** Halfway between the cell that ends one strip and the one that begins the next, nearer to the latter. */
function border(cells: readonly HeaderCell[], at: number): number {
  const before = cells[at - 1] as HeaderCell;
  const next = cells[at] as HeaderCell;
  return next.x0 - Math.min(12, (next.x0 - before.x1) / 2);
}

/** The headings of the strips, where the heading repeats itself word for word; else null. */
function repeats(header: TableHeader): TableHeader[] | null {
  const { cells } = header;
  for (let length = 2; length * 2 <= cells.length; length++) {
    if (cells.length % length !== 0) continue;
    const isRepeated = cells.every(
      (cell, at) =>
        cell.role !== null &&
        cell.role === (cells[at % length] as HeaderCell).role &&
        cell.text === (cells[at % length] as HeaderCell).text,
    );
    if (!isRepeated) continue;
    return Array.from({ length: cells.length / length }, (_, strip) => ({
      ...header,
      cells: cells.slice(strip * length, (strip + 1) * length),
    }));
  }
  return null;
}

/** The names over each strip; those over the first strip alone hold for the others too, as far to the right as they stand. */
function headersOver(header: TableHeader | null, gutters: readonly number[]): (TableHeader | null)[] {
  const first = gutters[0] as number;
  if (header === null) return [null, ...gutters.map(() => null)];
  const left = Math.min(...header.cells.map((cell) => cell.x0));
  const isOverFirst = header.cells.every((cell) => cell.x1 <= first);
  const moved = (cell: HeaderCell, by: number): HeaderCell => ({ ...cell, x0: cell.x0 + by, x1: cell.x1 + by });
  return [-Infinity, ...gutters].map((gutter, strip) =>
    isOverFirst
      ? { ...header, cells: header.cells.map((cell) => (strip === 0 ? cell : moved(cell, gutter - left))) }
      : within(header, gutter, gutters[strip] ?? Infinity),
  );
}

function within(header: TableHeader, left: number, right: number): TableHeader | null {
  const cells = header.cells.filter((cell) => cell.x0 >= left - 4 && cell.x0 < right - 4);
  return cells.length > 0 ? { ...header, cells } : null;
}

function cutLine(line: TokenLine, left: number, right: number): TokenLine | null {
  const inside = (token: Token): boolean => (token.x0 + token.x1) / 2 >= left && (token.x0 + token.x1) / 2 < right;
  const tokens = line.tokens.filter(inside);
  if (tokens.length === 0) return null;
  const first = tokens[0] as Token;
  tokens[0] = { ...first, gap: Infinity };
  return withTokens(line, tokens);
}
