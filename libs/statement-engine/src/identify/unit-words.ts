import { hasDigit, readCurrency, readSide } from '../grammar/money.ts';
import { countsOf } from '../groups.ts';
import { sumOf } from '../reconcile/chain.ts';
import type { PageLine, PlacedWord } from '../layout/page-lines.ts';
import { FEWEST_UNITS, GROUP_GAP, HARDLY_ELSEWHERE, MOST_HAVE_UNIT, WORD_GAP } from '../tolerances.ts';

/** "ر.س", "Br", "SLe", and "C" where a font has no rupee. */
const SHORT_WORD = /^[\p{L}\p{M}.]{1,5}$/u;

/** A number with decimals or groups. */
const AMOUNT = /^[-+−(]?\d[\d.,'’]*[.,'’]\d{2,3}\)?[-−]?$/;
const SHORT = /^[-+−]?\d{1,3}$/;
const LAST_GROUP = /^\d{3}$/;
const DATE = /^\d{1,2}([./-])\d{1,2}\1\d{2,4}$/;

const SIDES = ['before', 'behind'] as const;
type Side = (typeof SIDES)[number];

/**
 * The lines without the short word that stands right behind, or right before, most amounts of the document and hardly
 * anywhere else: "189.90 ر.س", "Br 1,204.00". It is the sign of a currency, in whatever script, and no word of an entry.
 */
export function withoutUnitWords(lines: readonly PageLine[]): readonly PageLine[] {
  const beside: Record<Side, string[]> = { before: [], behind: [] };
  let amounts = 0;
  for (const { words } of lines)
    for (let at = 0; at < words.length; at++) {
      if (!isAmount(words, at)) continue;
      amounts++;
      for (const side of SIDES) {
        const unit = unitAt(words, at, side);
        if (unit !== null) beside[side].push(unit);
      }
    }
  const units = SIDES.flatMap((side) => {
    const counts = countsOf(beside[side]);
    const [unit, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
    const isMost = count >= Math.max(FEWEST_UNITS, amounts * MOST_HAVE_UNIT);
    const all = count + timesElsewhere(unit, side, lines);
    return isMost && !isMark(unit, [...counts.keys()]) && count >= all * HARDLY_ELSEWHERE ? [{ side, unit }] : [];
  });
  return units.reduce<readonly PageLine[]>(
    (kept, { side, unit }) => kept.map((line) => withoutUnit(line, side, unit)),
    lines,
  );
}

/** How often a word stands beside no number. */
function timesElsewhere(unit: string, side: Side, lines: readonly PageLine[]): number {
  const isApart = (words: readonly PlacedWord[], at: number): boolean =>
    words[at]?.text === unit && !isUnitOf(words, side === 'before' ? at + 1 : at - 1, side, unit);
  return sumOf(lines, ({ words }) => words.filter((_, at) => isApart(words, at)).length);
}

/** Whether a word is a mark of debits, or one of credits where others are of debits; a credit's alone tells nothing. */
function isMark(unit: string, others: readonly string[]): boolean {
  const side = readSide(unit);
  return side !== null && (side === 'debit' || others.some((other) => readSide(other) === 'debit'));
}

/** The short word beside the amount at a place, where nobody knows it for a currency; null where none is. */
function unitAt(words: readonly PlacedWord[], at: number, side: Side): string | null {
  const [amount, unit] = [words[at], words[side === 'before' ? at - 1 : at + 1]];
  if (amount === undefined || unit === undefined || (side === 'before' ? amount : unit).gap >= WORD_GAP) return null;
  if (!isAmount(words, at) || !SHORT_WORD.test(unit.text)) return null;
  if (readCurrency(unit.text) !== null || (side === 'behind' && readSide(unit.text) !== null)) return null;
  return unit.text;
}

/** Whether a unit stands beside the number at a place: an amount of which others have groups may be short. */
function isUnitOf(words: readonly PlacedWord[], at: number, side: Side, unit: string): boolean {
  const [number, word] = [words[at], words[side === 'before' ? at - 1 : at + 1]];
  const isNear = number !== undefined && word?.text === unit && (side === 'before' ? number : word).gap < WORD_GAP;
  return isNear && (SHORT.test(number.text) || isAmount(words, at));
}

/** What stood before a unit stands before its amount as near. */
function withoutUnit(line: PageLine, side: Side, unit: string): PageLine {
  if (!line.words.some(({ text }) => text === unit)) return line;
  const words = line.words.flatMap((word, at) => {
    if (isUnitOf(line.words, side === 'before' ? at + 1 : at - 1, side, unit)) return [];
    const isMarked = side === 'before' && isUnitOf(line.words, at, side, unit);
    return isMarked ? [{ ...word, gap: (line.words[at - 1] as PlacedWord).gap }] : [word];
  });
  return { ...line, words };
}

/** Whether a word is an amount, or the last group of one whose groups blanks part: "35 000". */
function isAmount(words: readonly PlacedWord[], at: number): boolean {
  const { text, gap } = words[at] as PlacedWord;
  if (!hasDigit(text)) return false;
  if (LAST_GROUP.test(text) && gap <= GROUP_GAP) return SHORT.test(words[at - 1]?.text ?? '');
  return AMOUNT.test(text) && !DATE.test(text);
}
