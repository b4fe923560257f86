import { isAmountByForm, withTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { columnWords } from '../../vocabulary/vocabulary.ts';

/** A panel beside a table stands off by this much at least (font sizes). */
const PANEL_GAP = 1.5;
/** What is longer than the name of a column can be is a sentence (characters). */
const SENTENCE = 28;

/**
 * The part of a line left of a panel that stands beside the table: before the first cell that is a sentence or holds
 * figures. Where the table is known to reach to `right`, a panel stands beyond it, with the name of what it holds.
 */
export function withoutPanel(line: TokenLine, right = -Infinity): TokenLine {
  const { tokens } = line;
  let start = 0;
  let panel = Infinity;
  for (let at = 1; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token && token.gap < PANEL_GAP) continue;
    const { x0 } = tokens[start] as Token;
    if (start > 0 && x0 > right) {
      const cell = tokens.slice(start, at);
      if (Number.isFinite(right)) panel = Math.min(panel, x0);
      if (cell.some(isFigure) || isSentence(cell.map(({ text }) => text))) return leftOf(line, Math.min(panel, x0));
    }
    start = at;
  }
  return line;
}

function isFigure(token: Token): boolean {
  return token.kind === 'date' || isAmountByForm(token);
}

/** Of so many words most of a name's name a column, of fewer one in three. */
const MANY_WORDS = 5;

/** Longer than the name of a column, and too few of its words name one. */
export function isSentence(cell: readonly string[]): boolean {
  const words = cell.map(bareWord).filter((word) => /\p{L}/u.test(word));
  if (words.join(' ').length <= SENTENCE) return false;
  const named = columnWords.find(words).reduce((sum, match) => sum + match.length, 0);
  return named * (words.length < MANY_WORDS ? 3 : 2) < words.length;
}

function leftOf(line: TokenLine, x: number): TokenLine {
  const isLeft = ({ x0 }: { readonly x0: number }): boolean => x0 < x - 0.5;
  const words = line.line.words.filter(isLeft);
  return withTokens({ ...line, line: { ...line.line, words } }, line.tokens.filter(isLeft));
}
