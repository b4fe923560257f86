import type { PlacedWord } from '../layout/page-lines.ts';
import { readDate } from './date.ts';
import type { DateToken, TextToken, Token } from './tokens.ts';
import { BLANK } from '../tolerances.ts';

/** Shorter words hold no date with its year and more. */
const SHORTEST = 10;
const GLUED = /^(\d{1,4}([/.-])\d{1,2}\2\d{2,4})[-/|,;](\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)$/;
/** "2025-06-1507:17": a scan lost the blank between them, or made dots of paper dust behind them. */
const GLUED_IN_SCAN =
  /^((?:20\d\d([/.-])\d\d\2\d\d)|(?:\d\d([/.-])\d\d\3(?:20\d\d)))[-/|,;]?(\d{1,2}:\d{2}(?::\d{2})?)[.,]*$/;
/** "25/02/27NTT": it lost that before the words of an entry, as in Japanese print. */
const BEFORE_WORDS = /^(\d{1,4}([/.-])\d{1,2}\2\d{1,4})(\p{L}{2}.*)$/u;
/** A cell of its own stands this far off (font sizes). */
const APART = 1.2;

/**
 * "27/03/2025-19:11:17" in a cell of its own: a date and its time of day in one word, in a scan also a date and the words
 * behind it; null of any other. With a "T" between them ("2025-03-27T19:11") they are words of an entry, of German payments by card.
 */
export function splitClock(word: PlacedWord): readonly [DateToken, TextToken] | null {
  const isScan = word.confidence < 1;
  if (word.text.length < SHORTEST || (word.gap < APART && !isScan)) return null;
  const found =
    GLUED.exec(word.text) ?? (isScan ? (GLUED_IN_SCAN.exec(word.text) ?? BEFORE_WORDS.exec(word.text)) : null);
  const [day, rest] = [found?.[1] ?? '', found?.at(-1) ?? ''];
  const date = day === '' ? null : readDate([{ text: day, gap: Infinity }], 0);
  if (date === null) return null;
  const { x0, gap, size, confidence } = word;
  const width = (word.x1 - x0) / word.text.length;
  const placed = { size, confidence, repaired: word.repaired === true };
  const restX0 = word.x1 - rest.length * width;
  return [
    { kind: 'date', date, text: day, x0, x1: x0 + day.length * width, gap, ...placed },
    { kind: 'text', text: rest, x0: restX0, x1: word.x1, gap: BLANK, ...placed },
  ];
}

/** "13.17h". */
const HOUR = /^(?:[01]?\d|2[0-3])[.:][0-5]\dh$/;
const DAY = /^\d{1,2}\.\d{1,2}\.?$/;

/** "28.01 13.17h": right behind a day a small "h" is an hour, not the side of an amount. */
export function isHour({ text, gap }: PlacedWord, before: Token | undefined): boolean {
  if (!text.endsWith('h') || gap >= APART || before === undefined || !HOUR.test(text)) return false;
  return before.kind === 'date' || DAY.test(before.text);
}
