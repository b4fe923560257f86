import { readDate } from '../grammar/date.ts';
import { withTokens, type DateToken, type Token, type TokenLine } from '../grammar/tokens.ts';

const HEAD = /^\d{4}[-./]\d{1,2}[-./]$/;
const DAY = /^\d{1,2}$/;
/** The rest of a date begins this near to where the date begins (points). */
const SAME_LEFT = 3;

/** Dates broken over two lines of a narrow cell: "2025-11-" above "26". All of the lines that begin so must go on so. */
export function joinBrokenDates(lines: readonly TokenLine[]): readonly TokenLine[] {
  const heads: { readonly at: number; readonly date: DateToken }[] = [];
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at]?.tokens[0];
    if (!head || !HEAD.test(head.text)) continue;
    const rest = lines[at + 1]?.tokens[0];
    if (!rest || !DAY.test(rest.text) || Math.abs(rest.x0 - head.x0) > SAME_LEFT) return lines;
    const text = head.text + rest.text;
    const date = readDate([{ text, gap: Infinity }], 0);
    if (!date) return lines;
    heads.push({
      at,
      date: {
        kind: 'date',
        date,
        text,
        x0: head.x0,
        x1: head.x1,
        gap: head.gap,
        size: head.size,
        confidence: Math.min(head.confidence, rest.confidence),
        repaired: head.repaired === true || rest.repaired === true,
      },
    });
  }
  if (heads.length === 0) return lines;
  const joined = [...lines];
  for (const { at, date } of heads) {
    const line = joined[at] as TokenLine;
    const below = joined[at + 1] as TokenLine;
    joined[at] = withTokens(line, [date, ...line.tokens.slice(1)]);
    joined[at + 1] = without(below, below.tokens[0] as Token);
  }
  return joined;
}

function without(line: TokenLine, token: Token): TokenLine {
  return withTokens(
    line,
    line.tokens.filter((other) => other !== token),
  );
}
