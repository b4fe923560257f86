import type { PageLine, PlacedWord } from '../layout/page-lines.ts';
import { erasInWords, lettersOfFields, monthOf, readDate, type PrintedDate } from './date.ts';
import { isAmountRather, splitGlued, splitPeriods } from './doubtful-dates.ts';
import { isHour, splitClock } from './glued-clocks.ts';
import { splitGluedPeriods } from './glued-periods.ts';
import { hasDigit, type NumberStyle, type PrintedMoney } from './money.ts';
import { readMoneyAt, type FoundMoney } from './money-at.ts';
import { splitUnspaced } from './unspaced-dates.ts';
import { formsOf } from './word-forms.ts';
import { runsOf } from '../groups.ts';

type Placed = Omit<PlacedWord, 'kind'>;
export type TextToken = PlacedWord;
export type DateToken = Placed & { readonly kind: 'date'; readonly date: PrintedDate };
/** `coreX0`, `coreX1`: the digits alone, without sign, side and currency. */
export type MoneyToken = Placed & {
  readonly kind: 'money';
  readonly money: PrintedMoney;
  readonly coreX0: number;
  readonly coreX1: number;
};
export type Token = TextToken | DateToken | MoneyToken;

/** A line with its words classified once; later stages only ask for kinds. */
export interface TokenLine {
  /** Index among all lines of the document. */
  readonly index: number;
  readonly line: PageLine;
  readonly tokens: readonly Token[];
  /** Everything that can be read as an amount, plain integers included. */
  readonly money: readonly MoneyToken[];
  /** What is an amount by its form alone: decimals, groups, a currency. */
  readonly amounts: readonly MoneyToken[];
  readonly dates: readonly DateToken[];
  /** What forms its words have, see `FORM`: at least those. */
  readonly forms: number;
  /** Of an entry under a heading of instalments: which of them it is. */
  readonly instalment?: number;
  /** Of an entry: its balance, where that stands on a line below. */
  readonly balanceBelow?: MoneyToken;
}

/** A line with other tokens in it: what it tells of its amounts and dates follows from them. */
export function withTokens(line: TokenLine, tokens: readonly Token[]): TokenLine {
  const money = tokens.filter((token): token is MoneyToken => token.kind === 'money');
  const dates = tokens.filter((token): token is DateToken => token.kind === 'date');
  return {
    ...line,
    tokens,
    money,
    amounts: amountsOf(money, money.length === tokens.length),
    dates,
    forms: formsOf(tokens),
  };
}

/** The words of a line, or its tokens, by the cells that gaps wider than `widest` (font sizes) part. */
export function cutAtGaps<T extends { readonly gap: number }>(placed: readonly T[], widest: number): T[][] {
  return runsOf(placed, ({ gap }) => gap <= widest);
}

/** A line without some of its tokens: itself where it has none of them. */
export function withoutTokens(line: TokenLine, dropped: ReadonlySet<Token>): TokenLine {
  const kept = line.tokens.filter((token) => !dropped.has(token));
  return kept.length === line.tokens.length ? line : withTokens(line, kept);
}

/** A line with each of its tokens as `read` gives it. */
export function withEach(line: TokenLine, read: (token: Token, at: number) => Token): TokenLine {
  const tokens = line.tokens.map(read);
  return withTokens(line, tokens);
}

/** A line with one token in the place of another. */
export function withToken(line: TokenLine, old: Token, token: Token): TokenLine {
  return withEach(line, (each) => (each === old ? token : each));
}

/** A line with each of its dates as `read` gives it: itself where it has none. */
export function withDates(line: TokenLine, read: (date: DateToken) => DateToken | TextToken): TokenLine {
  if (line.dates.length === 0) return line;
  const tokens = line.tokens.map((token) => (token.kind === 'date' ? read(token) : token));
  return { ...line, tokens, dates: tokens.filter((token): token is DateToken => token.kind === 'date') };
}

/** Whether a token is an amount by its form alone: decimals, groups, a currency. */
export function isAmountByForm(token: Token | undefined): token is MoneyToken {
  return token?.kind === 'money' && token.money.strength !== 'plain';
}

/** A balance as signed number; DR and OD marks mean overdrawn. */
export function signedBalance(token: MoneyToken): number {
  if (token.money.sign === -1) return -token.money.units;
  if (token.money.side === 'debit') return -token.money.units;
  return token.money.units;
}

/** Money with an amount's form; a bare "0", too, on a line of nothing but figures, where others have it: "0  29,460  16,294  13,166". */
function amountsOf(money: readonly MoneyToken[], isAllMoney: boolean): readonly MoneyToken[] {
  const amounts = money.filter(isAmountByForm);
  if (amounts.length === money.length) return money;
  const isZero = (token: MoneyToken): boolean => isAllMoney && token.text === '0';
  return amounts.length > 1 ? money.filter((token) => isAmountByForm(token) || isZero(token)) : amounts;
}

export function readTokens(line: PageLine, index: number, style: NumberStyle): TokenLine {
  const words = splitUnspaced(splitGluedPeriods(splitPeriods(line.words)));
  const tokens: Token[] = [];
  const money: MoneyToken[] = [];
  const dates: DateToken[] = [];
  for (let i = 0; i < words.length;) {
    const word = words[i] as PlacedWord;
    const digits = hasDigit(word.text);
    if (digits || startsDate(words, i)) {
      const date = readDate(words, i);
      if (date && !isAmountRather(date, word.text, style)) {
        const token = dateToken(date, words, i);
        tokens.push(token);
        dates.push(token);
        i += date.words;
        continue;
      }
    }
    if ((digits || word.text.length <= 4) && !isHour(word, tokens[tokens.length - 1])) {
      const found = readMoneyAt(words, i, style);
      if (found) {
        const token = moneyToken(found, words, i);
        tokens.push(token);
        money.push(token);
        i += found.words;
        continue;
      }
      if (digits) {
        const glued = splitGlued(word, style);
        if (glued) {
          tokens.push(...glued);
          dates.push(...glued);
          i += 1;
          continue;
        }
        const timed = splitClock(word);
        if (timed) {
          tokens.push(...timed);
          dates.push(timed[0]);
          i += 1;
          continue;
        }
      }
    }
    tokens.push(word);
    i += 1;
  }
  return {
    index,
    line,
    tokens,
    money,
    amounts: amountsOf(money, money.length === tokens.length),
    dates,
    forms: formsOf(tokens),
  };
}

function startsDate(words: readonly PlacedWord[], at: number): boolean {
  const next = words[at + 1];
  if (!next || next.gap > 1.6) return false;
  const code = next.text.charCodeAt(0);
  const { text } = words[at] as PlacedWord;
  return code >= 48 && code <= 57 && (erasInWords.has(text) || lettersOfFields.has(text) || monthOf(text) > 0);
}

// Each kind of token is written out where it is made: one shape a kind is faster to make and to read than spread parts.

/** The words that a date is printed in, from one of them on, as one token. */
export function dateToken(date: PrintedDate, words: readonly Placed[], at = 0): DateToken {
  const { text, x0, x1, gap, size, confidence, repaired } = joined(words, at, date.words);
  return { kind: 'date', text, x0, x1, gap, size, confidence, repaired: repaired === true, date };
}

function moneyToken(found: FoundMoney, words: readonly PlacedWord[], at: number): MoneyToken {
  const { text, x0, x1, gap, size, confidence, repaired } = joined(words, at, found.words);
  const { money, coreX0, coreX1 } = found;
  const isRepaired = repaired === true;
  const token: MoneyToken = {
    kind: 'money',
    text,
    x0,
    x1,
    gap,
    size,
    confidence,
    repaired: isRepaired,
    money,
    coreX0,
    coreX1,
  };
  // "#3293 – Julie": a number among words takes the dash behind it for its own.
  const printed = asPrinted(words, at, found.words);
  return printed === null ? token : { ...token, printed };
}

/** Several words as they are printed; null where that is how they are read. */
function asPrinted(words: readonly Placed[], at: number, count: number): string | null {
  for (let i = at; i < at + count; i++)
    if ((words[i] as Placed).printed !== undefined)
      return words
        .slice(at, at + count)
        .map(({ text, printed }) => printed ?? text)
        .join(' ');
  return null;
}

/** Several words of a line as one. */
function joined(words: readonly Placed[], at: number, count: number): Placed {
  const first = words[at] as Placed;
  if (count === 1) return first;
  const last = words[at + count - 1] as Placed;
  let text = first.text;
  let confidence = first.confidence;
  let repaired = first.repaired === true;
  for (let i = at + 1; i < at + count; i++) {
    const word = words[i] as Placed;
    text += ` ${word.text}`;
    confidence = Math.min(confidence, word.confidence);
    repaired ||= word.repaired === true;
  }
  return { text, x0: first.x0, x1: last.x1, gap: first.gap, size: first.size, confidence, repaired };
}
