import { isClock } from '../../grammar/clock.ts';
import { readLabel } from '../../grammar/read-labels.ts';
import {
  isAmountByForm,
  signedBalance,
  withTokens,
  type MoneyToken,
  type Token,
  type TokenLine,
} from '../../grammar/tokens.ts';
import { CELL_GAP, FEWEST_ROWS_WITH_BALANCE, NEARLY_ALL_STACKED } from '../../tolerances.ts';

/**
 * "Balance: 58,410" on a line of its own below the amount of each entry, or behind further words of the entry: it is the
 * balance that the entry led to, and what stands before it are the entry's words. Of a list where most entries have one.
 * So it is without a name where the amounts of every second line run on by those of the lines above them.
 */
export function withBalancesBelow(lines: readonly TokenLine[]): readonly TokenLine[] {
  const named = namedBalances(lines);
  const found = named.size > 0 ? named : stackedBalances(lines);
  if (found.size === 0) return lines;
  const below = new Set(found.values());
  return lines.flatMap((line, at) => {
    const own = lines[found.get(at) ?? -1];
    if (own !== undefined) return [{ ...line, balanceBelow: own.tokens.at(-1) as MoneyToken }];
    if (!below.has(at)) return [line];
    const words =
      named.size > 0 ? line.tokens.slice(0, nameBefore(line) as number).map(asWord) : line.tokens.slice(0, -1);
    return words.length > 0 ? [withTokens(line, words)] : [];
  });
}

/** The lines of balances that are named, by the line of the entry above each. */
function namedBalances(lines: readonly TokenLine[]): ReadonlyMap<number, number> {
  const entries: number[] = [];
  const found = new Map<number, number>();
  let open: number | null = null;
  lines.forEach((line, at) => {
    if (nameBefore(line) !== null) {
      if (open !== null) found.set(open, at);
      open = null;
    } else if (isEntry(line)) entries.push((open = at));
    // Another amount between them may have moved the balance as well.
    else if (line.amounts.length > 0) open = null;
  });
  return found.size < FEWEST_ROWS_WITH_BALANCE || found.size * 2 < entries.length ? new Map() : found;
}

/** The same of lines with one amount each, at one edge, of which every second one is what the one before has come to. */
function stackedBalances(lines: readonly TokenLine[]): ReadonlyMap<number, number> {
  const single = lines.flatMap(({ amounts, tokens }, at) =>
    amounts.length === 1 && amounts[0] === tokens.at(-1) ? [at] : [],
  );
  for (const start of [0, 1]) {
    const pairs = single
      .slice(start)
      .flatMap((at, each, own) => (each % 2 === 0 && own[each + 1] === at + 1 ? [[at, at + 1] as const] : []));
    const [moved, balances] = [0, 1].map((end) =>
      pairs.map((pair) => signedBalance(lastOf(lines, pair[end] as number))),
    );
    const holding = pairs.filter((_, each) => {
      const step = (balances?.[each] ?? NaN) - (balances?.[each - 1] ?? NaN);
      // Where nothing moves any two figures that are alike hold.
      return step !== 0 && moved?.[each] === step;
    });
    if (holding.length >= FEWEST_ROWS_WITH_BALANCE && holding.length >= NEARLY_ALL_STACKED * (single.length / 2 - 1))
      return new Map(pairs);
  }
  return new Map();
}

const lastOf = (lines: readonly TokenLine[], at: number): MoneyToken => lines[at]?.tokens.at(-1) as MoneyToken;

/** "Mara (France) - 100.00 EUR": an amount among the words of an entry. */
const asWord = (token: Token): Token => ({ ...token, kind: 'text' });

/** Whether a line ends with a number that bears a sign, or begins with a date or a time of day and has one amount. */
function isEntry({ tokens, amounts }: TokenLine): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const isDated = first !== undefined && (first.kind === 'date' || isClock(first.text));
  return (last?.kind === 'money' && last.money.sign !== 0) || (isDated && amounts.length === 1);
}

/** Where the name of a balance begins that stands right before a line's last token, an amount, and in a cell of its own; null where none does. */
function nameBefore({ tokens, dates }: TokenLine): number | null {
  if (dates.length > 0 || !isAmountByForm(tokens.at(-1))) return null;
  const before = tokens.slice(0, -1);
  const at = Math.max(
    0,
    before.findLastIndex(({ gap }) => gap > CELL_GAP),
  );
  const label = readLabel(before.slice(at));
  return label?.label === 'balance' && label.strangers === 0 ? at : null;
}
