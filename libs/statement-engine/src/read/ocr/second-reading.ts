import { clustersOf, runsOf } from '../../groups.ts';
import type { Word } from '../../page-content.ts';
import type { PageBox } from '@crossfoot/page-picture';
import { readSide } from '../../grammar/money.ts';
import { AMOUNT, amountForm, lastMark, sameLine } from './amount-cells.ts';
import { SEEN_AGAIN } from './confirm-dates.ts';
import { charactersOf, dateColumns, isOfMonth, keyOf } from './date-columns.ts';
import { isUnmarked, withoutMarks } from './date-forms.ts';
import type { CellReading } from './ocr-page.ts';
import { CONCLUDED } from './repaired-word.ts';

/** Cells of one column end within so many of their heights, and are as many at least. */
const SAME_EDGE = 0.8;
const FEWEST_IN_COLUMN = 3;
/** The mark of a side stands so close behind its amount, in heights. */
const MARK_APART = 1.5;
/** As likely must the least likely character be where the other model says the same, where nothing legible was read, and where it says otherwise. */
const AGREEING = 0.4;
const LEGIBLE = 0.5;
const CLEAR = 0.8;
const SPECKS = /^[.,']+|[.,'-]+$/g;
/** A word of so many letters is no figure, whatever column it stands in. */
const WORD = /\p{L}{3}/u;
/** Room around a cell, in heights; never into its neighbours. */
const ROOM = 0.25;
const FIGURE_CHARACTERS = "0123456789.,-+'()";

/** Reads a cell by the other model. */
export type ReadByOther = (box: PageBox, characters: string) => Promise<CellReading>;

/** Where amounts, or dates, stand below each other. */
export interface CellColumn {
  readonly x0: number;
  readonly x1: number;
  readonly characters: string;
  readonly isOfDates: boolean;
  /** Whether a text is written as others of the column are. */
  readonly isLike: (text: string) => boolean;
}

/** The columns of a page whose cells can be read a second time. */
export const columnsToRead = (words: readonly Word[]): CellColumn[] => [
  ...columnsOfDates(words),
  ...columnsOfAmounts(words),
  ...mangledAmounts(words),
];

/**
 * The words of a page with what another model sees in those cells of its columns that were read with less than `least`, or
 * came out as nothing that its column holds. Where both see the same, it is surely there; where the other one clearly sees
 * a figure or a date as its column has them, that takes the place of what was read, and says that it was concluded. What
 * was read a second time is `done`.
 */
export async function withSecondReading(
  words: readonly Word[],
  columns: readonly CellColumn[],
  read: ReadByOther,
  { least, isLate, done }: { least: number; isLate: () => boolean; done: Set<Word> },
): Promise<readonly Word[]> {
  const open = columns.flatMap((column) =>
    cellsOf(column, words)
      .map((cell) => ({ column, cell, sureness: surenessOf(column, cell) }))
      .filter(({ cell, sureness }) => sureness < least && !cell.every((word) => done.has(word))),
  );
  const seen = new Map<Word, readonly Word[]>();
  for (const { column, cell } of open.sort((one, other) => one.sureness - other.sureness)) {
    if (isLate()) break;
    if (cell.some((word) => seen.has(word))) continue;
    const found = settled(column, cell, await read(boxOf(column, cell, words), column.characters)) ?? cell;
    for (const word of found) done.add(word);
    for (const word of cell) seen.set(word, word === cell[0] ? found : []);
  }
  return seen.size === 0 ? words : words.flatMap((word) => seen.get(word) ?? [word]);
}

/** How surely a cell was read; not at all where it is nothing that its column holds. */
const surenessOf = ({ isLike }: CellColumn, cell: readonly Word[]): number =>
  isLike(textOf(cell)) ? Math.min(...cell.map(({ confidence }) => confidence)) : 0;

/** The words of a cell that was read twice; null where it stays as it was. */
function settled({ isLike }: CellColumn, cell: readonly Word[], { text, confidence }: CellReading): Word[] | null {
  const before = textOf(cell);
  const wasLike = isLike(before);
  // Specks around a figure come out as marks.
  const seen = [text, text.replace(SPECKS, '')].find(isLike);
  if (wasLike && withoutMarks(before) === withoutMarks(text) && confidence >= AGREEING) return cell.map(surely);
  if (seen === undefined || confidence < (wasLike ? CLEAR : LEGIBLE)) return null;
  if (withoutMarks(before) === withoutMarks(seen)) return [surely({ ...whole(cell), text: seen })];
  return [{ ...whole(cell), text: seen, confidence: CONCLUDED, repaired: true, alternatives: [before] }];
}

const surely = ({ repaired: _, alternatives: __, ...word }: Word): Word => ({ ...word, confidence: SEEN_AGAIN });

const textOf = (cell: readonly Word[]): string => cell.map(({ text }) => text).join(' ');

function whole(cell: readonly Word[]): Word {
  const [first] = cell as readonly [Word, ...Word[]];
  const x = Math.min(...cell.map((word) => word.x));
  return { ...first, x, width: Math.max(...cell.map((word) => word.x + word.width)) - x };
}

function columnsOfDates(words: readonly Word[]): CellColumn[] {
  const printed = dateColumns(words, []).filter(({ dates }) => !dates.every(({ text }) => AMOUNT.test(text)));
  const unmarked = words.filter(({ text }) => isUnmarked(text));
  const columns = clustersOf(unmarked, ({ x }) => x, SAME_EDGE * (unmarked[0]?.height ?? 1));
  return [...printed.map(({ dates }) => dates), ...columns.filter(({ length }) => length >= FEWEST_IN_COLUMN)].map(
    (dates) => {
      const forms = new Set(dates.map(({ text }) => formOf(text)));
      return {
        ...extentOf(dates),
        characters: charactersOf(dates),
        isOfDates: true,
        isLike: (text) => forms.has(formOf(text)),
      };
    },
  );
}

/** How a date is written: its own form, or its length where it has no marks. */
const formOf = (text: string): string | number | undefined =>
  keyOf(text) ?? (isUnmarked(text) ? text.length : undefined);

function columnsOfAmounts(words: readonly Word[]): CellColumn[] {
  const form = amountForm(words);
  const amounts = words.filter(({ text }) => form.test(text));
  const columns = clustersOf(amounts, ({ x, width }) => x + width, SAME_EDGE * (amounts[0]?.height ?? 1));
  return columns
    .filter(({ length }) => length >= FEWEST_IN_COLUMN)
    .map((column) => {
      const marks = new Set(column.map(({ text }) => lastMark(text)));
      const sides = words.filter(
        (word) => readSide(word.text) !== null && column.some((amount) => isBehind(word, amount)),
      );
      const withSides = sides.length * 2 > column.length ? [...column, ...sides] : column;
      return {
        ...extentOf(withSides),
        characters: [...new Set(FIGURE_CHARACTERS + withSides.map(({ text }) => text).join(''))].join(''),
        isOfDates: false,
        isLike: (text) => form.test(text.replaceAll(' ', '')) && marks.has(lastMark(text)),
      };
    });
}

/** "2;012.30", which few others stand above or below. */
const MANGLED = /^\d[\d.,;:'’]*[.,;:]\d{2}$/;

function mangledAmounts(words: readonly Word[]): CellColumn[] {
  const form = amountForm(words);
  return words
    .filter(({ text }) => MANGLED.test(text) && !form.test(text) && keyOf(text) === null)
    .map((word) => ({
      ...extentOf([word]),
      characters: FIGURE_CHARACTERS,
      isOfDates: false,
      isLike: (text) => form.test(text) && withoutMarks(text) === withoutMarks(word.text),
    }));
}

const isBehind = (word: Word, amount: Word): boolean => {
  const apart = word.x - amount.x - amount.width;
  return sameLine(amount, word) && apart > 0 && apart <= MARK_APART * amount.height;
};

const extentOf = (words: readonly Word[]): { x0: number; x1: number } => ({
  x0: Math.min(...words.map(({ x }) => x)),
  x1: Math.max(...words.map(({ x, width }) => x + width)),
});

const isHardlyRead = ({ confidence }: Word): boolean => confidence < CLEAR;

/** What was read in each cell of the column that holds a figure, or may be a date. */
function cellsOf({ x0, x1, isOfDates }: CellColumn, words: readonly Word[]): Word[][] {
  const isInside = ({ text, x, width, height }: Word): boolean =>
    x + width > x0 &&
    x < x1 &&
    (x > x0 - height || (isOfDates && !/\p{L}/u.test(text))) &&
    x + width < x1 + height &&
    (!WORD.test(text) || isOfMonth(text));
  const inside = words.filter((word) => word.source === 'ocr' && isInside(word)).sort((a, b) => a.y - b.y);
  return runsOf(inside, (word, _, first) => sameLine(first, word))
    .map((cell) => cell.sort((a, b) => a.x - b.x))
    .filter((cell) => cell.some(({ text }) => /\d/.test(text)) || (isOfDates && cell.every(isHardlyRead)));
}

/** The cell in the width of its column, without what stands beside it. */
function boxOf({ x0, x1 }: CellColumn, cell: readonly Word[], words: readonly Word[]): PageBox {
  const { x, y, width, height } = whole(cell);
  const room = ROOM * height;
  const beside = words.filter((word) => !cell.includes(word) && sameLine(cell[0] as Word, word));
  const before = beside.filter((word) => word.x < x).map((word) => word.x + word.width);
  const behind = beside.filter((word) => word.x > x).map((word) => word.x);
  return {
    x0: x < x0 - height ? x0 - room : Math.min(x, Math.max(Math.min(x, x0) - room, ...before)),
    x1: Math.max(x + width, Math.min(Math.max(x + width, x1) + room, ...behind)),
    y0: y - room,
    y1: y + height + room,
  };
}
