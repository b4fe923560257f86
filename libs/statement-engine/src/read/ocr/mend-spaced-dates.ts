import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { months } from '../../vocabulary/vocabulary.ts';
import { sameLine } from './amount-cells.ts';
import { isNear } from './marked-months.ts';
import { concluded } from './repaired-word.ts';
import { apart, asSpaced, spacedColumns, together, type SpacedColumn } from './spaced-dates.ts';

/** A cell begins and ends so near the edges of its column, in heights. */
const NEAR_EDGE = 0.6;
/** A digit more or less makes a date this much wider, in heights, and this much of that may be chance. */
const DIGIT_WIDTH = 0.53;
const LOOSE = 0.4;

/**
 * Dates of several words ("12. 1. 2021", "06 Feb 2024") whose words ran together, or whose marks and digits were taken for
 * others ("12:1:2021", "O6 Feb2024"), or of whose month one letter was ("Jam 2025"), are mended in a column of such dates. A date that is too wide or too narrow for its
 * digits has lost one, or has one too many, and stays as it was read.
 */
export function mendSpacedDates(read: readonly Word[]): Word[] {
  let words = [...read];
  for (const column of spacedColumns(read)) words = mendColumn(column, words);
  return words;
}

function mendColumn(column: SpacedColumn, words: readonly Word[]): Word[] {
  const wholes = column.dates.map(({ whole }) => whole);
  const x0 = Math.min(...wholes.map(({ x }) => x));
  const x1 = Math.max(...wholes.map(({ x, width }) => x + width));
  const names = new Set(wholes.map(({ text }) => letters(text)).filter(Boolean));
  const isDate = new Set(column.dates.flatMap((date) => date.words));
  const inside = words.filter(
    ({ x, width, height }) => x > x0 - NEAR_EDGE * height && x + width < x1 + NEAR_EDGE * height,
  );
  const gone = new Map<Word, readonly Word[]>();
  for (const word of inside) {
    if (isDate.has(word) || gone.has(word)) continue;
    const cell = inside.filter((other) => sameLine(word, other)).sort((a, b) => a.x - b.x);
    const [first] = cell;
    if (!first || cell.some((each) => isDate.has(each)) || first.x - x0 > 2 * NEAR_EDGE * first.height) continue;
    const whole = together(cell as [Word, ...Word[]]);
    const text = asSpaced(whole.text, column.form) ?? asSpaced(withMonthOf(names, whole.text), column.form);
    if (text === null || !hasRoom({ ...whole, text }, wholes)) continue;
    for (const each of cell) gone.set(each, []);
    gone.set(first, apart(concluded(whole, text)));
  }
  return gone.size === 0 ? [...words] : words.flatMap((word) => gone.get(word) ?? [word]);
}

/** The text with a month of the column in place of letters of which one is another, where no other month is as near. */
function withMonthOf(names: ReadonlySet<string>, text: string): string {
  const read = letters(text);
  const meant = [...names].find((name) => isNear(name, read));
  if (meant === undefined || !text.includes(read) || months.has(fold(read))) return text;
  const near = [...months].filter(([name]) => isNear(name, fold(read))).map(([, month]) => month);
  return near.every((month) => month === months.get(fold(meant))) ? text.replace(read, meant) : text;
}

/** Whether the date is as wide as others with the same letters make expect. */
function hasRoom(date: Word, others: readonly Word[]): boolean {
  const figuresOf = ({ text }: Word): number => text.length - letters(text).length;
  const like = others.filter((other) => letters(other.text) === letters(date.text));
  if (like.length === 0) return others.every((other) => figuresOf(other) === figuresOf(date));
  return like.some((other) => {
    const expected = other.width + (date.text.length - other.text.length) * DIGIT_WIDTH * date.height;
    return Math.abs(date.width - expected) <= LOOSE * date.height;
  });
}

const letters = (text: string): string => text.replace(/\P{L}/gu, '');
