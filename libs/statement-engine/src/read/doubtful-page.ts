import type { PageContent } from '../page-content.ts';

/** Words with less are guesses of OCR. */
const SURE = 0.6;
/**
 * A page is in doubt where so many of its figures are guesses: on clean scans no more than two in a hundred are, and of
 * the pages beyond most had a wrong row.
 */
const GUESSED_SHARE = 0.05;
const FEWEST_GUESSED = 3;

/** Whether a page was read from a picture so poor that its rows may be wrong. What was mended or read anew counts as sure. */
export function isDoubtful({ words, unread }: PageContent): boolean {
  if (unread !== null) return false;
  const figures = words.filter(({ source, text }) => source === 'ocr' && /\d/.test(text));
  const guessed = figures.filter(({ confidence, repaired }) => confidence < SURE && !repaired).length;
  return guessed >= FEWEST_GUESSED && guessed >= figures.length * GUESSED_SHARE;
}
