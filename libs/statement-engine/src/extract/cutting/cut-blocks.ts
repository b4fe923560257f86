import type { ColumnWord } from '../../vocabulary/language.ts';
import { namesDate } from '../headings/header-cells.ts';
import type { TokenLine } from '../../grammar/tokens.ts';
import { layBlock, type BlockField } from './block-rows.ts';
import type { TableSpan } from './cut-tables.ts';
import { leadingDate } from '../dates/find-date-columns.ts';
import { readFields } from './block-fields.ts';
import { isMovement } from '../table.ts';
import { countsOf } from '../../groups.ts';

/** Entries that name the same fields so often are blocks. */
const FEWEST = 2;
/** A field that opens every block may be missing in few. */
const SHARE = 0.8;

/**
 * Entries printed as labelled blocks ("Date: …", "Details: …", "Amount: …", one field a line or several) instead of
 * rows. Each block is laid out as one line of a table whose headings are the labels.
 */
export function cutBlocks(span: TableSpan): TableSpan[] {
  if (span.header !== null) return [span];
  const fields = span.lines.map(readFields);
  const counts = countsOf(fields.flat().flatMap(({ key, role }) => (role === null ? [] : [key])));
  const often = (wanted: (role: ColumnWord | null) => boolean): number =>
    Math.max(0, ...fields.flat().flatMap(({ key, role }) => (wanted(role) ? [counts.get(key) ?? 0] : [])));
  const amounts = often(isMovement);
  const dates = often((role) => namesDate({ role }));
  if (amounts < FEWEST || dates < SHARE * amounts) return [span];
  const rows = span.lines.filter((line) => line.amounts.length > 0 && leadingDate(line) !== null).length;
  if (rows > amounts) return [span];
  const opener = fields.flat().find(({ key }) => (counts.get(key) ?? 0) >= Math.max(FEWEST, SHARE * amounts))?.key;
  const starts = fields.flatMap((line, at) => (line.some(({ key }) => key === opener) ? [at] : []));
  const blocks = starts.map((start, at) => takeBlock(span.lines, fields, start, starts[at + 1] ?? span.lines.length));
  const laid = blocks.flatMap((block) => layBlock(block.lines, block.fields) ?? []);
  if (laid.length < FEWEST) return [span];
  const taken = new Set(laid.flatMap(({ lines }) => lines.map(({ index }) => index)));
  return [
    { header: null, lines: span.lines.filter((line) => !taken.has(line.index)) },
    {
      header: { ...(laid[0] as (typeof laid)[0]).header },
      lines: laid.map(({ line }) => line),
      blocks: new Map(laid.map(({ line, lines }) => [line.index, lines])),
    },
  ];
}

/** The lines of one block: those with a field, and those that go on with the value above them. */
function takeBlock(
  lines: readonly TokenLine[],
  fields: readonly (readonly BlockField[])[],
  start: number,
  end: number,
): { lines: TokenLine[]; fields: BlockField[] } {
  const taken: TokenLine[] = [];
  const found: BlockField[] = [];
  const seen = new Set<string>();
  for (let at = start; at < end; at++) {
    const line = lines[at] as TokenLine;
    const own = fields[at] as readonly BlockField[];
    const previous = taken[taken.length - 1];
    if (
      previous &&
      previous.line.page === line.line.page &&
      line.line.baseline - previous.line.baseline > 4 * line.line.size
    )
      break;
    if (own.some(({ key }) => seen.has(key))) break;
    if (own.length > 0) {
      taken.push(line);
      found.push(...own);
      for (const { key } of own) seen.add(key);
      continue;
    }
    const last = found[found.length - 1];
    const first = line.tokens[0];
    if (!last || !first || previous?.index !== line.index - 1 || Math.abs(first.x0 - (last.value[0]?.x0 ?? 0)) > 4)
      continue;
    taken.push(line);
    found[found.length - 1] = { ...last, value: [...last.value, ...line.tokens] };
  }
  return { lines: taken, fields: found };
}
