import type { PlacedWord } from '../layout/page-lines.ts';
import { readDate } from './date.ts';
import {
  hasDigit,
  isUnnamedSign,
  LONGEST_MARK,
  readCurrency,
  readCurrencyBehind,
  readMoneyWord,
  readNumber,
  readSideBehind,
  type NumberStyle,
  type PrintedMoney,
} from './money.ts';
import { GROUP_GAP } from '../tolerances.ts';

/** A detached sign, side or currency belongs to the amount beside it up to this gap (font sizes). */
const SIGN_GAP = 0.95;
const SIDE_GAP = 1.9;
/** "$" printed at the left edge of the column, the number at the right one. */
const CURRENCY_GAP = 7;
/** Words of one sentence. */
const SENTENCE_GAP = 1.6;

/**
 * In a scan words end with their ink: between those of fixed pitch lies a character's room and a part of its neighbours'.
 */
const GROUP_GAP_OF_SCAN = 1.25;

const GROUP_HEAD = /^[+\-(]?[^\d+\-().,]{0,3}[+\-]?\d{1,3}$/u;
const GROUP_TAIL = /^\d{3}(?:[.,]\d{2,3})?(?:[+\-)]|[A-Za-z€]{0,3}|\*)?$/;
const BROKEN_TAIL = /[.,]\d$/;

export interface FoundMoney {
  readonly money: PrintedMoney;
  readonly words: number;
  readonly coreX0: number;
  readonly coreX1: number;
}

/** Whether the word stands as near to the one before it as the groups of one number do. */
function continuesGroups({ text, gap, size, x0, x1, confidence }: PlacedWord): boolean {
  if (!GROUP_TAIL.test(text)) return false;
  return gap <= GROUP_GAP || (confidence < 1 && gap * size <= (GROUP_GAP_OF_SCAN * (x1 - x0)) / text.length);
}

/** "- 6.02 Dinner": words go on right behind a date; what goes on with a currency is an amount. */
function isDatedSentence(words: readonly PlacedWord[], at: number): boolean {
  const behind = words[at + 1];
  if (behind === undefined || behind.gap >= SENTENCE_GAP || readDate(words, at) === null) return false;
  return readCurrency(behind.text) === null;
}

/** An amount that starts at `at`, with the signs, sides and currencies that stand apart from it. */
export function readMoneyAt(words: readonly PlacedWord[], at: number, style: NumberStyle): FoundMoney | null {
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
    if (mark && text !== '(' && isDatedSentence(words, index + 1)) return null;
    if (mark && next.gap <= SIGN_GAP) {
      if (text === '(') open = true;
      else sign = text === '-' ? -1 : 1;
      index++;
      continue;
    }
    const bare = text.length > 1 && text.startsWith('(') ? text.slice(1) : text;
    const signed = /^[+\-]/.test(bare) && bare.length > 1 ? bare.slice(1) : bare;
    const tail = /[+\-]$/.test(signed) && signed.length > 1 ? signed.slice(0, -1) : signed;
    const code = readCurrency(tail);
    const unnamed = code === null && isUnnamedSign(tail);
    const lookahead = hasDigit(next.text) || next.text === '-' || next.text === '+' || next.text === '(';
    if (
      (code !== null || unnamed) &&
      lookahead &&
      next.gap <= (!unnamed && tail.length === 1 && !/[A-Za-z]/.test(tail) ? CURRENCY_GAP : 1.6)
    ) {
      currency = code;
      if (bare !== text) open = true;
      if (signed !== bare) sign = bare.startsWith('-') ? -1 : 1;
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
    while (words[end + 1] && continuesGroups(words[end + 1] as PlacedWord)) {
      end++;
      probe += `\u00a0${(words[end] as PlacedWord).text}`;
      if (/[.,]/.test((words[end] as PlacedWord).text)) break;
    }
    if (end > last && /[.,]\d{2,3}\D{0,3}$/.test(probe)) {
      body = probe;
      last = end;
    } else if (end > last && (style.decimals === 0 || style.mostlyWhole)) {
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
  if (!open && opensBracket(body, words[last + 1])) {
    open = true;
    body = body.slice(1);
  }
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
    if (!next || next.text.length > LONGEST_MARK) break;
    const text = next.text;
    if (open && !close && text === ')' && next.gap <= SIGN_GAP) {
      close = true;
      end++;
      continue;
    }
    if (open && !close && money.currency === null && closesBracket(next)) {
      money = { ...money, currency: readCurrency(text.slice(0, -1)) };
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
      const named = readSideBehind(text, style);
      if (named) {
        side = named;
        end++;
        continue;
      }
    }
    // A whole number before letters may be a count; with a sign of its own it is none: "+15000 GHS".
    const isAmount = money.strength !== 'plain' || money.sign !== 0 || !/[A-Za-z]/.test(text);
    if (next.gap <= 1.3 && money.currency === null && isAmount) {
      const code = readCurrencyBehind(text, style);
      if (code !== null && !continuesAsNumber(words, end + 1)) {
        money = { ...money, currency: code, strength: money.strength === 'plain' ? 'sure' : money.strength };
        end++;
        continue;
      }
    }
    break;
  }
  if (isRate(words[end + 1])) return null;
  if (open) {
    if (!close) return null;
    money = { ...money, sign: -1 };
  }
  if (side !== money.side) money = { ...money, side };
  return { money, words: end - at + 1, coreX0, coreX1 };
}

/** "13,90 %": a sign apart, but not so far as the next column. */
function isRate(behind: PlacedWord | undefined): boolean {
  return behind !== undefined && behind.gap <= GROUP_GAP && /^%[.,;:)]?$/.test(behind.text);
}

/** "(320.25 JOD)": the bracket ends behind the currency. */
function opensBracket(body: string, next: PlacedWord | undefined): boolean {
  return body.startsWith('(') && !body.endsWith(')') && next !== undefined && closesBracket(next);
}

function closesBracket({ text, gap }: PlacedWord): boolean {
  return gap <= SIGN_GAP && text.endsWith(')') && readCurrency(text.slice(0, -1)) !== null;
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
