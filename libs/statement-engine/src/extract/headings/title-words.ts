import type { Token } from '../../grammar/tokens.ts';
import type { SectionWord } from '../../vocabulary/language.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { andWords, labelWords, leftOutWords, periodEnds, sectionWords } from '../../vocabulary/vocabulary.ts';
import { bareWords } from '../../grammar/read-labels.ts';

/** Words of a heading that only continue or date it: "Pending from 1 January to 31 January". */
const HEADING_FILLERS: ReadonlySet<string> = new Set([
  'continued',
  'cont',
  "cont'd",
  'from',
  'to',
  'until',
  'at',
  'as',
  'of',
  'your',
  'fortsetzung',
  'suite',
]);

/** A number that may be masked: "-------4323", "xxxx1234". */
const ACCOUNT = /^[-xX*•.]*\d[\dxX*•-]{2,}$/;

/** The words of a title without those that only continue or date it, and without the account it names. */
export function titleWords(tokens: readonly Token[]): string[] {
  const words = bareWords(withoutCount(withoutAccount(tokens))).filter((word) => !HEADING_FILLERS.has(word));
  // "In sospeso dal 1 marzo al 31 marzo": what stands before the days of its period.
  const last = words.findLastIndex((word) => periodEnds.exact([word]) === null);
  return words.slice(0, last + 1);
}

/** "4. Purchases in parts", "II) Fees": a title may be numbered. */
const NUMBER_OF_TITLE = /^(?:\d{1,2}|[IVX]{1,4})[.)]$/;

/** "Deposits (+) Account: ---4323 (continued)": a title may name the account it is of. */
export function withoutAccount(printed: readonly Token[]): readonly Token[] {
  const tokens = NUMBER_OF_TITLE.test(printed[0]?.text ?? '') ? printed.slice(1) : printed;
  const end = tokens.findLastIndex(({ text }) => !HEADING_FILLERS.has(bareWord(text)));
  const last = tokens[end];
  if (last === undefined || !ACCOUNT.test(last.text)) return tokens;
  for (let at = 1; at < end; at++)
    if (labelWords.exact(bareWords(tokens.slice(at, end))) === 'account') return tokens.slice(0, at);
  return tokens;
}

const COUNT_OPENS = /^\(\d{1,4}$/;

/** "CHARGES (4 ITEMS)": a title may count what stands below it. */
function withoutCount(tokens: readonly Token[]): readonly Token[] {
  const opens = tokens.at(-2);
  return opens && tokens.length > 2 && COUNT_OPENS.test(opens.text) && tokens.at(-1)?.text.endsWith(')')
    ? tokens.slice(0, -2)
    : tokens;
}

/** A title that begins with several words of a void heading is one, whatever it adds: "Scheduled payments (not yet processed)". */
export function opensVoid(words: readonly string[]): boolean {
  const [match] = words.length <= 12 ? sectionWords.find(words) : [];
  return match?.tag === 'void' && match.start === 0 && SEVERAL_WORDS.test(match.phrase);
}

/** Chinese and Japanese set no blanks between words. */
const SEVERAL_WORDS = / |[\u3040-\u30ff\u4e00-\u9fff]{6}/;

/** A title, and the remark in brackets at its end. */
const REMARKED = /^([^()]+)\(([^()]+)\)$/;

/**
 * "Financing in progress (not included in the balance)": a title may end with the remark that nothing below it counts, or with
 * the name of what does not: "分割払いのご案内(次回以降のお支払い予定)". What says so by itself does so with any remark:
 * "Pending (not booked yet)".
 */
function isLeftOut(tokens: readonly Token[]): boolean {
  const [, ...parts] = REMARKED.exec(tokens.map(({ text }) => text).join(' ')) ?? [];
  const [title = [], remark = []] = parts.map((part) => part.trim().split(' ').map(bareWord));
  const isVoid = [title, remark].some((words) => sectionWords.exact(words) === 'void');
  return isVoid || leftOutWords.find(remark).some(({ start }) => start === 0);
}

/** "Bekleyen (Provizyon) İşlemler": a title without what stands in brackets among its words. */
function withoutRemark(tokens: readonly Token[]): readonly Token[] {
  const [from, to] = [
    tokens.findIndex(({ text }) => text.startsWith('(')),
    tokens.findIndex(({ text }) => text.endsWith(')')),
  ];
  return from > 0 && to >= from && to < tokens.length - 1
    ? [...tokens.slice(0, from), ...tokens.slice(to + 1)]
    : tokens;
}

const YEAR = /^20\d{2}$/;

/** The section that a line names by its words alone, and a year ("Forecast 2025"), or null. */
export function sectionOf(tokens: readonly Token[]): SectionWord | null {
  const own = withoutAccount(tokens);
  if (!own.every(({ kind, text }) => kind === 'text' || YEAR.test(text))) return null;
  const words = titleWords(withoutRemark(own));
  return sectionNamed(words) ?? (opensVoid(words) || isLeftOut(own) ? 'void' : null);
}

/** The section that a title names; "Debit card purchases and ATM withdrawals", where all that it joins are of one kind. */
export function sectionNamed(words: readonly string[]): SectionWord | null {
  const whole = sectionWords.exact(words);
  const at = words.findIndex((word) => andWords.has(word));
  if (whole !== null || at < 1) return whole;
  const first = sectionWords.exact(words.slice(0, at));
  return first !== null && first === sectionNamed(words.slice(at + 1)) ? first : null;
}
