import type { TokenLine } from '../../grammar/tokens.ts';
import { labelWords } from '../../vocabulary/vocabulary.ts';
import { bareWords } from '../../grammar/read-labels.ts';

/** So many amounts at least make a sum that is no accident where nothing names it. */
const FEWEST = 2;

/** The undated lines with one amount that is the sum of all dated ones above them, in whichever strip these stand. */
export function totalsOf(
  lines: readonly TokenLine[],
  stretches: readonly { readonly first: number; readonly last: number }[],
): ReadonlySet<TokenLine> {
  const found = new Set<TokenLine>();
  let [at, count, units] = [0, 0, 0];
  for (const line of lines) {
    while (at < stretches.length && line.index > (stretches[at] as { last: number }).last) {
      at++;
      [count, units] = [0, 0];
    }
    // What stands above the strips is of no sum.
    if (line.index < (stretches[at]?.first ?? 0)) continue;
    const [only] = line.amounts;
    if (line.dates.length > 0) {
      count += line.amounts.length;
      for (const { money } of line.amounts) units += money.sign === -1 ? -money.units : money.units;
    } else if (
      only &&
      line.amounts.length === 1 &&
      count >= (namesTotal(line) ? 1 : FEWEST) &&
      only.money.units === Math.abs(units)
    ) {
      found.add(line);
    }
  }
  return found;
}

/** Whether words of a total stand anywhere on a line. */
export function namesTotal({ tokens }: TokenLine): boolean {
  return labelWords
    .find(bareWords(tokens))
    .some(({ tag, phrase }) => tag === 'total' || (tag.startsWith('total') && phrase.includes(' ')));
}
