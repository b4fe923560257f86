import type { Token, TokenLine } from '../grammar/tokens.ts';

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
    const year = yearAfter(line.tokens);
    if (!first || first.kind !== 'date' || first.date.kind !== 'known' || year === null) return line;
    const value = Number(year.text);
    const date = {
      ...first,
      text: `${first.text} ${year.text}`,
      x1: year.x1,
      date: { ...first.date, year: value < 100 ? 2000 + value : value },
    };
    return {
      ...line,
      tokens: [date, ...line.tokens.slice(2)],
      money: line.money.filter((token) => token !== year),
      dates: [date, ...line.dates.slice(1)],
    };
  });
}

function yearAfter(tokens: readonly Token[]): Token | null {
  const next = tokens[1];
  return next && next.kind === 'money' && next.gap < 0.8 && /^(?:20)?[0-4]\d$/.test(next.text) ? next : null;
}
