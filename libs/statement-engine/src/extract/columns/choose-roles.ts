import type { MoneyToken } from '../../grammar/tokens.ts';
import { settleMixedSides } from './mixed-sides.ts';
import { pairRoles } from './pair-roles.ts';
import { rolesFromWords } from './roles-from-words.ts';
import { type MoneyRole, type Table, type TableLine } from '../table.ts';
import { withTaxed } from './taxed-columns.ts';
import { withTotalled } from './totalled-columns.ts';

export interface RoleChoice {
  readonly roles: readonly MoneyRole[];
  /** Whether the rows run from the newest to the oldest. */
  readonly newestFirst: boolean;
  /** Steps of the running balance that the other columns explain, of those that could be tried. */
  readonly chainHits: number;
  readonly chainSteps: number;
  /** The running balance rises with what the debit column holds: it counts what is owed. */
  readonly owed: boolean;
  /** Only the order of the columns tells the way out from the way in. */
  readonly sidesOpen: boolean;
  /** No heading names a side: the steps of the balance alone make two columns the way out and the way in. */
  readonly sidesConcluded: boolean;
}

/** A hypothesis needs this share of its steps explained, to stand against wrong rows and odd lines. */
const ENOUGH = 0.7;

/**
 * Which column is the balance, and what the others are. The heading's words propose; where a balance column exists,
 * its steps from row to row decide, because each step must be the amount of the row.
 */
export function chooseRoles(table: Table): RoleChoice {
  const rows = table.lines.filter(
    (line) =>
      line.hasMoney &&
      line.label !== 'total' &&
      line.label !== 'totalIn' &&
      line.label !== 'totalOut' &&
      line.label !== 'aside',
  );
  const named = table.columns.map((column) => priorRole(column.header?.role ?? null));
  const priors = pairRoles(withTaxed(settleMixedSides(named, table), rows), table, rows);
  let best: (RoleChoice & { score: number }) | null = null;
  for (let balance = table.columns.length - 1; balance >= 0; balance--) {
    for (const newestFirst of [false, true]) {
      if (best !== null && best.score >= rows.length - 1 + bonusOf(priors[balance], newestFirst)) continue;
      const trial = tryBalance(rows, priors, balance, newestFirst);
      if (trial && (best === null || trial.score > best.score)) best = trial;
    }
  }
  const balance = priors.indexOf('balance');
  if (best !== null && best.chainHits >= Math.min(2, best.chainSteps) && best.chainHits >= ENOUGH * best.chainSteps) {
    const chosen = best.roles.indexOf('balance');
    const isNamed = priors[chosen] !== null && priors[chosen] !== 'balance';
    if ((balance < 0 && !isNamed) || balance === chosen || best.chainHits >= 3) return best;
  }
  const said = rolesFromWords(priors, rows);
  return {
    ...said,
    roles: withTotalled(said.roles, rows, table.lines),
    newestFirst: false,
    chainHits: best?.chainHits ?? 0,
    chainSteps: best?.chainSteps ?? 0,
    owed: false,
    sidesConcluded: false,
  };
}

function priorRole(role: string | null): MoneyRole | null {
  switch (role) {
    case 'debit':
    case 'credit':
    case 'amount':
    case 'balance':
    case 'fee':
    case 'foreign':
      return role;
    case 'valueDate':
    case 'side':
      return 'amount';
    case 'other':
      return 'ignored';
    default:
      return null;
  }
}

function tryBalance(
  rows: readonly TableLine[],
  priors: readonly (MoneyRole | null)[],
  balance: number,
  newestFirst: boolean,
): (RoleChoice & { score: number }) | null {
  const columns = priors.length;
  const plus = new Array<number>(columns).fill(0);
  const minus = new Array<number>(columns).fill(0);
  const marked = new Array<number>(columns).fill(0);
  const tried = new Array<number>(columns).fill(0);
  let steps = 0;
  let hits = 0;
  let last: number | null = null;
  let pending: TableLine | null = null;
  for (const row of rows) {
    const token = row.cells[balance];
    const others = countOthers(row, balance);
    if (!token) {
      pending = null;
      if (!newestFirst || others > 0) last = null;
      continue;
    }
    const value = signedBalance(token);
    if (others === 0 && row.label !== null) {
      last = value;
      pending = null;
      continue;
    }
    // Oldest first: this row's own amount made the step. Newest first: the amount of the row above did.
    const mover: TableLine | null = newestFirst ? pending : row;
    const amounts = mover === null ? 0 : newestFirst ? countOthers(mover, balance) : others;
    if (last !== null && mover !== null && amounts > 0) {
      const step = newestFirst ? last - value : value - last;
      steps++;
      let explained = false;
      for (let column = 0; column < columns; column++) {
        const amount = mover.cells[column];
        if (!amount || column === balance) continue;
        // An empty side may be printed as 0.00.
        if (amount.money.units === 0 && amounts > 1) continue;
        tried[column] = (tried[column] ?? 0) + 1;
        if (Math.abs(step) !== amount.money.units) continue;
        explained = true;
        if (step > 0 || (step === 0 && amount.money.sign >= 0)) plus[column] = (plus[column] ?? 0) + 1;
        else minus[column] = (minus[column] ?? 0) + 1;
        if (amount.money.sign !== 0) marked[column] = (marked[column] ?? 0) + 1;
      }
      if (!explained && amounts === 2) explained = sumOfTwo(mover, balance, step);
      if (explained) hits++;
    }
    last = value;
    pending = row;
  }
  if (steps === 0) return null;
  const owed = owedByNames(priors, plus, minus);
  const roles: MoneyRole[] = priors.map((prior, column) => {
    if (column === balance) return 'balance';
    const up = plus[column] ?? 0;
    const down = minus[column] ?? 0;
    if (up + down === 0) {
      if (prior !== null && prior !== 'balance') return prior;
      return 'ignored';
    }
    if (up + down < (tried[column] ?? 0) * 0.5 && prior !== 'debit' && prior !== 'credit' && prior !== 'amount')
      return prior === null || prior === 'balance' ? 'ignored' : prior;
    if (prior === 'debit' || prior === 'credit') return prior;
    const isBeside = priors.some((other) => other === 'debit' || other === 'credit' || other === 'amount');
    if (prior === 'fee' && isBeside) return prior;
    if (prior === 'amount') {
      // Gross beside net: the one that makes the balance's steps moves it.
      const better = priors.some(
        (_, other) =>
          other !== column &&
          other !== balance &&
          (plus[other] ?? 0) + (minus[other] ?? 0) > (up + down) * 2 &&
          (tried[other] ?? 0) >= (tried[column] ?? 0) * 0.9,
      );
      return better ? 'ignored' : 'amount';
    }
    if ((marked[column] ?? 0) > 0) return 'amount';
    if (up > 0 && down > 0) return 'amount';
    // Two columns that each go one way are the in and the out column; a lone one is simply the amount.
    const otherWay = priors.some(
      (_, other) =>
        other !== column &&
        other !== balance &&
        (up > 0
          ? (minus[other] ?? 0) > 0 && (plus[other] ?? 0) === 0
          : (plus[other] ?? 0) > 0 && (minus[other] ?? 0) === 0),
    );
    if (!otherWay) return 'amount';
    // Beside a column of debits that raises the balance the one that lowers it is the other side.
    return up > 0 === owed ? 'debit' : 'credit';
  });
  return {
    roles,
    newestFirst,
    chainHits: hits,
    chainSteps: steps,
    owed,
    sidesOpen: false,
    sidesConcluded: roles.some(isSide) && !roles.some((role, column) => isSide(role) && priors[column] === role),
    score: hits - (steps - hits) * 0.5 + bonusOf(priors[balance], newestFirst),
  };
}

/** Whether the balance rises with what columns named as debits hold, or falls with credits. */
function owedByNames(
  priors: readonly (MoneyRole | null)[],
  plus: readonly number[],
  minus: readonly number[],
): boolean {
  const votes = priors.reduce((sum, prior, column) => {
    const raised = (plus[column] ?? 0) - (minus[column] ?? 0);
    return prior === 'debit' ? sum + raised : prior === 'credit' ? sum - raised : sum;
  }, 0);
  return votes > 0;
}

/** What a reading of the balances scores beside the steps that hold, of which there is one less than rows at most. */
function bonusOf(prior: MoneyRole | null | undefined, newestFirst: boolean): number {
  const word = prior === 'balance' ? 2.5 : prior === null ? 0 : -1;
  return newestFirst ? word - 0.1 : word;
}

function isSide(role: MoneyRole): boolean {
  return role === 'debit' || role === 'credit';
}

/** The amounts of a row but for its balance. */
function countOthers(row: TableLine, balance: number): number {
  let count = 0;
  for (let column = 0; column < row.cells.length; column++) if (column !== balance && row.cells[column]) count++;
  return count;
}

function sumOfTwo(mover: TableLine, balance: number, step: number): boolean {
  const units = mover.cells.flatMap((cell, column) => (cell && column !== balance ? [cell.money.units] : []));
  const [a, b] = units as [number, number];
  return Math.abs(step) === a + b || Math.abs(step) === Math.abs(a - b);
}

/** A balance as signed number; DR and OD marks mean overdrawn. */
export function signedBalance(token: MoneyToken): number {
  if (token.money.sign === -1) return -token.money.units;
  if (token.money.side === 'debit') return -token.money.units;
  return token.money.units;
}
