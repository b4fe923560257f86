import type { NumberStyle } from '../grammar/money.ts';
import type { PageLine } from '../layout/page-lines.ts';
import { GROUP_GAP, ENOUGH_NUMBERS, FEWEST_GROUPED, MANY_GROUPED } from '../tolerances.ts';

/** "3,200.5": a group before it tells the mark of decimals of which the last was not written. */
const SHORTENED = /\d(?:,\d{3}(?=\.)|\.\d{3}(?=,))([.,])\d\D{0,4}$/;

/** "2025.03.02", "2025.03.": a date, whose day or month is no decimals. */
const YEAR_FIRST = /^\(?(?:19|20)\d{2}\.\d{2}(?:\.\d{2}\.?|\.)\)?$/;

/** A sign or a name of a currency behind a figure. */
const UNIT = /^\D{1,3}$/;

/** "382 533", "382 533 F": whether a line ends with a whole number whose groups blanks part. */
function endsInGroups({ words }: PageLine): boolean {
  const [head, tail] = words.slice(0, UNIT.test(words.at(-1)?.text ?? '') ? -1 : undefined).slice(-2);
  if (head === undefined || tail === undefined || tail.gap > GROUP_GAP) return false;
  return /^\d{3}$/.test(tail.text) && /^[-+]?[1-9]\d{0,2}$/.test(head.text);
}

/** "119.61": so many characters has the last group with its decimals. */
const LAST_GROUP = 6;

type Mark = '.' | ',';

/** How often a mark stands before two digits at the end of a number, and before three. */
interface MarkCounts {
  readonly two: Record<Mark, number>;
  readonly three: Record<Mark, number>;
  /** Lines that end in a whole number whose groups blanks part. */
  grouped: number;
  /** Numbers with decimals whose groups a mark parts, and words that blanks may part into such a number. */
  marked: number;
  parted: number;
  /** The mark of decimals of which the last was not written. */
  shortened: Mark | null;
}

/**
 * How the document writes money, by a count over its numbers: which mark stands before two digits at the end, and
 * whether amounts have two decimals, three or none.
 */
export function findNumberStyle(lines: readonly PageLine[], decimalsOfCurrency: number): NumberStyle {
  const counts = countMarks(lines);
  const style = styleOf(counts, decimalsOfCurrency);
  const marksPart = counts.marked >= FEWEST_GROUPED && counts.parted * 2 < counts.marked;
  return marksPart ? { ...style, marksPart } : style;
}

function styleOf(counts: MarkCounts, decimalsOfCurrency: number): NumberStyle {
  const [two, three] = [Math.max(...Object.values(counts.two)), Math.max(...Object.values(counts.three))];
  // Groups that blanks part are as whole as those that marks part: "1 776 770" beside a rate of "11,50".
  const whole = three + counts.grouped;
  const decimal = decimalMark(counts, decimalsOfCurrency);
  if (two === 0 && counts.shortened !== null && decimalsOfCurrency === 2)
    return { decimal: counts.shortened, decimals: 2 };
  if (decimalsOfCurrency === 3 && three > two)
    return { decimal: counts.three['.'] >= counts.three[','] ? '.' : ',', decimals: 3 };
  // Of a currency without decimals and of one with them no figure is rounded. Others may be printed so as well.
  const wholeOf = decimalsOfCurrency === 0 ? whole : counts.grouped >= FEWEST_GROUPED ? counts.grouped : 0;
  const areBoth = counts.grouped >= MANY_GROUPED && counts.grouped * 2 >= two;
  if (two >= 1 && (two * 4 < wholeOf || areBoth)) return { decimal, decimals: 2, mostlyWhole: true };
  if (two < 1 && (two === 0 || (decimalsOfCurrency === 0 && two * 4 < whole))) {
    const isWhole = decimalsOfCurrency === 0 || three > 0 || (two === 0 && counts.grouped >= FEWEST_GROUPED);
    return { decimal, decimals: isWhole ? 0 : decimalsOfCurrency };
  }
  return { decimal, decimals: 2 };
}

/** What stands before two digits; else what does not part groups of three, but in a currency of three decimals. */
function decimalMark({ two, three }: MarkCounts, decimalsOfCurrency: number): Mark {
  if (two[','] !== two['.']) return two[','] > two['.'] ? ',' : '.';
  return three['.'] > three[','] && decimalsOfCurrency !== 3 ? ',' : '.';
}

function countMarks(lines: readonly PageLine[]): MarkCounts {
  const counts: MarkCounts = {
    two: { '.': 0, ',': 0 },
    three: { '.': 0, ',': 0 },
    grouped: 0,
    marked: 0,
    parted: 0,
    shortened: null,
  };
  const { two, three } = counts;
  for (const line of lines) {
    if (two['.'] + two[','] + three['.'] + three[','] > ENOUGH_NUMBERS) break;
    if (endsInGroups(line)) counts.grouped++;
    line.words.forEach(({ text, gap }, at) => {
      countMark(text, counts);
      const isTail = text.length === LAST_GROUP && gap <= GROUP_GAP && /^\d{3}[.,]\d\d$/.test(text);
      if (isTail && /^[^\d.,]{0,3}\d{1,3}$/.test(line.words[at - 1]?.text ?? '')) counts.parted++;
    });
  }
  return counts;
}

function countMark(text: string, counts: MarkCounts): void {
  const isDigitAt = (at: number): boolean => isDigit(text.charCodeAt(at));
  let end = text.length - 1;
  // Signs, sides and currencies may follow the digits.
  for (let skipped = 0; end > 3 && skipped < 4 && !isDigitAt(end); skipped++) end--;
  if (end < 3 || !isDigitAt(end)) return;
  if (!isDigitAt(end - 1)) {
    counts.shortened = (SHORTENED.exec(text)?.[1] as Mark | undefined) ?? counts.shortened;
    return;
  }
  const [second, third] = [text[end - 2], text[end - 3]];
  if (second === ',' || second === '.') {
    if ((second === '.' && YEAR_FIRST.test(text)) || !isDigitAt(end - 3)) return;
    const group = text[end - LAST_GROUP];
    if (group !== second && (group === ',' || group === '.') && isDigitAt(end - LAST_GROUP - 1)) counts.marked++;
    // 01.02.24 and 16.12 are dates more often than amounts.
    const isLikeDate = second === '.' && /^\d{1,2}\.\d{2}(\.\d{2,4})?\.?$/.test(text);
    if (!isLikeDate || (text.length <= 5 && Number(text.slice(0, -3)) > 31)) counts.two[second]++;
    else if (text.length <= 5) counts.two['.'] += 0.2;
  } else if ((third === '.' || third === ',') && isDigitAt(end - 2) && isDigitAt(end - 4)) counts.three[third]++;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
