import { bareWord } from '../../vocabulary/phrases.ts';
import { debtPartWords } from '../../vocabulary/vocabulary.ts';
import { isMovement, type MoneyRole, type Table, type TableLine } from '../table.ts';

type Prior = MoneyRole | null;

/** The columns of the parts of what a debt is paid by; one alone is no part. */
function debtParts({ columns }: Pick<Table, 'columns'>): readonly number[] {
  const parts = columns.flatMap(({ header }, at) =>
    header && debtPartWords.exact(header.text.split(' ').map(bareWord)) ? [at] : [],
  );
  return parts.length < 2 ? [] : parts;
}

/**
 * "Principal | Interest | Balance" and no column for the whole: what stands in one of them alone is what an entry paid.
 * Where entries fill several, the parts are of one sum, and the balance tells which of them moves it.
 */
export function withDebtParts(priors: readonly Prior[], table: Table, rows: readonly TableLine[]): Prior[] {
  const parts = debtParts(table);
  const isOnePart = rows.every(({ cells }) => parts.filter((at) => cells[at]?.money.units).length <= 1);
  if (namesWhole(priors) || !isOnePart) return [...priors];
  return priors.map((role, at) => (parts.includes(at) ? 'amount' : role));
}

function namesWhole(priors: readonly Prior[]): boolean {
  return priors.some(isMovement);
}
