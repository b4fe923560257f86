import { isAmountByForm, withTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { columnWords } from '../../vocabulary/vocabulary.ts';

/** A panel beside a table stands off by this much at least (font sizes). */
const PANEL_GAP = 1.5;
/** What is longer than the name of a column can be is a sentence (characters). */
const SENTENCE = 28;

/**
 * The part of a line left of a panel that stands beside the table: before the first cell that is a sentence or holds
 * figures. Where the table is known to reach to `right`, a panel stands beyond it.
 */
export function withoutPanel(line: TokenLine, right = -Infinity): TokenLine {
  const { tokens } = line;
  let start = 0;
  for (let at = 1; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token && token.gap < PANEL_GAP) continue;
    const { x0 } = tokens[start] as Token;
    if (start > 0 && x0 > right) {
      const cell = tokens.slice(start, at);
      if (cell.some(isFigure) || isSentence(cell)) return leftOf(line, x0);
    }
    start = at;
  }
  return line;
}

function isFigure(token: Token): boolean {
  return token.kind === 'date' || isAmountByForm(token);
}

/** Longer than the name of a column, and hardly any word of it names one. */
function isSentence(cell: readonly Token[]): boolean {
  const words = cell.map((token) => bareWord(token.text));
  if (words.join(' ').length <= SENTENCE) return false;
  const named = columnWords.find(words).reduce((sum, match) => sum + match.length, 0);
  return named * 3 < words.length;
}

function leftOf(line: TokenLine, x: number): TokenLine {
  const isLeft = ({ x0 }: { readonly x0: number }): boolean => x0 < x - 0.5;
  const words = line.line.words.filter(isLeft);
  return withTokens({ ...line, line: { ...line.line, words } }, line.tokens.filter(isLeft));
}
