import type { Shape } from '@crossfoot/statement-review/layout';
import type { Sheet } from '../drawing/sheet.ts';
import type { Rng } from '../story/rng.ts';

const words =
  'harbour mill linden copper orchard violet station market bakery garden river amber cedar north silver'.split(' ');

/** Invented words that fill a width. */
export function inventedWords(rng: Rng, sheet: Sheet, width: number, size: number): string {
  const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  let text = capital(rng.pick(words));
  while (text.length > 1 && sheet.widthOf(text, { size }) > width) text = text.slice(0, -1);
  for (;;) {
    const longer = `${text} ${rng.pick(words)}`;
    if (sheet.widthOf(longer, { size }) > width) return text;
    text = longer;
  }
}

/** A whole amount in cents that is written with as many digits as the shape has. */
export function inventedCents(rng: Rng, shape: Shape): number {
  return Number(rng.digits(Math.min(9, Math.max(3, shape.replace(/[^9]/g, '').length))));
}

/** Cents written as a shape writes amounts: its signs, its marks of thousands and decimals. */
export function asShape(cents: number, shape: Shape): string {
  const [, before = '', body = '9.99', after = ''] = /^([^9]*)(9.*9)(.*)$/.exec(shape) ?? [];
  const decimal = /[.,](?=9{2,3}$)/.exec(body)?.[0] ?? '.';
  const thousands = /[.,'’ ](?=9{3}.)/.exec(body)?.[0] ?? (decimal === '.' ? ',' : '.');
  const [whole = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const isGrouped = body.replace(/[^.,'’ ]/g, '').length > 1 || !/9{4}/.test(body);
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, thousands) : whole;
  return `${before.replace('¤', '$')}${grouped}${decimal}${rest}${after}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day written as a shape writes dates; where only its order is open, as the paper of the page suggests. */
export function asDate(day: Date, shape: Shape, isMonthFirst: boolean): string {
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
  const parts: readonly string[] = shape.match(/D+|MMM/g) ?? [];
  const hasName = parts.includes('MMM');
  const isYearFirst = parts[0]?.length === 4;
  const order = hasName ? [date] : isYearFirst || isMonthFirst ? [month, date] : [date, month];
  const write = (part: string): string => {
    if (part === 'MMM') return months[month - 1] as string;
    if (part.length === 4) return String(year);
    const next = order.shift() ?? year % 100;
    return String(next).padStart(part.length, '0');
  };
  return shape.replace(/D+|MMM/g, write);
}

export const isAmount = (shape: Shape): boolean => shape.includes('9');
export const isDate = (shape: Shape): boolean => /^(?:D|MMM)/.test(shape) && shape !== 'DR';
