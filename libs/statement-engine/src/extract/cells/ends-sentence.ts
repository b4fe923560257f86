import type { MoneyToken, Token, TokenLine } from '../../grammar/tokens.ts';
import type { DateColumn } from '../table.ts';

/** Words of one sentence stand closer than this (font sizes). */
const WORD_GAP = 0.6;
const SENTENCE_WORDS = 5;
/** "£14.38.": an amount with the full stop of its sentence. */
const STOPPED = /\d\.$/;

/**
 * "… protected up to €100,000.00.": the end of a sentence, wherever it comes to stand; also without its full stop where
 * the line has no date and runs on as words from the column of dates to the amount, and alone on its last line.
 */
export function endsSentence(line: TokenLine, token: MoneyToken, dateColumns: readonly DateColumn[]): boolean {
  if (STOPPED.test(token.text) && line.dates.length === 0 && line.tokens.every(isStopped)) return true;
  const before = line.tokens.slice(0, line.tokens.indexOf(token));
  if (token.gap >= WORD_GAP || before.at(-1)?.kind !== 'text') return false;
  if (/[.,]$/.test(token.text)) return true;
  const first = before[0] as Token;
  return (
    line.dates.length === 0 &&
    before.length >= SENTENCE_WORDS &&
    dateColumns.some((column) => first.x0 < column.x1) &&
    before.slice(1).every((word) => word.kind === 'text' && word.gap < WORD_GAP)
  );
}

function isStopped({ kind, text }: Token): boolean {
  return kind === 'money' && STOPPED.test(text);
}
