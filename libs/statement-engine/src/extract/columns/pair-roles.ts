import { readCurrency } from '../../grammar/money.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { tradeWords } from '../../vocabulary/vocabulary.ts';
import type { HeaderCell, MoneyRole, Table, TableLine } from '../table.ts';

type Prior = MoneyRole | null;

/**
 * Two columns of one side and none of the other: "Charges" and "Payments" are a pair, that of the payments the way in, or
 * else the second; unless entries fill both: "Paid" and "Claimed". Beside "Payments" alone a column of amounts is the one
 * of what is charged, and so is "Charge" beside "Credits".
 */
export function pairRoles(priors: readonly Prior[], table: Table, rows: readonly TableLine[]): Prior[] {
  const columnsOf = (role: Prior): number[] => priors.flatMap((other, column) => (other === role ? [column] : []));
  const [debits, credits] = [columnsOf('debit'), columnsOf('credit')];
  const charged = table.columns.flatMap(({ header }, column) => (namesCharges(header?.text ?? '') ? [column] : []));
  const named = columnsOf('amount');
  const amounts = named.length > 0 ? named : charged.filter((column) => !debits.includes(column));
  const isPaid = (column: number): boolean => namesPayments(table.columns[column]?.header?.text ?? '');
  const roles = [...priors];
  if (debits.length + credits.length === 1 && amounts.length === 1) {
    const [amount, side] = [amounts[0] as number, (debits[0] ?? credits[0]) as number];
    const isCredited = credits.length === 1 && charged.includes(amount);
    if (!(isPaid(side) || isCredited) || fillsBoth(rows, amount, side)) return roles;
    [roles[amount], roles[side]] = ['debit', 'credit'];
    return roles;
  }
  const pair = credits.length === 0 ? debits : debits.length === 0 ? credits : [];
  if (pair.length !== 2) return roles;
  const [first, second] = pair as [number, number];
  if (fillsBoth(rows, first, second)) return roles;
  const isTurned = isPaid(first) && !isPaid(second);
  [roles[first], roles[second]] = isTurned ? ['credit', 'debit'] : ['debit', 'credit'];
  return roles;
}

/**
 * "Cargos | Pagos": beside the side of what is charged alone, the name of payments is that of the other side, whatever it is
 * elsewhere. Where no name of an amount stands beside them, "Charge | Payment" are both sides, and other words the entry's.
 */
export function withPaidSide(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = (...roles: HeaderCell['role'][]): boolean => cells.some(({ role }) => roles.includes(role));
  const [paid, ...more] = cells.filter(({ role, text }) => role === null && namesPayments(text));
  if (paid === undefined || more.length > 0 || has('credit', 'amount')) return cells;
  const charged = cells.filter(({ text }) => namesCharges(text));
  const isPair = charged.length === 1 && cells.some((cell) => cell.role === 'description' && cell !== charged[0]);
  if (!has('debit') && !isPair) return cells;
  return cells.map((cell) => {
    if (cell === paid) return { ...cell, role: 'credit' };
    return cell === charged[0] && !has('debit') ? { ...cell, role: 'debit' } : cell;
  });
}

/** "Charge" may head the words of entries, or a fee, too: beside "Payments" alone it is what they pay. */
function namesCharges(header: string): boolean {
  const word = tradeWords.exact(wordsOf(header));
  return word === 'charged' || word === 'billed';
}

function namesPayments(header: string): boolean {
  return tradeWords.exact(wordsOf(header)) === 'settled';
}

/** The words of a name, without the currency: "CHARGE $", "Zahlung EUR". */
function wordsOf(header: string): string[] {
  const words = header.split(' ').filter((word) => readCurrency(word) === null);
  return words.map(bareWord).filter((word) => /\p{L}/u.test(word));
}

/** Whether most entries with an amount in one of two columns have one in both. */
function fillsBoth(rows: readonly TableLine[], first: number, second: number): boolean {
  const filled = rows.map(({ cells }) => [first, second].filter((column) => (cells[column]?.money.units ?? 0) !== 0));
  return (
    filled.filter((columns) => columns.length === 2).length * 2 > filled.filter((columns) => columns.length > 0).length
  );
}
