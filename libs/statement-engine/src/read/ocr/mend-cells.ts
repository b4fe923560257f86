import type { Word } from '../../page-content.ts';
import { AMOUNT, sameEdge, sameLine } from './amount-cells.ts';

/** A figure that broke off before its cents, and cents alone, with the point where that is what was parted from the figure. */
const HEAD = /^[-+−(]?[$£€]?\d+(?:[.,'’]\d{2,})*[.,]?$/;
const CENTS = /^[.,]?\d{2}(?:\)|-|\+|CR|DR|C|D)?$/;
/** A figure that broke off behind the mark of its groups, and the groups behind it: "2,50," and "867.40Cr". */
const GROUPS = /^[-+−(]?[$£€]?\d{1,3}(?:([.,'’])\d{2,3})*[.,'’]$/;
const LAST_GROUP = /^\d{3}(?:[.,'’]\d{3})*[.,]\d{2}\D{0,2}$/;
/** The same with the mark before the groups: "7" and ".609,29". */
const FIRST_GROUP = /^[-+−(]?[$£€]?\d{1,3}$/;
const MARKED_GROUPS = /^[.,'’]\d{3}(?:[.,'’]\d{3})*[.,]\d{2}\D{0,2}$/;
/** The same in lakhs, whose groups but the last are of two digits ("60," and "35,650.73"), and a figure printed so. */
const LAST_LAKHS = /^\d{2}(?:,\d{2})*,\d{3}\.\d{2}\D{0,2}$/;
const IN_LAKHS = /\d,\d{2},\d{3}\.\d{2}/;
/** The point that was lost stood in no more room than this, in heights; tesseract's boxes of torn words may overlap. */
const TEAR = { narrowest: -1.5, widest: 0.6 };
/** German and Swiss banks mark debits with S and credits with H, beside the amount or behind it. */
const MARK = /^[SH]$/;
const MARK_READ_AS_DIGIT = /^[58]$/;
const WITH_MARK = /^([-+]?\d{1,3}(?:[.,'’]?\d{3})*[.,]\d{2})[58]$/;
/** The same where the point was lost, too. */
const POINTLESS_WITH_MARK = /^([-+]?\d{1,5})(\d{2})[58]$/;
/** An amount without decimals, and what follows the mark of its groups. */
const WHOLE = /^[-+]?\d{1,3}(?:[.,]\d{3})+$/;
const LAST_THOUSANDS = /^\d{3}(?:[.,]\d{3})*$/;
const PERCENT = /^[-+]?\d{1,3}(?:[.,'’]?\d{3})*[.,]\d{2}%$/;
/** The same where the point was lost, too. */
const POINTLESS_PERCENT = /^[-+]?\d{3,7}%$/;
/** A speck, or the edge of the letter once more, before it. */
const SMUDGED = /^[^\s\d]([SH])$/;
const HARDLY = 0.5;
/** A mark behind an amount is no farther off, in heights. */
const WIDEST_GAP = 1;
const FEWEST_NEIGHBOURS = 3;
/** What is mended is likely, not seen. */
const MENDED = 0.6;

/** Figures whose point or mark became a gap ("4,34,442 60", "2,50, 867.40") are one word again, where they end with a column of amounts. */
export function joinTornFigures(words: readonly Word[]): Word[] {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  if (amounts.length < FEWEST_NEIGHBOURS) return joinTornWholes(words);
  const point = decimalSignOf(words);
  const inLakhs = words.some(({ text }) => IN_LAKHS.test(text));
  const isLastPart = (text: string): boolean => LAST_GROUP.test(text) || (inLakhs && LAST_LAKHS.test(text));
  const gone = new Set<Word>();
  const joined = words.map((word) => {
    const isCents = CENTS.test(word.text);
    const isMarked = MARKED_GROUPS.test(word.text);
    if (!isCents && !isMarked && !isLastPart(word.text)) return word;
    if (amounts.filter((other) => sameEdge(other, word)).length < FEWEST_NEIGHBOURS) return word;
    const head = words.find(
      (other) => isTornFrom(other, word) && (isCents ? HEAD : isMarked ? FIRST_GROUP : GROUPS).test(other.text),
    );
    if (!head) return word;
    gone.add(head);
    const text = isCents
      ? head.text.replace(/[.,]$/, '') + point + word.text.replace(/^[.,]/, '')
      : head.text + word.text;
    return concluded({ ...word, x: head.x, width: word.x + word.width - head.x }, text, `${head.text} ${word.text}`);
  });
  return joined.filter((word) => !gone.has(word));
}

/** The same of a page whose amounts have no decimals ("-48. 283"). */
function joinTornWholes(words: readonly Word[]): Word[] {
  const wholes = words.filter(({ text }) => WHOLE.test(text));
  const gone = new Set<Word>();
  const joined = words.map((word) => {
    if (!LAST_THOUSANDS.test(word.text)) return word;
    if (wholes.filter((other) => sameEdge(other, word)).length < FEWEST_NEIGHBOURS) return word;
    const head = words.find((other) => isTornFrom(other, word) && GROUPS.test(other.text));
    if (!head) return word;
    gone.add(head);
    const { x } = head;
    return concluded(
      { ...word, x, width: word.x + word.width - x },
      head.text + word.text,
      `${head.text} ${word.text}`,
    );
  });
  return joined.filter((word) => !gone.has(word));
}

/** Whether a word ends right before another one of its line. */
function isTornFrom(head: Word, word: Word): boolean {
  const gap = (word.x - head.x - head.width) / word.height;
  return head.x < word.x && gap > TEAR.narrowest && gap < TEAR.widest && sameLine(head, word);
}

/**
 * The S of a column of S and H that was read as a digit ("6,695" for "6,69 S") is a mark again: where a column has marks,
 * and lone digits right behind amounts, or a decimal too many at the end of amounts, count as such beside one that was
 * read well.
 */
export function mendMarks(words: readonly Word[]): Word[] {
  const marks = words.filter(({ text }) => MARK.test(text));
  if (marks.length === 0) return [...words];
  const behindAmounts = words.filter((word) => MARK_READ_AS_DIGIT.test(word.text) && isBehindAmount(word, words));
  const glued = words.filter(({ text }) => WITH_MARK.test(text));
  const isInColumn = (word: Word): boolean =>
    marks.some((mark) => sameEdge(mark, word)) &&
    [...marks, ...behindAmounts, ...glued.filter((other) => other !== word)].filter((mark) => sameEdge(mark, word))
      .length >= FEWEST_NEIGHBOURS;
  return words.flatMap((word) => {
    const [, letter] = SMUDGED.exec(word.text) ?? [];
    const isMark = MARK_READ_AS_DIGIT.test(word.text) || (letter !== undefined && word.confidence < HARDLY);
    if (isMark) return isInColumn(word) ? [concluded(word, letter ?? 'S', word.text)] : [word];
    const amount = amountBeforeMark(word.text, words);
    return amount === null || !isInColumn(word) ? [word] : partedMark(word, amount);
  });
}

/** "87.55%", "87.55 %" and "8755%" for "87.55 $" where the signs of dollars stand behind the amounts of a column. */
export function mendDollars(words: readonly Word[]): Word[] {
  const signs = words.filter(({ text }) => text === '$' || (text.endsWith('$') && AMOUNT.test(text)));
  if (signs.length < FEWEST_NEIGHBOURS) return [...words];
  return words.flatMap((word) => {
    if (!word.text.endsWith('%')) return [word];
    const column = signs.filter((sign) => sameEdge(sign, word));
    if (column.length < FEWEST_NEIGHBOURS) return [word];
    if (word.text === '%' || PERCENT.test(word.text)) return [concluded(word, word.text.replace('%', '$'), word.text)];
    const sign = column.find(({ text }) => text === '$');
    return sign && POINTLESS_PERCENT.test(word.text) ? partedDollar(word, sign, words) : [word];
  });
}

/** The figure, which ends as far before the sign as those of other lines do, and is still without its point; and the sign. */
function partedDollar(word: Word, sign: Word, words: readonly Word[]): Word[] {
  const before = words.find((other) => AMOUNT.test(other.text) && sameLine(other, sign) && isRightBefore(other, sign));
  if (before === undefined) return [word];
  const figure = { ...word, width: before.x + before.width - word.x };
  return [
    concluded(figure, word.text.slice(0, -1), word.text),
    concluded({ ...word, x: sign.x, width: sign.width }, '$', word.text),
  ];
}

/** A speck before an amount, and the mark of its decimals; the mark of groups would tell of a digit that was lost before it. */
const SPECKED = /^[.,:;_·](?=[-+(]?[$£€]?\d.*([.,])\d{2}\D*$)/;

/** ".343,291.31" for "343,291.31" in a column of amounts. */
export function mendSpecks(words: readonly Word[]): Word[] {
  const isSpecked = ({ text }: Word): boolean => {
    const [speck, point] = SPECKED.exec(text) ?? [];
    return (
      speck !== undefined &&
      (speck === point || !/[.,]/.test(speck) || /[-+(]/.test(text)) &&
      AMOUNT.test(text.slice(1))
    );
  };
  const specked = words.filter(isSpecked);
  if (specked.length === 0) return [...words];
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  return words.map((word) => {
    const isMisread =
      specked.includes(word) && amounts.filter((other) => sameEdge(other, word)).length >= FEWEST_NEIGHBOURS;
    return isMisread ? concluded(word, word.text.slice(1), word.text) : word;
  });
}

/** The unit of a heading: "($)". In smudged print its stroke makes a digit more, or a letter. */
const UNIT = /^\(\p{Sc}\)$/u;
const SMUDGED_UNIT = /^\((?:\p{Sc}[5S8]|[5S8]\p{Sc})\)$/u;

/** "($5)" for "($)" where other headings of the page have their unit so: it is no amount. */
export function mendUnits(words: readonly Word[]): Word[] {
  const [unit] = words.filter(({ text }) => UNIT.test(text));
  if (unit === undefined) return [...words];
  return words.map((word) => {
    const isUnit =
      SMUDGED_UNIT.test(word.text) && word.confidence < HARDLY && word.text.includes(unit.text.slice(1, 2));
    return isUnit ? concluded(word, unit.text, word.text) : word;
  });
}

/** The amount that stands before an S which was read as its last digit; null where there is none. */
function amountBeforeMark(text: string, words: readonly Word[]): string | null {
  const [, amount] = WITH_MARK.exec(text) ?? [];
  if (amount !== undefined) return amount;
  const [, whole, cents] = POINTLESS_WITH_MARK.exec(text) ?? [];
  return whole === undefined || cents === undefined ? null : whole + decimalSignOf(words) + cents;
}

function partedMark(word: Word, amount: string): Word[] {
  const share = word.width / word.text.length;
  const x = word.x + word.width - share;
  return [
    concluded({ ...word, width: word.width - share * 1.5 }, amount, word.text),
    concluded({ ...word, x, width: share }, 'S', word.text),
  ];
}

/** The mark before the decimals of most amounts. */
function decimalSignOf(words: readonly Word[]): string {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  const commas = amounts.filter(({ text }) => /,\d{2}\D*$/.test(text)).length;
  return commas * 2 > amounts.length ? ',' : '.';
}

const isBehindAmount = (mark: Word, words: readonly Word[]): boolean =>
  words.some((word) => AMOUNT.test(word.text) && sameLine(word, mark) && isRightBefore(word, mark));

const isRightBefore = (word: Word, mark: Word): boolean =>
  mark.x > word.x && mark.x - word.x - word.width < WIDEST_GAP * mark.height;

function concluded(word: Word, text: string, read: string): Word {
  const confidence = Math.min(word.confidence, MENDED);
  return { ...word, text, confidence, repaired: true, alternatives: [read, ...(word.alternatives ?? [])] };
}
