import { readDate, type PrintedDate } from '../grammar/date.ts';
import { hasDigit } from '../grammar/money.ts';
import { runsOf } from '../groups.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { labelWords } from '../vocabulary/vocabulary.ts';
import type { PageLine, StatementLines } from '../layout/page-lines.ts';
import { FEWEST_HEAD_FIGURES, FEWEST_HEAD_WORDS, SAME_HEAD_SHARE, STATEMENT_HEAD_LINES } from '../tolerances.ts';

/** A date, an amount, the number of an account; a page's number is shorter. */
const LONG_FIGURE = /(?:\d.*){3}/;

const AMOUNT = /\d[.,'’]\d{2,3}\D{0,3}$/;
/** "Page 2 of 3", "Blatt 2/3". */
const PAGE_OF = /(\p{L}+)\.?\s?(\d{1,2})\s?(?:\/|\p{L}{1,4})\s?(\d{1,2})(?!\S)/u;

const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}\D?$/;

/** What stands above the entries of a page. */
class Head {
  readonly lines: readonly PageLine[];
  readonly words: ReadonlySet<string>;

  constructor(page: readonly PageLine[]) {
    const first = page.findIndex((line) => holdsMovement(line));
    this.lines = page.slice(0, first < 0 ? STATEMENT_HEAD_LINES : Math.min(first, STATEMENT_HEAD_LINES));
    this.words = new Set(this.texts().filter((text) => /\p{L}/u.test(text) && !hasDigit(text)));
  }

  texts(): string[] {
    return this.lines.flatMap(({ words }) => words.map(({ text }) => text.toLowerCase()));
  }

  figures(): ReadonlySet<string> {
    return new Set(this.texts().filter((text) => LONG_FIGURE.test(text)));
  }

  /** Whether it names its page one behind the first: no statement begins there. */
  isOfLaterPage(): boolean {
    return this.lines.some(({ words }) => {
      const [, name = '', page, pages] = PAGE_OF.exec(words.map(({ text }) => text).join(' ')) ?? [];
      return Number(page) > 1 && Number(page) <= Number(pages) && labelWords.exact([bareWord(name)]) === 'page';
    });
  }

  /** Its dates that name their year. */
  dates(): ReadonlySet<string> {
    return new Set(this.lines.flatMap(({ words }) => words.flatMap((_, at) => dayWithYear(readDate(words, at)))));
  }
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
    const head = new Head(lines);
    const isAgain: boolean = current !== null && !head.isOfLaterPage() && isAlike(head, current);
    const isDated: boolean = isAgain && hasOtherDates(head, current as Head);
    const begins = current === null || isDated || (isAgain && hasOtherFigures(head, current));
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

function dayWithYear(date: PrintedDate | null): string[] {
  if (date === null) return [];
  if (date.kind === 'known') return date.year === null ? [] : [[date.year, date.month, date.day].join('-')];
  return date.parts.length === 3 ? [date.parts.join('/')] : [];
}

/** Whether a line has an amount behind a date or number that it begins with, or two amounts. */
function holdsMovement({ words }: PageLine): boolean {
  const amounts = words.filter(({ text }) => isAmount(text)).length;
  return amounts > 1 || (amounts > 0 && words.slice(0, 2).some(({ text }) => /^\d/.test(text) && !isAmount(text)));
}

const isAmount = (text: string): boolean => hasDigit(text) && AMOUNT.test(text) && !DATE.test(text);

/** Whether a head has most words of another one. */
function isAlike(head: Head, first: Head): boolean {
  const shared = head.words.intersection(first.words).size;
  return shared >= FEWEST_HEAD_WORDS && shared >= Math.max(first.words.size, head.words.size) * SAME_HEAD_SHARE;
}

function hasOtherFigures(head: Head, first: Head): boolean {
  const figures = head.figures();
  const others = figures.difference(first.figures()).size;
  return others >= FEWEST_HEAD_FIGURES && others >= figures.size * SAME_HEAD_SHARE;
}

function hasOtherDates(head: Head, first: Head): boolean {
  const [dates, others] = [head.dates(), first.dates()];
  return dates.size > 0 && others.size > 0 && dates.isDisjointFrom(others);
}
