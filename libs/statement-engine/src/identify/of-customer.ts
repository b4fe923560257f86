import type { TokenLine } from '../grammar/tokens.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { customerWords } from '../vocabulary/vocabulary.ts';

/** A document's title stands among its first lines. */
const HEAD_LINES = 14;

/** Whether a title says that a supplier keeps the account of its customer: "Customer statement". */
export function isOfCustomer(lines: readonly TokenLine[]): boolean {
  return lines
    .slice(0, HEAD_LINES)
    .some(
      ({ tokens, amounts }) =>
        amounts.length === 0 && customerWords.find(tokens.map(({ text }) => bareWord(text))).length > 0,
    );
}
