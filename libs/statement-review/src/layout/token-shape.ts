/**
 * The shape of a token: what kind of thing is printed, and of it nothing but how it is written. Digits of an amount are 9,
 * digits of a date D, a month's name MMM, a currency sign ¤; every other token is one of four words. No letter of a document
 * gets into a shape but those of `CR` and `DR`, which are the sign of an amount.
 */
export type Shape = string;

/** Every shape there is: nothing else may stand in a report. */
export const shapePattern =
  /^(?:text|code|number|mark|CR|DR|[-+−–(¤]{0,3} ?9[9.,'’ ]*\)?(?:[-−–]|CR|DR)?|D{1,4}(?:[-./ ](?:D{1,4}|MMM)){1,2}[-./]?|MMM(?: D{1,4}){1,2})$/;

const amount = /^[-+−–(]?\p{Sc}?[-+−–]?(?:\d{1,3}(?:[.,'’]\d{3})+|\d+)[.,]\d{2,3}\)?(?:[-−–]|CR|DR)?$/u;
const date = /^(?:\d{1,2}([-./])(?:\d{1,2}|\p{L}{3,9})(?:\1(?:\d{4}|\d{2}))?|\d{4}([-./])\d{1,2}\2\d{1,2})[-./]?$/u;

/** First letters of the months in the languages that statements are mostly printed in. */
const months = new Set(
  'jan feb mar apr may jun jul aug sep oct nov dec janv fév fev mars avr avril mai juin juil aoû aout août déc dez okt mär maj ene abr ago dic gen mag giu lug set ott mei mrt'.split(
    ' ',
  ),
);
const isMonth = (token: string): boolean =>
  /^\p{L}{3,10}\.?$/u.test(token) &&
  [3, 4, 5].some((length) => months.has(token.replace('.', '').toLowerCase().slice(0, length)));

export function shapeOf(token: string): Shape {
  if (amount.test(token)) return token.replace(/\d/g, '9').replace(/\p{Sc}/gu, '¤');
  if (date.test(token)) {
    const [month] = /\p{L}+/u.exec(token) ?? [];
    if (month === undefined) return token.replace(/\d/g, 'D');
    if (isMonth(month)) return token.replace(month, 'MMM').replace(/\d/g, 'D');
  }
  if (/^(?:CR|DR)$/.test(token)) return token;
  if (/^\d+$/.test(token)) return 'number';
  if (/\d/.test(token)) return 'code';
  return /[\p{L}\p{M}]/u.test(token) ? 'text' : 'mark';
}

/** Several tokens that are one thing. */
export interface Joined {
  readonly shape: Shape;
  readonly length: number;
}

/** An amount whose thousands stand apart: `1 234,50`. */
export function spacedAmount(tokens: readonly string[]): Joined | null {
  if (!/^[-+−–(]?\p{Sc}?\d{1,3}$/u.test(tokens[0] ?? '')) return null;
  const length = tokens.slice(1).findIndex((token) => !/^\d{3}$/.test(token)) + 2;
  const last = tokens[length - 1] ?? '';
  if (length < 2 || !/^\d{3}[.,]\d{2,3}\)?(?:[-−–]|CR|DR)?$/.test(last)) return null;
  const shape = tokens
    .slice(0, length)
    .join(' ')
    .replace(/\d/g, '9')
    .replace(/\p{Sc}/gu, '¤');
  return { shape, length };
}

/** A date whose parts are printed as words of their own: `05 Jan 2026`, `Jan 05`; how many tokens it takes. */
export function namedDate(tokens: readonly string[]): Joined | null {
  const [first = '', second = '', third = ''] = tokens.map((token) => token.replace(/,$/, ''));
  const isDay = (token: string): boolean => /^\d{1,2}\.?$/.test(token);
  const isYear = /^\d{4}$/.test(third);
  const digits = (token: string): string => 'D'.repeat(token.replace('.', '').length);
  const year = isYear ? ' DDDD' : '';
  if (isDay(first) && isMonth(second)) return { shape: `${digits(first)} MMM${year}`, length: isYear ? 3 : 2 };
  if (isMonth(first) && isDay(second)) return { shape: `MMM ${digits(second)}${year}`, length: isYear ? 3 : 2 };
  return null;
}
