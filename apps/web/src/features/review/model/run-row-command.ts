import {
  suggestCorrections,
  type Correction,
  type ReviewedAccount,
  type ReviewedRow,
} from '@crossfoot/statement-review';
import type { MenuCommand } from '../components/row-menu.tsx';
import type { DialogRequest } from '../components/review-dialogs.tsx';

interface CommandContext {
  /** The rows that are taken together, in their order. */
  readonly taken: readonly string[];
  readonly account: ReviewedAccount;
  readonly at: number;
  readonly correct: (...corrections: readonly Correction[]) => void;
  readonly goTo: (row: string) => void;
  readonly openDialog: (request: DialogRequest) => void;
}

/** As many rows as one correction merges. */
const mostMerged = 50;

/** Does what a key or an entry of the menu says to a row. */
export function runRowCommand(command: MenuCommand, id: string, context: CommandContext): void {
  const { account, at, correct, goTo, openDialog } = context;
  // A command from the menu of a row that is not among those taken is for that row alone.
  const ids = context.taken.includes(id) ? context.taken : [id];
  const { rows } = account;
  const position = rows.findIndex((row) => row.id === id);
  const row = rows[position];
  if (row === undefined) return;
  switch (command) {
    case 'flip':
      return correct(
        ids.length === 1 ? { kind: 'flipSign', row: id } : { kind: 'flipSigns', account: at, rows: [...ids] },
      );
    case 'exclude': {
      const kind = row.isExcluded ? 'includeRow' : 'excludeRow';
      return correct(...ids.map((each): Correction => ({ kind, row: each })));
    }
    case 'confirm':
      return correct({ kind: 'confirmRows', rows: [...ids] });
    case 'merge': {
      if (ids.length > 1) return correct({ kind: 'mergeRows', rows: ids.slice(0, mostMerged) });
      const next = rows.slice(position + 1).find(({ isExcluded }) => !isExcluded);
      if (next !== undefined) correct({ kind: 'mergeRows', rows: [id, next.id] });
      return;
    }
    case 'moveUp':
      if (position > 0) correct({ kind: 'moveRow', row: id, after: rows[position - 2]?.id ?? null });
      return;
    case 'moveDown': {
      const next = rows[position + 1];
      if (next !== undefined) correct({ kind: 'moveRow', row: id, after: next.id });
      return;
    }
    case 'add':
      return openDialog({ kind: 'add', after: id, values: { date: row.transaction.date }, drawn: null });
    case 'editAll':
      return openDialog({ kind: 'edit', row });
    case 'split':
      return openDialog({ kind: 'split', row });
    case 'shortcuts':
      return openDialog({ kind: 'shortcuts' });
    case 'nextDoubt':
    case 'previousDoubt':
      return goToDoubt(rows, position, command === 'nextDoubt' ? 1 : -1, goTo);
    case 'firstBreak':
      if (account.firstBreak !== null) goTo(account.firstBreak);
      return;
    case 'takeSuggestion': {
      const suggestions = suggestCorrections(account, at);
      if (suggestions.kind !== 'one') return;
      correct(suggestions.suggestion.correction);
      if (suggestions.suggestion.row !== null) goTo(suggestions.suggestion.row.id);
      return;
    }
    case 'flipFromHere':
      return correct({ kind: 'flipSigns', account: at, rows: rows.slice(position).map((each) => each.id) });
  }
}

function goToDoubt(rows: readonly ReviewedRow[], from: number, step: 1 | -1, goTo: (row: string) => void): void {
  for (let walked = 1; walked <= rows.length; walked += 1) {
    const row = rows[(from + step * walked + rows.length * 2) % rows.length];
    if (row !== undefined && !row.isExcluded && row.transaction.flags.length > 0) return goTo(row.id);
  }
}
