import { isAmountByForm } from '../../grammar/tokens.ts';
import { sumOf } from '../../reconcile/chain.ts';
import type { MoneyRole, TableHeader, TableLine } from '../table.ts';

/** Of the rows, so many have an amount in the account's own currency. */
const NEARLY_ALL = 0.95;

/** Gross, fee and net in one row: what moves the balance is the column that the others add up to; -1 where none is. */
function findNet(priors: readonly (MoneyRole | null)[], rows: readonly TableLine[]): number {
  const ofOthers = netOfOthers(priors, rows);
  return ofOthers >= 0 ? ofOthers : netBesideFee(priors, rows);
}

function netBesideFee(priors: readonly (MoneyRole | null)[], rows: readonly TableLine[]): number {
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

/** "Gross 404.58, refunds -15.98, fees -16.16, net 372.44": the column that all others come to, with their signs; -1 where none is. */
function netOfOthers(priors: readonly (MoneyRole | null)[], rows: readonly TableLine[]): number {
  const entries = rows.filter(({ label }) => label === null);
  // "Count 42": whole numbers beside amounts are none of them, nor is what few entries have.
  const countOf = (column: number): number =>
    entries.filter(({ cells }) => isAmountByForm(cells[column] ?? undefined)).length;
  const parts = [...priors.keys()].filter((column) => countOf(column) * 2 > entries.length);
  if (parts.length <= FEWEST_PARTS || parts.some((column) => priors[column] === 'balance')) return -1;
  const full = entries.flatMap(({ cells }) => {
    const own = parts.flatMap((column) => cells[column] ?? []);
    return own.length === parts.length
      ? [own.map(({ money }) => (money.sign === -1 ? -money.units : money.units))]
      : [];
  });
  if (full.length < FEWEST_ENTRIES || !full.some((units) => units.every((each) => each !== 0))) return -1;
  const net = parts.findLastIndex((_, at) => {
    const comesTo = (units: readonly number[]): boolean => sumOf(units, (each) => each) === 2 * (units[at] as number);
    return full.filter(comesTo).length >= NEARLY_ALL * full.length;
  });
  return parts[net] ?? -1;
}

/** A net amount of fewer parts is told by the fee beside it. */
const FEWEST_PARTS = 3;
const FEWEST_ENTRIES = 3;

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

/** Of the dated entries that a named side leaves empty this share has its amount in one column without a name, and so many at least. */
const NEARLY_ALL_LEFT = 0.9;
const FEWEST_LEFT = 3;

/**
 * Beside one named side the column without a name that has the amounts of all other entries, and never one beside it:
 * the other side, whose name was not read, or more of the same. Null where there is none.
 */
function otherSide(
  roles: readonly (MoneyRole | null)[],
  rows: readonly TableLine[],
  header: TableHeader | null,
): { readonly column: number; readonly side: 'debit' | 'credit' } | null {
  const named = roles.flatMap((role, column) => (role === 'debit' || role === 'credit' ? [column] : []));
  const [own] = named;
  if (own === undefined || named.length > 1 || roles.includes('amount')) return null;
  const side = roles[own] === 'debit' ? 'credit' : 'debit';
  if (header?.cells.some(({ role }) => role === side)) return null;
  const dated = rows.filter(({ dates, label }) => dates.posting !== null && label === null);
  const has = ({ cells }: TableLine, at: number): boolean => (cells[at]?.money.units ?? 0) !== 0;
  const left = dated.filter((row) => !has(row, own));
  const column = [...roles.keys()].find((at) => {
    const filled = left.filter((row) => has(row, at));
    const isBeside = dated.some((row) => has(row, own) && has(row, at));
    return roles[at] === null && !isBeside && filled.length >= Math.max(FEWEST_LEFT, NEARLY_ALL_LEFT * left.length);
  });
  return column === undefined || left.length === dated.length ? null : { column, side };
}

/** What columns hold; `sidesOpen` where only their order, or the name of one of them, tells the way out from the way in. */
export interface RolesOfWords {
  readonly roles: readonly MoneyRole[];
  readonly sidesOpen: boolean;
}

/** What columns hold of which some have names that tell of movements. */
function rolesOfNames(
  roles: readonly (MoneyRole | null)[],
  rows: readonly TableLine[],
  header: TableHeader | null,
): RolesOfWords {
  const other = otherSide(roles, rows, header);
  if (other !== null)
    return {
      roles: roles.map((role, column) => (column === other.column ? other.side : (role ?? 'ignored'))),
      sidesOpen: true,
    };
  const amounts = roles.some((role) => role === 'debit' || role === 'credit');
  const main = mainAmount(roles, rows);
  return {
    roles: roles.map((role, column) => {
      if (role === null) return 'ignored';
      // "Amount" beside debit and credit columns is the foreign or the gross amount.
      return role === 'amount' && (amounts || (main !== null && column !== main)) ? 'ignored' : role;
    }),
    sidesOpen: false,
  };
}

/** What the columns hold by their headings and how they are filled, where no running balance tells. */
export function rolesFromWords(
  priors: readonly (MoneyRole | null)[],
  rows: readonly TableLine[],
  header: TableHeader | null,
): RolesOfWords {
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
  if (roles.some((role) => role === 'debit' || role === 'credit' || role === 'amount'))
    return rolesOfNames(roles, rows, header);
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
