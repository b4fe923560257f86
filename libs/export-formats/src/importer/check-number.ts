import type { Transaction } from '@crossfoot/contracts';

const checkWords = /\b(?:check|cheque|chq|chk)\b/i;
/** Each part brings its own blanks: where two could take the same ones, a long run of them would be tried in all ways. */
const numberInText =
  /^\s*(?:check|cheque|chq|chk)(?:\s*paid)?(?:\s*(?:no\.?|number|nr\.?|#))?(?:\s*#)?\s*0*(\d{1,10})\b/i;

/** The number of a paid check: printed in the text or, where the text speaks of a check, as the reference; else null. */
export function checkNumber(row: Transaction): string | null {
  if (row.amount > 0) return null;
  const inText = numberInText.exec(row.description)?.[1];
  if (inText !== undefined) return inText;
  const reference = row.reference?.trim() ?? '';
  return /^#?\d{1,10}$/.test(reference) && checkWords.test(row.description)
    ? reference.replace(/^#?0*(?=\d)/, '')
    : null;
}
