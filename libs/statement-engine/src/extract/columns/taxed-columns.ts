import type { MoneyRole, TableLine } from '../table.ts';

/** Of the rows with all three figures so many must add up, and so many at least. */
const NEARLY_ALL = 0.9;
const FEWEST = 2;
/** Without a name taxes are of few rates, none so high, on so many rows at least. */
const HIGHEST_RATE = 0.3;
const FEWEST_UNNAMED = 3;

const MAY_BE_PART: ReadonlySet<MoneyRole | null> = new Set(['fee', 'foreign', 'amount', null]);

/**
 * "Excl. VAT | VAT | Incl. VAT": where the last of three columns is what the two before it come to, one of them a tax, it
 * alone moves. (What is left of an amount after a fee is its difference, and stands last as well.)
 */
export function withTaxed(priors: readonly (MoneyRole | null)[], rows: readonly TableLine[]): (MoneyRole | null)[] {
  const found = findTaxed(priors, rows);
  if (found === null) return [...priors];
  const isPaidBeside = priors.some((role) => role === 'debit' || role === 'credit');
  return priors.map((role, column) => {
    if (column === found.total) return isPaidBeside ? 'debit' : 'amount';
    return column === found.net || column === found.tax ? 'ignored' : role;
  });
}

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
  if (!isNamed && !areTaxed(fits)) return false;
  return fits.length >= FEWEST && fits.some(([, tax]) => tax !== 0) && fits.length >= NEARLY_ALL * full.length;
}

/** Whether the second of three figures is a tax on the first by its rates: what a balance moves by is at no rate of it. */
function areTaxed(rows: readonly (readonly [number, number, number])[]): boolean {
  const rates = rows.map(([net, tax]) => Math.round((1_000 * tax) / net));
  const areLow = rates.every((rate) => rate > 0 && rate <= 1_000 * HIGHEST_RATE);
  return rows.length >= FEWEST_UNNAMED && areLow && new Set(rates).size * 2 <= rows.length;
}
