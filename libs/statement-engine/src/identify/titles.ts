import type { TokenLine } from '../grammar/tokens.ts';
import { TITLE_LARGER, TITLE_REACH_LINES } from '../tolerances.ts';

/** The words of the title that stands above the period of a statement, without numbers; null where none does. */
export function titleAbove(lines: readonly TokenLine[], at: number): string | null {
  const own = (lines[at] as TokenLine).line;
  for (let i = at - 1; i >= 0 && i >= at - TITLE_REACH_LINES; i--) {
    const { line, tokens, amounts } = lines[i] as TokenLine;
    if (line.page !== own.page || amounts.length > 0) return null;
    if (line.size < TITLE_LARGER * own.size) continue;
    const words = tokens.flatMap(({ kind, text }) => (kind === 'text' && !/\d/.test(text) ? [text.toLowerCase()] : []));
    return words.length > 0 ? words.join(' ') : null;
  }
  return null;
}
