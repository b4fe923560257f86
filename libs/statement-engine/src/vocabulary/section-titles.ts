import type { ColumnWord, SectionWord } from './language.ts';
import { PhraseIndex } from './phrases.ts';

/** What joins the names of several kinds in one title: "Electronic deposits/bank credits", "Deposits and credits". */
const JOINS = /[/&,+]|\band\b/;

/** A title has no more words than this. */
const LONGEST = 9;

/**
 * The titles of sections: the listed ones, and those put together of names of the same side with what qualifies them
 * ("Electronic debits/bank debits"). A name counts as a part only where columns are called so, too: "payments" go both ways.
 */
export class SectionTitles extends PhraseIndex<SectionWord> {
  private readonly columns: PhraseIndex<ColumnWord>;
  private readonly qualifiers: ReadonlySet<string>;

  constructor(
    entries: Iterable<readonly [phrase: string, tag: SectionWord]>,
    columns: PhraseIndex<ColumnWord>,
    qualifiers: ReadonlySet<string>,
  ) {
    super(entries);
    this.columns = columns;
    this.qualifiers = qualifiers;
  }

  override exact(words: readonly string[]): SectionWord | null {
    const listed = super.exact(words);
    if (listed !== null || words.length > LONGEST) return listed;
    const parts = words
      .join(' ')
      .split(JOINS)
      .map((part) => part.trim())
      .filter(Boolean);
    const sides = new Set(parts.map((part) => this.sideOfPart(part)));
    const [side] = sides;
    return sides.size === 1 && side !== undefined ? side : null;
  }

  private sideOfPart(part: string): 'in' | 'out' | null {
    const words = part.split(' ');
    const from = words.findIndex((word) => !this.qualifiers.has(word));
    const name = words.slice(from < 0 ? words.length : from);
    switch (this.columns.exact(name)) {
      case 'credit':
        return super.exact(name) === 'in' ? 'in' : null;
      case 'debit':
        return super.exact(name) === 'out' ? 'out' : null;
      default:
        return null;
    }
  }
}
