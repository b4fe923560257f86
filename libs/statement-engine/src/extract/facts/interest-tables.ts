import { bareWord } from '../../vocabulary/phrases.ts';
import { dayCountWords } from '../../vocabulary/vocabulary.ts';
import type { TableHeader } from '../headings/find-headers.ts';
import type { RawRow } from '../raw-statement.ts';

/**
 * "From | Through | Days | Principal balance | Daily rate | Finance charge": how the interest is reckoned from the spans
 * between two changes of the balance. Such a table counts days and names no entries: what stands in it has been charged
 * elsewhere.
 */
export function reckonsInterest(header: TableHeader | null, rows: readonly RawRow[]): boolean {
  const countsDays = header?.cells.some(({ text }) => dayCountWords.exact(text.split(' ').map(bareWord)) === true);
  return countsDays === true && rows.every(({ description }) => !/\p{L}/u.test(description));
}
