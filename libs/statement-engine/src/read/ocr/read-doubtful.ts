import type { Word } from '../../page-content.ts';
import type { PageBox } from '@crossfoot/page-picture';
import { sameLine } from './amount-cells.ts';
import { CONCLUDED } from './repaired-word.ts';

/** Many of the words below were read wrongly though their print is clear: something else on the line misled tesseract. */
const DOUBTFUL = 0.5;
/** By itself it is clear, or stays what it was. */
const CLEAR = 0.8;
/** Shorter words are marks and specks. */
const SHORTEST = 3;
/** A reading that differs more in length has cut something off, or taken in what stands beside. */
const MOST_LONGER = 2;
/** Reading one takes a twentieth of a second; the least sure come first. */
const MOST_WORDS = 24;
/** Room around a word, in heights; never into its neighbours. */
const ROOM = 0.3;

/** Reads a part of the page by itself. */
export type ReadWords = (box: PageBox) => Promise<readonly Word[]>;

/** Words that were read with doubt are read once more, each by itself and larger; what then is clear takes their place. */
export async function readDoubtful(words: readonly Word[], read: ReadWords): Promise<readonly Word[]> {
  const doubtful = words.filter(({ text, confidence }) => confidence < DOUBTFUL && text.length >= SHORTEST);
  const least = doubtful.sort((a, b) => a.confidence - b.confidence).slice(0, MOST_WORDS);
  const instead = new Map<Word, readonly Word[]>();
  for (const word of least) {
    const seen = await read(boxOf(word, words));
    if (isClear(seen, word)) instead.set(word, seen.map((each) => inPlaceOf(word, each))); // prettier-ignore
  }
  return instead.size === 0 ? words : words.flatMap((word) => instead.get(word) ?? [word]);
}

function isClear(seen: readonly Word[], { text }: Word): boolean {
  const length = seen.reduce((sum, each) => sum + each.text.length, 0);
  return (
    seen.length > 0 &&
    seen.every(({ confidence }) => confidence >= CLEAR) &&
    Math.abs(length - text.length) <= MOST_LONGER
  );
}

/** On the line of the word that it replaces; a figure says that it was concluded. */
function inPlaceOf({ text, y, height }: Word, seen: Word): Word {
  const placed = { ...seen, y, height };
  if (!/\d/.test(seen.text) || seen.text === text) return placed;
  return { ...placed, confidence: CONCLUDED, repaired: true, alternatives: [text] };
}

function boxOf(word: Word, words: readonly Word[]): PageBox {
  const { x, y, width, height } = word;
  const room = ROOM * height;
  const line = words.filter((other) => other !== word && sameLine(word, other));
  const before = Math.max(0, ...line.filter((other) => other.x < x).map((other) => other.x + other.width));
  const behind = Math.min(Infinity, ...line.filter((other) => other.x > x).map((other) => other.x));
  return {
    x0: Math.min(x, Math.max(before, x - room)),
    y0: y - room,
    x1: Math.max(x + width, Math.min(behind, x + width + room)),
    y1: y + height + room,
  };
}
