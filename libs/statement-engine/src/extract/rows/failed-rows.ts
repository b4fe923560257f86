import { FORM } from '../../grammar/word-forms.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { failedWords } from '../../vocabulary/vocabulary.ts';
import type { RoleChoice } from '../columns/choose-roles.ts';
import type { TableLine, LineRole } from '../table.ts';
import { CELL_GAP } from '../../tolerances.ts';
import { signedBalance } from '../../grammar/tokens.ts';

/**
 * Entries whose status, a word in a cell of its own, says that they failed, and whose balance did not move: an amount
 * is printed, but none was paid. One that the balance contradicts stays a row.
 */
export function failedRows(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  choice: RoleChoice,
): ReadonlySet<number> {
  const named = lines.flatMap((line, at) => (kinds[at] === 'row' && saysFailed(line) ? [at] : []));
  if (named.length === 0) return NONE;
  const moved = named.map((at) => moves(lines, at, choice));
  // Of the first of all rows the others tell.
  const areAllStill = moved.includes(false) && !moved.includes(true);
  return new Set(named.filter((_, at) => moved[at] === false || (moved[at] === null && areAllStill)));
}

function saysFailed({ source: { tokens, forms } }: TableLine): boolean {
  if ((forms & FORM.failed) === 0) return false;
  return tokens.some(
    (token, at) =>
      token.kind === 'text' &&
      token.gap >= CELL_GAP &&
      (tokens[at + 1]?.gap ?? Infinity) >= CELL_GAP &&
      failedWords.has(bareWord(token.text)),
  );
}

const NONE: ReadonlySet<number> = new Set();

/** Whether the balance of a row is another one than before it; null for the first of all rows. */
function moves(lines: readonly TableLine[], at: number, choice: RoleChoice): boolean | null {
  const column = choice.roles.indexOf('balance');
  const own = lines[at]?.cells[column];
  if (!own) return false;
  const step = choice.newestFirst ? 1 : -1;
  for (let other = at + step; other >= 0 && other < lines.length; other += step) {
    const before = lines[other]?.cells[column];
    if (before) return signedBalance(before) !== signedBalance(own);
  }
  return null;
}
