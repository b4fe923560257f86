import { readLabel } from '../../grammar/read-labels.ts';
import { cutAtGaps, isAmountByForm, withTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { overlap, type Span } from '../../grammar/spans.ts';
import { CELL_GAP, HALF_LINE } from '../../tolerances.ts';

/**
 * "Balance of the last / statement of 10.12.2024" with its amount in the middle of the two lines, as cells are centred
 * beside each other: where the words above and below, each half a line off, are the name of a balance or a total and
 * nothing else, they stand with the amount behind them in one line. Several such boxes may stand beside each other.
 */
export function withNamesBeside(lines: readonly TokenLine[]): readonly TokenLine[] {
  const changed = new Map<TokenLine, TokenLine>();
  lines.forEach((line, at) => {
    const [upper, lower] = [lines[at - 1], lines[at + 1]];
    const isBare = line.money.length > 0 && line.tokens.every(({ kind }) => kind !== 'text');
    if (!isBare || !isAmountByForm(line.tokens.at(-1)) || upper === undefined || lower === undefined) return;
    if (![upper, lower].every((other) => isHalfLineOff(other, line)) || changed.has(upper)) return;
    const names = namesOver(upper, lower);
    if (names.length === 0) return;
    const named = new Set(names.flat());
    for (const other of [upper, lower]) changed.set(other, withTokens(other, other.tokens.filter((token) => !named.has(token)))); // prettier-ignore
    const isBefore = (amount: Token, name: readonly Token[]): boolean => (name[0]?.x0 ?? Infinity) < amount.x0;
    const tokens = line.tokens.flatMap((amount, index) => {
      const before = line.tokens[index - 1];
      const own = names.filter((name) => isBefore(amount, name) && !(before && isBefore(before, name)));
      return [...own.flat(), amount];
    });
    changed.set(line, withTokens(line, tokens));
  });
  return changed.size === 0 ? lines : lines.map((line) => changed.get(line) ?? line);
}

/** The cells of two lines that stand over each other and are together the name of a balance or a total. */
function namesOver(upper: TokenLine, lower: TokenLine): readonly (readonly Token[])[] {
  const above = cutAtGaps<Token>(upper.tokens, CELL_GAP);
  return cutAtGaps<Token>(lower.tokens, CELL_GAP).flatMap((cell) => {
    const [over, other] = above.filter((each) => overlap(spanOf(each), spanOf(cell)));
    const name = [...(over ?? []), ...cell];
    return over !== undefined && other === undefined && readLabel(name)?.strangers === 0 ? [name] : [];
  });
}

const spanOf = (cell: readonly Token[]): Span => ({
  x0: Math.min(...cell.map(({ x0 }) => x0)),
  x1: Math.max(...cell.map(({ x1 }) => x1)),
});

/** Whether a line without any amount stands half a line above or below another one, beside what is printed there. */
function isHalfLineOff(other: TokenLine, { line, tokens }: TokenLine): boolean {
  const distance = Math.abs(other.line.baseline - line.baseline);
  const isBeside = !tokens.some((token) => other.tokens.some((each) => overlap(each, token)));
  return other.line.page === line.page && distance <= HALF_LINE * line.size && other.amounts.length === 0 && isBeside;
}
