import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { languages } from '../../vocabulary/languages.ts';
import { months } from '../../vocabulary/vocabulary.ts';

/** Shorter words are too often other ones. */
const SHORTEST = 5;
/** Letters that OCR takes for each other, and the digits it takes for them. */
const ALIKE: Readonly<Record<string, string>> = { l: 'i', '1': 'i', '|': 'i', '!': 'i', '0': 'o', '5': 's' };
const CANDIDATE = /^\p{L}[\p{L}\d|!]*\p{L}[:.]?$/u;
/** What is mended is likely, not seen. */
const MENDED = 0.6;

interface LabelWords {
  readonly words: ReadonlySet<string>;
  /** By their shape: the one word that has it, null where several do. */
  readonly shapes: ReadonlyMap<string, string | null>;
}

/** The words that balances and totals are called by, in all languages. */
let known: LabelWords | null = null;
function labelWords(): LabelWords {
  if (known) return known;
  const phrases = languages.flatMap(({ labels }) => Object.values(labels).flat());
  const words = new Set(phrases.flatMap((phrase) => fold(phrase).split(' ')).filter((word) => /^[a-z]+$/.test(word)));
  const shapes = new Map<string, string | null>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    const shape = shapeOf(word);
    shapes.set(shape, shapes.has(shape) ? null : word);
  }
  return (known = { words, shapes });
}

const shapeOf = (word: string): string => Array.from(word, (letter) => ALIKE[letter] ?? letter).join('');

/** A small word that ran into the name of a month: "ofJun". */
const GLUED = /^(\p{Ll}{1,4})(\p{Lu}\p{Ll}{2,})$/u;

/** "Balance as ofJun 24" in its words, as dates of balances stand behind such. */
export function partMonths(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    const [, before = '', month = ''] = GLUED.exec(word.text) ?? [];
    if (month === '' || !months.has(fold(month))) return [word];
    const share = word.width / word.text.length;
    const x = word.x + share * before.length;
    return [
      { ...word, text: before, width: share * (before.length - 0.5) },
      { ...word, text: month, x, width: word.x + word.width - x },
    ];
  });
}

/** "Soide précédent" for "Solde précédent": words of labels in which a stroke was taken for another are what they look like. */
export function mendLabels(read: readonly Word[]): Word[] {
  const { words, shapes } = labelWords();
  return read.map((word) => {
    if (word.text.length < SHORTEST || !CANDIDATE.test(word.text)) return word;
    const end = /[:.]$/.exec(word.text)?.[0] ?? '';
    const bare = word.text.slice(0, word.text.length - end.length);
    const folded = fold(bare);
    if (folded.length !== bare.length || words.has(folded)) return word;
    const meant = shapes.get(shapeOf(folded));
    if (meant === undefined || meant === null) return word;
    const isLoud = bare.replace(/[^\p{L}]/gu, '') === bare.replace(/[^\p{L}]/gu, '').toUpperCase();
    const letters = Array.from(bare, (letter, at) => {
      const other = meant[at] as string;
      return folded[at] === other ? letter : isLoud ? other.toUpperCase() : other;
    });
    const text = letters.join('') + end;
    const confidence = Math.min(word.confidence, MENDED);
    return { ...word, text, confidence, repaired: true, alternatives: [word.text, ...(word.alternatives ?? [])] };
  });
}
