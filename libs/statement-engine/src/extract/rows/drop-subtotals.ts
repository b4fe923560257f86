import { signedBalance, type RoleChoice } from '../columns/choose-roles.ts';
import { namesTotal } from '../cutting/strip-totals.ts';
import { isMovement, type TableLine, type LineRole } from '../table.ts';

/** So many rows at least make a sum that is no accident. */
const FEWEST = 2;

/** Where so many rows have a date, one without is no entry of the day above. */
const DATED = 0.7;

interface Sum {
  readonly rows: number;
  readonly units: number;
  /** Of what bears no minus alone: "Total purchases" leaves payments out. */
  readonly charged: number;
}

/**
 * An amount without a date that is exactly the sum of the dated rows below it, or above it, is their subtotal: the
 * name of a cardholder with what was spent, the total of a group. Marks such lines as borders. Where there are some, one
 * over a single row is no accident either.
 */
export function dropSubtotals(lines: readonly TableLine[], kinds: LineRole[], choice: RoleChoice): void {
  if (dropSums(lines, kinds, choice, FEWEST) === 0) return;
  const rows = lines.filter((_, at) => kinds[at] === 'row');
  if (rows.filter(isDated).length >= DATED * rows.length) dropSums(lines, kinds, choice, 1);
}

/** How many lines were sums of so many rows at least. */
function dropSums(lines: readonly TableLine[], kinds: LineRole[], choice: RoleChoice, fewest: number): number {
  let dropped = 0;
  lines.forEach((line, at) => {
    if (kinds[at] !== 'row' || isDated(line) || movesBalance(lines, at, choice)) return;
    const isNamed = namesTotal(line.source);
    const enough = isNamed ? 1 : fewest;
    const isSubtotal = line.cells.some((cell, column) => {
      const role = choice.roles[column];
      if (!cell || cell.money.units === 0 || !isMovement(role)) return false;
      const isSum = ({ rows, units, charged }: Sum): boolean =>
        rows >= enough &&
        (Math.abs(units) === cell.money.units || (isNamed && rows >= FEWEST && charged === cell.money.units));
      return isSum(sumOf(lines, kinds, column, at, 1)) || isSum(sumOf(lines, kinds, column, at, -1));
    });
    if (!isSubtotal) return;
    kinds[at] = 'break';
    dropped++;
  });
  return dropped;
}

/** Whether the running balance steps by the line's own amount: an entry, whatever others come to. */
function movesBalance(lines: readonly TableLine[], at: number, { roles }: RoleChoice): boolean {
  const column = roles.indexOf('balance');
  const own = lines[at] as TableLine;
  const balance = own.cells[column];
  if (!balance) return false;
  return [lines[at - 1], lines[at + 1]].some((other) => {
    const next = other?.cells[column];
    const step = next ? Math.abs(signedBalance(next) - signedBalance(balance)) : 0;
    return step !== 0 && own.cells.some((cell, each) => each !== column && cell?.money.units === step);
  });
}

/** The dated rows from a line on, up to the next amount without a date. */
function sumOf(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  column: number,
  from: number,
  way: 1 | -1,
): Sum {
  let [rows, units, charged] = [0, 0, 0];
  for (let at = from + way; at >= 0 && at < lines.length; at += way) {
    const line = lines[at] as TableLine;
    if (kinds[at] !== 'row') {
      if (line.hasMoney && rows > 0 && kinds[at] === 'break') break;
      continue;
    }
    if (!isDated(line)) break;
    const cell = line.cells[column];
    if (!cell) continue;
    rows++;
    units += cell.money.sign === -1 ? -cell.money.units : cell.money.units;
    charged += cell.money.sign === -1 ? 0 : cell.money.units;
  }
  return { rows, units, charged };
}

function isDated(line: TableLine): boolean {
  return line.dates.posting !== null || line.dates.value !== null;
}
