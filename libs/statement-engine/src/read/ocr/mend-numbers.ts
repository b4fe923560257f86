import type { Word } from '../../page-content.ts';
import { AMOUNT, decimalSign, isOfEntry } from './amount-cells.ts';
import { asFigures } from './look-alikes.ts';
import { concluded } from './repaired-word.ts';
import { LETTERS, wordsBefore } from './words-before.ts';

/** Built from figures and what OCR takes figures, points and commas for. */
const NEARLY = /^[-+−(]?[$£€]?[\dOoQDlI|!SsBZzgq.,:;'’*-]{1,}[.,:;*-]?[\dOoQDlI|SsBZzgq]{2}(?:\)|-|CR|DR)?$/;
/** The same before a currency's sign that stands apart from its figure: "=R$:". */
const DASH_AND_SIGN = /^[–—_~=]((?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{3}))[.:;,]?$/u;
/** A printed minus is long: it comes out as two hyphens, as a dash, or as a sign of equality. */
const LONG_DASH = /^(?:[-–—−_=]{2,}|[–—_~=])(?=[$£€]?\d[\d.,:;'’]*$)/;
/** Three digits or more without any point. */
const POINTLESS = /^([-+−(]?[$£€]?\d{1,7})(\d{2}(?:\)|-|\+|CR|DR|[€£$])?)$/;
/** Groups, but no point: "366,18962". */
const GROUPED_POINTLESS = /^([-+−(]?[$£€]?\d{1,3}(?:[.,'’]\d{2,3})*[.,'’]\d{3})(\d{2}(?:\)|-|\+|CR|DR|[€£$])?)$/;
/** From a thousand on banks part groups, or no bank does: of a column so many do. */
const THOUSAND = /\d{4}/;
/** No figure begins with a naught but one below one: "048" for "0.48". */
const CENTS_ALONE = /^[-+−(]?[$£€]?0\d{2}\D*$/;
const WITH_GROUPS = /\d[.,'’]\d{2,3}[.,]\d{2}\D*$/;
const WITHOUT_GROUPS = /\d{4}[.,]\d{2}\D*$/;
const FEWEST_GROUPED = 2;
const NUMBER_OF_ACCOUNT = /^\d{7,}$/;
const YEAR = /^(?:19|20)\d{2}$/;
/** Cells with a point for each that may have lost it. */
const POINTS_TO_ONE_LOST = 4;
/** The end of an entry's text ("ORE 18:22") may lie at the edge of amounts. */
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;
/** "6.511.53": the points of one kind that OCR took for the same mark; the last one is the decimal sign. */
const ONE_MARK = /^([-+−(]?[$£€]?\d{1,3})([.,])(\d{3}(?:\2\d{3})*)\2(\d{2}(?:\)|-|\+|CR|DR|Cr|Dr|[€£$])?)$/;
/** Amounts of one column end within this part of their height. */
const SAME_EDGE = 0.45;
const FEWEST_NEIGHBOURS = 3;
/** Less must do where a date and another amount stand on its line. */
const FEWEST_OF_ENTRY = 1;

/**
 * Amounts whose figures OCR took for letters, whose point for a colon, or whose point was lost, are mended where they stand in a column of
 * amounts: their right edge is that of at least three clean ones. Elsewhere "9:25" stays a time. The word as read is
 * kept as another reading, and the row it comes to stand in says that a figure of it is concluded (`repairedDigit`).
 */
export function mendNumbers(read: readonly Word[]): Word[] {
  const words = read.map((word) => {
    const text = withTwoMarks(word.text.replace(LONG_DASH, '-').replace(DASH_AND_SIGN, '-$1'));
    return text === word.text ? word : { ...word, text };
  });
  const amounts = words.filter(({ text }) => AMOUNT.test(text)).map((word) => ({ ...word, edge: word.x + word.width }));
  if (amounts.length < FEWEST_NEIGHBOURS) return words;
  const pointless = words.filter(({ text }) => POINTLESS.test(text));
  const hasLostPoint = (word: Word, column: readonly Word[]): boolean => {
    const isGrouped =
      column.filter((other) => WITH_GROUPS.test(other.text)).length >= FEWEST_GROUPED &&
      !column.some((other) => WITHOUT_GROUPS.test(other.text));
    const isAmong = column.some(({ y }) => y < word.y) && column.some(({ y }) => y > word.y);
    // A whole figure as long would have its groups like the others; above or below them it is a year or an account's number.
    if (isGrouped && THOUSAND.test(word.text) && (isAmong || isOfEntry(word, words))) return true;
    if (CENTS_ALONE.test(word.text) && isAmong) return true;
    if (!isAmong && YEAR.test(word.text)) return false;
    if (isGrouped && NUMBER_OF_ACCOUNT.test(word.text)) return false;
    // A lost point is rare: where several cells have none, the figure is whole.
    const alike = pointless.filter((other) => isAt(other.x + other.width, word)).length;
    return alike * POINTS_TO_ONE_LOST <= column.length;
  };
  const isAt = (edge: number, word: Word): boolean => Math.abs(edge - word.x - word.width) <= word.height * SAME_EDGE;
  return words.map((word) => {
    const lostPoint = POINTLESS.test(word.text);
    const pattern = lostPoint ? POINTLESS : GROUPED_POINTLESS;
    const text = pattern.test(word.text)
      ? withTwoMarks(word.text.replace(pattern, `$1${decimalSign(words)}$2`))
      : mended(word.text, decimalSign(words));
    if (text === null) return word;
    const column = amounts.filter(({ edge }) => isAt(edge, word) || isAt(edge, withoutSign(word)));
    const isSure = !lostPoint && !TIME.test(word.text) && isOfEntry(word, words);
    if (column.length < (isSure ? FEWEST_OF_ENTRY : FEWEST_NEIGHBOURS)) return word;
    if (lostPoint && !(standsAlone(word, words) && hasLostPoint(word, column))) return word;
    if (TIME.test(word.text) && endsText(word, column, words)) return word;
    return concluded(word, text);
  });
}

/** The word up to the sign behind it, which elsewhere in its column stands as a word of its own. */
function withoutSign(word: Word): Word {
  const share = /[-+]$/.test(word.text) ? word.width / word.text.length : 0;
  return { ...word, width: word.width - share };
}

/** Nothing stands close before the word on its line: it ends no sentence. */
const standsAlone = (word: Word, words: readonly Word[]): boolean => wordsBefore(word, words).length === 0;

/** The same where the letters are no currency, which stands before others of the column as well. */
function endsText(word: Word, column: readonly Word[], words: readonly Word[]): boolean {
  const before = wordsBefore(word, words).filter(({ text }) => LETTERS.test(text));
  const isCurrency = ({ text }: Word): boolean =>
    column.some((amount) => wordsBefore(amount, words).some((other) => other.text === text));
  return before.length > 0 && !before.some(isCurrency);
}

/** Groups and decimals told apart again; the value is the same. */
function withTwoMarks(text: string): string {
  const [, head, mark, groups, decimals] = ONE_MARK.exec(text) ?? [];
  if (!head || !mark || !groups || !decimals) return text;
  const other = mark === '.' ? ',' : '.';
  return `${head}${other}${groups.replaceAll(mark, other)}${mark}${decimals}`;
}

/** The amount that the word nearly is, with the decimal sign of the others; null where it is one already, or is none. */
function mended(text: string, point: string): string | null {
  if (AMOUNT.test(text) || !NEARLY.test(text) || !/\d/.test(text)) return null;
  const [, sign = '', body = '', tail = ''] = /^([-+−(]?[$£€]?)(.*?)(\)|-|CR|DR)?$/.exec(text) ?? [];
  const pointed = asFigures(body)
    .replace(/[:;*-](?=\d\d$)/, point)
    .replace(/[:;*]/g, point === '.' ? ',' : '.')
    .replace(/[.,]{2,}(?=\d\d$)/, point)
    .replace(/[.,]{2,}/g, '.');
  const whole = withTwoMarks(sign + pointed + tail);
  return AMOUNT.test(whole) ? whole : null;
}
