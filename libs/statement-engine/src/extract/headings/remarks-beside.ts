import { cutAtGaps, withTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { APART } from '../../tolerances.ts';
import { sectionOf } from './title-words.ts';

/** A remark has so many words, a name beside it fewer. */
const FEWEST_WORDS = 4;

/**
 * "Deposits and other additions      There were 12 deposits totaling $15,660.03.": what a sentence beside the title of a
 * list says of it is no part of the title, nor is a figure in it an entry's.
 */
export function withoutRemarksBeside(lines: readonly TokenLine[]): readonly TokenLine[] {
  const rest = lines.map(withoutRemark);
  return rest.some((line, at) => line !== lines[at]) ? rest : lines;
}

function withoutRemark(line: TokenLine): TokenLine {
  if (line.amounts.length > 1 || line.dates.length > 0) return line;
  const [title = [], remark = [], other] = cutAtGaps<Token>(line.tokens, APART);
  const isSentence = remark.filter(({ kind }) => kind === 'text').length >= FEWEST_WORDS;
  if (other !== undefined || !isSentence) return line;
  const named = sectionOf(title);
  return named === 'in' || named === 'out' ? withTokens(line, title) : line;
}
