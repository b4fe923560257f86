import type { TokenLine } from '../../grammar/tokens.ts';
import type { PlacedWord } from '../../layout/page-lines.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { columnWords } from '../../vocabulary/vocabulary.ts';
import { headerCells, roleOfWords } from './header-cells.ts';
import type { HeaderCell } from '../table.ts';
import { HEADER_CELL_GAP } from '../../tolerances.ts';
import { overlap } from '../../grammar/spans.ts';
import { runsOf } from '../../groups.ts';

/** A line of a name has so many words at most: more of them are a sentence. */
const MOST_WORDS = 3;

/**
 * The cells of a heading's lower line. Long words under short ones nearly touch: "operazione registrazione" under "Data"
 * and "Data" goes on with two names, and is cut where its words stand under different cells of the line above.
 */
export function cellsUnder(line: TokenLine, upper: readonly HeaderCell[]): HeaderCell[] {
  const cells = headerCells(line);
  return physicalCells(line.line.words).flatMap((words) => {
    const own = cells.filter((cell) => words.some((word) => overlap(word, cell)));
    const above = upper.filter((cell) => words.some((word) => overlap(word, cell)));
    const parts = own.length === 0 ? null : partsUnder(words, above);
    if (parts === null || parts.some((part) => part.words.length > MOST_WORDS)) return own;
    return parts.flatMap(({ words: part, over }) => {
      const inside = own.filter((cell) => part.some((word) => overlap(word, cell)));
      const isCut = inside.length > 1 && !isName([...(over ? over.text.split(' ') : []), ...part.map(textOf)]);
      return isCut ? inside : [cellOf(part)];
    });
  });
}

interface Part {
  readonly words: PlacedWord[];
  readonly over: HeaderCell | null;
}

/** The words by the cells they stand under, and those that make one name; null where they stand under one and the same, or a word under several. */
function partsUnder(words: readonly PlacedWord[], upper: readonly HeaderCell[]): Part[] | null {
  const parts: Part[] = [];
  for (const word of words) {
    const found = upper.filter((cell) => overlap(word, cell));
    if (found.length > 1) return null;
    const over = found[0] ?? null;
    const last = parts.at(-1);
    if (last?.over === over) last.words.push(word);
    else parts.push({ words: [word], over });
  }
  const joined = parts.reduce<Part[]>((list, part) => {
    const last = list.at(-1);
    const isOne = last?.over === null && isName([...last.words, ...part.words].map(textOf));
    return isOne ? [...list.slice(0, -1), { words: [...last.words, ...part.words], over: part.over }] : [...list, part];
  }, []);
  return joined.length < 2 ? null : joined;
}

function physicalCells(words: readonly PlacedWord[]): PlacedWord[][] {
  return runsOf(words, ({ gap }) => gap < HEADER_CELL_GAP);
}

function textOf({ text }: { readonly text: string }): string {
  return text;
}

function isName(words: readonly string[]): boolean {
  return columnWords.exact(words.map(bareWord)) !== null;
}

function cellOf(words: readonly PlacedWord[]): HeaderCell {
  return {
    text: words.map(textOf).join(' '),
    x0: Math.min(...words.map(({ x0 }) => x0)),
    x1: Math.max(...words.map(({ x1 }) => x1)),
    role: roleOfWords(words.map(({ text }) => bareWord(text))),
  };
}
