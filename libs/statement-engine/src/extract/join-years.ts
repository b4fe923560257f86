import type { DateToken, Token, TokenLine } from '../grammar/tokens.ts';

/**
 * "03 Jun" and "24" in cells of their own: a two-digit number right after the date of most dated lines is the year.
 * A few lines may begin their text with a number ("24 HOUR GYM"); a column of years has hardly any variety.
 */
export function joinYears(lines: readonly TokenLine[]): readonly TokenLine[] {
  const years = new Map<string, number>();
  let dated = 0;
  let followed = 0;
  for (const line of lines) {
    const first = line.tokens[0];
    if (!first || first.kind !== 'date' || first.date.kind !== 'known' || first.date.year !== null) continue;
    dated++;
    const next = yearAfter(line.tokens);
    if (next === null) continue;
    followed++;
    years.set(next.text, (years.get(next.text) ?? 0) + 1);
  }
  if (dated < 2 || followed < dated || years.size > 2) return lines;
  return lines.map((line) => {
    const first = line.tokens[0];
    return first?.kind === 'date' && yearAfter(line.tokens) !== null ? withYears(line) : line;
  });
}

/** The dates of a line with the years that stand right after them. */
function withYears(line: TokenLine): TokenLine {
  const joined = new Map<Token, DateToken>();
  const years = new Set<Token>();
  line.tokens.forEach((token, at) => {
    if (token.kind !== 'date' || token.date.kind !== 'known' || token.date.year !== null) return;
    const year = yearAfter(line.tokens.slice(at));
    if (year === null) return;
    const value = Number(year.text);
    years.add(year);
    joined.set(token, {
      ...token,
      text: `${token.text} ${year.text}`,
      x1: year.x1,
      date: { ...token.date, year: value < 100 ? 2000 + value : value },
    });
  });
  return {
    ...line,
    tokens: line.tokens.flatMap((token) => (years.has(token) ? [] : [joined.get(token) ?? token])),
    money: line.money.filter((token) => !years.has(token)),
    dates: line.dates.map((token) => joined.get(token) ?? token),
  };
}

function yearAfter(tokens: readonly Token[]): Token | null {
  const next = tokens[1];
  return next && next.kind === 'money' && next.gap < 0.8 && /^(?:20)?[0-4]\d$/.test(next.text) ? next : null;
}
