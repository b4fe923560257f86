// Control characters (line breaks and tabs become spaces first), direction marks, embeddings, overrides and isolates,
// byte-order marks and the noncharacters that XML forbids.
const unwanted =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/;
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const unwantedAll = new RegExp(unwanted.source, 'g');

/** Text of a statement made harmless for a file: one line, no control characters, no direction overrides. */
export function cleanText(text: string): string {
  if (!unwanted.test(text)) return text.isWellFormed() ? text : text.toWellFormed();
  return text.replace(breaks, ' ').replace(unwantedAll, '').toWellFormed();
}

const plainNumber = /^[+-]?\d+(?:[.,]\d+)*$/;
// Excel ignores blanks before a formula in a CSV cell; the full-width signs are read as formulas in some languages.
const formulaStart = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
// A comma CSV opened where the semicolon separates (and the reverse) is cut inside a text.
const formulaAfterSeparator = /([;,|\t][^\S\t]*)(?=[=@\uff1d\uff20]|[+-](?!\d))/g;

/**
 * A text cell that a spreadsheet would run as a formula gets a leading apostrophe; a plain number never does.
 * For text cells of spreadsheet formats alone: amounts are written by `moneyText` and pass untouched.
 */
export function neutraliseFormula(text: string): string {
  const guarded = text.replace(formulaAfterSeparator, "$1'");
  return startsFormula(guarded) ? `'${guarded}` : guarded;
}

/** True where a spreadsheet would take the text for a formula. */
export const startsFormula = (text: string): boolean => formulaStart.test(text) && !plainNumber.test(text.trim());
