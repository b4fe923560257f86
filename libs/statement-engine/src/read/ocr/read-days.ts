import { gathered } from '../../groups.ts';
import type { Word } from '../../page-content.ts';
import { amountForm, firstOfLines, sameLine } from './amount-cells.ts';
import { cellOf, seenInCell } from './date-columns.ts';
import type { CellManner, ReadCell } from './ocr-page.ts';
import { likelier } from './votes.ts';

/** A day of a month (or a month) that stands alone. */
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;
const TWO_DIGITS = /^\d\d$/;
/** Days of one column begin or end within this part of their height, and are as many at least. */
const SAME_EDGE = 0.45;
const FEWEST_IN_COLUMN = 5;
/** Of the steps from day to day so many go the same way, but for those to the next month or the next list. */
const MOST_STEPS = 0.75;
/** So many days of a column have two digits where all should. */
const MOSTLY = 0.8;
/** Cells of a column that may be read again; where more are no days, it is no column of days. */
const MOST_LOST = 0.25;
/** A clear word of so many letters stands there instead of a day. */
const WORD = /\p{L}{3}/u;
const CLEAR = 0.8;
const MANNERS: readonly CellManner[] = ['largerInEnglish', 'narrower', 'inEnglish', 'larger'];

interface DayColumn {
  readonly x0: number;
  readonly x1: number;
  readonly height: number;
  /** Whether days below ten have a naught before them. */
  readonly padded: boolean;
}

/** What stands in a column of days on one line of an entry. */
interface Cell {
  readonly inside: readonly Word[];
  readonly day: number | null;
  /** One digit of two: it may be read again, and is no sign that the column holds something else. */
  readonly isPiece: boolean;
  readonly y: number;
}

/**
 * Days without their month ("Day | Month | Amount", or the month in the heading) are no dates by their form, and one that
 * was misread looks like a word: where a cell of a column of days in their order came out as anything else, or as a day
 * outside that order, it is read again by itself. What then is a day between its neighbours takes its place, and says that
 * it was concluded.
 */
export async function readDays(words: readonly Word[], read: ReadCell): Promise<readonly Word[]> {
  const form = amountForm(words);
  const lines = firstOfLines(words.filter(({ text }) => form.test(text)));
  if (lines.length <= FEWEST_IN_COLUMN) return words;
  const days = words.filter((word) => DAY.test(word.text) && lines.some((line) => sameLine(line, word)));
  let result = words;
  for (const column of dayColumns(days)) {
    const cells = lines.flatMap((line) => inColumn(line, column, words) ?? []).sort((a, b) => a.y - b.y);
    const order = orderOf(cells);
    if (order === null) continue;
    for (const [at, cell] of cells.entries()) {
      if (cell.day !== null && order(at, cell.day)) continue;
      const first = cell.inside.map(({ text }) => text).join(' ');
      const box = cellOf(column, cell.y);
      const fits = (text: string): boolean =>
        DAY.test(text) && (!column.padded || TWO_DIGITS.test(text)) && order(at, Number(text));
      const text = await likelier(first, 'illegible', fits, MANNERS, (manner) => read(box, '0123456789', manner));
      if (text === null) continue;
      result = [...result.filter((word) => !cell.inside.includes(word)), seenInCell(text, column, cell.y, cell.inside)];
    }
  }
  return result;
}

function dayColumns(days: readonly Word[]): DayColumn[] {
  return gathered(days, isBelow)
    .filter((column) => column.length >= FEWEST_IN_COLUMN)
    .map((column) => ({
      x0: Math.min(...column.map(({ x }) => x)),
      x1: Math.max(...column.map(({ x, width }) => x + width)),
      height: (column[0] as Word).height,
      padded: isPadded(column),
    }));
}

/** One digit where others have two, of which one is a naught, has lost its other digit. */
function isPadded(column: readonly Word[]): boolean {
  const whole = column.filter(({ text }) => TWO_DIGITS.test(text));
  return (
    whole.length === column.length ||
    (whole.length >= MOSTLY * column.length && whole.some(({ text }) => text.startsWith('0')))
  );
}

const isBelow = (one: Word, other: Word): boolean =>
  Math.min(Math.abs(one.x - other.x), Math.abs(one.x + one.width - other.x - other.width)) <= SAME_EDGE * other.height;

/** The cell of the column on the line of an amount; null where it is empty, or something else stands there. */
function inColumn(line: Word, { x0, x1, height, padded }: DayColumn, words: readonly Word[]): Cell | null {
  const inside = words.filter((word) => {
    const shared = Math.min(x1, word.x + word.width) - Math.max(x0, word.x);
    return shared > 0 && sameLine(line, word);
  });
  const [only] = inside;
  if (only === undefined) return null;
  const isElse = inside.some(
    (word) =>
      (WORD.test(word.text) && word.confidence > CLEAR) ||
      word.x < x0 - height / 2 ||
      word.x + word.width > x1 + height / 2,
  );
  if (isElse) return null;
  const isDay = inside.length === 1 && DAY.test(only.text);
  const isPiece = isDay && padded && !TWO_DIGITS.test(only.text);
  return { inside, day: isDay && !isPiece ? Number(only.text) : null, isPiece, y: only.y };
}

/** Tells whether a day may stand in a cell, by its neighbours; null where the cells are not in order, or too few are days. */
function orderOf(cells: readonly Cell[]): ((at: number, day: number) => boolean) | null {
  const days = cells.flatMap(({ day }) => day ?? []);
  const lost = cells.filter(({ day, isPiece }) => day === null && !isPiece).length;
  if (days.length < FEWEST_IN_COLUMN || lost > cells.length * MOST_LOST) return null;
  const steps = days.slice(1).map((day, at) => day - (days[at] as number));
  const [up, down] = [steps.filter((step) => step >= 0).length, steps.filter((step) => step <= 0).length];
  if (Math.max(up, down) < steps.length * MOST_STEPS) return null;
  return (at, day) => {
    const before = cells.slice(0, at).findLast((cell) => cell.day !== null)?.day ?? null;
    const after = cells.slice(at + 1).find((cell) => cell.day !== null)?.day ?? null;
    const [low, high] = up >= down ? [before, after] : [after, before];
    // A new month begins between the two.
    if (low !== null && high !== null && low > high) return day >= low || day <= high;
    return (low === null || day >= low) && (high === null || day <= high);
  };
}
