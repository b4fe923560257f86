import { isMovement, type MoneyRole, type TableLine } from '../table.ts';

/** So many amounts show a column. */
const FEWEST = 2;

/**
 * Columns that hold what was paid abroad: of rows with a date, each of their amounts names a currency ("USD 9.90"),
 * and those of another column, of which every such row has one, name none.
 */
export function withoutCoded(roles: readonly (MoneyRole | null)[], rows: readonly TableLine[]): (MoneyRole | null)[] {
  const moving = roles.flatMap((role, column) => (isMovement(role) ? [column] : []));
  const dated = rows.filter(({ dates }) => dates.posting !== null);
  const filled = (column: number): TableLine[] => dated.filter(({ cells }) => cells[column]);
  const isCoded = (column: number): boolean => {
    const own = filled(column);
    return own.length >= FEWEST && own.every(({ cells }) => cells[column]?.money.currency);
  };
  const isOwn = (column: number, coded: number): boolean =>
    filled(coded).every(({ cells }) => cells[column]) &&
    !filled(column).some(({ cells }) => cells[column]?.money.currency);
  return roles.map((role, column) =>
    moving.includes(column) && isCoded(column) && moving.some((other) => other !== column && isOwn(other, column))
      ? 'foreign'
      : role,
  );
}
