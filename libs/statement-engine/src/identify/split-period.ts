import type { DateToken, Token, TokenLine } from '../grammar/tokens.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { periodEnds } from '../vocabulary/vocabulary.ts';
import type { PrintedPeriod } from './document-facts.ts';
import { CELL_GAP, LABEL_ABOVE_DATE, PERIOD_FIELDS_APART, PERIOD_FIELD_LINES } from '../tolerances.ts';
import { overlap } from '../grammar/spans.ts';

/**
 * The period where its ends are fields of their own ("From: 12/11/2024", "Through: 01/10/2025", or the labels above the
 * dates). For documents that print it nowhere as one.
 */
export function findSplitPeriod(lines: readonly TokenLine[]): PrintedPeriod | null {
  let start: { readonly at: number; readonly date: DateToken } | null = null;
  for (let at = 0; at < lines.length && at < PERIOD_FIELD_LINES; at++) {
    const line = lines[at] as TokenLine;
    if (line.dates.length === 0 || line.amounts.length > 0) continue;
    for (const date of line.dates) {
      const end = endOf(lines, at, date);
      if (end === 'start') start = { at, date };
      if (end === 'end' && start && at - start.at <= PERIOD_FIELDS_APART && start.date !== date)
        return { at: start.at, start: start.date, end: date };
    }
  }
  return null;
}

/** Which end of a period the words before a date, or else those above it, name. */
function endOf(lines: readonly TokenLine[], at: number, date: DateToken): 'start' | 'end' | null {
  const line = lines[at] as TokenLine;
  const words: Token[] = [];
  for (let i = line.tokens.indexOf(date) - 1; i >= 0; i--) {
    const token = line.tokens[i] as Token;
    if (token.kind !== 'text') break;
    words.unshift(token);
    if (token.gap > CELL_GAP) break;
  }
  if (words.length > 0) return named(words);
  const above = lines[at - 1];
  if (!above || above.line.page !== line.line.page || above.dates.length > 0) return null;
  if (line.line.baseline - above.line.baseline > LABEL_ABOVE_DATE * Math.max(line.line.size, above.line.size))
    return null;
  return named(above.tokens.filter((token) => overlap(token, date)));
}

function named(words: readonly Token[]): 'start' | 'end' | null {
  return periodEnds.exact(words.map((token) => bareWord(token.text)));
}
