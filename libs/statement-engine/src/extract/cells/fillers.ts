import type { Token, TokenLine } from '../../grammar/tokens.ts';

const UNDERSCORE = 95;

/** What is printed in the place of nothing: dashes, dots, "blank". */
export function isFiller(text: string): boolean {
  const first = text.charCodeAt(0);
  // Most words begin with a letter.
  if (first >= 65 && first <= 122 && first !== UNDERSCORE) return text === 'blank';
  return /^[-–—_.=*|…#]+$/.test(text) || text === '(空)';
}

/** "- - 2 May 2025": dashes before the first word of a line stand in cells of dates. */
export function fillsDates(token: Token, line: TokenLine): boolean {
  return line.tokens.slice(0, line.tokens.indexOf(token)).every(({ text }) => isFiller(text));
}
