import type { PageLine } from './page-lines.ts';

const DIGITS = /\d+/g;
const MONEY_LIKE = /\d[.,]\d{2}\b/;

/**
 * Marks the lines that stand at the same place of several pages with the same text but for digits ("Page 2 of 7").
 * Lines that carry an amount are never marked: "carried forward 1,204.50" is evidence.
 */
export function markFurniture(lines: readonly PageLine[], pageCount: number): readonly PageLine[] {
  if (pageCount < 2) return lines;
  const seen = new Map<string, number>();
  const keys = lines.map((line) => {
    const text = line.words.map((word) => word.text).join(' ');
    if (MONEY_LIKE.test(text)) return null;
    // Rounded to 4 points: producers shift a page's content by rounding.
    return `${Math.round(line.baseline / 4)}|${Math.round((line.words[0]?.x0 ?? 0) / 4)}|${text.replace(DIGITS, '#')}`;
  });
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
