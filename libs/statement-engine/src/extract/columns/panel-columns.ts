import type { TokenLine } from '../../grammar/tokens.ts';
import { sumOf } from '../../reconcile/chain.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { columnWords } from '../../vocabulary/vocabulary.ts';
import type { MoneyColumn, HeaderCell } from '../table.ts';

/** Of the figures of a panel, so many have a label of their own between them and the table. */
const LABELLED = 0.5;

/**
 * "Minimum payment $24.19" beside the rows: figures right of every column that a heading names, with words between, belong
 * to a panel and make no column of the table.
 */
export function withoutPanelColumns(
  columns: readonly MoneyColumn[],
  lines: readonly TokenLine[],
): readonly MoneyColumn[] {
  const right = columns.reduce((high, { header, x1 }) => (header === null ? high : Math.max(high, x1)), -Infinity);
  if (!columns.some(({ header, x0 }) => header === null && x0 > right && right > 0)) return columns;
  return columns.filter(({ header, x0, x1 }) => {
    if (header !== null || x0 <= right) return true;
    const own = lines.filter(({ amounts }) => amounts.some((token) => token.x0 >= x0 && token.x1 <= x1));
    const labelled = own.filter(({ tokens }) =>
      tokens.some((token) => token.kind === 'text' && token.x0 > right && token.x1 < x0),
    );
    return labelled.length <= LABELLED * own.length;
  });
}

/** Whether words are nothing but names of columns, in one language or two below each other. */
function isName(words: readonly string[]): boolean {
  return sumOf(columnWords.find(words), ({ length }) => length) === words.length;
}

/** "Customer service" right of everything else, where another column is called by the words of entries: it heads a panel. */
export function headsPanel(cell: HeaderCell, cells: readonly HeaderCell[], lastMoney: number): boolean {
  return (
    cell.role === 'description' &&
    cell.x0 > lastMoney &&
    cells.every((other) => other === cell || other.x0 < cell.x0) &&
    !isName(cell.text.split(' ').map(bareWord)) &&
    cells.some((other) => other.role === 'description' && other.x1 < cell.x0)
  );
}
