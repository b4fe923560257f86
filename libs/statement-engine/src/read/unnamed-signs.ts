import type { TextRun } from './text-words.ts';

/** The sign of a currency that nobody can name. */
const UNNAMED = '¤';

const LETTER = /^[A-Za-z]$/;
const AMOUNT = /^[-+]?\d[\d.,'’]*[.,]\d{2,3}$/;

/** A sign ends this near to its amount (font sizes): a space is 0.28. */
const NEAR = 0.4;

/**
 * Producers whose font lacks a currency's sign print a box in its place, out of a font of symbols whose characters have
 * no names: it comes out as a letter ("n85,000.00"). A font from which a page has nothing but one and the same letter, and
 * that mostly right before amounts, is such a one.
 */
export function withUnnamedSigns(runs: readonly TextRun[]): readonly TextRun[] {
  const fonts = new Map<string, Usage>();
  runs.forEach((run, at) => {
    let usage = fonts.get(run.font);
    if (usage === undefined) fonts.set(run.font, (usage = { text: run.text, runs: 0, signs: 0 }));
    if (usage.text !== run.text || !LETTER.test(run.text)) usage.text = null;
    if (usage.text === null) return;
    usage.runs++;
    if (isSign(run, runs[at + 1])) usage.signs++;
  });
  const signs = new Set([...fonts].filter(([, usage]) => isOfSigns(usage)).map(([font]) => font));
  return signs.size === 0 ? runs : runs.map((run) => (signs.has(run.font) ? { ...run, text: UNNAMED } : run));
}

interface Usage {
  /** The one letter that the font sets; null where it sets anything else. */
  text: string | null;
  runs: number;
  /** Runs right before an amount. */
  signs: number;
}

function isOfSigns({ text, runs, signs }: Usage): boolean {
  return text !== null && signs * 2 > runs;
}

function isSign(run: TextRun, next: TextRun | undefined): boolean {
  return (
    next !== undefined &&
    next.font !== run.font &&
    AMOUNT.test(next.text.trimStart()) &&
    Math.abs(next.y - run.y) < NEAR * run.size &&
    Math.abs(next.x - run.x - run.length) < NEAR * run.size
  );
}
