import { isMovement, isTotal, type MoneyRole, type TableLine } from '../table.ts';

/** Columns that printed totals add up, as often as they do not at least. */
function totalledColumns(columns: number, lines: readonly TableLine[]): ReadonlySet<number> {
  const sums = new Array<number>(columns).fill(0);
  const counts = new Array<number>(columns).fill(0);
  const score = new Array<number>(columns).fill(0);
  let isEnded = false;
  for (const { cells, label } of lines) {
    // What a card's bill closes with may be the sum of what it lists, or of more.
    const isEnd = label === 'closing';
    const adds = isEnd || isTotal(label);
    if (!adds && label !== null) continue;
    // "Total cash back 15.90", and below it "Total charges 956.75": of one list, each of a column of its own.
    if (!adds && isEnded) for (const list of [sums, counts]) list.fill(0);
    isEnded &&= adds;
    let ends = false;
    cells.forEach((cell, column) => {
      if (cell === null) return;
      if (!adds) {
        sums[column]! += cell.money.sign === -1 ? -cell.money.units : cell.money.units;
        counts[column]! += 1;
      } else if (counts[column]! > 1) {
        const isSum = Math.abs(sums[column]!) === cell.money.units;
        score[column]! += isSum ? 1 : isEnd || isEnded ? 0 : -1;
        ends ||= isSum || !isEnd;
      }
    });
    isEnded ||= ends;
  }
  return new Set(score.flatMap((each, column) => (each > 0 ? [column] : [])));
}

/**
 * Of a purchase's own amount and what it comes to in the account's currency, the latter counts: the one that totals
 * add up takes the place of one that none does, where every row has both.
 */
export function withTotalled(
  roles: readonly MoneyRole[],
  rows: readonly TableLine[],
  lines: readonly TableLine[],
): readonly MoneyRole[] {
  const moving = roles.flatMap((role, column) => (isMovement(role) ? [column] : []));
  const role = moving[0] === undefined ? null : (roles[moving[0]] as MoneyRole);
  if (role === null || roles.length < 2 || moving.some((column) => roles[column] !== role)) return roles;
  const totalled = totalledColumns(roles.length, lines);
  const isFull = (column: number): boolean =>
    rows.every((row) => row.cells[column] || moving.every((other) => !row.cells[other]));
  const better = [...totalled].find((column) => roles[column] !== 'balance' && isFull(column));
  if (better === undefined || (moving.length === 1 && totalled.has(moving[0] as number))) return roles;
  return roles.map((each, column) => (column === better ? role : moving.includes(column) ? 'ignored' : each));
}
