import { cutAtGaps, type DateToken, type MoneyToken, type Token, type TokenLine } from './tokens.ts';
import type { LabelWord } from '../vocabulary/language.ts';
import { monthOf } from './date.ts';
import { currencyCodes } from '../vocabulary/currencies.ts';
import { bareWord, wordsOfBoth } from '../vocabulary/phrases.ts';
import { APART } from '../tolerances.ts';
import { earlierWords, labelWords, otherBalanceWords, pointWords, whoseWords } from '../vocabulary/vocabulary.ts';

/** Words around a label that say nothing: "your closing balance on 31 May", "Alter Saldo per". */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'your the a an of on as at for in to by is was and our this my per am vom zum der die das ihr dein euro eur usd gbp au le la les du des de del da do dos no den til fra med i ' +
    'en el al su um uhr ao em na em n o nr credit debit cr dr c d equals plus less minus 총'
  ).split(' '),
);

/** "20건": how many entries a total is of. */
const COUNT = /^\d+(?:건|件|笔|筆)$/;

function saysNothing(word: string): boolean {
  return FILLERS.has(word) || COUNT.test(word);
}

export interface LabelledText {
  readonly label: LabelWord;
  /** The label's own words, folded. */
  readonly phrase: string;
  /** Words that are neither label nor filler: a description, where there are many. */
  readonly strangers: number;
  /** The only date among them. */
  readonly date?: DateToken;
}

/** The label a stretch of text begins with, or null. */
export function readLabel(tokens: readonly Token[]): LabelledText | null {
  const whole = readLabelWords(bareWords(tokens));
  const label = whole?.strangers === 0 ? whole : (inOneLanguage(tokens) ?? whole);
  if (label === null) return null;
  const [date, other] = tokens.filter((token) => token.kind === 'date');
  return date !== undefined && other === undefined ? { ...label, date } : label;
}

/** "Zorbel / Opening balance": of names in several languages, with a stroke between them, one that is known and nothing else; an end says more than a total. */
function inOneLanguage(tokens: readonly Token[]): LabelledText | null {
  const strokes = tokens.flatMap(({ text }, at) => (text === '/' ? [at] : []));
  if (strokes.length === 0) return null;
  const names = [-1, ...strokes].map((from, at) => readLabelWords(bareWords(tokens.slice(from + 1, strokes[at]))));
  const known = names.filter((name) => name?.strangers === 0);
  return known.find((name) => name && isEnd(name)) ?? known[0] ?? null;
}

/** Nothing, the "+" and "=" before the lines of a summary, or what a scan shows of a speck beside the words: "©". */
const MARK = /^[+=±©®•·|_~—–]*$/;

const BRACKET = /(?<=\p{L})\((?=\p{L}{2})/u;

const OF_BALANCES: ReadonlySet<LabelWord> = new Set(['opening', 'closing', 'balance', 'carried']);

/** The name of a balance anywhere among words ("საწყისი ნაშთი / Opening Balance"); empty where none is. */
export function nameOfBalance(tokens: readonly Token[]): string {
  return labelWords.find(bareWords(tokens)).find(({ tag }) => OF_BALANCES.has(tag))?.phrase ?? '';
}

/** The words among the tokens as phrases see them; what is punctuation or a mark alone is none. */
export function bareWords(tokens: readonly Token[]): string[] {
  const bare: string[] = [];
  for (const token of tokens) {
    if (token.kind !== 'text') continue;
    const word = bareWord(token.text);
    // "잔액(이월)": a name with another one in brackets.
    if (word.includes('(')) bare.push(...word.split(BRACKET));
    else if (!MARK.test(word)) bare.push(word);
  }
  return bare;
}

export function readLabelWords(words: readonly string[]): LabelledText | null {
  if (words.length === 0 || words.length > 12) return null;
  const label = readOwnLabel(words) ?? readOwnLabel(words.filter((word) => !isCode(word)));
  if (label?.strangers === 0) return label;
  // What the statement before ended with is what this one begins with.
  if (label?.label === 'closing' && earlierWords.find(words).length > 0) return { ...label, label: 'opening' };
  if (label !== null) {
    // "Saldo ult imo extracto al": the first word alone would be a balance of any day.
    const torn = readTornLabel(words);
    return torn !== null && torn.phrase.length > label.phrase.length ? torn : label;
  }
  const total = totalBehindName(words) ?? withoutMonth(words) ?? behindKey(words);
  if (total !== null) return total;
  // "Sub total/Jumlah": a label in two languages.
  const both = words.some((word) => word.includes('/')) ? words.flatMap(wordsOfBoth) : words;
  return both.length > words.length ? readOwnLabel(both) : (readTornLabel(words) ?? readQualified(words));
}

/** "P Total of payments": behind the letter by which a summary calls its lines a label alone, or a total. */
function behindKey([key = '', ...words]: readonly string[]): LabelledText | null {
  const label = /^[a-z]$/.test(key) ? readOwnLabel(words) : null;
  return label?.strangers === 0 || label?.label.startsWith('total') ? label : null;
}

/** A shorter name of a month is another word as well: "out". */
const SHORTEST_MONTH = 4;

/** "Your February balance": a label with the name of a month inside, and nothing else. */
function withoutMonth(words: readonly string[]): LabelledText | null {
  const rest = words.filter((word) => word.length < SHORTEST_MONTH || monthOf(word) === 0);
  const label = rest.length < words.length ? readOwnLabel(rest) : null;
  return label?.strangers === 0 ? label : null;
}

/** "수수료 및 연회비 소계": where the noun stands last, a total is named behind what it adds up. */
function totalBehindName(all: readonly string[]): LabelledText | null {
  const words = all.filter((word) => !COUNT.test(word));
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !(NOUN_LAST.test(last) || TOTALS_LAST.has(last))) return null;
  // "ご利用小計": written without blanks, the noun is the last two characters.
  const label = readOwnLabel([last]) ?? readOwnLabel([last.slice(-2)]);
  return label?.label === 'total' && label.strangers === 0 ? label : null;
}

/** "ASIL KART HARCAMA TOPLAMI": the same of Turkish, Hungarian and Finnish, by their own words alone. */
const TOTALS_LAST: ReadonlySet<string> = new Set(['toplam', 'toplami', 'osszesen', 'yhteensa']);

const NOUN_LAST = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** "Beginning Prepaid Balance": one word of whatever kind inside the name of an end; null where that is none. */
function readQualified(words: readonly string[]): LabelledText | null {
  if (words.length > MOST_TORN) return null;
  for (let at = 1; at + 1 < words.length; at++) {
    if (otherBalanceWords.has(words[at] as string)) continue;
    const label = readOwnLabel(words.toSpliced(at, 1));
    if (label && isEnd(label) && label.phrase.split(' ').length + 1 === words.length) return label;
  }
  return null;
}

/** "Opening USD balance". */
function isCode(word: string): boolean {
  return word.length === 3 && currencyCodes.has(word.toUpperCase());
}

/** A longer line is no label alone; the torn part of a word is this short. */
const MOST_TORN = 6;
const LONGEST_PART = 3;

/** "To tal abonos": a label and nothing else, of which one word is set with a gap between two letters. */
function readTornLabel(words: readonly string[]): LabelledText | null {
  if (words.length > MOST_TORN) return null;
  for (let at = 0; at + 1 < words.length; at++) {
    const [part, rest] = [words[at] as string, words[at + 1] as string];
    if (part === '' || rest === '' || Math.min(part.length, rest.length) > LONGEST_PART) continue;
    const label = readOwnLabel([...words.slice(0, at), part + rest, ...words.slice(at + 2)]);
    if (label?.strangers === 0) return label;
  }
  return null;
}

/** "IB" is an opening balance alone, and "IB PAYMENT TO" an entry of internet banking. */
const ABBREVIATION = /^[a-z]{1,2}$/;

/** Whether nothing but fillers stands before a word that a label may begin with: the words of most entries are told by this. */
function beginsLikeLabel(bare: readonly string[]): boolean {
  for (const word of bare) {
    if (labelWords.mayBegin(word)) return true;
    if (!saysNothing(word)) return false;
  }
  return false;
}

/** A balance in one language, and among other words what was sold in another: "Sold   T-BILL 912797". */
const HOMOGRAPH = 'sold';

const BALANCES: ReadonlySet<LabelWord> = new Set(['opening', 'closing', 'balance']);

function isStranger(word: string): boolean {
  return !FILLERS.has(word) && !/^\d+$/.test(word);
}

function readOwnLabel(bare: readonly string[]): LabelledText | null {
  if (!beginsLikeLabel(bare)) return null;
  const matches = labelWords.find(bare);
  const first = matches.find((each) => each.tag !== 'page' && each.tag !== 'account' && each.tag !== 'period');
  if (!first) return null;
  // "Zwischensumme Seite 1 / Übertrag auf Blatt 2": a total that is carried on is what was reached.
  const match = (first.tag === 'total' && matches.find(({ tag }) => tag === 'carried')) || first;
  for (let start = 0; start < first.start; start++) if (!saysNothing(bare[start] as string)) return null;
  let strangers = 0;
  for (let i = match.start + match.length; i < bare.length; i++) {
    if (isStranger(bare[i] as string)) strangers++;
  }
  for (const other of matches) if (other !== match) strangers -= other.length;
  // "Saldo iniziale a vostro credito": a balance may tell whose it is.
  if (strangers > 0 && BALANCES.has(match.tag))
    for (const { start, length } of whoseWords.find(bare))
      if (start >= match.start + match.length) strangers -= bare.slice(start, start + length).filter(isStranger).length;
  // "Saldo de puntos": the balance of something else than money. A card's name may end so: "Balance of Prvi Miles".
  const behind = bare.slice(match.start + match.length).filter(isStranger);
  if (behind.length > 0 && BALANCES.has(match.tag) && behind.every((word) => pointWords.has(word)))
    return { label: 'aside', phrase: [match.phrase, ...behind].join(' '), strangers: 0 };
  if (ABBREVIATION.test(match.phrase) && (strangers > 0 || matches.length > 1)) return null;
  if (strangers > 0 && match.phrase === HOMOGRAPH) return null;
  return { label: match.tag, phrase: match.phrase, strangers: Math.max(0, strangers) };
}

/** The balance that the last cell of a line names, whatever stands far before it: "EUR-Konto      alter Kontostand vom 28.02.". */
export function balanceOfLastCell(tokens: readonly Token[]): LabelledText | null {
  const cell = lastCell(tokens);
  const label = cell.length < tokens.length ? readLabel(cell) : null;
  return label && isEnd(label) ? label : null;
}

export interface LabelledAmount extends LabelledText {
  readonly token: MoneyToken;
}

/** Every "label … amount" pair of a line, in order; an amount without words before it has none. */
export function labelledAmounts(line: TokenLine): LabelledAmount[] {
  const pairs: LabelledAmount[] = [];
  let since: Token[] = [];
  for (const token of line.tokens) {
    if (token.kind !== 'money' || token.money.strength === 'plain') {
      // A wide gap starts a new cell: only the nearest cell labels the amount, unless dots lead to it.
      since.push(token);
      continue;
    }
    // "Final balance      Opening balance   1.00": a cell that names an end names the amount behind it, whatever stands before.
    const own = readLabel(lastCell(since));
    const end = own && isEnd(own) ? own : endSetApart(since, line);
    const label = end ?? readLabel(since) ?? own ?? readLabel(behindDate(since));
    if (label) pairs.push({ ...label, token });
    since = [];
  }
  if (pairs.length === 0 && line.amounts.length === 1) {
    // Amounts may stand before their words.
    const label = readLabel(line.tokens);
    if (label) pairs.push({ ...label, token: line.amounts[0] as MoneyToken });
  }
  return pairs;
}

/**
 * "For payments by phone  Previous balance": an end set apart by little more than a blank, or by the value of another name
 * ("Currency: MNT Opening balance:"), where the line counts no points.
 */
function endSetApart(tokens: readonly Token[], line: TokenLine): LabelledText | null {
  const colon = tokens.slice(0, -1).findLastIndex(({ text }) => text.endsWith(':'));
  const parts = [cutAtGaps(tokens, APART).at(-1) ?? [], ...(colon < 0 ? [] : [tokens.slice(colon + 2)])];
  const own = parts.map(readLabel).find((label) => label !== null && isEnd(label));
  return own && !bareWords(line.tokens).some((word) => otherBalanceWords.has(word)) ? own : null;
}

const isEnd = ({ label, strangers }: LabelledText): boolean =>
  strangers === 0 && (label === 'opening' || label === 'closing');

function lastCell(tokens: readonly Token[]): readonly Token[] {
  for (let i = tokens.length - 1; i > 0; i--) if ((tokens[i] as Token).gap > 1.5) return tokens.slice(i);
  return tokens;
}

/** "From 01/08/2025 Opening balance 100.00": what is named before a date is told by it. */
function behindDate(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(tokens.findLastIndex(({ kind }) => kind === 'date') + 1);
}
