import type { DateToken, MoneyToken, TokenLine } from '../../grammar/tokens.ts';
import { labelWords } from '../../vocabulary/vocabulary.ts';
import { plainFact, type RawFact } from '../raw-statement.ts';
import { bareWords } from '../../grammar/read-labels.ts';

interface DatedBalance {
  readonly at: number;
  readonly page: number;
  readonly name: string;
  readonly phrase: string;
  readonly date: DateToken;
  readonly token: MoneyToken;
}

/** So many words of its own the name of a balance has at most. */
const LONGEST_NAME = 4;

/**
 * A balance in words of its own, named twice with two dates: "Core account balance as of Jul 11 … as of Aug 10". One
 * alone may be the lowest of the month.
 */
export function datedBalances(lines: readonly TokenLine[], used: ReadonlySet<number>): RawFact[] {
  const free = lines.filter(
    ({ index, amounts, dates }) => !used.has(index) && amounts.length === 1 && dates.length === 1,
  );
  const found = free.flatMap((line) => readBalance(line) ?? []);
  const pairs = found.filter(({ name, date }) => {
    const same = found.filter((other) => other.name === name);
    return same.length === 2 && same.some((other) => other.date.text !== date.text);
  });
  return pairs.map((each) => ({ ...plainFact(each, 'balance', each.token, each.phrase), date: each.date }));
}

function readBalance({ index, line, tokens, dates, amounts }: TokenLine): DatedBalance | null {
  const [date, token] = [dates[0], amounts[0]];
  if (date === undefined || token === undefined) return null;
  if (tokens[tokens.length - 1] !== token || tokens[tokens.length - 2] !== date) return null;
  const words = bareWords(tokens);
  const label = labelWords.find(words).at(-1);
  if (label?.tag !== 'balance' || label.length < 2 || label.start + label.length < words.length) return null;
  if (label.start === 0 || label.start > LONGEST_NAME) return null;
  return { at: index, page: line.page, name: words.join(' '), phrase: label.phrase, date, token };
}
