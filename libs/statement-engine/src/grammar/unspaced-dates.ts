import type { PlacedWord } from '../layout/page-lines.ts';

/** Chinese and Japanese characters begin here. */
const FIRST_UNSPACED = 0x2e80;
const [SHORTEST, LONGEST] = [6, 80];
const ERA = '(?:令和|平成|民國|民国)';
const DAY = `(?:(?:19|20)\\d{2}|${ERA}(?:\\d{1,3}|元))(?:年\\d{1,2}月\\d{1,2}日|[-/.]\\d{1,2}[-/.]\\d{1,2})`;
/** A scan loses the mark between two days. */
const PERIOD = new RegExp(`^(.*?)(${DAY})(~|-|至|到|から|(?<=日))(${DAY})(.*)$`, 'u');
const YEAR = new RegExp(`\\d{4}|${ERA}`, 'u');
const NAMED = new RegExp(
  `^(\\D+:|\\p{Script=Han}{2,8}(?=\\d{4}年))(${DAY}|\\d[\\d,]*\\.\\d{2}|\\d{1,3}(?:,\\d{3})+)$`,
  'u',
);
const FIGURE = /\d[.,]\d{2}/;

/**
 * "ご利用明細(2025年10月1日~2025年10月31日締め)", "对应时间段:2025-08-01", "期初余额:12,844.11": dates and amounts that
 * stand without a space among the words of a script that has none are words of their own.
 */
export function splitUnspaced(words: readonly PlacedWord[]): readonly PlacedWord[] {
  if (!words.some(mayHoldFigures)) return words;
  return words.flatMap((word) => (mayHoldFigures(word) ? partsOf(word) : [word]));
}

function mayHoldFigures({ text }: PlacedWord): boolean {
  if (text.length <= SHORTEST || text.length > LONGEST || text.charCodeAt(0) < FIRST_UNSPACED) return false;
  return YEAR.test(text) || FIGURE.test(text);
}

function partsOf(word: PlacedWord): PlacedWord[] {
  const parts = (PERIOD.exec(word.text) ?? NAMED.exec(word.text))?.slice(1);
  if (!parts) return [word];
  const width = (word.x1 - word.x0) / word.text.length;
  let at = 0;
  return parts.flatMap((text) => {
    const from = at;
    at += text.length;
    if (text === '') return [];
    return [{ ...word, text, x0: word.x0 + from * width, x1: word.x0 + at * width, gap: from === 0 ? word.gap : 0 }];
  });
}
