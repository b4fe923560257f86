import type { AccountType } from '@crossfoot/contracts';
import { isTotal } from '../extract/table.ts';
import type { RawFact, RawRow } from '../extract/raw-statement.ts';
import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import type { PrintedTotal } from '../reconcile/reconcile.ts';
import { sumOf } from '../reconcile/chain.ts';
import { ALIGNED, FEWEST_TOGETHER } from '../tolerances.ts';

/**
 * Printed totals with the rows they could add up: their section, all of a list without sections, or its sides where the
 * line of the total has a figure for each. Checked by `reconcile`.
 */
export function printedTotals(account: RawAccount, rows: readonly RawRow[], kind: AccountType): PrintedTotal[] {
  const whole = rows.every(({ section }) => section === null);
  return [
    ...(whole ? totalsOfWays(account.facts, rows) : []),
    ...totalsOfFacts(account, rows, whole),
    ...(kind === 'creditCard' ? totalDue(account.facts, rows) : []),
  ];
}

/** "To be paid 361,863" of a card's bill that begins with nothing: what all its entries come to. */
function totalDue(facts: readonly RawFact[], rows: readonly RawRow[]): PrintedTotal[] {
  if (facts.some(({ label }) => label === 'opening')) return [];
  const due = new Set(facts.flatMap(({ label, token }) => (label === 'closing' ? [token.money.units] : [])));
  const all = rowsWhere(rows, () => true);
  return [...due].flatMap((units) => totalOf(units, all, FEWEST_TOGETHER));
}

/** "Deposits 350.00, withdrawals 120.00" over amounts whose column, mark or minus tells their way: where both agree, they cover all. */
function totalsOfWays(facts: readonly RawFact[], rows: readonly RawRow[]): PrintedTotal[] {
  const isOut = ({ column, side, amount: { money } }: RawRow): boolean => {
    const named = column === 'amount' ? (side ?? money.side) : column;
    return named === null ? money.sign === -1 : named === 'debit';
  };
  const totalOfSide = (label: RawFact['label'], isMember: (row: RawRow) => boolean): PrintedTotal[] => {
    const members = rowsWhere(rows, isMember);
    const units = sumOf(members, (at) => (rows[at] as RawRow).amount.money.units);
    const isPrinted = facts.some((fact) => fact.label === label && fact.token.money.units === units);
    return isPrinted ? totalOf(units, members, FEWEST_TOGETHER) : [];
  };
  const [out, into] = [totalOfSide('totalOut', isOut), totalOfSide('totalIn', (row) => !isOut(row))];
  return out.length > 0 && into.length > 0 ? [...out, ...into] : [];
}

function totalsOfFacts(account: RawAccount, rows: readonly RawRow[], whole: boolean): PrintedTotal[] {
  return account.facts.flatMap((fact) => {
    if (!isTotal(fact.label)) return [];
    if (fact.section !== null)
      return totalUnder(
        fact,
        rows,
        rowsWhere(rows, (row) => row.section?.id === fact.section?.id),
      );
    return whole && fact.label === 'total' ? totalsOfList(fact, rows) : [];
  });
}

/** The total of a section: of several figures on its line the one that stands under the amounts. */
function totalUnder({ token, beside }: RawFact, rows: readonly RawRow[], members: readonly number[]): PrintedTotal[] {
  const amount = members.length > 0 ? rows[members[0] as number]?.amount : undefined;
  const under = beside.find(({ x1 }) => amount !== undefined && Math.abs(x1 - amount.x1) <= ALIGNED);
  return totalOf((under ?? token).money.units, members, 1);
}

function totalsOfList({ token, beside }: RawFact, rows: readonly RawRow[]): PrintedTotal[] {
  if (beside.length === 1) {
    // "Fees -504.85" is not what entries come to that add up to more than nothing: by their signs the two differ.
    const printed = sumOf(rows, ({ amount: { money } }) => (money.sign === -1 ? -money.units : money.units));
    const all = rowsWhere(rows, () => true);
    return token.money.sign === -1 && printed > 0 ? [] : totalOf(token.money.units, all, FEWEST_TOGETHER);
  }
  if (beside.length !== 2) return [];
  const sides = (['debit', 'credit'] as const).map((side) => rowsWhere(rows, ({ column }) => column === side));
  const sums = sides.map((members) => sumOf(members, (at) => (rows[at] as RawRow).amount.money.units));
  // Where one line has the totals of both sides, either of them may be that of one row.
  const areBoth = [beside, beside.toReversed()].some((pair) => pair.every(({ money }, at) => money.units === sums[at]));
  const fewest = areBoth && sides.some(({ length }) => length >= FEWEST_TOGETHER) ? 1 : FEWEST_TOGETHER;
  return sides.flatMap((members) => beside.flatMap(({ money }) => totalOf(money.units, members, fewest)));
}

function rowsWhere(rows: readonly RawRow[], isMember: (row: RawRow) => boolean): number[] {
  return rows.flatMap((row, at) => (isMember(row) ? [at] : []));
}

function totalOf(units: number, rows: readonly number[], fewest: number): PrintedTotal[] {
  return rows.length >= fewest && (units !== 0 || fewest < FEWEST_TOGETHER) ? [{ units, rows }] : [];
}
