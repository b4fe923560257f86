import { withoutTokens, withToken, type DateToken, type Token, type TokenLine } from '../grammar/tokens.ts';
import { ALIGNED, CELL_GAP, LABEL_ABOVE_DATE } from '../tolerances.ts';

const YEAR = /^(?:19|20)\d{2}$/;
/** What stands beside a cell may lie between its two lines. */
const MOST_BESIDE = 3;

/**
 * "Statement period December 18 - January 17," or "1 July 2025 to 31 August", and "2026" below it: the year that a line of
 * its cell had no room for.
 */
export function joinWrappedYears(lines: readonly TokenLine[]): readonly TokenLine[] {
  const joined = [...lines];
  lines.forEach((line, at) => {
    const date = line.tokens.at(-1);
    if (date?.kind !== 'date' || date.date.kind !== 'known' || date.date.year !== null) return;
    // A comma waits for a year, and so does the end of a period.
    if (!date.text.endsWith(',') && line.dates.length < 2) return;
    for (let below = at + 1; below <= at + MOST_BESIDE; below++) {
      const other = lines[below];
      if (other === undefined || isFar(line, other)) return;
      const year = other.tokens.find((token, each) => isWrapped(token, other.tokens[each + 1], line));
      if (year === undefined) continue;
      const whole: DateToken = {
        ...date,
        text: `${date.text} ${year.text}`,
        date: { ...date.date, year: Number(year.text) },
      };
      joined[at] = withToken(line, date, whole);
      joined[below] = withoutTokens(other, new Set([year]));
      return;
    }
  });
  return joined;
}

function isFar({ line: above }: TokenLine, { line: below }: TokenLine): boolean {
  return below.page !== above.page || below.baseline - above.baseline > LABEL_ABOVE_DATE * above.size;
}

/** Whether a year stands alone in its cell, within the last cell of the line above. */
function isWrapped({ text, x0, x1, gap }: Token, next: Token | undefined, { tokens }: TokenLine): boolean {
  const isAlone = gap > CELL_GAP && (next === undefined || next.gap > CELL_GAP);
  const start = tokens[tokens.findLastIndex((token, at) => at === 0 || token.gap > CELL_GAP)]?.x0 ?? 0;
  const end = tokens.at(-1)?.x1 ?? 0;
  return YEAR.test(text) && isAlone && x0 >= start - ALIGNED && x1 <= end + ALIGNED;
}
