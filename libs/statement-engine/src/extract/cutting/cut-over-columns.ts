import { bareWord } from '../../vocabulary/phrases.ts';
import { columnWords } from '../../vocabulary/vocabulary.ts';
import { roleOfWords } from '../headings/header-cells.ts';
import type { HeaderCell } from '../table.ts';
import { overlap, type Span } from '../../grammar/spans.ts';

/** A name ends or begins within this distance of an edge of its column's numbers (points). */
const NAME_TOLERANCE = 8;

/**
 * Names of neighbouring columns that nearly touch: a cell that calls several columns amount is cut where each part ends
 * with its own. A balance's name over two balances is meant for both.
 */
export function cutOverColumns(cell: HeaderCell, columns: readonly Span[]): readonly HeaderCell[] {
  if (cell.role !== 'amount') return [cell];
  const under = columns.filter((column) => overlap(column, cell));
  const words = cell.text.split(' ');
  // A figure that strays within a column is no column beside it.
  const areMixed = under.some((column, at) => at > 0 && column.x0 < (under[at - 1] as typeof column).x1);
  if (under.length < 2 || areMixed || words.length < under.length || columnWords.exact(words.map(bareWord)) !== null)
    return [cell];
  const width = (cell.x1 - cell.x0) / cell.text.length;
  const parts: { words: string[]; x0: number; x1: number }[] = under.map(() => ({ words: [], x0: Infinity, x1: 0 }));
  let from = cell.x0;
  for (const word of words) {
    const to = from + word.length * width;
    const at = under.findIndex((column) => (from + to) / 2 < column.x1);
    const part = parts[at < 0 ? parts.length - 1 : at];
    part?.words.push(word);
    if (part) [part.x0, part.x1] = [Math.min(part.x0, from), to];
    from = to + width;
  }
  const fits = parts.every(({ words: own, x0, x1 }, at) => {
    const column = under[at];
    const edges = column ? [Math.abs(x1 - column.x1), Math.abs(x0 - column.x0)] : [];
    return own.length > 0 && Math.min(...edges) <= NAME_TOLERANCE;
  });
  if (!fits) return [cell];
  return parts.map(({ words: own, x0, x1 }) => ({ text: own.join(' '), x0, x1, role: roleOfWords(own.map(bareWord)) }));
}
