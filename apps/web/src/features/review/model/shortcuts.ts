/** Keys that work while a row has the focus, for the list of shortcuts; the grid acts on them. */
export const shortcuts = [
  { keys: '↑ ↓', does: 'Previous or next row' },
  { keys: '← →', does: 'Cell to the left or right' },
  { keys: 'Shift + ↑ ↓', does: 'Take more rows: what follows is done to all of them' },
  { keys: 'Enter or F2', does: 'Edit the cell; Enter keeps it, Escape leaves it' },
  { keys: 'S', does: 'Flip the sign' },
  { keys: 'X', does: 'Leave the row out, or take it in again' },
  { keys: 'A', does: 'Add a row below' },
  { keys: 'E', does: 'Edit all fields of the row' },
  { keys: 'D', does: 'Split the row in two' },
  { keys: 'M', does: 'Merge with the next row, or the rows that are taken' },
  { keys: 'Alt + ↑ ↓', does: 'Move the row' },
  { keys: 'C', does: 'Compared with the PDF: nothing in doubt' },
  { keys: 'N, P', does: 'Next or previous row in doubt' },
  { keys: 'B', does: 'First row that breaks the balances' },
  { keys: 'G', does: 'Take the suggested correction' },
  { keys: 'Ctrl + Z, Ctrl + Y', does: 'Undo, redo' },
  { keys: 'Ctrl + S', does: 'Save a revision' },
  { keys: '?', does: 'This list' },
] as const;

export type RowCommand =
  | 'flip'
  | 'exclude'
  | 'add'
  | 'editAll'
  | 'split'
  | 'merge'
  | 'moveUp'
  | 'moveDown'
  | 'confirm'
  | 'nextDoubt'
  | 'previousDoubt'
  | 'firstBreak'
  | 'takeSuggestion'
  | 'shortcuts';

const letters: Readonly<Record<string, RowCommand>> = {
  s: 'flip',
  x: 'exclude',
  delete: 'exclude',
  a: 'add',
  e: 'editAll',
  d: 'split',
  m: 'merge',
  c: 'confirm',
  n: 'nextDoubt',
  p: 'previousDoubt',
  b: 'firstBreak',
  g: 'takeSuggestion',
  '?': 'shortcuts',
};

interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The command that a key means on a row, or null. */
export function rowCommand({ key, altKey, ctrlKey, metaKey }: Key): RowCommand | null {
  if (ctrlKey || metaKey) return null;
  if (altKey) return key === 'ArrowUp' ? 'moveUp' : key === 'ArrowDown' ? 'moveDown' : null;
  return letters[key.toLowerCase()] ?? null;
}
