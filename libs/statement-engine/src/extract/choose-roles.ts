import type { MoneyToken } from '../grammar/tokens.ts';
import type { MoneyRole, Table, TableLine } from './table.ts';

export interface RoleChoice {
  readonly roles: readonly MoneyRole[];
  /** Whether the rows run from the newest to the oldest. */
  readonly newestFirst: boolean;
  /** Steps of the running balance that the other columns explain, of those that could be tried. */
  readonly chainHits: number;
  readonly chainSteps: number;
  /** The running balance rises with what the debit column holds: it counts what is owed. */
  readonly owed: boolean;
}

/** Of the rows, so many have an amount in the account's own currency. */
const NEARLY_ALL = 0.95;

/** A hypothesis needs this share of its steps explained, to stand against wrong rows and odd lines. */
const ENOUGH = 0.7;

/**
 * Which column is the balance, and what the others are. The heading's words propose; where a balance column exists,
 * its steps from row to row decide, because each step must be the amount of the row.
 */
export function chooseRoles(table: Table): RoleChoice {
  const priors = pairRoles(table.columns.map((column) => priorRole(column.header?.role ?? null)));
  const rows = table.lines.filter(
    (line) =>
      line.hasMoney &&
      line.label !== 'total' &&
      line.label !== 'totalIn' &&
      line.label !== 'totalOut' &&
      line.label !== 'aside',
  );
  let best: (RoleChoice & { score: number }) | null = null;
  for (let balance = table.columns.length - 1; balance >= 0; balance--) {
    for (const newestFirst of [false, true]) {
      const trial = tryBalance(rows, priors, balance, newestFirst);
      if (trial && (best === null || trial.score > best.score)) best = trial;
    }
  }
  const named = priors.indexOf('balance');
  if (best !== null && best.chainHits >= Math.min(2, best.chainSteps) && best.chainHits >= ENOUGH * best.chainSteps) {
    const chosen = best.roles.indexOf('balance');
    const isNamed = priors[chosen] !== null && priors[chosen] !== 'balance';
    if ((named < 0 && !isNamed) || named === chosen || best.chainHits >= 3) return best;
  }
  return {
    roles: fromWords(priors, rows),
    newestFirst: false,
    chainHits: best?.chainHits ?? 0,
    chainSteps: best?.chainSteps ?? 0,
    owed: false,
  };
}

/** Two columns of one side and none of the other: "Charges" and "Payments" are a pair, the second the way in. */
function pairRoles(priors: readonly (MoneyRole | null)[]): (MoneyRole | null)[] {
  const roles = [...priors];
  const debits = roles.filter((role) => role === 'debit').length;
  const credits = roles.filter((role) => role === 'credit').length;
  if (debits === 2 && credits === 0) roles[roles.lastIndexOf('debit')] = 'credit';
  if (credits === 2 && debits === 0) roles[roles.indexOf('credit')] = 'debit';
  return roles;
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
  let pending: { column: number; token: MoneyToken }[] | null = null;
  for (const row of rows) {
    const token = row.cells[balance];
    const others: { column: number; token: MoneyToken }[] = [];
    row.cells.forEach((cell, column) => {
      if (cell && column !== balance) others.push({ column, token: cell });
    });
    if (!token) {
      pending = null;
      if (!newestFirst || others.length > 0) last = null;
      continue;
    }
    const value = signedBalance(token);
    if (others.length === 0 && row.label !== null) {
      last = value;
      pending = null;
      continue;
    }
    // Oldest first: this row's own amount made the step. Newest first: the amount of the row above did.
    const mover = newestFirst ? pending : others;
    if (last !== null && mover !== null && mover.length > 0) {
      const step = newestFirst ? last - value : value - last;
      steps++;
      let explained = false;
      for (const { column, token: amount } of mover) {
        // An empty side may be printed as 0.00.
        if (amount.money.units === 0 && mover.length > 1) continue;
        tried[column] = (tried[column] ?? 0) + 1;
        if (Math.abs(step) !== amount.money.units) continue;
        explained = true;
        if (step > 0 || (step === 0 && amount.money.sign >= 0)) plus[column] = (plus[column] ?? 0) + 1;
        else minus[column] = (minus[column] ?? 0) + 1;
        if (amount.money.sign !== 0) marked[column] = (marked[column] ?? 0) + 1;
      }
      if (!explained && mover.length === 2) explained = sumOfTwo(mover, step);
      if (explained) hits++;
    }
    last = value;
    pending = others;
  }
  if (steps === 0) return null;
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
    return up > 0 ? 'credit' : 'debit';
  });
  let owedVotes = 0;
  roles.forEach((role, column) => {
    if (role === 'debit' && priors[column] === 'debit') owedVotes += (plus[column] ?? 0) - (minus[column] ?? 0) + 0;
    if (role === 'credit' && priors[column] === 'credit') owedVotes += (minus[column] ?? 0) - (plus[column] ?? 0);
  });
  const wordBonus = priors[balance] === 'balance' ? 2.5 : priors[balance] === null ? 0 : -1;
  return {
    roles,
    newestFirst,
    chainHits: hits,
    chainSteps: steps,
    owed: owedVotes > 0,
    score: hits - (steps - hits) * 0.5 + wordBonus + (newestFirst ? -0.1 : 0),
  };
}

function sumOfTwo(mover: readonly { token: MoneyToken }[], step: number): boolean {
  const [a, b] = mover.map(({ token }) => token.money.units) as [number, number];
  return Math.abs(step) === a + b || Math.abs(step) === Math.abs(a - b);
}

/** A balance as signed number; DR and OD marks mean overdrawn. */
export function signedBalance(token: MoneyToken): number {
  if (token.money.sign === -1) return -token.money.units;
  if (token.money.side === 'debit') return -token.money.units;
  return token.money.units;
}

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
 * Of several columns called amount the one in the account's own currency: every row has one there, and where all have
 * both it is the last. Null where rows have one or the other.
 */
function mainAmount(roles: readonly (MoneyRole | null)[], rows: readonly TableLine[]): number | null {
  const columns = roles.flatMap((role, column) => (role === 'amount' ? [column] : []));
  if (columns.length < 2) return null;
  const own = rows.filter((row) => row.label === null && columns.some((column) => row.cells[column]));
  const filled = (column: number): number => own.filter((row) => row.cells[column]).length;
  const best = columns.reduce((found, column) => (filled(column) >= filled(found) ? column : found));
  return filled(best) >= own.length * NEARLY_ALL ? best : null;
}

function fromWords(priors: readonly (MoneyRole | null)[], rows: readonly TableLine[]): MoneyRole[] {
  const net = findNet(priors, rows);
  if (net >= 0)
    return priors.map((role, column) =>
      column === net ? 'amount' : role === 'balance' || role === 'fee' ? role : 'ignored',
    );
  const roles: (MoneyRole | null)[] = [...priors];
  const counts = priors.map((_, column) => rows.reduce((sum, row) => sum + (row.cells[column] ? 1 : 0), 0));
  if (roles.some((role) => role === 'debit' || role === 'credit' || role === 'amount')) {
    const amounts = roles.some((role) => role === 'debit' || role === 'credit');
    const main = mainAmount(roles, rows);
    return roles.map((role, column) => {
      if (role === null) return 'ignored';
      // "Amount" beside debit and credit columns is the foreign or the gross amount.
      return role === 'amount' && (amounts || (main !== null && column !== main)) ? 'ignored' : role;
    });
  }
  // No words: the fullest column holds the amounts; two columns that are never filled together are out and in.
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
  if (apart && signs.has(-1) && (signs.has(0) || signs.has(1))) {
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
  return roles.map((role) => role ?? 'ignored');
}
