import type { PageLine, PlacedWord } from './page-lines.ts';

const DIGITS = /\d+/g;
const MONEY_LIKE = /\d[.,]\d{2}\b/;

/**
 * Marks the lines that stand at the same place of several pages with the same text but for digits ("Page 2 of 7").
 * Lines that carry an amount are never marked: "carried forward 1,204.50" is evidence.
 */
export function markFurniture(lines: readonly PageLine[], pageCount: number): readonly PageLine[] {
  if (pageCount < 2) return lines;
  const seen = new Map<string, number>();
  const keys = lines.map(placeAndText);
  const pagesOf = new Map<string, number>();
  lines.forEach((line, at) => {
    const key = keys[at];
    if (key === null || key === undefined || pagesOf.get(key) === line.page) return;
    pagesOf.set(key, line.page);
    seen.set(key, (seen.get(key) ?? 0) + 1);
  });
  const needed = Math.max(2, Math.ceil(pageCount * 0.3));
  return lines.map((line, at) => {
    const key = keys[at];
    return key && (seen.get(key) ?? 0) >= needed ? { ...line, furniture: true } : line;
  });
}

/** Where a line stands and what it says but for digits; null for a line with an amount. */
function placeAndText({ words, baseline }: PageLine): string | null {
  // Amounts stand last in most lines.
  for (let at = words.length - 1; at >= 0; at--) if (MONEY_LIKE.test((words[at] as PlacedWord).text)) return null;
  let text = '';
  for (const word of words) text += text === '' ? word.text : ` ${word.text}`;
  // Rounded to 4 points: producers shift a page's content by rounding.
  return `${Math.round(baseline / 4)}|${Math.round((words[0]?.x0 ?? 0) / 4)}|${text.replace(DIGITS, '#')}`;
}
