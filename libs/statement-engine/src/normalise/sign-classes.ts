import type { AccountType } from '@crossfoot/contracts';
import type { RawRow, RawTable } from '../extract/raw-statement.ts';
import { listsCharges } from './lists-charges.ts';
import type { TotalsOfSides } from './totals-of-sides.ts';
import { paysDebt } from './trade-words.ts';
import { wordSign } from './words-of-rows.ts';
import { sumOf } from '../reconcile/chain.ts';
import { FEWEST_SPENT, MOSTLY } from '../tolerances.ts';

export interface SignInput {
  /** Oldest first. */
  readonly rows: readonly RawRow[];
  readonly tables: readonly RawTable[];
  readonly accountType: AccountType;
  /** Printed opening and closing balances as printed (positive where unsigned), best candidate first. */
  readonly openings: readonly number[];
  readonly closings: readonly number[];
  /** Ends that are printed with a plus, or with a mark of their side: in the holder's own sign, as no plain debt is. */
  readonly markedEnds?: readonly number[];
  readonly totals?: TotalsOfSides;
}

/** Rows that look alike: same column, same mark, same heading, and of a loan the same way by their words. They share one sign. */
export interface SignClass {
  readonly rows: number[];
  /** What the print says by itself: column, mark, heading; 0 where it says nothing. */
  prior: -1 | 0 | 1;
  /** What such rows mostly are, where the print says nothing: to be flagged. */
  readonly guess: -1 | 0 | 1;
  /** How hard it would be to believe the opposite. */
  weight: number;
  /** A column or a mark calls it debit or credit, where others have plus, minus or nothing. */
  readonly namesSide: boolean;
  /** The steps of the balance alone gave its column a side: it says nothing of whose the balance is. */
  readonly concluded: boolean;
  /** Their own words say that they pay a debt. */
  readonly pays: boolean;
  up: number;
  down: number;
}

/** Weight of a sign that only the kind of account suggests: where the steps of the balance go both ways, they tell. */
export const KIND_ALONE = 1;

/** Only what comes in is lessened by a fee: it says as much as a sign would. */
const NET_OF_FEES = 3;

/** Whether fees have lessened most of the amounts, and from the others none was taken. */
function areNetOfFees(rows: readonly (RawRow | undefined)[]): boolean {
  const net = rows.filter((row) => row?.netOfFee === true).length;
  return net * 2 > rows.length && rows.every((row) => row?.netOfFee !== false);
}

/** The rows by what is printed beside them, each class with what the print says of its sign. */
export function buildClasses({ rows, tables, accountType: kind, openings, closings }: SignInput): SignClass[] {
  const byKey = new Map<string, SignClass>();
  const marks = new Map<string, number>();
  const columnMarks = new Map<string, number>();
  for (const row of rows) {
    const mark = markOf(row);
    const group = `${row.table}|${row.column}|${row.section?.id ?? 0}`;
    columnMarks.set(`${group}|${mark}`, (columnMarks.get(`${group}|${mark}`) ?? 0) + 1);
    columnMarks.set(group, (columnMarks.get(group) ?? 0) + 1);
    if (row.column === 'amount') marks.set(mark, (marks.get(mark) ?? 0) + 1);
  }
  const hasEnds = openings.length > 0 && closings.length > 0;
  // Without any balance an account's kind says nothing: "Charged to your current account 328.50" stands below a list of tolls.
  const isOpen =
    kind === 'other' || ((kind === 'checking' || kind === 'savings') && openings.length + closings.length === 0);
  const charges = isOpen && !hasEnds && listsCharges(rows);
  const paidPlainly = kind === 'loan' && paysWithoutMinus(rows);
  // Of a card no list of purchases names nothing but payments: then they are what lowers the debt.
  const mayPay = kind === 'loan' || (kind === 'creditCard' && rows.every(paysDebt));
  const paysWithMinus = rows.some((row) => markOf(row) === '-' && (paysDebt(row) || wordSign(row) === 1));
  const areSpent = kind === 'creditCard' && !paysWithMinus && spendsWithMinus(marks);
  rows.forEach((row, at) => {
    const mark = markOf(row);
    const pays = mayPay && row.column === 'amount' && mark === '' && !row.section?.direction && paysDebt(row);
    const key = `${row.column === 'amount' ? '' : row.table}|${row.column}|${row.section?.direction ?? row.section?.id ?? 0}|${mark}|${pays}`;
    let own = byKey.get(key);
    if (!own) {
      const group = `${row.table}|${row.column}|${row.section?.id ?? 0}`;
      const usual = (columnMarks.get(`${group}|${mark}`) ?? 0) * 2 >= (columnMarks.get(group) ?? 1);
      const isMarked = mark === 'credit' || mark === 'debit';
      const concluded = row.column !== 'amount' && !isMarked && tables[row.table]?.sidesConcluded === true;
      const namesSide = (row.column !== 'amount' || isMarked) && !concluded;
      const isPlain = paidPlainly && row.column === 'amount' && !row.section?.direction && mark.length < 2;
      const said = isPlain
        ? { prior: mark === '-' ? (-1 as const) : (1 as const), weight: PAID_PLAINLY }
        : charges || pays
          ? { prior: 0 as const, weight: 0 }
          : priorOf(row, mark, { usual, marks, kind, areSpent, isByOrder: tables[row.table]?.sidesOpen === true });
      const guess = pays ? 1 : charges ? (mark === '-' ? 1 : -1) : 0;
      own = { rows: [], up: 0, down: 0, namesSide, concluded, pays, guess, ...said };
      byKey.set(key, own);
    }
    own.rows.push(at);
  });
  for (const own of byKey.values()) {
    if (own.prior !== 0 || !areNetOfFees(own.rows.map((at) => rows[at]))) continue;
    [own.prior, own.weight] = [1, NET_OF_FEES];
  }
  return [...byKey.values()];
}

/** What lowers a debt bears no minus, and what raises it does. */
const PAID_PLAINLY = 1.5;

/** Whether the entries of a loan that pay it bear no minus, where others do. */
function paysWithoutMinus(rows: readonly RawRow[]): boolean {
  const marks = rows.filter(({ column }) => column === 'amount').map((row) => [markOf(row), paysDebt(row)] as const);
  const paid = marks.filter(([, pays]) => pays);
  const isMinus = ([mark]: readonly [string, boolean]): boolean => mark === '-';
  return paid.length > 0 && !paid.some(isMinus) && marks.some(isMinus) && marks.every(([mark]) => mark.length < 2);
}

function markOf(row: RawRow): string {
  const { sign, side } = row.amount.money;
  const named = side ?? row.side;
  if (named) return named;
  return sign === -1 ? '-' : sign === 1 ? '+' : '';
}

/** Nobody pays a card more often than it is used: where most amounts bear a minus, and no payment is among them, these are purchases. */
function spendsWithMinus(marks: ReadonlyMap<string, number>): boolean {
  const minus = marks.get('-') ?? 0;
  const all = sumOf([...marks.values()], (count) => count);
  return minus >= FEWEST_SPENT && minus < all && minus >= MOSTLY * all;
}

/** What order alone tells of two columns, against what a name of them would. */
const BY_ORDER = 1;

interface About {
  readonly usual: boolean;
  readonly marks: ReadonlyMap<string, number>;
  readonly kind: AccountType;
  readonly areSpent: boolean;
  /** Nothing but their order tells the columns of its table apart. */
  readonly isByOrder: boolean;
}

function priorOf(
  row: RawRow,
  mark: string,
  { usual, marks, kind, areSpent, isByOrder }: About,
): { prior: -1 | 0 | 1; weight: number } {
  if (row.column !== 'amount') {
    const way = row.column === 'credit' ? 1 : -1;
    if (mark === 'credit' || mark === 'debit') return { prior: mark === 'credit' ? 1 : -1, weight: 4 };
    // A minus in most cells of a column of debits only repeats what the column says; in few it turns them round.
    return { prior: (mark === '-' && !usual ? -way : way) as 1 | -1, weight: isByOrder ? BY_ORDER : 4 };
  }
  if (mark === 'credit' || mark === 'debit') return { prior: mark === 'credit' ? 1 : -1, weight: 3 };
  const section = row.section?.direction;
  if (section === 'in' || section === 'out') {
    const way = section === 'in' ? 1 : -1;
    return { prior: (usual ? way : -way) as 1 | -1, weight: 3 };
  }
  const card = kind === 'creditCard' || kind === 'folio' || kind === 'loan';
  const hasSides = (marks.get('credit') ?? 0) + (marks.get('debit') ?? 0) > 0;
  const hasSigns = (marks.get('-') ?? 0) + (marks.get('+') ?? 0) > 0;
  if (areSpent) return { prior: mark === '-' ? -1 : 1, weight: 1.5 };
  if (card && (mark === '-' || mark === '+') && marks.has('-') && marks.has('+')) {
    // Most entries of a card are charges, whichever of the two signs they bear.
    const isUsual = (marks.get(mark) ?? 0) * 2 > (marks.get('-') ?? 0) + (marks.get('+') ?? 0);
    return { prior: isUsual ? -1 : 1, weight: 1.5 };
  }
  if (mark === '-') return { prior: card ? 1 : -1, weight: card ? 1.5 : 3 };
  if (mark === '+') return { prior: 1, weight: card ? 1.5 : 3 };
  if (hasSides) return { prior: (marks.get('credit') ?? 0) > 0 ? -1 : 1, weight: 2.5 };
  if (hasSigns) {
    if (card) return { prior: -1, weight: 1.5 };
    return { prior: (marks.get('-') ?? 0) > 0 ? 1 : -1, weight: 2.5 };
  }
  return { prior: card ? -1 : 0, weight: card ? KIND_ALONE : 0 };
}
