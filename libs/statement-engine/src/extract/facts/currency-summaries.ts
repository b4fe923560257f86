import { readCurrency } from '../../grammar/money.ts';
import type { Token, TokenLine } from '../../grammar/tokens.ts';
import type { RawFact, RawIdentity } from '../raw-statement.ts';
import { readLabel } from './read-labels.ts';

/** A figure ends where the name of its currency does, within this distance (points). */
const SAME_EDGE = 3;

/** Behind the title, and before the next line. */
const BELOW = 0.5;

/** A label has no more words that it does not need. */
const MOST_STRANGERS = 4;

/**
 * "USD | CAD" over a summary's columns of figures: each column is of the account whose entries stand under a title in its
 * currency. The facts stand where those titles do.
 */
export function currencySummaries(
  lines: readonly TokenLine[],
  titles: readonly RawIdentity[],
): { readonly facts: readonly RawFact[]; readonly used: ReadonlySet<number> } {
  const facts: RawFact[] = [];
  const used = new Set<number>();
  if (titles.length < 2) return { facts, used };
  lines.forEach((heading, index) => {
    const columns = currenciesOf(heading).map((cell) => ({
      ...cell,
      title: titles.find(({ value }) => value === cell.code),
    }));
    if (columns.length < 2 || columns.some(({ title }) => title === undefined)) return;
    for (const line of lines.slice(index + 1)) {
      const tokens = columns.map(({ x1 }) => line.amounts.find((token) => Math.abs(token.x1 - x1) <= SAME_EDGE));
      if (line.line.page !== heading.line.page || tokens.includes(undefined)) break;
      used.add(line.index);
      const label = readLabel(line.tokens.filter(({ kind }) => kind === 'text'));
      if (label === null || label.strangers > MOST_STRANGERS) continue;
      columns.forEach(({ title }, at) => {
        const token = tokens[at];
        if (title === undefined || token === undefined) return;
        facts.push({
          kind: 'fact',
          at: title.at + BELOW,
          page: line.line.page,
          label: label.label,
          phrase: label.phrase,
          token,
          beside: [token],
          overdrawn: false,
          section: null,
          date: null,
        });
      });
    }
  });
  return { facts, used };
}

/** The currencies of a line that holds nothing else, each another one. */
function currenciesOf({ tokens }: TokenLine): { readonly code: string; readonly x1: number }[] {
  const cells = tokens.flatMap((token: Token) => {
    const code = /^[A-Z]{3}$/.test(token.text) ? readCurrency(token.text) : null;
    return code === null ? [] : [{ code, x1: token.x1 }];
  });
  return cells.length === tokens.length && new Set(cells.map(({ code }) => code)).size === cells.length ? cells : [];
}
