import type { RawRow } from '../extract/raw-statement.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { kindWords, rowWords } from '../vocabulary/vocabulary.ts';

const DEBTS: ReadonlySet<string> = new Set(['creditCard', 'loan', 'folio']);

/**
 * Whether the entries that name a debt come in, all of them. "Top-up by credit card" is in the holder's favour whether
 * the account is that card or is filled by it: where it is read so, the reading is the right way round.
 */
export function debtsPayIn(rows: readonly RawRow[], signs: readonly number[]): boolean {
  const naming = rows.flatMap((row, at) => {
    const words = row.description.split(' ').map(bareWord);
    return kindWords.find(words).some(({ tag }) => DEBTS.has(tag)) ? [{ words, sign: signs[at] }] : [];
  });
  const goesOut = (words: readonly string[]): boolean => rowWords.find(words).some(({ tag }) => tag === 'out');
  return naming.length > 0 && naming.every(({ words, sign }) => sign === 1 && !goesOut(words));
}
