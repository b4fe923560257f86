import type { Word } from '../../page-content.ts';
import { AMOUNT, sameLine } from './amount-cells.ts';

/** tesseract's models do not know this sign: mostly it comes out as the first two of these, or as another of them. */
const RUPEE = '₹';
const READ_AS = /^([-+]?)([X%xzZN£¥<&?TF₹])$/;
const READ_AS_DIGIT = /^([-+]?)(\d)$/;
const MOSTLY = /[X%x]$/;
const GLUED = /^([-+]?)[X%](\d[\d.,]*)$/;
const FIGURE = /^\d[\d.,]*[.,]\d{2}$/;
/** Words before amounts are signs where so many stand equally close, as a share of the amounts and at least. */
const FEWEST = 3;
const SHARE = 0.3;
/** A sign stands no farther before its amount, in heights; of one page's signs all stand as far off but for so much. */
const WIDEST_GAP = 0.8;
const UNEVEN = 0.25;
/** How wide a point is, in digits: in proportional print, and where all characters are as wide. */
const POINTS = [0.5, 1] as const;
/** Amounts whose heights differ by more are printed in another size. */
const OTHER_SIZE = 0.15;
/** An amount is too wide by a sign where its width says so, but for so many digits. */
const NEAR = 0.3;
/** What is mended is likely, not seen. */
const MENDED = 0.6;

interface Sign {
  readonly word: Word;
  readonly amount: Word;
}

/**
 * Signs of rupees before amounts, which come out as letters ("X 756.42"), as a part of the amount ("X714.71"), or as one
 * digit more ("3473.98" for "₹ 473.98"), are what they are again where a page has many of them. A digit is taken for a sign
 * only where the word is as much too wide for its figures as a sign and the blank behind it are wider than a digit.
 */
export function mendRupees(words: readonly Word[]): Word[] {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  const signs = signsBefore(amounts, words);
  if (signs.length === 0) return [...words];
  const instead = new Map<Word, readonly Word[]>(signs.map(({ word }) => [word, asSign(word)]));
  const signed = new Set(signs.map(({ amount }) => amount));
  for (const word of words) {
    const [, mark = '', figure] = GLUED.exec(word.text) ?? [];
    if (figure !== undefined && FIGURE.test(figure)) instead.set(word, parted(word, mark, figure, word.text));
    else if (!signed.has(word) && FIGURE.test(word.text) && holdsSign(word, signs))
      instead.set(word, parted(word, '', word.text.replace(/^\d[.,]?/, ''), word.text));
  }
  if (instead.size < amounts.length * SHARE) return [...words];
  return words.flatMap((word) => instead.get(word) ?? [word]);
}

/** The words that are signs before amounts, digits as far off among them; none where they are mostly something else. */
function signsBefore(amounts: readonly Word[], words: readonly Word[]): Sign[] {
  const close = words.flatMap((word): Sign[] => {
    if (!READ_AS.test(word.text)) return [];
    const amount = amounts.find((other) => sameLine(word, other) && isClose(gapOf(word, other), word.height));
    return amount ? [{ word, amount }] : [];
  });
  const typical = median(close.map(({ word, amount }) => gapOf(word, amount) / word.height));
  const signs = close.filter(({ word, amount }) => Math.abs(gapOf(word, amount) / word.height - typical) <= UNEVEN);
  const mostly = signs.filter(({ word }) => MOSTLY.test(word.text)).length;
  if (signs.length < FEWEST || mostly * 2 <= signs.length) return [];
  const isAsFar = (word: Word, amount: Word): boolean =>
    sameLine(word, amount) && Math.abs(gapOf(word, amount) / word.height - typical) <= UNEVEN;
  const digits = words.flatMap((word): Sign[] => {
    const amount = READ_AS_DIGIT.test(word.text) ? amounts.find((other) => isAsFar(word, other)) : undefined;
    return amount ? [{ word, amount }] : [];
  });
  return [...signs, ...digits];
}

const gapOf = (word: Word, amount: Word): number => amount.x - word.x - word.width;
const isClose = (gap: number, height: number): boolean => gap > 0 && gap < WIDEST_GAP * height;

/** What a plus or minus before the sign takes of its word. */
const leadOf = ({ text, width }: Word): number => width * (1 - 1 / text.length);

interface DigitWidth {
  readonly digit: number;
  readonly point: number;
}

/** The width of a digit, of the print that explains the widths of the amounts of the commonest size best. */
function digitWidth(amounts: readonly Word[]): DigitWidth {
  const height = median(amounts.map((amount) => amount.height));
  const alike = amounts.filter((amount) => Math.abs(amount.height - height) <= OTHER_SIZE * height);
  const [first, second] = POINTS.map((point) => {
    const widths = alike.map((amount) => amount.width / lengthOf(amount.text, point));
    const digit = median(widths);
    return { digit, point, uneven: widths.reduce((sum, width) => sum + Math.abs(width - digit), 0) };
  }) as [DigitWidth & { uneven: number }, DigitWidth & { uneven: number }];
  return second.uneven < first.uneven ? second : first;
}

/** In digits. */
const lengthOf = (text: string, point: number): number =>
  text.replace(/\D/g, '').length + point * text.replace(/\d/g, '').length;

/** Whether the amount is as much too wide as one of the signs of its size and the blank behind it are. */
function holdsSign({ text, width, height }: Word, signs: readonly Sign[]): boolean {
  const rest = text.replace(/^\d[.,]?/, '');
  if (!AMOUNT.test(rest)) return false;
  const alike = signs.filter(({ word }) => Math.abs(word.height - height) <= OTHER_SIZE * height);
  const like = alike.length >= FEWEST ? alike : signs;
  const span = median(like.map(({ word, amount }) => amount.x - word.x - leadOf(word)));
  const { digit, point } = digitWidth([...new Set(like.map(({ amount }) => amount))]);
  const excess = width - span - digit * lengthOf(rest, point);
  // The first digit of a figure as wide as its digits is no sign, however wide that would be.
  if (Math.abs(width - digit * lengthOf(text, point)) <= NEAR * digit) return false;
  return Math.abs(excess) <= NEAR * digit;
}

function asSign(word: Word): Word[] {
  const [, mark = ''] = READ_AS.exec(word.text) ?? READ_AS_DIGIT.exec(word.text) ?? [];
  const lead = leadOf(word);
  const sign = { ...word, text: RUPEE, x: word.x + lead, width: word.width - lead };
  return mark === '' ? [sign] : [{ ...word, text: mark, width: lead }, sign];
}

/** The amount behind its sign, by the share of the word that its characters take. */
function parted(word: Word, mark: string, figure: string, read: string): Word[] {
  const confidence = Math.min(word.confidence, MENDED);
  const width = (word.width / read.length) * figure.length;
  const x = word.x + word.width - width;
  const sign = { ...word, text: `${mark}${RUPEE}`, width: (word.width - width) / 2 };
  const alternatives = [read, ...(word.alternatives ?? [])];
  return [
    ...(mark === '' ? [sign] : asSign(sign)),
    { ...word, text: figure, x, width, confidence, repaired: true, alternatives },
  ];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
