import { signedBalance, type MoneyToken, type TokenLine } from '../../grammar/tokens.ts';
import { ALIGNED } from '../../tolerances.ts';
import { plainFact, type AccountEnds, type RawFact, type RawRow } from '../raw-statement.ts';

/** Of a summary whose figures stand one below the other, so many lines lie between its ends at most. */
const MOST_LINES = 4;

/**
 * Figures that stand side by side, or one below the other, in lines that are in no row: each two of them may be what an
 * account begins and ends with, whatever they are called. Which are is for the running balance to say (`endsOf`).
 */
export function pairsOfFigures(lines: readonly TokenLine[], used: ReadonlySet<number>): AccountEnds[] {
  const free = lines.filter(({ index, amounts }) => amounts.length > 0 && !used.has(index));
  return free.flatMap((line) => {
    const below = free.filter((other) => standsBelow(line, other)).map((other) => [line, other] as const);
    return [
      ...line.amounts.flatMap((first, at) =>
        line.amounts.slice(at + 1).map((last) => ({
          opening: factOf('opening', line, first),
          closing: factOf('closing', line, last),
        })),
      ),
      ...below.map(([above, under]) => ({
        opening: factOf('opening', above, above.amounts[0] as MoneyToken),
        closing: factOf('closing', under, under.amounts[0] as MoneyToken),
      })),
    ];
  });
}

/** Every figure of the lines that are in no row, as what a list may end with. */
export function freeFigures(lines: readonly TokenLine[], used: ReadonlySet<number>): RawFact[] {
  return lines
    .filter(({ index }) => !used.has(index))
    .flatMap((line) => line.amounts.map((token) => factOf('closing', line, token)));
}

/** The one figure of a line below that of another, in its column; both are dated, or neither is. */
function standsBelow(line: TokenLine, other: TokenLine): boolean {
  const [first, last] = [line.amounts[0] as MoneyToken, other.amounts[0] as MoneyToken];
  return (
    line.amounts.length === 1 &&
    other.amounts.length === 1 &&
    other.line.page === line.line.page &&
    other.index > line.index &&
    other.index - line.index <= MOST_LINES &&
    other.dates.length === line.dates.length &&
    Math.abs(first.x1 - last.x1) <= ALIGNED
  );
}

function factOf(label: 'opening' | 'closing', { index, line, amounts }: TokenLine, token: MoneyToken): RawFact {
  return { ...plainFact({ at: index, page: line.page }, label, token), beside: amounts };
}

/**
 * The pair that the running balance begins from and ends with, where each row bears its balance and goes on from the one
 * before: two figures printed beside each other do not meet both ends by accident. Rows stand in the order of the page;
 * `from` and `to` are the lines between which the account lies.
 */
export function endsOf(
  rows: readonly RawRow[],
  pairs: readonly AccountEnds[],
  from: number,
  to: number,
): AccountEnds | null {
  const near = pairs.filter(({ opening, closing }) => opening.at > from && closing.at < to);
  const inOrder = (chain: readonly RawRow[]): AccountEnds | undefined =>
    near.find(({ opening, closing }) => {
      const reached = [opening.token, ...chain.map(({ balance }) => balance)].map(
        (token) => token && signedBalance(token),
      );
      return (
        reached.at(-1) === signedBalance(closing.token) &&
        chain.every((row, at) => stepsBy(row, reached[at], reached[at + 1]))
      );
    });
  return rows.length === 0 ? null : (inOrder(rows) ?? inOrder([...rows].reverse()) ?? null);
}

function stepsBy({ amount }: RawRow, before: number | null | undefined, after: number | null | undefined): boolean {
  return before != null && after != null && Math.abs(after - before) === amount.money.units;
}
