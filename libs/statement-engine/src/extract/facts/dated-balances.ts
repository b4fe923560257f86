import type { DateToken, MoneyToken, Token, TokenLine } from '../../grammar/tokens.ts';
import type { LabelWord } from '../../vocabulary/language.ts';
import { labelWords } from '../../vocabulary/vocabulary.ts';
import type { RawFact } from '../raw-statement.ts';
import { bareWords, bracketedLabel } from './read-labels.ts';

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
  return [...pairs.map((balance) => factOf(balance, 'balance')), ...otherEnds(free)];
}

/**
 * "EUR on 31 December 1,112.11" is the other end of what "EUR on 1 October (opening balance) 809.83" names: the same words
 * with another date and nothing in brackets.
 */
function otherEnds(lines: readonly TokenLine[]): RawFact[] {
  return lines.flatMap((line) => {
    const [date, token] = [line.dates[0] as DateToken, line.amounts[0] as MoneyToken];
    const words = line.tokens.slice(0, line.tokens.indexOf(token));
    const label = bracketedLabel(words);
    if (label === null) return [];
    const name = nameOf(
      words.slice(
        0,
        words.findLastIndex(({ text }) => text.startsWith('(')),
      ),
    );
    const others = lines.filter((other) => other.tokens.at(-1) === other.amounts[0] && nameOf(other.tokens) === name);
    const [other] = others;
    if (other === undefined || others.length > 1 || name === '' || other.dates[0]?.text === date.text) return [];
    const [day, amount] = [other.dates[0] as DateToken, other.amounts[0] as MoneyToken];
    const end = { at: other.index, page: other.line.page, phrase: name, date: day, token: amount };
    return [factOf(end, label.label === 'opening' ? 'closing' : 'opening')];
  });
}

function nameOf(tokens: readonly Token[]): string {
  return bareWords(tokens).join(' ');
}

function factOf({ at, page, phrase, date, token }: Omit<DatedBalance, 'name'>, label: LabelWord): RawFact {
  return { kind: 'fact', at, page, label, phrase, token, beside: [token], overdrawn: false, section: null, date };
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
