import { isWeekday } from '../vocabulary/weekdays.ts';
import type { Token } from './tokens.ts';

/**
 * Forms of words that whole passes over a document look for, as bits. A line knows which of them its words have, so
 * that a pass need not look at the words of every line: of most documents it need not look at any.
 */
export const FORM = {
  /** Three capitals, as currencies have: "EUR". */
  code: 1,
  /** Up to three characters that end in a digit, with or without a point: "7", "26", "3.", ",5". */
  short: 2,
  /** Four characters as years have them. */
  year: 4,
  /** "07.47". */
  clock: 8,
  /** One digit behind its mark: "88.2". */
  tenths: 16,
  /** Ends in a mark of dates or in a minus: "2025-11-", "7,248.90 -". */
  open: 32,
  weekday: 64,
} as const;

/** The forms of the words of a line, joined; words may have a form and yet not be what is looked for. */
export function formsOf(tokens: readonly Token[]): number {
  let forms = 0;
  for (const { kind, text } of tokens) forms |= formOf(text) | (kind === 'text' && isWeekday(text) ? FORM.weekday : 0);
  return forms;
}

function formOf(text: string): number {
  const { length } = text;
  const last = text.charCodeAt(length - 1);
  if (isDigit(last)) {
    const before = text.charCodeAt(length - 2);
    if (before === POINT || before === COMMA) return FORM.tenths | (length <= 3 ? FORM.short : 0);
    if (length <= 3) return FORM.short;
    if (length === 4) return FORM.year;
    return length === 5 && text.charCodeAt(2) === POINT ? FORM.clock : 0;
  }
  if (last === POINT) return length <= 3 ? FORM.short | FORM.open : FORM.open;
  if (last === MINUS || last === SLASH) return FORM.open;
  return length === 3 && isCapital(last) && isCapital(text.charCodeAt(0)) ? FORM.code : 0;
}

const [POINT, COMMA, MINUS, SLASH] = [46, 44, 45, 47];

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** Whether any of the lines has a word of a form. */
export function hasForm(lines: readonly { readonly forms: number }[], form: number): boolean {
  for (const line of lines) if ((line.forms & form) !== 0) return true;
  return false;
}
