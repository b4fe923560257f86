import type { Token, TokenLine } from './tokens.ts';

const TO = /^(?:[-–~]|to|through|bis|au|al|tot|t\/m)$/i;
/** An entry with its balance has two amounts at most. */
const FEWEST_AMOUNTS = 3;
/** A mark stands right behind its amount (font sizes). */
const MARK_GAP = 1;

/**
 * "01-09-2023 - 30-09-2023   1.566,31 +/CREDIT   3.643,78 +/CREDIT   4.572,30 / 6.649,77": a period and the figures of the
 * whole statement, without a word of an entry between them.
 */
export function isSummaryOfDays({ tokens, amounts }: TokenLine): boolean {
  const [from, to, end] = tokens;
  if (amounts.length < FEWEST_AMOUNTS || from?.kind !== 'date' || end?.kind !== 'date' || !TO.test(to?.text ?? ''))
    return false;
  const rest = tokens.slice(3);
  const isFigure = (token: Token, at: number): boolean =>
    token.kind === 'money' || !/\p{L}/u.test(token.text) || (token.gap < MARK_GAP && rest[at - 1]?.kind === 'money');
  return rest.every(isFigure);
}
