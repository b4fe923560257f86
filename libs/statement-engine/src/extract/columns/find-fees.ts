import type { MoneyToken } from '../../grammar/tokens.ts';
import { type RoleChoice } from './choose-roles.ts';
import { isMovement, type TableLine } from '../table.ts';
import { chainOf, sumOf } from '../../reconcile/chain.ts';
import { signedBalance } from '../../grammar/tokens.ts';

/** Columns whose figures together move the balance with the amount beside them: a fee, and a levy of its own column. */
export interface FeeColumns {
  readonly columns: readonly number[];
  /** What moved in all, by the steps of the balance, for the lines that show it. */
  readonly moved: ReadonlyMap<TableLine, number>;
  /** Some movements of the table bear a minus. */
  readonly signsTell: boolean;
  /** Every step that shows it is by what the fee has left of the amount: the interest in a loan's instalment. */
  readonly lessens: boolean;
}

/** Further columns beside a fee that may be taken with it: with more of them some sum fits by accident. */
const MOST_BESIDE = 4;

/**
 * The columns of fees that are taken with the movement beside them: the balance steps by all. Fees that are only told
 * (included, or charged later) are in none. Null where no step shows it.
 */
export function findFees(lines: readonly TableLine[], choice: RoleChoice): FeeColumns | null {
  const balance = choice.roles.indexOf('balance');
  if (balance < 0) return null;
  let best: (Omit<FeeColumns, 'signsTell'> & { readonly hits: number }) | null = null;
  for (const columns of feeCandidates(lines, choice)) {
    const moved = new Map<TableLine, number>();
    const partly = new Map<TableLine, number>();
    let hits = 0;
    let misses = 0;
    let others = 0;
    let lessens = true;
    for (const { line, step } of stepsOf(lines, balance, choice.newestFirst)) {
      const fee = feeOf(line, columns)?.money.units ?? 0;
      const amount = movementOf(line, choice, columns)?.money.units ?? 0;
      // A step of nothing shows no fee: what is paid off at once leaves nothing, and is the whole amount.
      if (fee === 0 || step === 0) continue;
      if (step === amount + fee || (amount > 0 && step === Math.abs(amount - fee))) {
        hits++;
        if (step === amount + fee) lessens = false;
        moved.set(line, step);
      } else if (step === amount) misses++;
      else if (step > 0 && step < amount && holds(line, step, balance)) partly.set(line, step);
      else others++;
    }
    if (columns.some((column) => choice.roles[column] === 'fee') && opensWithFee(lines, choice, columns, balance)) {
      hits++;
      lessens = false;
    }
    // "Principal 410.82, interest 124.18, late charge 25.00": what is left of the amount stands in a column of its own.
    if (lessens) for (const [line, step] of partly) moved.set(line, step);
    // What is still to be paid of a purchase is no running balance: one step that fits is an accident among others that do not.
    if (hits > misses && hits >= others && hits > (best?.hits ?? 0)) best = { columns, moved, lessens, hits };
  }
  return best === null ? null : { ...best, signsTell: hasMinus(lines, choice) };
}

/** Each column that may hold fees, and each that is called so with another one beside it. */
function feeCandidates(lines: readonly TableLine[], choice: RoleChoice): number[][] {
  const { roles } = choice;
  const single = [...roles.keys()].filter(
    (at) => roles[at] === 'fee' || roles[at] === 'ignored' || isSecondDebit(lines, choice, at),
  );
  const named = single.filter((at) => roles[at] === 'fee');
  const pairs = named.flatMap((fee) => single.flatMap((at) => (at === fee ? [] : [[fee, at]])));
  return [...single.map((at) => [at]), ...(single.length <= MOST_BESIDE ? pairs : [])];
}

/** What the columns of fees of a line come to; null where all are empty. */
export function feeOf({ cells }: TableLine, columns: readonly number[]): MoneyToken | null {
  const filled = columns.flatMap((at) => cells[at] ?? []);
  const [first, ...others] = filled;
  if (first === undefined || others.length === 0) return first ?? null;
  return { ...first, money: { ...first.money, units: sumOf(filled, ({ money }) => money.units) } };
}

function holds({ source, cells }: TableLine, units: number, balance: number): boolean {
  return source.amounts.some((token) => token !== cells[balance] && token.money.units === units);
}

/** Whether a dated fee with a balance, and no amount beside it, is the first entry: no step shows it, and it moves the balance. */
function opensWithFee(
  lines: readonly TableLine[],
  choice: RoleChoice,
  columns: readonly number[],
  balance: number,
): boolean {
  const filled = lines.filter(({ cells }) => cells[balance]);
  const first = choice.newestFirst ? filled.at(-1) : filled[0];
  if (first === undefined || first.label !== null || first.dates.posting === null) return false;
  return (
    (feeOf(first, columns)?.money.units ?? 0) !== 0 && (movementOf(first, choice, columns)?.money.units ?? 0) === 0
  );
}

function hasMinus(lines: readonly TableLine[], choice: RoleChoice): boolean {
  return lines.some((line) => line.cells.some((cell, at) => cell?.money.sign === -1 && isMovement(choice.roles[at])));
}

/** "Charges" beside "Debit": the emptier of two columns of one side. */
function isSecondDebit(lines: readonly TableLine[], choice: RoleChoice, column: number): boolean {
  const filled = (at: number): number => lines.filter((line) => line.cells[at]).length;
  return (
    choice.roles[column] === 'debit' &&
    choice.roles.some((role, at) => at !== column && role === 'debit' && filled(at) >= filled(column))
  );
}

/** Each line with the balance before and after it, and how far they are apart. */
function stepsOf(
  lines: readonly TableLine[],
  balance: number,
  newestFirst: boolean,
): { readonly line: TableLine; readonly step: number }[] {
  const balances = lines.map(({ cells }) => ({ balance: cells[balance] ? signedBalance(cells[balance]) : null }));
  return chainOf(balances, null, newestFirst)
    .steps.map(({ rows, delta }) => ({ line: lines[rows.at(-1) ?? 0] as TableLine, step: Math.abs(delta) }))
    .filter(({ line }) => line.label === null);
}

/** The amount, debit or credit of a line; an empty side may be printed as 0.00. */
function movementOf(line: TableLine, choice: RoleChoice, fees: readonly number[]): MoneyToken | null {
  let found: MoneyToken | null = null;
  line.cells.forEach((cell, at) => {
    const role = choice.roles[at];
    if (!cell || fees.includes(at) || (role !== 'amount' && role !== 'debit' && role !== 'credit')) return;
    if (found === null || (cell.money.units !== 0 && found.money.units === 0)) found = cell;
  });
  return found;
}

/** An amount with the fee that was taken with it. */
export function withFee(
  amount: MoneyToken,
  column: 'amount' | 'debit' | 'credit',
  fee: MoneyToken,
  moved: number | null,
  { signsTell, lessens }: Pick<FeeColumns, 'signsTell' | 'lessens'>,
): MoneyToken {
  const { money } = amount;
  const isUnmarked = money.sign === 0 && (signsTell || lessens);
  const comesIn = column === 'credit' || (column === 'amount' && (money.sign === 1 || isUnmarked));
  const units = moved ?? (comesIn ? Math.abs(money.units - fee.money.units) : money.units + fee.money.units);
  return { ...amount, money: { ...money, units } };
}
