import type { Word } from '../page-content.ts';

/** Two readings of the same spot agree when the words overlap by this share of the smaller one. */
const OVERLAP = 0.5;
/** What two independent readings say alike. */
const CONFIRMED = 0.99;

/**
 * OCR's words, each held against the layer that lay under the scan: the same word on the same spot is confirmed; a
 * different one stays as another reading.
 */
export function confirmWords(ocr: readonly Word[], layer: readonly Word[]): Word[] {
  const find = spotIndex(layer);
  return ocr.map((word) => {
    const other = find(word);
    if (!other) return word;
    if (other.text === word.text) return { ...word, confidence: Math.max(word.confidence, CONFIRMED) };
    return { ...word, alternatives: [other.text] };
  });
}

/** Share of OCR's clear words that the text layer has as well, on the same spot; null where OCR saw nothing clear. */
export function agreement(ocr: readonly Word[], layer: readonly Word[]): number | null {
  const find = spotIndex(layer);
  const clear = ocr.filter(({ text, confidence }) => confidence > 0.8 && /[\p{L}\p{N}]{2}/u.test(text));
  if (clear.length < 5) return null;
  return clear.filter((word) => letters(find(word)?.text) === letters(word.text)).length / clear.length;
}

/** The text layer's words and those of OCR that stand where it has none. */
export function addWords(layer: readonly Word[], ocr: readonly Word[]): Word[] {
  const find = spotIndex(layer);
  return [...layer, ...ocr.filter((word) => !find(word))];
}

const letters = (text: string | undefined): string => (text ?? '').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const BAND = 12;

/** Finds the word that a box lies on, without looking at every word of the page. */
function spotIndex(words: readonly Word[]): (at: Word) => Word | null {
  const bands = new Map<number, Word[]>();
  for (const word of words) {
    for (let band = Math.floor(word.y / BAND); band <= Math.floor((word.y + word.height) / BAND); band++) {
      const list = bands.get(band);
      if (list) list.push(word);
      else bands.set(band, [word]);
    }
  }
  return (at) => {
    let best: Word | null = null;
    let most = OVERLAP;
    for (const word of bands.get(Math.floor((at.y + at.height / 2) / BAND)) ?? []) {
      const wide = Math.min(at.x + at.width, word.x + word.width) - Math.max(at.x, word.x);
      const high = Math.min(at.y + at.height, word.y + word.height) - Math.max(at.y, word.y);
      if (wide <= 0 || high < Math.min(at.height, word.height) * OVERLAP) continue;
      const share = wide / Math.max(at.width, word.width);
      if (share > most) [best, most] = [word, share];
    }
    return best;
  };
}
