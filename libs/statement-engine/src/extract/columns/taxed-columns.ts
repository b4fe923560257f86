import { isAmountByForm } from '../../grammar/tokens.ts';
import { sumOf } from '../../reconcile/chain.ts';
import type { MoneyRole, TableLine } from '../table.ts';

/** Of the rows with all three figures so many must add up, and so many at least. */
const NEARLY_ALL = 0.9;
const FEWEST = 2;
/** The highest taxes are less than this share of the amount. */
const MOST_TAXED = 0.3;

const MAY_BE_PART: ReadonlySet<MoneyRole | null> = new Set(['fee', 'foreign', 'amount', null]);

/**
 * "Excl. VAT | VAT | Incl. VAT": where the last of three columns is what the two before it come to, one of them a tax, it
 * alone moves. (What is left of an amount after a fee is its difference, and stands last as well.)
 */
export function withTaxed(priors: readonly (MoneyRole | null)[], rows: readonly TableLine[]): (MoneyRole | null)[] {
  const net = netOfOthers(priors, rows);
  if (net >= 0) return priors.map((_, column) => (column === net ? 'amount' : 'ignored'));
  const found = findTaxed(priors, rows);
  if (found === null) return [...priors];
  const isPaidBeside = priors.some((role) => role === 'debit' || role === 'credit');
  return priors.map((role, column) => {
    if (column === found.total) return isPaidBeside ? 'debit' : 'amount';
    return column === found.net || column === found.tax ? 'ignored' : role;
  });
}

/** "Gross 404.58, refunds -15.98, fees -16.16, net 372.44": the column that all others come to, with their signs; -1 where none is. */
function netOfOthers(priors: readonly (MoneyRole | null)[], rows: readonly TableLine[]): number {
  const entries = rows.filter(({ label }) => label === null);
  // "Count 42": whole numbers beside amounts are none of them, nor is what few entries have.
  const countOf = (column: number): number =>
    entries.filter(({ cells }) => isAmountByForm(cells[column] ?? undefined)).length;
  const parts = [...priors.keys()].filter((column) => countOf(column) * 2 > entries.length);
  if (parts.length <= FEWEST_PARTS || parts.some((column) => !MAY_BE_PART.has(priors[column] ?? null))) return -1;
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

interface Taxed {
  readonly net: number;
  readonly tax: number;
  readonly total: number;
}

function findTaxed(priors: readonly (MoneyRole | null)[], rows: readonly TableLine[]): Taxed | null {
  for (let total = priors.length - 1; total >= 2; total--) {
    if (!MAY_BE_PART.has(priors[total] ?? null)) continue;
    for (let tax = 0; tax < total; tax++) {
      if (priors[tax] !== 'fee' && priors[tax] !== null) continue;
      for (let net = 0; net < total; net++) {
        const isPart = net !== tax && MAY_BE_PART.has(priors[net] ?? null);
        const isNamed = priors[tax] === 'fee';
        if (isPart && addsUp({ net, tax, total }, rows, isNamed)) return { net, tax, total };
      }
    }
  }
  return null;
}

function addsUp({ net, tax, total }: Taxed, rows: readonly TableLine[], isNamed: boolean): boolean {
  const full = rows.flatMap(({ cells, label }) => {
    const [a, b, c] = [cells[net], cells[tax], cells[total]];
    return label === null && a && b && c ? [[a.money.units, b.money.units, c.money.units] as const] : [];
  });
  const fits = full.filter(([a, b, c]) => a !== 0 && a + b === c);
  // What no name calls a tax is a small part of the amount on each row.
  if (!isNamed && !(fits.length >= FEWEST_ENTRIES && fits.every(([a, b]) => b > 0 && b <= MOST_TAXED * a)))
    return false;
  return fits.length >= FEWEST && fits.some(([, tax]) => tax !== 0) && fits.length >= NEARLY_ALL * full.length;
}
