import { readDate, type PrintedDate } from '../grammar/date.ts';
import { runsOf } from '../groups.ts';
import type { PageLine, StatementLines } from '../layout/page-lines.ts';
import { FEWEST_HEAD_FIGURES, FEWEST_HEAD_WORDS, SAME_HEAD_SHARE, STATEMENT_HEAD_LINES } from '../tolerances.ts';

/** A date, an amount, the number of an account; a page's number is shorter. */
const LONG_FIGURE = /(?:\d.*){3}/;

const AMOUNT = /\d[.,'’]\d{2,3}\D{0,3}$/;
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}\D?$/;

/** What stands above the entries of a page: its words, its figures, and its dates that name their year. */
interface Head {
  readonly words: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
}

/** The statements of a file of several. */
export interface SplitStatements {
  readonly parts: readonly StatementLines[];
  /** Each has dates of its own in its head: they are no pages of one statement. */
  readonly areDated: boolean;
}

/**
 * The statements of a file of several, the pages of each: one begins where a page has the head of the last first page once
 * more, with other figures or none of its dates. The running head of a statement repeats them as well. Proposals only:
 * whether each is a statement by itself, the arithmetic tells.
 */
export function splitStatements(statement: StatementLines): SplitStatements {
  const pages = runsOf(statement.lines, (line, before) => line.page === before.page);
  const parts: PageLine[][] = [];
  let current: Head | null = null;
  let areDated = true;
  for (const lines of pages) {
    const head = headOf(lines);
    const isDated = current !== null && hasOtherDates(head, current);
    const begins = current === null || (isAlike(head, current) && (isDated || hasOtherFigures(head, current)));
    if (!begins) {
      parts.at(-1)?.push(...lines);
      continue;
    }
    areDated &&= current === null || isDated;
    current = head;
    parts.push([...lines]);
  }
  return { parts: parts.length < 2 ? [] : parts.map((lines) => ({ ...statement, lines })), areDated };
}

function headOf(lines: readonly PageLine[]): Head {
  const first = lines.findIndex((line) => holdsMovement(line));
  const own = lines.slice(0, first < 0 ? STATEMENT_HEAD_LINES : Math.min(first, STATEMENT_HEAD_LINES));
  const texts = own.flatMap(({ words }) => words.map(({ text }) => text.toLowerCase()));
  return {
    words: new Set(texts.filter((text) => /\p{L}/u.test(text) && !/\d/.test(text))),
    figures: new Set(texts.filter((text) => LONG_FIGURE.test(text))),
    dates: new Set(own.flatMap(({ words }) => words.flatMap((_, at) => dayWithYear(readDate(words, at))))),
  };
}

function dayWithYear(date: PrintedDate | null): string[] {
  if (date === null) return [];
  if (date.kind === 'known') return date.year === null ? [] : [[date.year, date.month, date.day].join('-')];
  return date.parts.length === 3 ? [date.parts.join('/')] : [];
}

/** Whether a line has an amount behind a date or number that it begins with, or two amounts. */
function holdsMovement({ words }: PageLine): boolean {
  const isNumbered = words.slice(0, 2).some(({ text }) => /^\d/.test(text) && !isAmount(text));
  return words.filter(({ text }) => isAmount(text)).length > (isNumbered ? 0 : 1);
}

const isAmount = (text: string): boolean => AMOUNT.test(text) && !DATE.test(text);

/** Whether a head has most words of another one. */
function isAlike(head: Head, first: Head): boolean {
  const shared = head.words.intersection(first.words).size;
  return shared >= FEWEST_HEAD_WORDS && shared >= first.words.size * SAME_HEAD_SHARE;
}

function hasOtherFigures(head: Head, first: Head): boolean {
  const others = head.figures.difference(first.figures).size;
  return others >= FEWEST_HEAD_FIGURES && others >= head.figures.size * SAME_HEAD_SHARE;
}

function hasOtherDates(head: Head, first: Head): boolean {
  return head.dates.size > 0 && first.dates.size > 0 && head.dates.isDisjointFrom(first.dates);
}
