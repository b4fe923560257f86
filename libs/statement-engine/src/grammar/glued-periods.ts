import type { PlacedWord } from '../layout/page-lines.ts';
import { monthOf } from './date.ts';
import { BLANK } from '../tolerances.ts';

/** A period that is set as one word has so many characters. */
const [SHORTEST, LONGEST] = [13, 60];
const TO = '-|~|to|through|thru|bis|au|al';

/** "02/06/23-03/05/23", "from:01.04.2023to30.04.2023": two whole dates. */
const OF_NUMBERS = new RegExp(
  String.raw`^([\p{L}:(]*)(\d{1,4}([/.-])\d{1,2}\3\d{2,4})(${TO})(\d{1,4}\3\d{1,2}\3\d{2,4})([.,;)]*)$`,
  'iu',
);
/** "FROMAUG17TOSEP16,2023": months before their days; the year may stand with the last alone. */
const MONTH_FIRST = new RegExp(
  String.raw`^([\p{L}:(]{3,40})(\d{1,2})(?:,((?:19|20)\d{2}))?(${TO})(\p{L}{3,10})(\d{1,2}),((?:19|20)\d{2})([.,;)]*)$`,
  'iu',
);
/** "26thNov2023to25thDec2023". */
const DAY_FIRST = new RegExp(
  String.raw`^([\p{L}:(]*?)(\d{1,2})(?:st|nd|rd|th)?(\p{L}{3,10})((?:19|20)\d{2})?(${TO})(\d{1,2})(?:st|nd|rd|th)?(\p{L}{3,10})((?:19|20)\d{2})([.,;)]*)$`,
  'iu',
);

/** Words in, the same with each that is a whole period parted into its dates and the word between them. */
export function splitGluedPeriods(words: readonly PlacedWord[]): readonly PlacedWord[] {
  if (!words.some(mayBePeriod)) return words;
  return words.flatMap((word) => {
    const parts = mayBePeriod(word) ? partsOf(word.text) : null;
    return parts === null ? [word] : placed(word, parts);
  });
}

function mayBePeriod({ text }: PlacedWord): boolean {
  return text.length >= SHORTEST && text.length <= LONGEST && /\d[.,;)]*$/.test(text) && /\d\D.*\d{2}\D*$/.test(text);
}

/** The pieces of a period in their order; null of any other word. */
function partsOf(text: string): string[] | null {
  const [, before = '', from, , to, end, behind = ''] = OF_NUMBERS.exec(text) ?? [];
  if (from !== undefined && to !== undefined && end !== undefined) return [before, from, to, end, behind];
  return monthsFirst(text) ?? daysFirst(text);
}

function monthsFirst(text: string): string[] | null {
  const [, head, day, year = '', to, name, last, endYear, behind = ''] = MONTH_FIRST.exec(text) ?? [];
  if (head === undefined || day === undefined || to === undefined || name === undefined || last === undefined)
    return null;
  const month = monthAtEnd(head);
  if (month === null || monthOf(name) === 0) return null;
  const from = [month, year === '' ? day : `${day},`, year];
  return [head.slice(0, -month.length), ...from, to, name, `${last},`, endYear as string, behind];
}

function daysFirst(text: string): string[] | null {
  const [, before = '', day, name, year = '', to, last, month, endYear, behind = ''] = DAY_FIRST.exec(text) ?? [];
  if (day === undefined || name === undefined || to === undefined || last === undefined || month === undefined)
    return null;
  if (monthOf(name) === 0 || monthOf(month) === 0) return null;
  return [before, day, name, year, to, last, month, endYear as string, behind];
}

/** The name of a month that a run of letters ends with, the longest one. */
function monthAtEnd(letters: string): string | null {
  for (let at = Math.max(0, letters.length - 10); at <= letters.length - 3; at++)
    if (monthOf(letters.slice(at)) > 0) return letters.slice(at);
  return null;
}

/** The pieces share the width of the word by their characters. */
function placed(word: PlacedWord, parts: readonly string[]): PlacedWord[] {
  const printed = parts.filter((text) => text !== '');
  const width = (word.x1 - word.x0) / printed.join('').length;
  let at = word.x0;
  return printed.map((text, index) => {
    const x0 = at;
    at += text.length * width;
    return { ...word, text, x0, x1: at, gap: index === 0 ? word.gap : BLANK };
  });
}
