import type { TokenLine } from '../grammar/tokens.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { customerWords } from '../vocabulary/vocabulary.ts';

/** A document's title stands among its first lines. */
const HEAD_LINES = 14;

/** A title may hold so many further words: the supplier's name. */
const MOST_OTHERS = 4;

/** Whether a title says that a supplier keeps the account of its customer: "Customer statement". */
export function isOfCustomer(lines: readonly TokenLine[]): boolean {
  return lines.slice(0, HEAD_LINES).some(({ tokens, line }) => {
    if (tokens.some(({ kind }) => kind !== 'text')) return false;
    const [title] = customerWords.find(line.words.map(({ text }) => bareWord(text)));
    return title !== undefined && tokens.length - title.length <= MOST_OTHERS;
  });
}
