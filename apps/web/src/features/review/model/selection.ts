import type { GridCell } from '../components/review-row.tsx';

/** Where the keyboard is, and from which row on rows are taken together. */
export interface Cursor {
  readonly row: string | null;
  readonly cell: GridCell;
  /** The other end of the rows that are taken together; null where the row stands alone. */
  readonly anchor: string | null;
}

/** The ids from the anchor to the cursor's row, in the order of the rows; one id where nothing is taken together. */
export function selectedIds(rows: readonly { readonly id: string }[], { row, anchor }: Cursor): readonly string[] {
  if (row === null) return [];
  const [at, from] = [rows.findIndex(({ id }) => id === row), rows.findIndex(({ id }) => id === anchor)];
  if (at < 0) return [];
  return from < 0 ? [row] : rows.slice(Math.min(at, from), Math.max(at, from) + 1).map(({ id }) => id);
}
