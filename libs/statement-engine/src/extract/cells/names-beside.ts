import { readLabel } from '../../grammar/read-labels.ts';
import { isAmountByForm, withTokens, type TokenLine } from '../../grammar/tokens.ts';
import { overlap } from '../../grammar/spans.ts';
import { HALF_LINE } from '../../tolerances.ts';

/**
 * "Balance of the last / statement of 10.12.2024" with its amount in the middle of the two lines, as cells are centred
 * beside each other: where the words above and below an amount, each half a line off, are the name of a balance or a
 * total and nothing else, they stand with it in one line.
 */
export function withNamesBeside(lines: readonly TokenLine[]): readonly TokenLine[] {
  const named = new Map<TokenLine, TokenLine>();
  const taken = new Set<TokenLine>();
  lines.forEach((line, at) => {
    const [upper, lower] = [lines[at - 1], lines[at + 1]];
    const isBare = line.tokens.every(({ kind }) => kind !== 'text') && line.money.length === 1;
    if (!isBare || !isAmountByForm(line.tokens.at(-1)) || upper === undefined || lower === undefined) return;
    if (![upper, lower].every((other) => isHalfLineOff(other, line)) || taken.has(upper)) return;
    const tokens = [...upper.tokens, ...lower.tokens];
    if (readLabel(tokens)?.strangers !== 0) return;
    named.set(line, withTokens(line, [...tokens, ...line.tokens]));
    for (const other of [upper, lower]) taken.add(other);
  });
  if (named.size === 0) return lines;
  return lines.map((line) => named.get(line) ?? (taken.has(line) ? withTokens(line, []) : line));
}

/** Whether a line without any amount stands half a line above or below another one, beside what is printed there. */
function isHalfLineOff(other: TokenLine, { line, tokens }: TokenLine): boolean {
  const distance = Math.abs(other.line.baseline - line.baseline);
  const isBeside = !tokens.some((token) => other.tokens.some((each) => overlap(each, token)));
  return other.line.page === line.page && distance <= HALF_LINE * line.size && other.amounts.length === 0 && isBeside;
}
