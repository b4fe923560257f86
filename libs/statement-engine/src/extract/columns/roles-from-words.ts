import type { MoneyRole, TableLine } from '../table.ts';

/** Of the rows, so many have an amount in the account's own currency. */
const NEARLY_ALL = 0.95;

/** Gross, fee and net in one row: what moves the balance is the column that the others add up to. */
function findNet(priors: readonly (MoneyRole | null)[], rows: readonly TableLine[]): number {
  const columns = priors.flatMap((role, column) =>
    role === 'amount' || role === 'foreign' || role === null ? [column] : [],
  );
  const fees = priors.flatMap((role, column) => (role === 'fee' ? [column] : []));
  if (columns.length < 2 || fees.length !== 1) return -1;
  const signed = (row: TableLine, column: number): number => {
    const money = row.cells[column]?.money;
    return money ? (money.sign === -1 ? -money.units : money.units) : 0;
  };
  for (const net of columns) {
    for (const gross of columns) {
      if (gross === net) continue;
      const full = rows.filter((row) => row.cells[net] && row.cells[gross]);
      const fits = full.filter((row) => {
        const fee = signed(row, fees[0] as number);
        return signed(row, net) === signed(row, gross) + (fee > 0 ? -fee : fee) && fee !== 0;
      });
      if (fits.length > 0 && fits.length * 10 >= full.filter((row) => signed(row, fees[0] as number) !== 0).length * 7)
        return net;
    }
  }
  return -1;
}

/**
 * Of several columns called amount the one in the account's own currency: every row has one there that is not
 * nothing, and where all have both it is the last. Null where rows have one or the other.
 */
function mainAmount(roles: readonly (MoneyRole | null)[], rows: readonly TableLine[]): number | null {
  const columns = roles.flatMap((role, column) => (role === 'amount' ? [column] : []));
  if (columns.length < 2) return null;
  const own = rows.filter((row) => row.label === null && columns.some((column) => row.cells[column]?.money.units));
  const filled = (column: number): number => own.filter((row) => row.cells[column]?.money.units).length;
  const best = columns.reduce((found, column) => (filled(column) >= filled(found) ? column : found));
  return filled(best) >= own.length * NEARLY_ALL ? best : null;
}

/** What columns hold; `sidesOpen` where only their order tells the way out from the way in. */
export interface RolesOfWords {
  readonly roles: readonly MoneyRole[];
  readonly sidesOpen: boolean;
}

/** What the columns hold by their headings and how they are filled, where no running balance tells. */
export function rolesFromWords(priors: readonly (MoneyRole | null)[], rows: readonly TableLine[]): RolesOfWords {
  const said = (roles: readonly MoneyRole[]): RolesOfWords => ({ roles, sidesOpen: false });
  const net = findNet(priors, rows);
  if (net >= 0)
    return said(
      priors.map((role, column) =>
        column === net ? 'amount' : role === 'balance' || role === 'fee' ? role : 'ignored',
      ),
    );
  const roles: (MoneyRole | null)[] = [...priors];
  const counts = priors.map((_, column) => rows.filter((row) => row.cells[column]?.money.units).length);
  if (roles.some((role) => role === 'debit' || role === 'credit' || role === 'amount')) {
    const amounts = roles.some((role) => role === 'debit' || role === 'credit');
    const main = mainAmount(roles, rows);
    return said(
      roles.map((role, column) => {
        if (role === null) return 'ignored';
        // "Amount" beside debit and credit columns is the foreign or the gross amount.
        return role === 'amount' && (amounts || (main !== null && column !== main)) ? 'ignored' : role;
      }),
    );
  }
  // No words: the column with the most figures that are not nothing holds the amounts; two columns that are never filled together are out and in.
  const free = roles
    .map((role, column) => ({ role, column, count: counts[column] ?? 0 }))
    .filter((each) => each.role === null);
  free.sort((a, b) => b.count - a.count || b.column - a.column);
  const [first, second] = free;
  const own = rows.filter((row) => row.label === null);
  const isFilled = (column: number): boolean => own.some((row) => row.cells[column]);
  const apart =
    first &&
    second &&
    isFilled(first.column) &&
    isFilled(second.column) &&
    own.every((row) => !(row.cells[first.column] && row.cells[second.column]));
  const signs = new Set(
    apart
      ? own.flatMap((row) => [first.column, second.column].map((column) => row.cells[column]?.money.sign ?? null))
      : [],
  );
  const signsTell = signs.has(-1) && (signs.has(0) || signs.has(1));
  if (apart && signsTell) {
    // A sign says which way an amount goes: its place does not.
    roles[first.column] = 'amount';
    roles[second.column] = 'amount';
  } else if (apart) {
    roles[Math.min(first.column, second.column)] = 'debit';
    roles[Math.max(first.column, second.column)] = 'credit';
  } else if (first) roles[first.column] = 'amount';
  else {
    const foreign = roles.findIndex((role) => role === 'foreign' || role === 'fee');
    if (foreign >= 0) roles[foreign] = 'amount';
  }
  return { roles: roles.map((role) => role ?? 'ignored'), sidesOpen: apart === true && !signsTell };
}
