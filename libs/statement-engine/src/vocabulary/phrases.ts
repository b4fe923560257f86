import { fold } from './fold.ts';

export interface PhraseMatch<T> {
  readonly tag: T;
  /** First word and number of words of the match; for scripts without spaces both refer to the word it lies in. */
  readonly start: number;
  readonly length: number;
  readonly phrase: string;
}

const EDGE_PUNCTUATION = /^[\s:;.,()[\]<>*"'“”«»|\-–—]+|[\s:;.,()[\]<>*"'“”«»|–—\-\p{Sc}]+$/gu;
/** Thai, Lao, Burmese, Khmer, Japanese, Chinese and Korean. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Lower case and Latin, one space between words: as it is compared already. */
const BARE = /^[a-z]+(?: [a-z]+)*$/;

const FIRST_UNSPACED = 0x0e00;

/** A name in such a script falls apart into so many pieces at most. */
const MOST_PIECES = 4;

/** Whether a word is (partly) of a script without spaces; most words are of Latin letters and told at once. */
function isUnspaced(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) >= FIRST_UNSPACED) return UNSPACED.test(word);
  return false;
}

interface Candidate<T> {
  readonly phrase: string;
  readonly tag: T;
  /** Taken apart when a text first holds the first of them: few of the thousands are ever asked for. */
  words: readonly string[] | null;
}

function longestFirst(candidates: Candidate<unknown>[]): void {
  for (const candidate of candidates) candidate.words = candidate.phrase.split(' ');
  candidates.sort((a, b) => (b.words?.length ?? 0) - (a.words?.length ?? 0));
}

/** Words repeat: most of a statement's are folded once. Emptied when full, so that it never grows with the document. */
const known = new Map<string, string>();
const MOST_KNOWN = 20_000;

/** A word as phrases see it: folded, without the punctuation around it. */
export function bareWord(word: string): string {
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  const bare = fold(word).replace(EDGE_PUNCTUATION, '');
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, bare);
  return bare;
}

/** "Jumlah/total", "ngay/from": words of two languages with a bar between them. */
const BOTH = /^\p{L}{2,}\/\p{L}{2,}$/u;

/** The words of a bare one that stands for itself in two languages; else the word alone. */
export function wordsOfBoth(bare: string): string[] {
  return bare.includes('/') && BOTH.test(bare) ? bare.split('/') : [bare];
}

/**
 * Finds the longest listed phrase at every word of a text, left to right, in time linear in the text.
 * One phrase may carry several tags ("total" is a column and a label); the caller picks the index it needs.
 */
export class PhraseIndex<T> {
  private readonly byFirstWord = new Map<string, Candidate<T>[]>();
  private readonly unspaced: { phrase: string; tag: T }[] = [];

  constructor(entries: Iterable<readonly [phrase: string, tag: T]>) {
    for (const [raw, tag] of entries) {
      const phrase = BARE.test(raw) ? raw : fold(raw).split(' ').map(bareWord).filter(Boolean).join(' ');
      if (phrase === '') continue;
      if (UNSPACED.test(phrase)) this.unspaced.push({ phrase: phrase.replaceAll(' ', ''), tag });
      const space = phrase.indexOf(' ');
      const first = space < 0 ? phrase : phrase.slice(0, space);
      const list = this.byFirstWord.get(first);
      const candidate = { phrase, tag, words: null };
      if (list) list.push(candidate);
      else this.byFirstWord.set(first, [candidate]);
    }
    this.unspaced.sort((a, b) => b.phrase.length - a.phrase.length);
  }

  /** `words` must be bare (see `bareWord`). */
  find(words: readonly string[]): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    for (let i = 0; i < words.length;) {
      const match = this.longestAt(words, i);
      if (match) {
        found.push(match);
        i += match.length;
        continue;
      }
      const word = words[i] as string;
      if (isUnspaced(word)) this.findUnspaced(word, i, found);
      i += 1;
    }
    return found;
  }

  /** Whether a phrase may begin with a bare word, or lie in it. */
  mayBegin(word: string): boolean {
    return this.byFirstWord.has(word) || isUnspaced(word);
  }

  /** The tag of the text as a whole, or null. */
  exact(words: readonly string[]): T | null {
    const kept = words.includes('') ? words.filter(Boolean) : words;
    const match = this.longestAt(kept, 0);
    return match && match.length === kept.length ? match.tag : null;
  }

  private longestAt(words: readonly string[], at: number): PhraseMatch<T> | null {
    const across = this.acrossBlanks(words, at);
    if (across) return across;
    const candidates = this.byFirstWord.get(words[at] as string);
    if (!candidates) return null;
    if (candidates[0]?.words === null) longestFirst(candidates);
    next: for (const candidate of candidates) {
      const wanted = candidate.words ?? [];
      let at2 = at + 1;
      for (let k = 1; k < wanted.length; k++, at2++) {
        // Lone punctuation between words ("Withdrawals - Debits") is a word of its own, and bare it is empty.
        while (words[at2] === '' && at2 < words.length) at2++;
        if (words[at2] !== wanted[k]) continue next;
      }
      return { tag: candidate.tag, start: at, length: at2 - at, phrase: candidate.phrase };
    }
    return null;
  }

  /** "คง เหลือ": where a script puts no spaces between words, producers and OCR put some within them. */
  private acrossBlanks(words: readonly string[], at: number): PhraseMatch<T> | null {
    let text = words[at] ?? '';
    if (!isUnspaced(text)) return null;
    let longest: PhraseMatch<T> | null = null;
    for (let length = 2; length <= MOST_PIECES; length++) {
      const next = words[at + length - 1];
      if (next === undefined || !isUnspaced(next)) break;
      text += next;
      const known = this.unspaced.find(({ phrase }) => phrase === text);
      if (known) longest = { tag: known.tag, start: at, length, phrase: known.phrase };
    }
    return longest;
  }

  private findUnspaced(word: string, at: number, found: PhraseMatch<T>[]): void {
    let rest = word;
    for (const { phrase, tag } of this.unspaced) {
      if (phrase.length <= rest.length && rest.includes(phrase)) {
        found.push({ tag, start: at, length: 1, phrase });
        rest = rest.replace(phrase, ' ');
      }
    }
  }
}
