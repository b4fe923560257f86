import {
  isAmountByForm,
  withTokens,
  type DateToken,
  type MoneyToken,
  type Token,
  type TokenLine,
} from '../../grammar/tokens.ts';
import { ALIGNED, PART_PITCH } from '../../tolerances.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { columnWords } from '../../vocabulary/vocabulary.ts';
import { isClock } from '../../grammar/clock.ts';

/** So many of them are a habit. */
const FEWEST = 4;
/** What stood below an entry is set off from its words and its amount by so much (points). */
const APART = 40;

/**
 * "Top-up by card  +310.00" over "17 June 2026  1,080.63": each entry takes two lines, the lower of which has nothing but
 * its day below its words and the balance after it below its amount, with a time or the name of the balance between. Read as one line, in the order of a ledger.
 */
export function withDaysBelow(lines: readonly TokenLine[]): readonly TokenLine[] {
  const lower = new Map(lines.flatMap((line, at) => (isDayBelow(line, lines[at - 1]) ? [[lines[at - 1], line]] : [])));
  if (lower.size < FEWEST) return lines;
  const taken = new Set(lower.values());
  return lines.map((line) => {
    const below = lower.get(line);
    return below === undefined ? (taken.has(line) ? withTokens(line, []) : line) : asOneLine(line, below);
  });
}

function isDayBelow({ tokens, line }: TokenLine, upper: TokenLine | undefined): boolean {
  const [day, balance] = [tokens[0], tokens.at(-1)];
  if (upper === undefined || day?.kind !== 'date' || !isAmountByForm(balance)) return false;
  const [first, amount] = [upper.tokens[0], upper.tokens.at(-1)];
  return (
    tokens.slice(1, -1).every(namesOrTimes) &&
    upper.line.page === line.page &&
    line.baseline - upper.line.baseline <= PART_PITCH &&
    upper.dates.length === 0 &&
    upper.amounts.length === 1 &&
    first?.kind === 'text' &&
    isAmountByForm(amount) &&
    Math.abs(first.x0 - day.x0) <= ALIGNED &&
    Math.abs(amount.x1 - balance.x1) <= ALIGNED
  );
}

/** "08:55 PM   Balance": nothing but a time of day and the name of the balance. */
function namesOrTimes({ kind, text }: Token): boolean {
  return kind === 'text' && (isClock(text) || columnWords.exact([bareWord(text)]) === 'balance');
}

/** The day before the words and the balance behind the amount, as far off as other cells. */
function asOneLine(upper: TokenLine, { tokens }: TokenLine): TokenLine {
  const [day, balance] = [tokens[0], tokens.at(-1)] as [DateToken, MoneyToken];
  const [before, behind] = [day.x1 - day.x0 + APART, balance.x1 - balance.x0 + APART];
  const gap = APART / balance.size;
  return withTokens(upper, [
    { ...day, x0: day.x0 - before, x1: day.x1 - before },
    ...upper.tokens.map((token, at) => (at === 0 ? { ...token, gap } : token)),
    {
      ...balance,
      gap,
      x0: balance.x0 + behind,
      x1: balance.x1 + behind,
      coreX0: balance.coreX0 + behind,
      coreX1: balance.coreX1 + behind,
    },
  ]);
}
