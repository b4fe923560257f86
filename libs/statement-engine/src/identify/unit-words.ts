import { readCurrency, readSide } from '../grammar/money.ts';
import { countsOf } from '../groups.ts';
import type { PageLine, PlacedWord } from '../layout/page-lines.ts';
import { FEWEST_UNITS, HARDLY_ELSEWHERE, MOST_HAVE_UNIT, WORD_GAP } from '../tolerances.ts';

/** "ر.س", "Br", "SLe", and "C" where a font has no rupee. */
const SHORT_WORD = /^[\p{L}\p{M}.]{1,5}$/u;

/** A number with decimals or groups. */
const AMOUNT = /^[-+−(]?\d[\d.,'’]*[.,'’]\d{2,3}\)?[-−]?$/;
const DATE = /^\d{1,2}([./-])\d{1,2}\1\d{2,4}$/;

type Side = 'before' | 'behind';

/**
 * The lines without the short word that stands right behind, or right before, most amounts of the document and hardly
 * anywhere else: "189.90 ر.س", "Br 1,204.00". It is the sign of a currency, in whatever script, and no word of an entry.
 */
export function withoutUnitWords(lines: readonly PageLine[]): readonly PageLine[] {
  const words = lines.flatMap((line) => line.words);
  const all = countsOf(words.map(({ text }) => text));
  const amounts = words.filter(isAmount).length;
  const units = (['before', 'behind'] as const).flatMap((side) => {
    const beside = countsOf(lines.flatMap((line) => line.words.flatMap((_, at) => unitAt(line.words, at, side) ?? [])));
    const [unit, count] = [...beside].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
    const isMost = count >= Math.max(FEWEST_UNITS, amounts * MOST_HAVE_UNIT, (all.get(unit) ?? 0) * HARDLY_ELSEWHERE);
    return isMost && !isMark(unit, [...beside.keys()]) ? [{ side, unit }] : [];
  });
  return units.reduce<readonly PageLine[]>(
    (kept, { side, unit }) => kept.map((line) => withoutUnit(line, side, unit)),
    lines,
  );
}

/** Whether a word is a mark of debits, or one of credits where others are of debits; a credit's alone tells nothing. */
function isMark(unit: string, others: readonly string[]): boolean {
  const side = readSide(unit);
  return side !== null && (side === 'debit' || others.some((other) => readSide(other) === 'debit'));
}

/** The short word beside the amount at a place, where nobody knows it for a currency; null where none is. */
function unitAt(words: readonly PlacedWord[], at: number, side: Side): string | null {
  const [amount, unit] = [words[at], words[side === 'before' ? at - 1 : at + 1]];
  if (amount === undefined || unit === undefined || !isAmount(amount) || !SHORT_WORD.test(unit.text)) return null;
  if (readCurrency(unit.text) !== null || (side === 'behind' && readSide(unit.text) !== null)) return null;
  return (side === 'before' ? amount : unit).gap < WORD_GAP ? unit.text : null;
}

/** What stood before a unit stands before its amount as near. */
function withoutUnit(line: PageLine, side: Side, unit: string): PageLine {
  if (!line.words.some(({ text }) => text === unit)) return line;
  const words = line.words.flatMap((word, at) => {
    if (unitAt(line.words, side === 'before' ? at + 1 : at - 1, side) === unit) return [];
    const isMarked = side === 'before' && unitAt(line.words, at, side) === unit;
    return isMarked ? [{ ...word, gap: (line.words[at - 1] as PlacedWord).gap }] : [word];
  });
  return { ...line, words };
}

const isAmount = ({ text }: PlacedWord): boolean => AMOUNT.test(text) && !DATE.test(text);
