import type { PageLine, PlacedWord } from '../layout/page-lines.ts';
import { monthOf, readDate, type PrintedDate } from './date.ts';
import { readCurrency, readMoneyWord, readNumber, readSide, type NumberStyle, type PrintedMoney } from './money.ts';

interface Placed {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly gap: number;
  readonly size: number;
  readonly confidence: number;
  /** Holds a character that was concluded, not seen (see `Word`). */
  readonly repaired?: boolean;
}
export type TextToken = Placed & { readonly kind: 'text' };
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
}

/** A detached sign, side or currency belongs to the amount beside it up to this gap (font sizes). */
const SIGN_GAP = 0.95;
const SIDE_GAP = 1.9;
/** "$" printed at the left edge of the column, the number at the right one. */
const CURRENCY_GAP = 7;
/** Digit groups of one number: a space is 0.25 to 0.35, in fixed pitch 0.6. */
const GROUP_GAP = 0.62;

const GROUP_HEAD = /^[+\-(]?[^\d+\-().,]{0,3}[+\-]?\d{1,3}$/u;
const GROUP_TAIL = /^\d{3}(?:[.,]\d{2,3})?(?:[+\-)]|[A-Za-z€]{0,3})?$/;
const BROKEN_TAIL = /[.,]\d$/;

export function readTokens(line: PageLine, index: number, style: NumberStyle): TokenLine {
  const words = line.words;
  const tokens: Token[] = [];
  const money: MoneyToken[] = [];
  const dates: DateToken[] = [];
  for (let i = 0; i < words.length;) {
    const word = words[i] as PlacedWord;
    const digits = hasDigit(word.text);
    if (digits || startsDate(words, i)) {
      const date = readDate(words, i);
      if (date && !isAmountRather(date, word.text, style)) {
        const token: DateToken = { kind: 'date', date, ...span(words, i, date.words) };
        tokens.push(token);
        dates.push(token);
        i += date.words;
        continue;
      }
    }
    if (digits || word.text.length <= 4) {
      const found = readMoneyAt(words, i, style);
      if (found) {
        const token: MoneyToken = {
          kind: 'money',
          money: found.money,
          coreX0: found.coreX0,
          coreX1: found.coreX1,
          ...span(words, i, found.words),
        };
        tokens.push(token);
        money.push(token);
        i += found.words;
        continue;
      }
      if (digits) {
        const glued = splitGlued(word, style);
        if (glued) {
          for (const token of glued) {
            tokens.push(token);
            if (token.kind === 'date') dates.push(token);
            else if (token.kind === 'money') money.push(token);
          }
          i += 1;
          continue;
        }
      }
    }
    tokens.push({
      kind: 'text',
      text: word.text,
      x0: word.x0,
      x1: word.x1,
      gap: word.gap,
      size: word.size,
      confidence: word.confidence,
      repaired: word.repaired === true,
    });
    i += 1;
  }
  const amounts = money.every((token) => token.money.strength !== 'plain')
    ? money
    : money.filter((token) => token.money.strength !== 'plain');
  return { index, line, tokens, money, amounts, dates };
}

function hasDigit(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

function startsDate(words: readonly PlacedWord[], at: number): boolean {
  const next = words[at + 1];
  if (!next || next.gap > 1.6) return false;
  const code = next.text.charCodeAt(0);
  return code >= 48 && code <= 57 && monthOf((words[at] as PlacedWord).text) > 0;
}

/** "12.05" without a year is an amount where the point is the decimal sign, a date where the comma is. */
function isAmountRather(date: PrintedDate, text: string, style: NumberStyle): boolean {
  return (
    date.kind === 'numeric' &&
    date.parts.length === 2 &&
    text.charCodeAt(text.length - 1) !== 46 &&
    text.includes('.') &&
    style.decimal === '.'
  );
}

function span(words: readonly PlacedWord[], at: number, count: number): Placed {
  const first = words[at] as PlacedWord;
  if (count === 1) return first;
  const last = words[at + count - 1] as PlacedWord;
  let text = first.text;
  let confidence = first.confidence;
  let repaired = first.repaired === true;
  for (let i = at + 1; i < at + count; i++) {
    const word = words[i] as PlacedWord;
    text += ` ${word.text}`;
    confidence = Math.min(confidence, word.confidence);
    repaired ||= word.repaired === true;
  }
  return { text, x0: first.x0, x1: last.x1, gap: first.gap, size: first.size, confidence, repaired };
}

interface FoundMoney {
  readonly money: PrintedMoney;
  readonly words: number;
  readonly coreX0: number;
  readonly coreX1: number;
}

/** An amount that starts at `at`, with the signs, sides and currencies that stand apart from it. */
function readMoneyAt(words: readonly PlacedWord[], at: number, style: NumberStyle): FoundMoney | null {
  let index = at;
  let sign: -1 | 0 | 1 = 0;
  let currency: string | null = null;
  let open = false;
  for (let prefixes = 0; prefixes < 3; prefixes++) {
    const word = words[index];
    const next = words[index + 1];
    if (!word || !next || hasDigit(word.text)) break;
    const text = word.text;
    const mark = text === '-' || text === '+' || text === '(';
    if (mark && text !== '(' && (words[index + 2]?.gap ?? Infinity) < 1.6 && readDate(words, index + 1)) return null;
    if (mark && next.gap <= SIGN_GAP) {
      if (text === '(') open = true;
      else sign = text === '-' ? -1 : 1;
      index++;
      continue;
    }
    const signed = /^[+\-]/.test(text) && text.length > 1 ? text.slice(1) : text;
    const tail = /[+\-]$/.test(signed) && signed.length > 1 ? signed.slice(0, -1) : signed;
    const code = readCurrency(tail);
    const lookahead = hasDigit(next.text) || next.text === '-' || next.text === '+' || next.text === '(';
    if (code !== null && lookahead && next.gap <= (tail.length === 1 && !/[A-Za-z]/.test(tail) ? CURRENCY_GAP : 1.6)) {
      currency = code;
      if (signed !== text) sign = text.startsWith('-') ? -1 : 1;
      else if (tail !== signed) sign = signed.endsWith('-') ? -1 : 1;
      index++;
      continue;
    }
    break;
  }
  const first = words[index];
  if (!first || !hasDigit(first.text)) return null;
  let body = first.text;
  let last = index;
  // "1 234 567,89" and "1,719.3 3": groups and digits set apart.
  if (GROUP_HEAD.test(body)) {
    let probe = body;
    let end = last;
    while (
      words[end + 1] &&
      (words[end + 1] as PlacedWord).gap <= GROUP_GAP &&
      GROUP_TAIL.test((words[end + 1] as PlacedWord).text)
    ) {
      end++;
      probe += `\u00a0${(words[end] as PlacedWord).text}`;
      if (/[.,]/.test((words[end] as PlacedWord).text)) break;
    }
    if (end > last && /[.,]\d{2,3}\D{0,3}$/.test(probe)) {
      body = probe;
      last = end;
    } else if (end > last && style.decimals === 0) {
      body = probe;
      last = end;
    }
  } else if (BROKEN_TAIL.test(body)) {
    const next = words[last + 1];
    if (next && next.gap <= 0.8 && /^\d$/.test(next.text)) {
      body += next.text;
      last++;
    }
  }
  let close = false;
  if (open && body.endsWith(')')) {
    body = body.slice(0, -1);
    close = true;
  }
  const glued = readMoneyWord(body, style);
  if (!glued) return null;
  let side = glued.side;
  const coreX0 = first.x0;
  const coreX1 = (words[last] as PlacedWord).x1;
  let money: PrintedMoney = glued;
  if (sign !== 0) {
    if (glued.sign !== 0) return null;
    money = { ...money, sign };
  }
  if (currency)
    money = {
      ...money,
      currency: money.currency ?? currency,
      strength: money.strength === 'plain' ? 'sure' : money.strength,
    };
  let end = last;
  for (let suffixes = 0; suffixes < 3; suffixes++) {
    const next = words[end + 1];
    if (!next || next.text.length > 6) break;
    const text = next.text;
    if (open && !close && text === ')' && next.gap <= SIGN_GAP) {
      close = true;
      end++;
      continue;
    }
    const bracketed = text === '(-)' || text === '(+)';
    if (
      (text === '-' || text === '+' || bracketed) &&
      money.sign === 0 &&
      next.gap <= SIGN_GAP &&
      (bracketed || !continuesAsNumber(words, end + 1))
    ) {
      money = { ...money, sign: text.includes('-') ? -1 : 1 };
      end++;
      continue;
    }
    if (side === null && next.gap <= SIDE_GAP && money.strength !== 'plain') {
      const named = readSide(text);
      if (named) {
        side = named;
        end++;
        continue;
      }
    }
    if (next.gap <= 1.3 && money.currency === null && (money.strength !== 'plain' || !/[A-Za-z]/.test(text))) {
      const code = readCurrency(text);
      if (code !== null && !continuesAsNumber(words, end + 1)) {
        money = { ...money, currency: code, strength: money.strength === 'plain' ? 'sure' : money.strength };
        end++;
        continue;
      }
    }
    break;
  }
  if (open) {
    if (!close) return null;
    money = { ...money, sign: -1 };
  }
  if (side !== money.side) money = { ...money, side };
  return { money, words: end - at + 1, coreX0, coreX1 };
}

/** Whether the sign or currency at `at` belongs to a number after it rather than to the one before. */
function continuesAsNumber(words: readonly PlacedWord[], at: number): boolean {
  const here = words[at] as PlacedWord;
  const next = words[at + 1];
  return (
    next !== undefined &&
    next.gap < here.gap &&
    hasDigit(next.text) &&
    readNumber(next.text.replace(/[^\d.,']/g, ''), { decimal: '.', decimals: 2 }) !== null
  );
}

const TWO_DATES =
  /^(\d{1,2}[/.\-]\d{1,2}[/.\-]?(?:(?<=[/.\-])(?:\d{4}|\d{2}))?)[/|]?(\d{1,2}[/.\-]\d{1,2}[/.\-]?(?:(?<=[/.\-])(?:\d{4}|\d{2}))?)$/;

/** "01/0901/09": two cells that the producer wrote as one word. */
function splitGlued(word: PlacedWord, style: NumberStyle): Token[] | null {
  if (word.text.length < 8 || word.text.length > 21) return null;
  const match = TWO_DATES.exec(word.text);
  if (!match) return null;
  const parts = [match[1] as string, match[2] as string];
  const tokens: Token[] = [];
  let at = 0;
  for (const part of parts) {
    const date = readDate([{ text: part, gap: Infinity }], 0);
    if (!date || isAmountRather(date, part, style)) return null;
    const width = (word.x1 - word.x0) / word.text.length;
    tokens.push({
      kind: 'date',
      date,
      text: part,
      x0: word.x0 + at * width,
      x1: word.x0 + (at + part.length) * width,
      gap: at === 0 ? word.gap : 0.3,
      size: word.size,
      confidence: word.confidence,
      repaired: word.repaired === true,
    });
    at += part.length;
  }
  return tokens;
}
