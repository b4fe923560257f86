import type { Word } from '../../page-content.ts';
import type { PageBox } from '@crossfoot/page-picture';
import { AMOUNT, amountForm, firstOfLines, sameEdge, sameLine } from './amount-cells.ts';
import { confirmedDates, SEEN_AGAIN } from './confirm-dates.ts';
import {
  cellOf,
  dateColumns,
  datesOf,
  DIGITS,
  isMonthAndMore,
  isOfColumn,
  isOfMonth,
  keyOf,
  ROOM,
  SAME_EDGE,
  seenInCell,
  type DateColumn,
} from './date-columns.ts';
import { asMonthDay } from './date-forms.ts';
import { orderOf, outOfYear } from './date-order.ts';
import { digitsIn, hasLostDigit, usualForm } from './lost-digits.ts';
import { textWidth } from '../glyph-widths.ts';
import type { CellManner, ReadCell } from './ocr-page.ts';
import { apart, spacedColumns, spacedKey } from './spaced-dates.ts';

/** A page with more cells without a date has another habit, or is beyond help. */
const MOST_CELLS = 12;
/** Among so many amounts that can be no dates, dates without a year are amounts, too: "9.10" above "10.10". */
const FEWEST_AMOUNTS = 3;
const AMOUNTS_AMONG_DATES = 0.25;
/** A clear word of so many letters stands there instead of a date. */
const WORD = /\p{L}{3}/u;
const CLEAR = 0.8;
/** Of dates read with less one in some was wrong. */
const UNSURE = 0.75;
/** Of further readings so many clear ones must agree, or all. */
const AGREE = 2;
const ENOUGH = 0.99;
/** Each is another picture to tesseract, or another model. */
const MANNERS = ['larger', 'inEnglish', 'narrower'] as const;

/** So many amounts of a column show where it ends. */
const FEWEST_ABOVE = 5;

const MONTH_LETTERS = 3;
const MONTH_AND_DAY = '0M2';

/**
 * Rows with an amount whose date came out as anything but a date, or as one outside the order of its column: the cell is
 * read once more, by itself: larger, with the English model, which sees figures best, and narrower. What then is a date in the manner of its column (and in its order) takes the
 * place of what was read, and says that it was concluded.
 */
export async function readDates(words: readonly Word[], read: ReadCell): Promise<readonly Word[]> {
  const spaced = spacedColumns(words);
  const partsOf = new Map(spaced.flatMap(({ dates }) => dates.map((date) => [date.whole, date.words] as const)));
  const isPart = new Set([...partsOf.values()].flat());
  const wholes = partsOf.size === 0 ? words : [...words.filter((word) => !isPart.has(word)), ...partsOf.keys()];
  let result = wholes;
  const confirmed = new Set<Word>();
  for (const column of dateColumns(
    wholes,
    spaced.map(({ form }) => form),
  )) {
    if (isOfAmounts(column, wholes)) continue;
    const unsure = await unsureDates(column, read);
    const inPlace = [
      ...(await lostDates(column, wholes, read)),
      ...(await misreadDates(column, read)),
      ...(await ambiguousDates(column, read)),
      ...unsure.found,
    ];
    for (const { date, instead } of inPlace) result = [...result.filter((word) => !instead.includes(word)), date];
    const mended = new Map(inPlace.flatMap(({ date, instead }) => instead.map((word) => [word, date] as const)));
    const dates = column.dates.map((word) => mended.get(word) ?? word);
    for (const word of [...unsure.confirmed, ...(await confirmedDates({ ...column, dates }, read))])
      confirmed.add(word);
  }
  if (result === words && confirmed.size === 0) return words;
  const sure = (word: Word, whole = word): Word => (confirmed.has(whole) ? { ...word, confidence: SEEN_AGAIN } : word);
  return result.flatMap(
    (word) =>
      partsOf.get(word)?.map((part) => sure(part, word)) ??
      (spacedKey(word.text) === null ? [sure(word)] : apart(word)),
  );
}

/** A column of amounts, some of which could be a day and a month as well. */
function isOfAmounts({ dates }: DateColumn, words: readonly Word[]): boolean {
  const fewest = Math.max(FEWEST_AMOUNTS, dates.length * AMOUNTS_AMONG_DATES);
  if (dates.filter(({ text }) => AMOUNT.test(text)).length < dates.length / 2) return false;
  const amounts = words.filter(({ text }) => AMOUNT.test(text) && keyOf(text) === null);
  const isInColumn = (amount: Word): boolean =>
    dates.some((date) => sameEdge(amount, date) || Math.abs(amount.x - date.x) <= SAME_EDGE * date.height);
  return amounts.filter(isInColumn).length >= fewest;
}

interface Found {
  readonly date: Word;
  /** What was read there first. */
  readonly instead: readonly Word[];
}

async function lostDates(column: DateColumn, words: readonly Word[], read: ReadCell): Promise<Found[]> {
  const cells = lostCells(column, words);
  const found: Found[] = [];
  if (cells.length > MOST_CELLS) return found;
  for (const { box, inside } of cells) {
    const text =
      mixedUp(inside, column) ??
      (await dateIn(box, column, read, () => true)) ??
      (await dayBehindMonth(box, inside, column, read));
    if (text !== null) found.push({ date: seenIn(text, column, box, inside), instead: inside });
  }
  return found;
}

/** "160CT23" for "16OCT23": the date that a word is where only letters and digits that look alike were mixed up; or null. */
function mixedUp([word, ...others]: readonly Word[], column: DateColumn): string | null {
  const date = word === undefined || others.length > 0 ? null : asMonthDay(word.text);
  return date !== null && isOfColumn(column, date) ? date : null;
}

/** "Maroi" for "Mar01": tesseract takes the day for letters beside a month, and for figures where it stands alone. */
async function dayBehindMonth(
  box: PageBox,
  [word, ...others]: readonly Word[],
  column: DateColumn,
  read: ReadCell,
): Promise<string | null> {
  if (!word || others.length > 0 || !column.forms.has(MONTH_AND_DAY) || !isMonthAndMore(word.text)) return null;
  const name = word.text.slice(0, MONTH_LETTERS);
  const date = `${name}01`;
  const share = textWidth(date, 0, MONTH_LETTERS, false) / textWidth(date, 0, date.length, false);
  const ofDay = { ...box, x0: column.x0 + share * (column.x1 - column.x0) };
  for (const manner of MANNERS) {
    const { text } = await read(ofDay, DIGITS, manner);
    if (keyOf(name + text) === MONTH_AND_DAY) return name + text;
  }
  return null;
}

/** Dates that only a misread digit puts outside the order of the others, or into another year: a second reading must say so. */
async function misreadDates(column: DateColumn, read: ReadCell): Promise<Found[]> {
  const order = orderOf(column.dates.map(({ text }) => text));
  const found: Found[] = [];
  const isOdd = outOfYear(column.dates.map(({ text }) => text));
  const usual = usualForm(column);
  for (const [at, word] of column.dates.entries()) {
    const lostDigit = usual !== null && hasLostDigit(word, usual);
    if (order?.isOutside(at) !== true && !isOdd(word.text) && !lostDigit) continue;
    const box = cellOf(column, word.y);
    const canStand = (seen: string): boolean =>
      (lostDigit ? keyOf(seen) === usual.key : isAsLong(seen, word)) &&
      !isOdd(seen) &&
      (seen === word.text || (order?.fits(at, seen) ?? true));
    const text = await dateIn(box, column, read, canStand);
    if (text === null || text === word.text) continue;
    found.push({ date: seenIn(text, column, box, [word]), instead: [word] });
  }
  return found;
}

/** The year of a whole date among days, as that of a balance above them, is not overlooked by reading it again. */
const isAsLong = (text: string, word: Word): boolean => digitsIn(text) + 1 >= digitsIn(word.text);

/** Dates with a digit that was concluded from a letter which stands for either of two: two further readings must agree. */
async function ambiguousDates(column: DateColumn, read: ReadCell): Promise<Found[]> {
  const order = orderOf(column.dates.map(({ text }) => text));
  const doubtful = column.dates.filter((word, at) => isAmbiguous(word) && !order?.isOutside(at));
  const found: Found[] = [];
  for (const word of doubtful.slice(0, MOST_CELLS)) {
    const box = cellOf(column, word.y);
    const seen: string[] = [];
    for (const manner of MANNERS) {
      const text = await dateIn(box, column, read, () => true, [manner]);
      if (text !== null && seen.includes(text)) {
        if (text !== word.text) found.push({ date: seenIn(text, column, box, [word]), instead: [word] });
        break;
      }
      if (text !== null) seen.push(text);
    }
  }
  return found;
}

/**
 * Dates that were hardly read: where further readings say the same, that is what is printed. One that
 * only they see, and that leaves the order of the column, is none.
 */
async function unsureDates(column: DateColumn, read: ReadCell): Promise<{ found: Found[]; confirmed: Word[] }> {
  const order = orderOf(column.dates.map(({ text }) => text));
  const unsure = [...column.dates.entries()].filter(([, word]) => word.confidence < UNSURE && !word.repaired);
  const [found, confirmed]: [Found[], Word[]] = [[], []];
  for (const [at, word] of unsure.sort(([, a], [, b]) => a.confidence - b.confidence).slice(0, MOST_CELLS)) {
    const box = cellOf(column, word.y);
    const text = await seenTwice(box, column, read);
    if (text === word.text) confirmed.push(word);
    else if (text !== null && isAsLong(text, word) && (order === null || order.isOutside(at) || order.fits(at, text)))
      found.push({ date: seenIn(text, column, box, [word]), instead: [word] });
  }
  return { found, confirmed };
}

/** The date that two clear readings of a cell agree on, or all. */
async function seenTwice(box: PageBox, column: DateColumn, read: ReadCell): Promise<string | null> {
  const votes = new Map<string, number>();
  for (const manner of MANNERS) {
    const reading = await read(box, column.characters, manner);
    const text = datesOf(reading, column).find((date) => isOfColumn(column, date));
    if (text === undefined) continue;
    const count = (votes.get(text) ?? 0) + (reading.confidence >= CLEAR ? 1 / AGREE : 1 / MANNERS.length);
    if (count >= ENOUGH) return text;
    votes.set(text, count);
  }
  return null;
}

/** An S stands for a 5 or an 8, a Z for a 2 or a 7. */
const isAmbiguous = ({ text, repaired, alternatives: [first = ''] = [] }: Word): boolean =>
  repaired === true &&
  first.length === text.length &&
  Array.from(text).some((char, at) => /\d/.test(char) && /[SsZz]/.test(first[at] ?? ''));

/** The first reading of a cell that is a date as the column writes them, and can stand there; null where none is. */
async function dateIn(
  box: PageBox,
  column: DateColumn,
  read: ReadCell,
  canStand: (text: string) => boolean,
  manners: readonly CellManner[] = MANNERS,
): Promise<string | null> {
  for (const manner of manners) {
    const dates = datesOf(await read(box, column.characters, manner), column);
    const seen = dates.find((date) => isOfColumn(column, date) && canStand(date));
    if (seen !== undefined) return seen;
  }
  return null;
}

const seenIn = (text: string, column: DateColumn, box: PageBox, inside: readonly Word[]): Word =>
  seenInCell(text, column, box.y0 + ROOM * column.height, inside);

/** Print before the column that runs into a date, as that along the edge of the paper does: "724.083", hardly read. */
const isRunInto = ({ text, x, width, height, confidence }: Word, { x0, x1 }: DateColumn): boolean =>
  confidence < UNSURE && !WORD.test(text) && x0 - x < x1 - x0 && Math.abs(x + width - x1) <= SAME_EDGE * height;

/** Cells of the column beside an amount that hold no date, with the words that were read in them. */
function lostCells(column: DateColumn, words: readonly Word[]): { box: PageBox; inside: readonly Word[] }[] {
  const { x0, x1, height } = column;
  const form = amountForm(words);
  // Behind the column's edge what is no date of its form is a piece of one: "2" and "11.25" where others have "21.11.25".
  const isDateHere = ({ text, x }: Word): boolean => {
    const key = keyOf(text);
    return key !== null && (column.forms.has(key) || x - x0 <= SAME_EDGE * height);
  };
  const isBeside = ({ x, width }: Word): boolean => x > x1 || x + width < x0;
  const clear = words.filter((word) => form.test(word.text) && isBeside(word));
  // A figure that ends with the amounts is one of them, whatever came out.
  const isAmount = (word: Word): boolean =>
    form.test(word.text) ||
    (/\d/.test(word.text) && clear.filter((other) => sameEdge(other, word)).length >= FEWEST_ABOVE);
  const amounts = words.filter((word) => isBeside(word) && isAmount(word));
  return firstOfLines(amounts).flatMap((amount) => {
    const inside = words.filter((word) => {
      const shared = Math.min(x1, word.x + word.width) - Math.max(x0, word.x);
      return sameLine(amount, word) && shared > 0;
    });
    const isTaken = inside.some(
      (word) =>
        isDateHere(word) ||
        (WORD.test(word.text) && word.confidence > CLEAR && !isOfMonth(word.text)) ||
        word.x + word.width > x1 + height ||
        (word.x < x0 - height && !isRunInto(word, column)),
    );
    // Without anything in the cell the bank most likely prints no date there.
    if (isTaken || inside.length === 0) return [];
    return [{ box: cellOf(column, inside[0]?.y ?? amount.y), inside }];
  });
}
