import type { CellReading } from './ocr-page.ts';

/** A cell is no amount at all, one that tesseract was not sure of, or one but for its point. */
export type Doubt = 'illegible' | 'doubtful' | 'pointless';

/** A further reading counts from here on; what was legible before gives way to clearer ones only. */
const COUNTS: Readonly<Record<Doubt, number>> = { illegible: 0.75, doubtful: 0.85, pointless: 0 };
/** One reading alone tells where nothing was legible before, and none of the others says otherwise. */
const CLEAR = 0.9;
const AGREE = 2;
/** Fewer readings are not taken for all. */
const FEWEST_IN_UNISON = 4;

/**
 * What further readings of a cell agree in; null where they do not, or where they say what was read at first. They are
 * made one after the other until two say the same. Where only digits were legible they may all be unsure, if none sees
 * another figure than the others.
 */
export async function likelier<Way>(
  first: string,
  doubt: Doubt,
  isLike: (text: string) => boolean,
  ways: readonly Way[],
  read: (way: Way) => Promise<CellReading>,
): Promise<string | null> {
  const votes = new Map<string, number>();
  const seen: string[] = [];
  let clearest = 0;
  for (const way of ways) {
    const { text, confidence } = await read(way);
    seen.push(text);
    if (confidence < COUNTS[doubt] || !isLike(text)) continue;
    clearest = Math.max(clearest, confidence);
    const count = (votes.get(text) ?? 0) + 1;
    if (count >= AGREE) return isSame(text, first) && isLike(first) ? null : text;
    votes.set(text, count);
  }
  const [only, ...others] = votes.keys();
  if (doubt !== 'doubtful' && only !== undefined && others.length === 0 && clearest >= CLEAR) return only;
  return doubt !== 'doubtful' && /\d/.test(first) ? inUnison(seen, isLike) : null;
}

/** The amount that some readings show where all show its figures, with or without their marks. */
function inUnison(seen: readonly string[], isLike: (text: string) => boolean): string | null {
  const amount = seen.find(isLike);
  if (amount === undefined || seen.length < FEWEST_IN_UNISON) return null;
  return seen.every((text) => isSame(text, amount)) ? amount : null;
}

const digits = (text: string): string => text.replace(/\D/g, '');
/** The same figures: one mark for another changes nothing, but where no other amount has it. */
const isSame = (one: string, other: string): boolean => digits(one) === digits(other);
