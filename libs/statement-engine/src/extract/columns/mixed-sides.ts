import { bareWord } from '../../vocabulary/phrases.ts';
import { columnWords } from '../../vocabulary/vocabulary.ts';
import type { MoneyRole, Table } from '../table.ts';

/**
 * "Payments and credits" names both sides, which alone is all that moves. Beside one column of one side, and none of the
 * other, it is the other: "Advances and charges".
 */
export function settleMixedSides(
  roles: readonly (MoneyRole | null)[],
  { columns }: Pick<Table, 'columns'>,
): readonly (MoneyRole | null)[] {
  const sides = roles.filter((role) => role === 'debit' || role === 'credit');
  if (sides.length !== 1) return roles;
  const mixed = roles.flatMap((role, at) =>
    role === 'amount' && namesBothSides(columns[at]?.header?.text) ? [at] : [],
  );
  if (mixed.length !== 1) return roles;
  const other = sides[0] === 'debit' ? 'credit' : 'debit';
  return roles.map((role, at) => (at === mixed[0] ? other : role));
}

function namesBothSides(heading: string | undefined): boolean {
  if (heading === undefined) return false;
  const tags = new Set(columnWords.find(heading.split(' ').map(bareWord)).map(({ tag }) => tag));
  return tags.has('debit') && tags.has('credit');
}
