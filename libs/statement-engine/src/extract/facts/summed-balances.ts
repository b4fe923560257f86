import type { RawFact } from '../raw-statement.ts';
import { bareWords, readLabel } from '../../grammar/read-labels.ts';
import { signedBalance, type MoneyToken, type TokenLine } from '../../grammar/tokens.ts';
import { ALIGNED } from '../../tolerances.ts';

/** A summary has so many lines between its ends at most, and so many amounts: with more of them sums are accidents. */
const MOST_LINES = 8;
const MOST_SUMMANDS = 5;

/**
 * "Brought forward 28,867.37, deposits 105,671.62, charges 32,469.95, balance 102,069.04": the balance that the lines
 * before it come to closes the statement, whatever its rows reach. `used` are the lines of entries.
 */
export function closeSummaries(
  facts: readonly RawFact[],
  lines: readonly TokenLine[],
  used: ReadonlySet<number>,
): RawFact[] {
  return facts.map((fact) =>
    fact.label === 'balance' && isSum(fact, facts, lines, used) ? { ...fact, label: 'closing' } : fact,
  );
}

function isSum(
  fact: RawFact,
  facts: readonly RawFact[],
  lines: readonly TokenLine[],
  used: ReadonlySet<number>,
): boolean {
  const opening = facts.findLast(({ label, at }) => label === 'opening' && at < fact.at);
  if (opening === undefined || fact.at - opening.at > MOST_LINES) return false;
  const inside = lines.slice(opening.at + 1, fact.at);
  if (inside.some(({ index }) => used.has(index))) return false;
  const between = inside.flatMap(({ amounts }) => amounts);
  return between.length > 0 && between.length <= MOST_SUMMANDS && leadsTo(opening.token, between, fact.token);
}

/** Whether the figures between two balances, each added or taken away, lead from one to the other. */
function leadsTo(from: MoneyToken, between: readonly MoneyToken[], to: MoneyToken): boolean {
  const sums = between.reduce(
    (all, { money }) => all.flatMap((sum) => [sum + money.units, sum - money.units]),
    [signedBalance(from)],
  );
  return sums.includes(signedBalance(to));
}

/** Fewer figures between two balances may fit by accident. */
const FEWEST_SUMMANDS = 2;

/**
 * "Edellisen laskun saldo 612.77" over payments, purchases and the closing balance that they lead to: where no words name
 * an opening balance, the figure that a summary begins with is it, if its sum holds from that figure alone.
 */
export function openSummaries(
  facts: readonly RawFact[],
  lines: readonly TokenLine[],
  used: ReadonlySet<number>,
): readonly RawFact[] {
  const closing = facts.find(({ label }) => label === 'closing');
  if (closing === undefined || facts.some(({ label }) => label === 'opening' || label === 'carried')) return facts;
  const column: { readonly line: TokenLine; readonly token: MoneyToken }[] = [];
  for (let at = closing.at - 1; at >= 0 && column.length <= MOST_SUMMANDS; at--) {
    const line = lines[at] as TokenLine;
    const token = line.amounts.find(({ x1 }) => Math.abs(x1 - closing.token.x1) <= ALIGNED);
    if (token === undefined || line.line.page !== closing.page || used.has(at)) break;
    column.push({ line, token });
  }
  const tokens = column.map(({ token }) => token);
  const first = column.filter(({ token }, at) => {
    const between = tokens.slice(0, at).filter(({ money }) => money.units !== 0);
    return between.length >= FEWEST_SUMMANDS && leadsTo(token, between, closing.token);
  });
  const [only, other] = first;
  if (only === undefined || other !== undefined || readLabel(only.line.tokens) !== null) return facts;
  const { line, token } = only;
  const phrase = bareWords(line.tokens.slice(0, line.tokens.indexOf(token))).join(' ');
  const opening = { at: line.index, label: 'opening' as const, phrase, token, beside: [token] };
  return [...facts, { ...closing, ...opening, overdrawn: false, date: null }];
}
