import type { PageLine } from './page-lines.ts';

/** A line of words that begin 30 points from each other; read with less confidence than 1, of a scan. */
export const lineOf = (page: number, baseline: number, text: string, confidence = 1): PageLine => ({
  page,
  baseline,
  top: baseline - 9,
  size: 9,
  words: text.split(' ').map((word, at) => ({
    kind: 'text',
    text: word,
    x0: 40 + at * 30,
    x1: 60 + at * 30,
    gap: at === 0 ? Infinity : 0.3,
    size: 9,
    confidence,
  })),
  furniture: false,
});
