import type { PageContent, Word } from '@crossfoot/statement-engine';
import type { Rng } from '../story/rng.ts';

/** Something that a reader of the words could not notice missing or changed. */
export type Loss = 'amount' | 'digit' | 'firstDigit' | 'sign' | 'line' | 'textLine' | 'word' | 'date' | 'dateDigit';

export interface Tampering {
  readonly loss: Loss;
  /** The words stand as OCR gives them: unsure, and a little out of place. */
  readonly scanned: boolean;
}

export interface Tampered {
  readonly pages: readonly PageContent[];
  /** What was taken from where, for the message of a failure. */
  readonly story: string;
}

const AMOUNT = /\d[.,]\d{2,3}(?!\d)|^\D{0,3}\d{1,3}(?:[.,]\d{3})+\D{0,3}$/;
const DATE = /^\d{1,4}([/.\-])\d{1,2}(?:\1\d{0,4})?\.?$|^\d{1,2}[A-Za-z]{3}/;
const SHORT_DECIMAL = /^\d+[.]\d\d$/;
/** "10.19" is an amount in one statement and a day in another. */
const MAYBE_DATE = /^\d{1,2}[.]\d\d$/;
const SIGN = /^[-+−(]\D?\d|\d[-+−)]$|^[-+−]$|^(?:CR|DR|Cr|Dr|C|D|H|S)\.?$|\d(?:CR|DR|Cr|Dr|C|D|H|S)$/;
const SIGN_PART = /[-+−()]|(?:CR|DR|Cr|Dr|C|D|H|S)\.?$/g;

const isDate = (text: string): boolean => DATE.test(text) && !SHORT_DECIMAL.test(text);
const isAmount = (text: string): boolean => AMOUNT.test(text) && !isDate(text) && !MAYBE_DATE.test(text);

/** What a loss strikes, and what is left of the word: `null` where nothing is. */
const losses: Record<Loss, { strikes: (text: string) => boolean; left: (text: string, rng: Rng) => string | null }> = {
  amount: { strikes: isAmount, left: () => null },
  digit: { strikes: isAmount, left: otherDigit },
  firstDigit: { strikes: (text) => isAmount(text) && /\d{2}/.test(text), left: (text) => text.replace(/\d/, '') },
  sign: { strikes: (text) => SIGN.test(text), left: (text) => text.replace(SIGN_PART, '') || null },
  line: { strikes: isAmount, left: () => null },
  textLine: { strikes: (text) => /\p{L}/u.test(text), left: () => null },
  word: { strikes: (text) => /\p{L}/u.test(text), left: () => null },
  date: { strikes: isDate, left: () => null },
  dateDigit: { strikes: isDate, left: otherDigit },
};

function otherDigit(text: string, rng: Rng): string {
  const places = [...text].flatMap((letter, at) => (/\d/.test(letter) ? [at] : []));
  const at = rng.pick(places);
  const digit = (Number(text[at]) + rng.int(1, 9)) % 10;
  return `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;
}

/** The words with one loss at a place that `rng` picks; null where the document has nothing of the kind. */
export function tamper(pages: readonly PageContent[], { loss, scanned }: Tampering, rng: Rng): Tampered | null {
  const { strikes, left } = losses[loss];
  const places = pages.flatMap((page) =>
    page.words.filter((word) => strikes(word.text)).map((word) => ({ page, word })),
  );
  if (places.length === 0) return null;
  const { page, word } = rng.pick(places);
  const rest = left(word.text, rng);
  const isLine = loss === 'line' || loss === 'textLine';
  const struck = (other: Word): boolean => (isLine ? sameLine(other, word) : other === word);
  const words = page.words.flatMap((other) => {
    if (!struck(other)) return [other];
    return rest === null ? [] : [{ ...other, text: rest }];
  });
  const line = page.words.filter((other) => sameLine(other, word)).map((other) => other.text);
  const after = pages.map((each) => (each === page ? { ...each, words } : each));
  return {
    pages: scanned ? after.map((each) => asScan(each, rng)) : after,
    story: `${loss}${scanned ? ' of a scan' : ''}: "${word.text}" → "${rest ?? ''}" on page ${page.number} in "${line.join(' ')}"`,
  };
}

const baseline = (word: Word): number => word.y + 0.8 * word.height;
const sameLine = (a: Word, b: Word): boolean => Math.abs(baseline(a) - baseline(b)) < 2.5;

function asScan(page: PageContent, rng: Rng): PageContent {
  const words = page.words.map((word) => ({
    ...word,
    x: word.x + (rng.next() - 0.5) * 0.8,
    y: word.y + (rng.next() - 0.5) * 0.6,
    source: 'ocr' as const,
    confidence: 0.93,
  }));
  return { ...page, words, source: 'ocr' };
}
