import type { RawRow } from '../extract/raw-statement.ts';
import { KIND_ALONE, type SignClass, type SignInput } from './sign-classes.ts';
import { solveEnds, type Reading } from './solve-signs.ts';
import { signedBalance } from '../grammar/tokens.ts';
import { sumOf } from '../reconcile/chain.ts';
import { FEWEST_SPENT, MOSTLY } from '../tolerances.ts';

export interface Polarity {
  readonly isLiability: boolean;
  readonly open: boolean;
}

/** What a kind of account that is a debt says, against what columns and marks say of the steps of the balance. */
const DEBT_SCORE = 5;

/** Whether balances count what is owed. Arithmetic is the same both ways, so only what is printed can tell. */
export function decidePolarity(input: SignInput, classes: readonly SignClass[]): Polarity {
  const printed = input.rows.filter((row) => row.balance !== null && row.balance.money.units !== 0);
  const negative = printed.filter((row) => signedBalance(row.balance as NonNullable<RawRow['balance']>) < 0).length;
  const debts = input.accountType === 'creditCard' || input.accountType === 'loan' || input.accountType === 'folio';
  // "Cr" is in the holder's favour and "Dr" is owed, whatever the account: where all are marked nothing is left to tell.
  if (printed.length > 0 && printed.every(({ balance }) => balance?.money.side))
    return { isLiability: false, open: false };
  if (printed.length === 0) return polarityByEnds(input, classes, debts);
  if (input.accountType === 'other' && negative === 0 && restsOnSteps(classes))
    return { isLiability: false, open: true };
  const scoreOf = (some: readonly SignClass[]): number =>
    some.reduce((score, { prior, weight, up, down, concluded }) => {
      if (prior === 0 || up === down || concluded) return score;
      return score + (up > down ? 1 : -1) * prior * weight * Math.min(3, Math.abs(up - down));
    }, 0);
  const sidesScore = scoreOf(classes.filter((each) => each.namesSide));
  // "Outstanding balance" heads the column of some current accounts, too: the heading alone makes no debt. Of one that is
  // paid ahead it is below nothing, and still what is charged raises it.
  const areOutstanding = debts && input.rows.every(({ table }) => input.tables[table]?.countsDebt);
  if (areOutstanding && (negative === 0 || sidesScore < 0)) return { isLiability: true, open: false };
  // Nobody pays a card more often than it is used: what bears a minus and lowers the balance is spent from money held.
  if (input.accountType === 'creditCard' && negative === 0 && spendsWithMinus(input.rows, classes))
    return { isLiability: false, open: true };
  // No loan is in credit all the while: below nothing, and moved by the signs as they are printed, it is in the holder's own sign.
  if (input.accountType === 'loan' && negative === printed.length && moveAsPrinted(input.rows, classes))
    return { isLiability: false, open: false };
  let score = scoreOf(classes);
  const held = negative * 2 > printed.length;
  if (debts && !held && score > DEBT_SCORE) {
    // A loan's statement may print what raises the debt with a plus: its balances count what is owed all the same.
    // Where debits lower them, they do not.
    return { isLiability: input.accountType === 'loan' && sidesScore <= DEBT_SCORE, open: true };
  }
  // One step alone that debits lower outweighs no kind of account, but leaves open whether it is the account's own.
  const isDoubted = debts && !held && (sidesScore > 0 || classes.some((each) => restsOnKind(each, classes)));
  if (held) score += 4;
  else if (debts) score -= DEBT_SCORE;
  // What a checking or savings account holds is no debt: where it reads so, something else is wrong.
  const asset = input.accountType === 'checking' || input.accountType === 'savings';
  // Charges that raise balances below nothing: what is owed has been paid ahead, or the names are another's.
  const isContrary = held && sidesScore < 0;
  return { isLiability: score < 0, open: isDoubted || isContrary || (asset && score < 0) };
}

/** Amounts without a sign that go both ways, those that words tell apart, too: only the kind of account says whose the balance is. */
function restsOnKind({ weight, up, down }: SignClass, classes: readonly SignClass[]): boolean {
  const paying = classes.filter(({ pays }) => pays);
  const [ups, downs] = [paying.some((each) => each.up > 0), paying.some((each) => each.down > 0)];
  return weight === KIND_ALONE && (up > 0 || ups) && (down > 0 || downs);
}

/** Whether the balance falls with what bears a minus, and rises with what bears none, in one column of amounts. */
function moveAsPrinted(rows: SignInput['rows'], classes: readonly SignClass[]): boolean {
  const isMinus = (at: number): boolean => rows[at]?.amount.money.sign === -1;
  return (
    rows.every(({ column }) => column === 'amount') &&
    classes.every(({ rows: own, up, down }) => up === down || own.every(isMinus) === down > up)
  );
}

/** Whether most entries bear a minus, and the balance falls with them. */
function spendsWithMinus(rows: SignInput['rows'], classes: readonly SignClass[]): boolean {
  const isMinus = (at: number): boolean => rows[at]?.column === 'amount' && rows[at].amount.money.sign === -1;
  const spent = classes.filter((each) => each.rows.every(isMinus));
  const count = sumOf(spent, (each) => each.rows.length);
  const falls = sumOf(spent, ({ down, up }) => down - up);
  return count >= FEWEST_SPENT && count >= MOSTLY * rows.length && falls > 0;
}

/**
 * Columns without a name are read by how the balance moves, whosever it is: they tell nothing. Nor does a minus on fewer
 * rows that lowers the balance: it does so in a debt that is paid as well.
 */
function restsOnSteps(classes: readonly SignClass[]): boolean {
  const concluded = classes.filter((each) => each.concluded);
  const others = classes.filter(
    ({ concluded: isConcluded, prior, up, down }) => !isConcluded && prior !== 0 && up !== down,
  );
  const countOf = (some: readonly SignClass[]): number => sumOf(some, ({ rows }) => rows.length);
  return concluded.length > 0 && others.every(({ namesSide }) => !namesSide) && countOf(others) < countOf(concluded);
}

/** What a kind of account says about its balances, against the weights of columns and marks. */
const KIND_WEIGHT = 3.5;

/** Priors of this weight in all, turned round, leave the polarity open. */
const CONTRADICTION = 5;

/** The weight of a title or a mark that a reading turns round. */
const STRAIN = 2.5;

/** Without balances beside the rows: the polarity under which the ends fit with the least contradiction of the print. */
function polarityByEnds(input: SignInput, classes: readonly SignClass[], debts: boolean): Polarity {
  const readAs = (polarity: 1 | -1): Reading | null =>
    solveEnds(
      input.rows,
      classes,
      0,
      input.openings.map((value) => value * polarity),
      input.closings.map((value) => value * polarity),
    );
  const readings = { asset: readAs(1), liability: readAs(-1) };
  const ends = leadingEnds([...input.openings, ...input.closings], readings);
  // A card in credit prints one end negative; only where all are do the balances stand in the holder's own sign.
  const negative = ends.length > 0 && ends.every((value) => value <= 0) && ends.some((value) => value < 0);
  const held = negative || restsOnMarkedEnd(input.markedEnds ?? [], [readings.asset, readings.liability]);
  const usual = debts && !held;
  const costOf = (polarity: 1 | -1): number => {
    const reading = polarity === 1 ? readings.asset : readings.liability;
    const mismatch = (polarity === -1) !== usual ? (input.accountType === 'other' ? 0.4 : KIND_WEIGHT) : 0;
    return reading ? reading.cost + mismatch : Infinity;
  };
  const asset = costOf(1);
  const owed = costOf(-1);
  const known = input.accountType !== 'other' && input.accountType !== 'folio';
  if (input.openings.length === 0 && owesWhatItComesTo(input, classes)) return { isLiability: true, open: false };
  // From nothing to nothing leads the same reading under both views: columns and marks alone tell the signs.
  const alike = ends.every((value) => value === 0) && classes.every(({ prior }) => prior !== 0);
  const open = Number.isFinite(asset) && Number.isFinite(owed) && Math.abs(asset - owed) < 1 && !known && !alike;
  const isLiability = asset === owed ? usual : owed < asset;
  // A debt read as an asset against its own kind is never settled.
  // A reading that turns the printed signs round is never settled by the kind alone.
  const contradicts = isLiability ? owed - (usual ? 0 : KIND_WEIGHT) : asset - (usual ? KIND_WEIGHT : 0);
  // Where no kind is known, one whole class that is read against its mark or title is as much as the mirror would turn round.
  const isStrained =
    input.accountType === 'other' && contradicts >= STRAIN && Number.isFinite(isLiability ? asset : owed);
  const chosen = isLiability ? readings.liability : readings.asset;
  const isTwisted = isStrained || keepsAndTurnsTitles(input, classes, chosen) || isMirror(input, classes, chosen);
  return {
    isLiability,
    open:
      open ||
      (debts && !held && !isLiability) ||
      (Number.isFinite(contradicts) && contradicts >= CONTRADICTION) ||
      isTwisted,
  };
}

/** Whether a reading turns round all that the print says of signs, marks among it: its two ends may stand in each other's place. */
function isMirror({ rows }: SignInput, classes: readonly SignClass[], reading: Reading | null): boolean {
  const said = classes.flatMap(({ prior, rows: [first = 0] }, at) => {
    const sign = reading?.signs[at];
    return prior === 0 ? [] : [sign === prior || sign === rows[first]?.amount.money.sign];
  });
  return reading !== null && said.length > 0 && !said.includes(true);
}

/** Of all ends, as printed, those that the entries lead between; all where they lead between none. */
function leadingEnds(
  ends: readonly number[],
  { asset, liability }: { readonly asset: Reading | null; readonly liability: Reading | null },
): readonly number[] {
  const led = [...(asset?.pair ?? []), ...(liability?.pair ?? []).map((value) => -value)];
  const own = ends.filter((value) => led.includes(value));
  return own.length > 0 ? own : ends;
}

/** Whether an end that bears a mark of its own is one of those that the entries lead between: another one marks nothing. */
function restsOnMarkedEnd(marked: readonly number[], readings: readonly (Reading | null)[]): boolean {
  const ends = readings.flatMap((reading) => reading?.pair ?? []).map(Math.abs);
  return marked.some((units) => ends.length === 0 || ends.includes(units));
}

/** Payments and purchases that are both read as paid: of titles that name a way, one is kept and one is turned round. */
function keepsAndTurnsTitles({ rows }: SignInput, classes: readonly SignClass[], reading: Reading | null): boolean {
  const kept = classes.flatMap(({ rows: own, prior }, at) => {
    const [first] = own.map((row) => rows[row] as RawRow);
    const isTitled = first?.section?.direction === 'in' || first?.section?.direction === 'out';
    const isUnmarked = first?.amount.money.sign === 0 && first.column === 'amount';
    return prior !== 0 && isTitled && isUnmarked ? [prior === reading?.signs[at]] : [];
  });
  return reading !== null && kept.includes(true) && kept.includes(false);
}

/** Without an opening balance: whether the entries, each of a side that is named, come to the opposite of the closing one. */
function owesWhatItComesTo({ rows, closings }: SignInput, classes: readonly SignClass[]): boolean {
  const unitsOf = (own: readonly number[]): number => sumOf(own, (at) => (rows[at] as RawRow).amount.money.units);
  const sum = sumOf(classes, ({ rows: own, prior }) => prior * unitsOf(own));
  return closings.length > 0 && sum < 0 && closings[0] === -sum && classes.every(({ namesSide }) => namesSide);
}
