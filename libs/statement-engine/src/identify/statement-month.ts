import { monthOf } from '../grammar/date.ts';
import type { TokenLine } from '../grammar/tokens.ts';

/** The month that a statement is of. */
export interface StatementMonth {
  readonly year: number;
  readonly month: number;
}

/** The title that names the month stands among the first lines. */
const TITLE_LINES = 40;
/** The month that the document's title names ("MARZO 2025", "MARZO /2025"), where it names no other; null otherwise. */
export function findStatementMonth(lines: readonly TokenLine[]): StatementMonth | null {
  const found = new Map<string, StatementMonth>();
  for (const line of lines.slice(0, TITLE_LINES)) {
    if (line.amounts.length > 0) continue;
    const words = line.line.words.map((word) => word.text);
    words.forEach((word, at) => {
      const month = monthOf(word);
      if (month === 0) return;
      for (const next of words.slice(at + 1, at + 4)) {
        const year = /^\D?((?:19|20)\d{2})\D?$/.exec(next);
        if (year) found.set(`${year[1]}-${month}`, { year: Number(year[1]), month });
      }
    });
  }
  const [only] = found.values();
  return found.size === 1 && only ? only : null;
}
