import type { TokenLine } from '../../grammar/tokens.ts';
import { lettersOf } from '../headings/header-cells.ts';
import type { TableHeader, HeaderCell } from '../table.ts';

export interface TableSpan {
  readonly header: TableHeader | null;
  readonly lines: readonly TokenLine[];
  /** Where a line of a strip stands in reading order: after the strips left of it. */
  readonly place?: (at: number) => number;
  /** Of labelled blocks: the printed lines of each line of the table, by its index. */
  readonly blocks?: ReadonlyMap<number, readonly TokenLine[]>;
}

/**
 * Cuts the document into tables: from one heading to the next. The same heading on a later page continues its table;
 * without any heading the whole document is one table.
 */
export function cutTables(lines: readonly TokenLine[], headers: readonly TableHeader[]): TableSpan[] {
  const spans: { header: TableHeader | null; lines: TokenLine[] }[] = [];
  const byKey = new Map<string, { header: TableHeader | null; lines: TokenLine[] }>();
  const firstHeader = headers[0]?.firstLine ?? 0;
  if (headers.length === 0) return [{ header: null, lines }];
  const lead = { header: null, lines: lines.slice(0, firstHeader) as TokenLine[] };
  spans.push(lead);
  headers.forEach((header, at) => {
    const until = headers[at + 1]?.firstLine ?? lines.length;
    const part = lines.slice(header.lastLine + 1, until);
    const key = header.cells.map((cell) => `${cell.text}@${Math.round(cell.x0 / 6)}`).join('|');
    const same =
      byKey.get(key) ?? [...byKey.values()].find((span) => span.header !== null && sameHeader(span.header, header));
    if (same) same.lines.push(...part);
    else {
      const span = { header, lines: part as TokenLine[] };
      byKey.set(key, span);
      spans.push(span);
    }
  });
  return spans;
}

function sameHeader(a: TableHeader, b: TableHeader): boolean {
  return (
    a.cells.length === b.cells.length &&
    a.cells.every((cell, at) => {
      const other = b.cells[at] as HeaderCell;
      return isSameName(cell.text, other.text) && Math.abs(cell.x0 - other.x0) < 4;
    })
  );
}

/** OCR takes "Debit €" for "Debit€" on another page. */
const isSameName = (one: string, other: string): boolean => one === other || lettersOf(one) === lettersOf(other);
