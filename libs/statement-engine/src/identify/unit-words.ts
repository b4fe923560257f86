import { readSide } from '../grammar/money.ts';
import { withoutTokens, type Token, type TokenLine } from '../grammar/tokens.ts';
import { countsOf } from '../groups.ts';
import { FEWEST_UNITS, HARDLY_ELSEWHERE, MOST_HAVE_UNIT, WORD_GAP } from '../tolerances.ts';

/** "ر.س", "Br", "SLe". */
const SHORT_WORD = /^[\p{L}\p{M}.]{1,5}$/u;

/**
 * The lines without the short word that stands right behind, or right before, most amounts of the document and hardly
 * anywhere else: "189.90 ر.س", "Br 1,204.00". It is the sign of a currency, in whatever script, and no word of an entry.
 */
export function withoutUnitWords(lines: readonly TokenLine[]): readonly TokenLine[] {
  const amounts = lines.reduce((sum, line) => sum + line.amounts.length, 0);
  const words = lines.flatMap(({ tokens }) => tokens.filter(isShortWord));
  const all = countsOf(words.map(({ text }) => text));
  const beside = lines.flatMap(({ tokens, amounts: own }) =>
    own.map((amount): [Token | undefined, Token | undefined] => {
      const at = tokens.indexOf(amount);
      const [before, behind] = [tokens[at - 1], tokens[at + 1]];
      return [amount.gap < WORD_GAP ? before : undefined, behind && behind.gap < WORD_GAP ? behind : undefined];
    }),
  );
  const units = [0, 1].flatMap((side) => {
    const found = beside.flatMap((pair) => pair[side] ?? []).filter(isShortWord);
    const [unit, count] = [...countsOf(found.map(({ text }) => text))].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
    const isUnit =
      count >= FEWEST_UNITS && count >= amounts * MOST_HAVE_UNIT && count >= (all.get(unit) ?? 0) * HARDLY_ELSEWHERE;
    return isUnit ? found.filter(({ text }) => text === unit) : [];
  });
  const dropped = new Set(units);
  return dropped.size === 0 ? lines : lines.map((line) => withoutTokens(line, dropped));
}

function isShortWord({ kind, text }: Token): boolean {
  return kind === 'text' && SHORT_WORD.test(text) && readSide(text) === null;
}
