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
  readSide,
  readSideBehind,
  type NumberStyle,
  type PrintedMoney,
} from './money.ts';
import { CELL_GAP, GROUP_GAP, WORD_GAP } from '../tolerances.ts';

/** A detached sign, side or currency belongs to the amount beside it up to this gap (font sizes). */
const SIGN_GAP = 0.95;
const SIDE_GAP = 1.9;
/** "$" printed at the left edge of the column, the number at the right one. */
const CURRENCY_GAP = 7;
/** The name of one before a number, and behind it. */
const NAME_GAP = 1.6;
const CODE_GAP = 1.3;
/** So many of these marks stand on either side. */
const MOST_MARKS = 3;
/** A last digit that broke off its number. */
const TAIL_GAP = 0.8;
/** Words of one sentence. */
const SENTENCE_GAP = 1.6;

/**
 * In a scan words end with their ink: between those of fixed pitch lies a character's room and a part of its neighbours'.
 */
const GROUP_GAP_OF_SCAN = 1.25;

const GROUP_HEAD = /^[+\-(]?[^\d+\-().,]{0,3}[+\-]?\d{1,3}$/u;
const GROUP_TAIL = /^\d{3}(?:[.,]\d{2,3})?(?:[+\-)]|[A-Za-z€]{0,3}|\*)?$/;
/** In a scan a blank between two groups may be lost: "1046 311.30", "1 025617.82". */
const GROUPS_HEAD_OF_SCAN = /^[+\-(]?\d{1,6}$/;
const GROUPS_TAIL_OF_SCAN = /^\d{6}[.,]\d{2}$/;
const BROKEN_TAIL = /[.,]\d$/;
/** A currency with a sign before or behind it. */
const SIGNED = /^([+\-]?)(.+?)([+\-]?)$/s;

export interface FoundMoney {
  readonly money: PrintedMoney;
  readonly words: number;
  readonly coreX0: number;
  readonly coreX1: number;
}

/** Whether the word stands as near to the one before it as the groups of one number do. */
function continuesGroups({ text, gap, size, x0, x1, confidence }: PlacedWord, losesBlanks: boolean): boolean {
  if (!GROUP_TAIL.test(text) && !(losesBlanks && GROUPS_TAIL_OF_SCAN.test(text))) return false;
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
  const before = readBefore(words, at);
  const first = before && words[before.at];
  if (!first || !hasDigit(first.text)) return null;
  const { text, last } = readFigures(words, before.at, style);
  const isOpened = before.isOpen || opensBracket(text, words[last + 1]);
  const isClosed = isOpened && text.endsWith(')');
  const glued = readMoneyWord(text.slice(isOpened && !before.isOpen ? 1 : 0, isClosed ? -1 : undefined), style);
  if (!glued || (before.sign !== 0 && glued.sign !== 0)) return null;
  const signed = before.sign === 0 ? glued : { ...glued, sign: before.sign };
  const money = withCurrency({ ...signed, side: signed.side ?? before.side }, before.currency);
  const found: Found = { money, end: last, isOpen: isOpened && !isClosed };
  for (let suffixes = 0; suffixes < MOST_MARKS && takeBehind(found, words, style); suffixes++) found.end++;
  if (isRate(words[found.end + 1]) || found.isOpen) return null;
  return {
    money: isOpened ? { ...found.money, sign: -1 } : found.money,
    words: found.end - at + 1,
    coreX0: first.x0,
    coreX1: (words[last] as PlacedWord).x1,
  };
}

/** What stands before figures, and where they begin. */
interface Before {
  at: number;
  sign: -1 | 0 | 1;
  side: PrintedMoney['side'];
  currency: string | null;
  isOpen: boolean;
}

/** The signs and currencies before figures; null where a sign stands before a date that a sentence begins with. */
function readBefore(words: readonly PlacedWord[], start: number): Before | null {
  const found: Before = { at: start, sign: 0, side: null, currency: null, isOpen: false };
  for (; found.at - start < MOST_MARKS; found.at++) {
    const word = words[found.at];
    const next = words[found.at + 1];
    if (!word || !next || hasDigit(word.text)) break;
    const { text } = word;
    const isSign = text === '-' || text === '+';
    if (isSign && isDatedSentence(words, found.at + 1)) return null;
    // "USD 9 Mar": the currency of a list, and the day of its first entry.
    if (hasDigit(next.text) && (readDate(words, found.at + 1)?.words ?? 0) > 1) return null;
    if ((isSign || text === '(') && next.gap <= SIGN_GAP) {
      if (isSign) found.sign = text === '-' ? -1 : 1;
      else found.isOpen = true;
    } else if (opensWithSide(word, next)) found.side = readSide(text);
    else if (!takeCurrency(found, text, next, isPaired(words, found.at))) break;
  }
  return found;
}

/** "CR 649.00": a mark that a cell begins with, right before its figures. A mirrored page turns "649.00 CR" round to this. */
function opensWithSide({ text, gap }: PlacedWord, next: PlacedWord): boolean {
  return SIDE.test(text) && gap > CELL_GAP && next.gap <= WORD_GAP && hasDigit(next.text) && readSide(text) !== null;
}

const SIDE = /^[A-Z]{2}$/;

/** A currency before figures, with a bracket or a sign of its own: "(USD", "-$", "R$-". */
function takeCurrency(found: Before, text: string, next: PlacedWord, isOfColumn: boolean): boolean {
  if (!hasDigit(next.text) && next.text !== '-' && next.text !== '+' && next.text !== '(') return false;
  const bare = text.length > 1 && text.startsWith('(') ? text.slice(1) : text;
  const [, before = '', name = '', behind = ''] = SIGNED.exec(bare) ?? [];
  const code = readCurrency(name);
  const isUnnamed = code === null && isUnnamedSign(name);
  const isSign = !isUnnamed && name.length === 1 && !/[A-Za-z]/.test(name);
  if ((code === null && !isUnnamed) || (next.gap > (isSign ? CURRENCY_GAP : NAME_GAP) && !isOfColumn)) return false;
  found.currency = code;
  if (bare !== text) found.isOpen = true;
  const sign = before || behind;
  if (sign !== '') found.sign = sign === '-' ? -1 : 1;
  return true;
}

/**
 * "EUR      -8,40 EUR    371,91": whether a code is one of two in columns of their own, each before its figure, and none
 * stands behind the second. However near a code stands to the figure before it, it is the next one's.
 */
function isPaired(words: readonly PlacedWord[], at: number): boolean {
  const isCode = (place: number): boolean =>
    CODE.test(words[place]?.text ?? '') && readCurrency(words[place]!.text) !== null;
  const isFigure = (place: number): boolean => FIGURE.test(words[place]?.text ?? '');
  const isPair = (place: number): boolean => isCode(place) && isFigure(place + 1);
  return (isPair(at) && isPair(at + 2) && !isCode(at + 4)) || (isPair(at - 2) && isPair(at) && !isCode(at + 2));
}

const CODE = /^[A-Z]{3}$/;
const FIGURE = /^[-+]?\d[\d.,]*$/;

/** The figures that begin at `at`, of which groups or the last digit may stand apart: "1 234 567,89", "1,719.3 3". */
function readFigures(words: readonly PlacedWord[], at: number, style: NumberStyle): { text: string; last: number } {
  const { text } = words[at] as PlacedWord;
  const alone = { text, last: at };
  const next = words[at + 1];
  if (BROKEN_TAIL.test(text))
    return next && next.gap <= TAIL_GAP && /^\d$/.test(next.text) ? { text: text + next.text, last: at + 1 } : alone;
  const losesBlanks = next !== undefined && next.confidence < 1 && !style.marksPart;
  if (!GROUP_HEAD.test(text) && !(losesBlanks && GROUPS_HEAD_OF_SCAN.test(text))) return alone;
  const whole = { ...alone };
  if (style.marksPart && (next?.confidence ?? 1) === 1) return alone;
  while (words[whole.last + 1] && continuesGroups(words[whole.last + 1] as PlacedWord, losesBlanks)) {
    whole.last++;
    const group = (words[whole.last] as PlacedWord).text;
    whole.text += `\u00a0${group}`;
    if (/[.,]/.test(group)) break;
  }
  if (/\d{4}/.test(whole.text)) whole.text = whole.text.replaceAll('\u00a0', '');
  const isNumber = style.decimals === 0 || style.mostlyWhole || /[.,]\d{2,3}\D{0,3}$/.test(whole.text);
  return isNumber ? whole : alone;
}

/** An amount, the last word of it, and whether a bracket before it is still open. */
interface Found {
  money: PrintedMoney;
  end: number;
  isOpen: boolean;
}

/** Whether the word behind an amount is a bracket, a sign, a side or a currency of it. */
function takeBehind(found: Found, words: readonly PlacedWord[], style: NumberStyle): boolean {
  const next = words[found.end + 1];
  if (!next || next.text.length > LONGEST_MARK) return false;
  const { text, gap } = next;
  const { money } = found;
  if (found.isOpen && text === ')' && gap <= SIGN_GAP) {
    found.isOpen = false;
    return true;
  }
  if (found.isOpen && money.currency === null && closesBracket(next)) {
    found.money = { ...money, currency: readCurrency(text.slice(0, -1)) };
    found.isOpen = false;
    return true;
  }
  const isBracketed = text === '(-)' || text === '(+)';
  const isSign = (text === '-' || text === '+' || isBracketed) && money.sign === 0 && gap <= SIGN_GAP;
  if (isSign && (isBracketed || !(continuesAsNumber(words, found.end + 1) || partsWords(words, found.end + 1)))) {
    found.money = { ...money, sign: text.includes('-') ? -1 : 1 };
    return true;
  }
  const side = money.side === null && gap <= SIDE_GAP && money.strength !== 'plain' && readSideBehind(text, style);
  if (side) {
    found.money = { ...money, side };
    return true;
  }
  if (money.side === null && gap <= SIDE_GAP && PREPOSITION.test(text) && endsInSide(words, found.end + 2)) {
    found.end++;
    found.money = { ...money, side: readSide((words[found.end + 1] as PlacedWord).text) };
    return true;
  }
  // A whole number before letters may be a count; with a sign of its own it is none: "+15000 GHS".
  const isAmount = money.strength !== 'plain' || money.sign !== 0 || !/[A-Za-z]/.test(text);
  const code = gap <= CODE_GAP && money.currency === null && isAmount ? readCurrencyBehind(text, style) : null;
  if (code === null || continuesAsNumber(words, found.end + 1) || isPaired(words, found.end + 1)) return false;
  found.money = withCurrency(money, code);
  return true;
}

/** "Opening balance: 2.315.400 đ — Money in": a dash that is longer than a minus, and words go on behind it. */
function partsWords(words: readonly PlacedWord[], at: number): boolean {
  const [dash, next] = [words[at], words[at + 1]];
  return dash?.printed !== undefined && next !== undefined && next.gap < CELL_GAP && /^\p{L}/u.test(next.text);
}

/** "39.42 in debit", "12,50 im Haben": whose the money is, in two words. */
const PREPOSITION = /^(?:in|im|en)$/i;

/** Whether a cell ends with the word of a side. */
function endsInSide(words: readonly PlacedWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word !== undefined && word.gap <= SIDE_GAP && readSide(word.text) !== null && (next?.gap ?? Infinity) > CELL_GAP
  );
}

/** With a currency beside it a whole number is an amount. */
const withCurrency = (money: PrintedMoney, currency: string | null): PrintedMoney =>
  currency === null
    ? money
    : {
        ...money,
        currency: money.currency ?? currency,
        strength: money.strength === 'plain' ? 'sure' : money.strength,
      };

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
