import { runsOf } from '../groups.ts';
import type { PageLine, StatementLines } from '../layout/page-lines.ts';
import { FEWEST_HEAD_FIGURES, FEWEST_HEAD_WORDS, STATEMENT_HEAD_LINES, SAME_HEAD_SHARE } from '../tolerances.ts';

/** A date, an amount, the number of an account; a page's number is shorter. */
const LONG_FIGURE = /(?:\d.*){3}/;

const AMOUNT = /\d[.,'’]\d{2,3}\D{0,3}$/;
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}\D?$/;

/** What stands above the entries of a page: its words, and its figures. */
interface Head {
  readonly words: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
}

/**
 * The statements of a file of several, the pages of each: one begins where a page has the head of an earlier first page
 * once more, with other figures in it. The running head of a statement repeats the figures as well. Proposals only:
 * whether each is a statement by itself, the arithmetic tells.
 */
export function splitStatements(statement: StatementLines): StatementLines[] {
  const pages = runsOf(statement.lines, (line, before) => line.page === before.page);
  const heads: Head[] = [];
  const parts: PageLine[][] = [];
  for (const lines of pages) {
    const head = headOf(lines);
    const begins = heads.length === 0 || heads.some((first) => isAnother(head, first));
    if (begins) {
      heads.push(head);
      parts.push([...lines]);
    } else parts.at(-1)?.push(...lines);
  }
  return parts.length < 2 ? [] : parts.map((lines) => ({ ...statement, lines }));
}

function headOf(lines: readonly PageLine[]): Head {
  const first = lines.findIndex((line) => holdsMovement(line));
  const texts = lines
    .slice(0, first < 0 ? STATEMENT_HEAD_LINES : Math.min(first, STATEMENT_HEAD_LINES))
    .flatMap(({ words }) => words.map(({ text }) => text.toLowerCase()));
  return {
    words: new Set(texts.filter((text) => /\p{L}/u.test(text) && !/\d/.test(text))),
    figures: new Set(texts.filter((text) => LONG_FIGURE.test(text))),
  };
}

/** Whether a line has an amount behind a date or number that it begins with, or two amounts. */
function holdsMovement({ words }: PageLine): boolean {
  const isNumbered = words.slice(0, 2).some(({ text }) => /^\d/.test(text) && !isAmount(text));
  return words.filter(({ text }) => isAmount(text)).length > (isNumbered ? 0 : 1);
}

const isAmount = (text: string): boolean => AMOUNT.test(text) && !DATE.test(text);

/** Whether a head has most words of another one, and mostly other figures. */
function isAnother(head: Head, first: Head): boolean {
  const shared = head.words.intersection(first.words).size;
  const others = head.figures.difference(first.figures).size;
  return (
    shared >= FEWEST_HEAD_WORDS &&
    shared >= first.words.size * SAME_HEAD_SHARE &&
    others >= FEWEST_HEAD_FIGURES &&
    others >= head.figures.size * SAME_HEAD_SHARE
  );
}
