import type { Location } from '@crossfoot/contracts';
import type { PageWord } from '#statement/pdf-file.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the words inside a box make of a row; what is not found is null and is for the person to type. */
export interface DrawnRow {
  readonly date: string | null;
  readonly description: string;
  readonly amount: number | null;
  readonly balance: number | null;
}

/** The words whose middle lies in the box, in the order in which they are read. */
export function wordsInBox(words: readonly PageWord[], box: Box): readonly PageWord[] {
  return words
    .filter(({ x, y, width, height }) => {
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      return middleX >= box.x && middleX <= box.x + box.width && middleY >= box.y && middleY <= box.y + box.height;
    })
    .toSorted((one, other) => (Math.abs(one.y - other.y) > one.height / 2 ? one.y - other.y : one.x - other.x));
}

const amountShape = /^[-+−(]?\p{Sc}?\s?[-+−]?\d{1,3}(?:[ ,.'’]?\d{3})*[.,]\d{2,3}\)?\s?(?:[-−]|CR|DR)?$/u;

/** The row that drawn words make: the first date, the first amount, a second one as the balance, the rest as its words. */
export function rowFromWords(words: readonly PageWord[], year: number): DrawnRow {
  const pieces = words.flatMap(({ text }) => text.trim().split(/\s{2,}/)).filter((piece) => piece !== '');
  const amounts: number[] = [];
  const rest: string[] = [];
  for (const piece of pieces) {
    if (amountShape.test(piece)) amounts.push(amountOf(piece));
    else rest.push(piece);
  }
  const text = rest.join(' ');
  const found = dateIn(text, year);
  return {
    date: found?.iso ?? null,
    description: (found === null ? text : text.replace(found.text, '')).replace(/\s+/g, ' ').trim(),
    amount: amounts[0] ?? null,
    balance: amounts[1] ?? null,
  };
}

function amountOf(text: string): number {
  const digits = text.replace(/[^\d.,]/g, '');
  const decimalAt = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const whole = digits.slice(0, decimalAt).replace(/[.,]/g, '');
  const value = Number(`${whole}.${digits.slice(decimalAt + 1)}`);
  return /[-−(]|DR/.test(text) ? -value : value;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dateIn(text: string, year: number): { readonly iso: string; readonly text: string } | null {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text);
  if (iso !== null) return { iso: iso[0], text: iso[0] };
  const named =
    /\b(\d{1,2})\.?\s+(\p{L}{3,9})\.?(?:\s+(\d{4}))?\b|\b(\p{L}{3,9})\.?\s+(\d{1,2})\b(?:,?\s+(\d{4}))?/u.exec(text);
  if (named !== null) {
    const month = months.indexOf((named[2] ?? named[4] ?? '').slice(0, 3).toLowerCase());
    const day = Number(named[1] ?? named[5]);
    if (month >= 0) return { iso: written(Number(named[3] ?? named[6] ?? year), month + 1, day), text: named[0] };
  }
  const numbers = /\b(\d{1,2})[/.](\d{1,2})(?:[/.](\d{2,4}))?/.exec(text);
  if (numbers === null) return null;
  const [one, other] = [Number(numbers[1]), Number(numbers[2])];
  const printed = numbers[3] === undefined ? year : Number(numbers[3]);
  // Month first unless that is none: the person sees the date before it is taken.
  const [month, day] = one > 12 ? [other, one] : [one, other];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return { iso: written(printed < 100 ? 2000 + printed : printed, month, day), text: numbers[0] };
}

const written = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The last row that stands above a place on the pages. */
export function rowAbove(
  rows: readonly { readonly id: string; readonly transaction: { readonly location: Location } }[],
  place: Location,
): string | null {
  const isAbove = ({ page, y }: Location): boolean => page < place.page || (page === place.page && y < place.y);
  return rows.findLast(({ transaction }) => isAbove(transaction.location))?.id ?? null;
}
