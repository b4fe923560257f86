import type { Token } from '../../grammar/tokens.ts';
import { FORM } from '../../grammar/word-forms.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { failedWords } from '../../vocabulary/vocabulary.ts';
import type { LineRole } from './attach-text.ts';
import { signedBalance, type RoleChoice } from '../columns/choose-roles.ts';
import { CELL_GAP } from '../dates/find-date-columns.ts';
import type { TableLine } from '../table.ts';

/**
 * Entries whose status, a word in a cell of its own, says that they failed, and whose balance did not move: an amount
 * is printed, but none was paid. One that the balance contradicts stays a row.
 */
export function failedRows(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  choice: RoleChoice,
): ReadonlySet<number> {
  const failed = new Set<number>();
  lines.forEach((line, at) => {
    if (kinds[at] === 'row' && saysFailed(line) && !moves(lines, at, choice)) failed.add(at);
  });
  return failed;
}

function saysFailed({ source: { tokens, forms } }: TableLine): boolean {
  if ((forms & FORM.failed) === 0) return false;
  return tokens.some(
    (token, at) =>
      token.kind === 'text' &&
      token.gap >= CELL_GAP &&
      (tokens[at + 1]?.gap ?? Infinity) >= CELL_GAP &&
      isFailed(token),
  );
}

function isFailed({ text }: Token): boolean {
  return failedWords.has(bareWord(text));
}

/** Whether the balance of a row is another one than before it; nothing is known of the first of all rows. */
function moves(lines: readonly TableLine[], at: number, choice: RoleChoice): boolean {
  const column = choice.roles.indexOf('balance');
  const own = lines[at]?.cells[column];
  if (!own) return false;
  const step = choice.newestFirst ? 1 : -1;
  for (let other = at + step; other >= 0 && other < lines.length; other += step) {
    const before = lines[other]?.cells[column];
    if (before) return signedBalance(before) !== signedBalance(own);
  }
  return true;
}
