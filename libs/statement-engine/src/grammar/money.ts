import {
  currenciesNamed,
  currencyCodes,
  currencySigns,
  dinarSigns,
  gluedSigns,
  signsBehind,
} from '../vocabulary/currencies.ts';
import { fold } from '../vocabulary/fold.ts';

/** How a document writes numbers. Unambiguous numbers read themselves; this decides the rest ("1.234", "500"). */
export interface NumberStyle {
  readonly decimal: '.' | ',';
  /** Decimals of the document's money: 2, or 0 (JPY, KRW …), or 3 (KWD …). */
  readonly decimals: number;
  /** Nearly all numbers are whole: the few with decimals are another currency's. */
  readonly mostlyWhole?: boolean;
  /** Points or commas part the groups of its numbers: blanks do not. */
  readonly marksPart?: boolean;
}

/** `plain`: an integer without any mark, which is money only where a column says so. */
export type MoneyStrength = 'sure' | 'grouped' | 'plain';

/** An amount as printed. `units` is unsigned, in minor units; what the sign means is for later stages. */
export interface PrintedMoney {
  readonly units: number;
  readonly sign: -1 | 0 | 1;
  /** A mark that names the side: CR/C/H/K (`credit`), DR/DB/D/S (`debit`). */
  readonly side: 'credit' | 'debit' | null;
  readonly currency: string | null;
  readonly strength: MoneyStrength;
}

const CREDIT_MARKS: ReadonlySet<string> = new Set([
  '+/credit',
  'cr',
  'cr.',
  // Of a payment, on corporate cards.
  'py',
  'c',
  'h',
  'k',
  'credit',
  'haben',
  'bij',
  'π',
  '(cr)',
  '贷',
  '貸',
  'जमा',
  '贷方',
  '收',
  '收入',
  '存入',
  '入金',
  '입금',
  'دائن',
  // Bulgarian, Russian and Ukrainian.
  'кт',
]);
const DEBIT_MARKS: ReadonlySet<string> = new Set([
  '-/debit',
  'dr',
  'dr.',
  'db',
  'd',
  's',
  'debit',
  'soll',
  'af',
  'χ',
  '(dr)',
  'od',
  'dt',
  'नामे',
  '借',
  '借方',
  '支',
  '支出',
  '提款',
  '出金',
  '출금',
  'مدين',
  'дт',
]);

/** "+/CREDIT" is the longest of them. */
export const LONGEST_MARK = 8;

/** The side a mark names, or null: "CR" → credit. */
export function readSide(text: string): 'credit' | 'debit' | null {
  if (text.length > LONGEST_MARK) return null;
  const folded = text.toLowerCase();
  if (CREDIT_MARKS.has(folded)) return 'credit';
  return DEBIT_MARKS.has(folded) ? 'debit' : null;
}

/** Whether any of the digits 0 to 9 is in the text. */
export function hasDigit(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

/** ISO code of a currency sign or code standing alone, or null. */
export function readCurrency(text: string): string | null {
  if (text.length > 5) return null;
  if (currencyCodes.has(text)) return text === 'RMB' ? 'CNY' : text;
  const folded = text.toLowerCase();
  if (folded === 'r') return text === 'R' ? 'ZAR' : null;
  return currencySigns.get(folded) ?? null;
}

/** Three capitals, with any signs around them. */
const CODE_ALONE = /^[^\p{L}\d]*([A-Z]{3})[^\p{L}\d]*$/u;

/** A sign or a name in brackets. */
const IN_BRACKETS = /^\(([^()\d]{1,4})\)$/;

/** The currencies that a word may name: the one of its code, or those of its name or of its sign in brackets. */
export function currenciesIn(text: string): readonly string[] {
  const code = CODE_ALONE.exec(text)?.[1];
  if (code !== undefined && readCurrency(code) === code) return [code];
  return currenciesNamed.get(fold(IN_BRACKETS.exec(text)?.[1] ?? text)) ?? [];
}

/** ISO code of a sign or code that stands behind a number; "DT" is dinars of Tunisia behind three decimals, a side elsewhere. */
export function readCurrencyBehind(text: string, style: NumberStyle): string | null {
  return (
    (style.decimals === 3 ? dinarSigns.get(text.toLowerCase()) : undefined) ??
    signsBehind.get(text) ??
    readCurrency(text)
  );
}

/** The side that a mark behind a number names, where it is no currency. */
export function readSideBehind(text: string, style: NumberStyle): 'credit' | 'debit' | null {
  return style.decimals === 3 && dinarSigns.has(text.toLowerCase()) ? null : readSide(text);
}

/** Whether a character is what a font prints for a sign that it lacks, or says "some currency". */
export function isUnnamedSign(text: string): boolean {
  return text.length === 1 && /[¤■□▯\ufffd\p{Co}]/u.test(text);
}

/** Unsigned value of digits with separators in minor units, with what was printed; null where it is no number of money. */
export function readNumber(body: string, style: NumberStyle): { units: number; strength: MoneyStrength } | null {
  const marks = marksOf(body);
  const decimals = marks === null ? null : decimalsOf(body, marks, style);
  if (marks === null || decimals === null) return null;
  const { lastMark } = marks;
  const whole = readGroups(decimals > 0 ? body.slice(0, lastMark) : body);
  if (whole === null || (whole.digits === '' && decimals === 0)) return null;
  let units = whole.digits === '' ? 0 : Number(whole.digits);
  const fraction = decimals > 0 ? Number(body.slice(lastMark + 1)) : 0;
  units = units * 10 ** style.decimals;
  if (decimals > 0)
    units +=
      decimals <= style.decimals
        ? fraction * 10 ** (style.decimals - decimals)
        : Math.round(fraction / 10 ** (decimals - style.decimals));
  if (!Number.isSafeInteger(units)) return null;
  return { units, strength: decimals > 0 ? 'sure' : whole.groups > 0 ? 'grouped' : 'plain' };
}

/** How many separators of each kind stand among the digits, and where the last point or comma does. */
interface Marks {
  readonly dots: number;
  readonly commas: number;
  /** Apostrophes and blanks, which part groups alone. */
  readonly others: number;
  readonly lastMark: number;
}

function marksOf(body: string): Marks | null {
  let [dots, commas, others, lastMark] = [0, 0, 0, -1];
  for (let i = 0; i < body.length; i++) {
    const code = body.charCodeAt(i);
    if (code >= 48 && code <= 57) continue;
    if (code === 46) dots++;
    else if (code === 44) commas++;
    else if (code === 39 || code === 0x2019 || code === 0xa0 || code === 32) {
      others++;
      continue;
    } else return null;
    lastMark = i;
  }
  return { dots, commas, others, lastMark };
}

/** How many decimals are printed behind the last mark; null where the marks make no number of money. */
function decimalsOf(body: string, { dots, commas, others, lastMark }: Marks, style: NumberStyle): number | null {
  const after = lastMark < 0 ? 0 : body.length - lastMark - 1;
  const mark = lastMark < 0 ? '' : body[lastMark];
  let decimals = 0;
  if (dots > 0 && commas > 0) {
    const times = mark === '.' ? dots : commas;
    if (times !== 1) return null;
    decimals = after;
  } else if (dots + commas === 1) {
    if (after === 3 && others === 0) decimals = style.decimals === 3 && mark === style.decimal ? 3 : 0;
    else decimals = after;
    if (after === 3 && decimals === 0 && (lastMark === 0 || body[0] === '0' || lastMark > 3)) return null;
  } else if (dots + commas > 1 && after !== 3) return null;
  if (decimals > 0 && decimals !== 2 && decimals !== style.decimals) return null;
  if (decimals === 0 && lastMark === body.length - 1 && lastMark >= 0) return null;
  return decimals;
}

/** The digits of a whole number and how many groups part them; null where they are no groups. */
function readGroups(integer: string): { readonly digits: string; readonly groups: number } | null {
  let [digits, separator] = ['', ''];
  let [group, groups] = [0, 0];
  for (let i = integer.length - 1; i >= 0; i--) {
    const char = integer[i] as string;
    if (char >= '0' && char <= '9') {
      digits = char + digits;
      group++;
      continue;
    }
    // The last group has three digits; those before have three, or two where lakhs are counted.
    if (groups === 0 ? group !== 3 : group !== 3 && group !== 2) return null;
    if (separator !== '' && separator !== char) return null;
    separator = char;
    groups++;
    group = 0;
  }
  if (groups > 0 && (group === 0 || group > 3)) return null;
  return digits.length > 13 ? null : { digits, groups };
}

const GLUED =
  /^([([]?)([+\-]?)(\p{L}{1,4}\.(?=\d)|[^\d+\-().,]{0,4}?)([+\-]?)(\d[\d.,'’\u00a0 ]*|[.,]\d{2,3})([+\-]?)([^\d+\-(),]{0,6}?)([+\-]?)([)\]]?)$/u;

const POINT = 46;
const COMMA = 44;

/** Digits, points and commas alone, a digit first: most amounts. */
function isBareNumber(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((code < 48 || code > 57) && (i === 0 || (code !== POINT && code !== COMMA))) return false;
  }
  return text.length > 0;
}

/** A sign or a side in brackets behind an amount stands there as it would without them: "5.00(-)", "5.00(Cr)". */
function withoutBrackets(text: string): string {
  const [, amount, mark = ''] = /^(.*\d)\(([+-]|\p{L}+\.?)\)$/u.exec(text) ?? [];
  return amount !== undefined && (mark === '+' || mark === '-' || readSide(mark) !== null) ? `${amount}${mark}` : text;
}

/** "▲84,310", "△5.00": triangles are minus signs in Japanese accounts. */
const TRIANGLE = /^[▲△]/u;

/** "$(1,611.30)": the sign of a currency before the brackets, as "($1,611.30)". */
const SIGN_BEFORE_BRACKETS = /^([A-Z]{0,3}\p{Sc})\(([\d.,'’]+)\)$/u;

/** The mark of a footnote behind decimals: "11.00*". */
const FOOTNOTE = /(?<=\d[.,]\d\d)(?:\*{1,3}|[†‡])$/;

/** "******35.19": stars that fill the room before an amount, as printers of passbooks and cheques set them. */
const PADDING = /^\*{2,}(?=\d)/;

/** "$30,500.5": behind the sign of a currency and a group it is an amount without its last zero. */
const GROUPED_TENTHS = /^\d[\d,]*,\d{3}\.\d$|^\d[\d.]*\.\d{3},\d$/;

/** "*87" between "*1,110" and others: what keeps an amount from being added to. Longer numbers behind it are those of cards. */
const PROTECTED = '*';
const GROUP = 3;

/** "CNY/838.69", "CNY/-259.00": a bar between the code and its amount. */
const CODE_AND_BAR = /^([A-Z]{3})\/(?=[-+]?\d)/;

/** One word that holds an amount with its sign, side and currency glued to it: "-$5.00", "(1,234.56)", "5,00H", "CNY13.50". */
export function readMoneyWord(text: string, style: NumberStyle): PrintedMoney | null {
  if (text.length > 24) return null;
  if (isBareNumber(text)) {
    const last = text.charCodeAt(text.length - 1);
    const number = readNumber(last === POINT || last === COMMA ? text.slice(0, -1) : text, style);
    return number && { units: number.units, sign: 0, side: null, currency: null, strength: number.strength };
  }
  const match = GLUED.exec(
    withoutBrackets(
      text
        .replace(FOOTNOTE, '')
        .replace(PADDING, '')
        .replace(CODE_AND_BAR, '$1')
        .replace(SIGN_BEFORE_BRACKETS, '($1$2)')
        .replace(TRIANGLE, '-'),
    ),
  );
  if (!match) return null;
  const [, open, sign1, prefix, sign2, rawBody, sign3, suffix, sign4, close] = match as unknown as string[];
  let body = rawBody as string;
  if (body.endsWith('.') || body.endsWith(',')) body = body.slice(0, -1);
  const isShortened = GROUPED_TENTHS.test(body) && readCurrency(prefix as string) !== null;
  const number = readNumber(isShortened ? `${body}0` : body, style);
  if (!number) return null;
  let currency: string | null = null;
  let side: PrintedMoney['side'] = null;
  if (prefix) {
    currency = readCurrency(prefix) ?? (number.strength === 'sure' ? (gluedSigns.get(prefix) ?? null) : null);
    if (currency === null && /\p{L}/u.test(prefix)) {
      // Subset fonts turn ₹ into C and £ into [: a lone letter before decimals is a currency sign we cannot name.
      if (!(prefix === 'C' && number.strength === 'sure')) return null;
    }
  }
  if (suffix) {
    side = readSideBehind(suffix, style);
    if (side === null) {
      const after = readCurrencyBehind(suffix, style);
      if (after === null && /[\p{L}%]/u.test(suffix)) return null;
      if (/[%*/#:]/.test(suffix)) return null;
      currency = currency ?? after;
    }
  }
  const bracketed = open === '(' && close === ')';
  if ((open || close) && !bracketed && !(open === '[' && !close)) return null;
  const marks = `${sign1}${sign2}${sign3}${sign4}`;
  if (marks.length > 1) return null;
  const sign = bracketed || marks === '-' ? -1 : marks === '+' ? 1 : 0;
  const isMarked = currency !== null || (prefix === PROTECTED && style.decimals === 0 && body.length <= GROUP);
  const strength = isMarked && number.strength === 'plain' ? 'sure' : number.strength;
  return { units: number.units, sign, side, currency, strength };
}
