import { currencyDecimals } from '@crossfoot/contracts';
import { readCurrency } from '../grammar/money.ts';
import { countsOf } from '../groups.ts';
import type { PageLine } from '../layout/page-lines.ts';
import { fold } from '../vocabulary/fold.ts';
import {
  addressForms,
  countryCurrencies,
  currencyOfCountry,
  currencyOfDialling,
  isNotAmerican,
  kindredSigns,
} from '../vocabulary/countries.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { columnWords, MONEY_ROLES } from '../vocabulary/vocabulary.ts';
import { currencySigns, dinarSigns, gluedSigns, NATIONAL_SIGN, signsBehind } from '../vocabulary/currencies.ts';
import { currencyLabels, currencyNames, namesBehindLabels } from '../vocabulary/currency-names.ts';
import {
  CELL_GAP,
  COUNTRY_LINES,
  CURRENCY_HEAD_LINES,
  CURRENCY_LABEL_LINES,
  CURRENCY_LINES,
  IBAN_LINES,
  MOSTLY_WORDS,
  MOST_DIGIT_GROUPS,
  MOST_WORDS_OF_NAME,
  SENTENCE_WORDS,
  SHARE_OF_ENTRIES,
} from '../tolerances.ts';

const FOREIGN = /(?<!\p{L})rate|foreign|transacted|kurs|conversion|exchange|cours|cambio|курс|@|汇率|匯率/iu;
const HEAD_WEIGHT = 3;
const NAME_WEIGHT = 0.2;
/** "(RM)", "($)": a unit beside a name. */
const BRACKETED = /^\((\D{1,3})\)$/;

/** An ISO 4217 code; `isAssumed` where nothing in the document tells it. */
export interface FoundCurrency {
  readonly code: string;
  readonly isAssumed: boolean;
}

const told = (code: string): FoundCurrency => ({ code, isAssumed: false });

type Words = PageLine['words'];

/** What each currency is told by, with its weight. */
class CurrencyVotes {
  readonly all = new Map<string, number>();
  /** What of the votes was given by labels, units in brackets and signs of one country, not by signs that several share. */
  readonly byName = new Map<string, number>();
  /** Codes beside amounts of entries that are not their last ones. */
  readonly ofEntries: string[] = [];
  /** The line is a sentence, and names a currency in passing. */
  isPassing = false;
  isPassingOnly = true;
  readonly #seenOnce = new Set<string>();

  add(code: string, weight: number, isByName = false): void {
    this.all.set(code, (this.all.get(code) ?? 0) + weight);
    this.isPassingOnly &&= this.isPassing;
    if (isByName && !this.isPassing) this.byName.set(code, (this.byName.get(code) ?? 0) + weight);
  }

  /** A scan's "$" has a letter before it now and then: there a sign of one country tells it when it is seen again. */
  isNationalSign(sign: string, { confidence = 1 }: { readonly confidence?: number } = {}): boolean {
    if (!NATIONAL_SIGN.test(sign)) return false;
    const isSeen = confidence === 1 || this.#seenOnce.has(sign);
    this.#seenOnce.add(sign);
    return isSeen;
  }

  best(): string | null {
    let best: string | null = null;
    for (const [code, count] of this.all) if (best === null || count > (this.all.get(best) ?? 0)) best = code;
    return best;
  }
}

/**
 * The account's currency: the code or sign that stands with most amounts, or a name; `$`, `kr` and `¥` are told apart by
 * the one code that is printed beside them, else by the country that the letterhead, the account number or the language
 * shows. Where none is printed, that country's is assumed.
 */
export function findCurrency(lines: readonly PageLine[]): FoundCurrency {
  const votes = new CurrencyVotes();
  const read = lines.slice(0, CURRENCY_LINES).map(withoutPoints);
  read.forEach((line, at) => voteByLine(votes, line, at));
  votes.isPassing = false;
  const entries = read.filter((line) => isEntry(line) && beginsWithDigit(line)).length;
  for (const [code, count] of countsOf(votes.ofEntries)) if (count * 2 > entries) votes.add(code, count);
  const best = votes.best();
  if (best === null) {
    const named = nameOfCurrency(lines);
    return named !== null ? told(named) : { code: findCountry(lines) ?? 'USD', isAssumed: true };
  }
  // "Deposits are guaranteed up to 100,000 EUR": what a sentence alone names is the account's where its country is.
  if (votes.isPassingOnly) {
    const country = findCountry(lines);
    return { code: country ?? best, isAssumed: country !== best };
  }
  const kindred = kindredSigns.get(best);
  const found = kindred === undefined ? told(best) : tellKindred(best, kindred, votes, lines);
  // "Credit(¥)  1,56,455.21": a scan takes one sign for another.
  const isNamed = lines.some(({ words }) => words.some(({ text }) => text.includes(found.code)));
  const isMisread = currencyDecimals(found.code) === 0 && !isNamed && printsCents(lines);
  return isMisread ? { code: findCountry(lines) ?? 'USD', isAssumed: true } : found;
}

const FEWEST_WITH_CENTS = 3;
/** "-1,234.50": a date with points has none, nor has a percentage. */
const WITH_CENTS = /^\D{0,4}\d{1,3}(?:,?\d{2,3}|[.' ]?\d{3})*[.,](\d{2})[^\d%]{0,4}$/;

const WITHOUT_CENTS = /^\D{0,4}\d{1,3}(?:[.,]\d{3})+\D{0,4}$/;

/** Whether most figures with two decimals, and several, have cents, and are more than those that have groups and none. */
function printsCents(lines: readonly PageLine[]): boolean {
  const exact = lines.flatMap(({ words }) => words.flatMap(({ text }) => WITH_CENTS.exec(text)?.[1] ?? []));
  const cents = exact.filter((decimals) => decimals !== '00').length;
  const whole = lines.flatMap(({ words }) => words.filter(({ text }) => WITHOUT_CENTS.test(text)));
  return cents >= FEWEST_WITH_CENTS && cents * 2 > exact.length && exact.length > whole.length;
}

function voteByLine(votes: CurrencyVotes, line: PageLine, at: number): void {
  const place = at < CURRENCY_HEAD_LINES ? HEAD_WEIGHT : 1;
  // Rates and amounts of a purchase abroad name other currencies.
  if (printsRate(line)) return;
  if (line.words.some((word) => FOREIGN.test(word.text))) {
    const unit = unitOfHeading(line.words);
    if (unit !== null) votes.add(unit, 1.2 * place, true);
    return;
  }
  const labelled = at < CURRENCY_LABEL_LINES ? labelledCurrency(line) : null;
  // A letterhead may set its labels in one line.
  votes.isPassing = isSentence(line) && (labelled === null || at >= CURRENCY_HEAD_LINES);
  if (labelled !== null) votes.add(labelled, LABEL_WEIGHT * place, true);
  const [unit, otherUnit] = line.words.flatMap((_, i) => unitAt(line.words, i) ?? []);
  const isOfAmounts = unit !== undefined && namesAmounts(line);
  if (isOfAmounts || (unit !== undefined && at < CURRENCY_HEAD_LINES)) votes.isPassing = false;
  // "All amounts in DKK" outweighs the units of purchases abroad.
  if (isOfAmounts && otherUnit === undefined) votes.add(unit, LABEL_WEIGHT * place, true);
  const [ofColumns, ofOthers] = new Set(unitsOfColumns(line.words));
  if (ofColumns !== undefined && ofOthers === undefined) votes.add(ofColumns, LABEL_WEIGHT * place, true);
  for (let i = 0; i < line.words.length; i++) voteByWord(votes, line.words, i, at);
}

function voteByWord(votes: CurrencyVotes, words: Words, at: number, line: number): void {
  const place = line < CURRENCY_HEAD_LINES ? HEAD_WEIGHT : 1;
  const printed = (words[at] as { text: string }).text;
  const bracketed = BRACKETED.exec(printed)?.[1] ?? unitInBrackets(words, at);
  const text = bracketed ?? printed;
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(text.length - 1);
  const plain = first < 128 && last < 128;
  if (plain && ((first >= 97 && first <= 122) || isDigitCode(first)) && isDigitCode(last)) return;
  if (isCompanyForm(words, at) || isOfIdentifier(words, at)) return;
  const heading = SIGN_OF_COLUMN.exec(text);
  if (heading) {
    const sign = readCurrency((heading[1] ?? heading[2]) as string);
    if (sign !== null) votes.add(sign, 0.8 * place);
    return;
  }
  const next = GROUPS.exec(words[at + 1]?.text ?? '')?.[0] ?? '';
  if (text.length <= 4 && (next === '' || !/^\D\d/.test(text))) {
    voteByShortWord(votes, words, at, line, bracketed);
    return;
  }
  voteByGluedSign(votes, text, next, words[at], place);
  const ofAccount = line < CURRENCY_HEAD_LINES ? UNIT_OF_ACCOUNT.exec(text)?.[1] : undefined;
  if (ofAccount !== undefined && readCurrency(ofAccount) !== null) votes.add(ofAccount, 1.2 * place, true);
  const named = /^\(?([A-Z]{3})\)?:?$/.exec(text);
  if (named && readCurrency(named[1] as string) !== null)
    votes.add(named[1] as string, 1.2 * place, text.startsWith('('));
}

/** A word that may be a code or a sign by itself, or a unit in brackets. */
function voteByShortWord(votes: CurrencyVotes, words: Words, at: number, line: number, bracketed?: string): void {
  const place = line < CURRENCY_HEAD_LINES ? HEAD_WEIGHT : 1;
  const text = bracketed ?? (words[at] as { text: string }).text;
  if (isNamedEuro(words, at)) votes.add('EUR', 1.2 * place);
  const dinar = dinarSigns.get(text.toLowerCase());
  if (dinar !== undefined && standsByThousandths(words, at)) votes.add(dinar, 0.9 * place);
  const code = readCurrency(text) ?? signBehind(words, at);
  const isCode = /^[A-Z]{3}$/.test(text);
  if (isCode && isOfEntry(words, at)) {
    if (code !== null) votes.ofEntries.push(code);
    return;
  }
  // "Kr" and "ft" are words and names too: as signs they stand beside a number, or in brackets.
  const isSign =
    (isWordSign(text) && (bracketed !== undefined || standsByNumber(words, at))) ||
    unitAt(words, at) !== null ||
    standsBeforeDecimals(words, at);
  const isOwn = (isCode && bracketed !== undefined) || votes.isNationalSign(text, words[at]);
  // "AUTOPAY CLP POWER": three letters among words are a name's as often.
  const mayBeName = line >= CURRENCY_HEAD_LINES || beginsWithDigit({ words });
  const isAmongWords = isCode && !isOwn && mayBeName && !standsByNumber(words, at);
  // "AMOUNT (S$)" outweighs the units of purchases abroad below it.
  const ofHeading = bracketed !== undefined && at > 0 && !words.some((word) => /\d/.test(word.text));
  const weight = isAmongWords ? NAME_WEIGHT : (ofHeading ? LABEL_WEIGHT : isCode ? 1 : 0.9) * place;
  if (code !== null && (isCode || !/[a-z]/i.test(text) || isSign)) votes.add(code, weight, isOwn);
}

/** "€12.00", "2,598,113원": a sign right before or behind a number; `next` is what goes on after a blank. */
function voteByGluedSign(
  votes: CurrencyVotes,
  text: string,
  next: string,
  word: Words[number] | undefined,
  place: number,
): void {
  const glued = /^[-+(]?([^\d\s+\-().,:]{1,4}?\.?)[-+]?\d|\d[-+]?([^\d\s+\-().,:%/]{1,4}\.?)$/u.exec(
    text.replace(/[,;:()]+$/, ''),
  );
  if (!glued || !/\d[.,]?\d/.test(text)) return;
  const sign = (glued[1] ?? glued[2]) as string;
  const isReference =
    /^\p{L}+\.?$/u.test(sign) &&
    !UNITS.has(sign) &&
    (!isWordSign(sign) || LONG_NUMBER.test(text) || !(MARKED.test(text) || next !== ''));
  const code = isReference ? gluedSign(sign, text + next) : (readCurrency(sign) ?? gluedSign(sign, text + next));
  const isNational = votes.isNationalSign(sign, word);
  if (code !== null) votes.add(code, 0.8 * place, isNational);
}

/** Which of the currencies that share a sign is meant; none is told where the page rules out the likeliest. */
function tellKindred(
  sign: string,
  kindred: ReadonlySet<string>,
  { all, byName }: CurrencyVotes,
  lines: readonly PageLine[],
): FoundCurrency {
  const national = linesWith(US_DOLLAR, lines);
  // "$ 3.320,00" beside "US$ 25,98": the bare sign is of another dollar, or of pesos.
  const isOther = sign === 'USD' && national > 0 && linesWith(BARE_DOLLAR, lines) >= national;
  const ofCountry = isOther ? findCountry(lines, kindred) : null;
  if (ofCountry !== null) return told(ofCountry);
  const weight = byName.get(sign) ?? 0;
  if (weight >= LABEL_WEIGHT * HEAD_WEIGHT || weight * 2 > (all.get(sign) ?? 0)) return told(sign);
  const [named, other] = [...byName.keys()].filter((code) => kindred.has(code));
  if (named !== undefined && other === undefined && named !== sign) return told(named);
  const country = findCountry(lines, kindred);
  if (country !== null) return told(country);
  return { code: sign, isAssumed: sign === 'USD' && isNotAmerican(fold(textOf(outerLines(lines)))) };
}

const BARE_DOLLAR = /^[-+(]*\$/;
const US_DOLLAR = /^(?:US\$|U\$S)/i;

function linesWith(form: RegExp, lines: readonly PageLine[]): number {
  return lines.filter(({ words }) => words.some(({ text }) => form.test(text))).length;
}

/** "All amounts are in PHP.", "(amounts in EUR)": a code may end a sentence or stand last in brackets. */
function withoutPoints(line: PageLine): PageLine {
  const isEnd = ({ text }: Words[number], at = 0): boolean =>
    /^[A-Z]{3}[.)]$/.test(text) && line.words[at - 1]?.text.startsWith('(') !== true;
  if (!line.words.some(isEnd)) return line;
  return {
    ...line,
    words: line.words.map((word, at) => (isEnd(word, at) ? { ...word, text: word.text.slice(0, -1) } : word)),
  };
}

/** "All amounts are in PHP": what the figures are printed in, wherever it is said. */
function namesAmounts({ words }: PageLine): boolean {
  return columnWords.find(words.map(({ text }) => bareWord(text))).some(({ tag }) => tag === 'amount');
}

function isSentence({ words }: PageLine): boolean {
  if (words.length < SENTENCE_WORDS || beginsWithDigit({ words }) || words.filter(isSign).length > 1) return false;
  return words.filter(({ text }) => !/\d/.test(text)).length >= MOSTLY_WORDS * words.length;
}

/** "Previous balance £    New debits £": names of columns. */
const isSign = ({ text }: { readonly text: string }): boolean => /^\p{Sc}$/u.test(text);

/** "Sdn. Bhd.": a company of Malaysia, and no dinars of Bahrain. */
function isCompanyForm(words: readonly { readonly text: string }[], at: number): boolean {
  return /^bhd\.?$/i.test(words[at]?.text ?? '') && /^sdn\.?$/i.test(words[at - 1]?.text ?? '');
}

/** "RFC: CNY 743372RX2": three letters before a code of letters and digits are its beginning. */
function isOfIdentifier(words: readonly { readonly text: string }[], at: number): boolean {
  const behind = words[at + 1]?.text ?? '';
  return /^[A-Z]{3}$/.test(words[at]?.text ?? '') && /^\d{4,}[A-Z]/.test(behind) && /^[A-Z0-9]+$/.test(behind);
}

/** "Importo in euro": a heading that names the unit in a word. */
function isNamedEuro(words: readonly { readonly text: string }[], at: number): boolean {
  return /^euros?\)?$/i.test(words[at]?.text ?? '') && UNIT_BEHIND.test(words[at - 1]?.text ?? '');
}

/** Prepositions before a unit in the languages that have them: "Betrag in EUR", "Alle beløb i DKK", "Kwoty w PLN". */
const IN_WORDS = 'in|en|em|i|w|v|в|σε|în|dalam|bằng';
const UNIT_BEHIND = new RegExp(`^\\(?(?:${IN_WORDS})$`, 'i');

/** "Betrag in EUR", "VALORES EM R$": a code or the sign of one country, which a preposition makes the unit; or null. */
function unitAt(words: readonly { readonly text: string }[], at: number): string | null {
  const text = words[at]?.text ?? '';
  if (!/^[A-Z]{3}$/.test(text) && !NATIONAL_SIGN.test(text)) return null;
  const before = words[at - 2]?.text;
  if (before === undefined || AMOUNT.test(before) || !UNIT_BEHIND.test(words[at - 1]?.text ?? '')) return null;
  return readCurrency(text);
}

/** The unit of the last column that a heading names, which has no figure: "Währung  Betrag  Kurs  Betrag in EUR". */
function unitOfHeading(words: readonly { readonly text: string }[]): string | null {
  if (words.some(({ text }) => /\d/.test(text))) return null;
  const [name, last] = words.slice(-2);
  // "Valuta / kurs  Beløp NOK".
  const isBare = /^[A-Z]{3}$/.test(last?.text ?? '') && columnWords.exact([bareWord(name?.text ?? '')]) === 'amount';
  return isBare ? readCurrency(last?.text ?? '') : unitAt(words, words.length - 1);
}

/** "Charges VND   Credits VND": what stands behind two names of columns of money or more is what the list is kept in. */
function unitsOfColumns(words: readonly { readonly text: string }[]): string[] {
  if (words.some(({ text }) => /\d/.test(text))) return [];
  const found = columnWords.find(words.map(({ text }) => bareWord(text))).flatMap(({ tag, start, length }) => {
    const unit = words[start + length]?.text ?? '';
    return (MONEY_ROLES.has(tag) && (/^[A-Z]{3}$/.test(unit) || NATIONAL_SIGN.test(unit)) && readCurrency(unit)) || [];
  });
  return found.length > 1 ? found : [];
}

/** "EUR-Konto", "USD-Girokonto": a code that a hyphen joins to a name. */
const UNIT_OF_ACCOUNT = /^([A-Z]{3})-\p{L}{3,}$/u;

/** "£Out", "Balance(£)", "(€)", "残高(USD)": the sign beside the name of a column of amounts without any. */
const SIGN_OF_COLUMN = /^\(?(\p{Sc})\p{L}|^\p{L}*[((]((?:[A-Z]{1,2})?\p{Sc}|[円元원]|(?<=\p{L}[((])[A-Z]{3})[))]$/u;

/** "(in Rs.)". */
function unitInBrackets(words: readonly { readonly text: string }[], at: number): string | undefined {
  const before = words[at - 1]?.text ?? '';
  return before.startsWith('(') && !before.includes(')') ? /^(\D{1,4})\)$/.exec(words[at]?.text ?? '')?.[1] : undefined;
}

/** "2,598,113원": written as letters, and nothing but a unit behind a number. */
const UNITS: ReadonlySet<string> = new Set('원円元圆圓đ'.split(''));

/** "FT25154860059": letters before so many digits name no amount. */
const LONG_NUMBER = /\d{8}|^\d{6,}[A-Z]{3}$/;

/** Letters before a number without any mark are those of a room or a reference: "RM714". */
const MARKED = /\d[.,'’\u00a0]\d/;

/** "R48 192.29": what goes on after a blank. */
const GROUPS = /^\d{3}[.,]\d\d$/;

/** A letter before an amount with decimals. */
function gluedSign(sign: string, text: string): string | null {
  return /\d[.,]\d\d\)?$/.test(text) ? (gluedSigns.get(sign) ?? null) : null;
}

/** "4,300.00 DA". */
function signBehind(words: readonly { readonly text: string }[], at: number): string | null {
  const code = signsBehind.get((words[at] as { text: string }).text) ?? null;
  return code !== null && /\d[.,]\d\d$/.test(words[at - 1]?.text ?? '') ? code : null;
}

function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** In capitals "KR" and "FT" abbreviate other words; "RM" and "RP" are written so, and "Rm" is a room. */
function isWordSign(text: string): boolean {
  return text.length > 1 && !/^(?:KR|FT|FR|LEI|ZŁ|KČ|Rm)\.?$/.test(text);
}

/** Letters behind its figures make it the number of a room or a street, but where they say whose money it is: "RM 114-A". */
const NUMBER = /^[^\p{L}%]*\d[^\p{L}%]*(?:[CD]R)?[^\p{L}%]*$/iu;

function standsByNumber(words: readonly { readonly text: string }[], at: number): boolean {
  // "11-Aug-25  Tent  RM 14  38,500.00": beside amounts with cents a number without is one of a room.
  const isWhole = !(beginsWithDigit({ words }) && words.some(({ text }) => WITH_CENTS.test(text)));
  const isAmount = ({ text }: { readonly text: string }): boolean =>
    NUMBER.test(text) && (isWhole || MARKED.test(text));
  return [words[at - 1], words[at + 1]].some((word) => word !== undefined && isAmount(word));
}

/** "R 1 411 208,77": a letter before an amount with decimals, whose groups are parted by blanks or not at all. */
function standsBeforeDecimals(words: readonly { readonly text: string }[], at: number): boolean {
  if (!/^\p{L}$/u.test(words[at]?.text ?? '')) return false;
  let next = at + 1;
  while (next - at <= MOST_DIGIT_GROUPS && /^\d{1,3}$/.test(words[next]?.text ?? '')) next++;
  const amount = words[next]?.text ?? '';
  return /^-?[\d.,'\u00a0]*\d[.,]\d{2}$/.test(amount) && !/^\d{1,2}([.,])\d{1,2}\1\d{2}$/.test(amount);
}

/** Beside a number with three decimals an abbreviation of dinars is no other word. */
function standsByThousandths(words: readonly { readonly text: string }[], at: number): boolean {
  return [words[at - 1], words[at + 1]].some((word) => word !== undefined && /\d[.,]\d{3}$/.test(word.text));
}

/** "05/12  Books, USD 12.00      -11.20": beside an amount that is not the last of an entry, whose own bear none. */
function isOfEntry(words: readonly { readonly text: string }[], at: number): boolean {
  if (!beginsWithDigit({ words })) return false;
  const isAmount = (index: number): boolean => AMOUNT.test(words[index]?.text ?? '');
  const own = isAmount(at + 1) ? at + 1 : isAmount(at - 1) ? at - 1 : null;
  const last = words.findLastIndex(({ text }) => FIGURE.test(text));
  const isBare = (index: number): boolean => !isCurrencyWord(words[index - 1]) && !isCurrencyWord(words[index + 1]);
  return own !== null && own < last && isBare(last);
}

const FIGURE = /^\W?\d[\d.,']*\W?$/;

function beginsWithDigit({ words }: { readonly words: readonly { readonly text: string }[] }): boolean {
  return /^\d/.test(words[0]?.text ?? '');
}

function isCurrencyWord(word: { readonly text: string } | undefined): boolean {
  return word !== undefined && word.text.length <= 4 && !/\d/.test(word.text) && readCurrency(word.text) !== null;
}

const LABEL_WEIGHT = 3;
/** "Monnaie du compte : EUROS", "Valuta del conto EURO": words say whose currency it is. */
const OF_WHAT = '(?:(?: \\p{L}+){1,3} ?:| (?:of|de|du|del|des|da|do|der)(?: the| la)? \\p{L}+(?= ))?';
const CURRENCY_LABEL = new RegExp(
  `(?<!\\p{L})(?:${currencyLabels.join('|')})(?!\\p{L})(?: code)?(?:[ /|]+(?:${currencyLabels.join('|')})(?!\\p{L}))?${OF_WHAT}[ :：.-]*(.+)`,
  'u',
);

/** "Currency: UAE Dirham", "Devise : DIRHAM (MAD)", "币种：人民币": what a label says outweighs single signs. */
export function labelledCurrency({ words }: PageLine): string | null {
  return currencyOfLabel(words) ?? codeBehindColon(words);
}

/** Codes of ISO 4217 that a statement seldom prints are words as often: only what stands before them tells. */
const isoCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** "Mynt: ISK": a code that is all that stands behind a name, in whatever language. */
function codeBehindColon(words: Words): string | null {
  const found = words.find(({ text, gap }, at) => {
    const next = words[at + 1];
    const isAlone = next === undefined || next.gap > CELL_GAP;
    return isAlone && gap <= CELL_GAP && isoCodes.has(text) && /[:：]$/.test(words[at - 1]?.text ?? '');
  });
  return found?.text ?? null;
}

function currencyOfLabel(words: Words): string | null {
  const value = CURRENCY_LABEL.exec(fold(words.map((word) => word.text).join(' ')))?.[1];
  if (value === undefined) return null;
  const said = value.split(' ').slice(0, MOST_WORDS_OF_NAME).join(' ');
  const code = /(?:^|\()([a-z]{3})\b/.exec(said)?.[1]?.toUpperCase();
  if (code !== undefined && (readCurrency(code) === code || isoCodes.has(code))) return code;
  const names = [...currencyNames, ...namesBehindLabels];
  return (
    names.find(({ pattern }) => pattern.test(said))?.currency ?? lettersOfOne.get(value.split(' ')[0] ?? '') ?? null
  );
}

/** "Para Birimi: TL", "Měna: Kč": signs in letters that no other country shares, folded. */
const lettersOfOne: ReadonlyMap<string, string> = new Map(
  [...currencySigns]
    .filter(([sign, code]) => /^\p{L}{2,}\.?$/u.test(sign) && !kindredSigns.has(code))
    .map(([sign, code]) => [fold(sign), code]),
);

/** "1 EURO = 25,218000 CZK": a rate tells of a purchase abroad, whatever stands beside it. */
function printsRate({ words }: PageLine): boolean {
  const at = words.findIndex(({ text }) => text === '=');
  return at > 1 && words[at - 2]?.text === '1' && /^\d/.test(words[at + 1]?.text ?? '');
}

/** What a bank prints of itself, with the country in the first group. */
interface OwnSign {
  readonly sign: RegExp;
  readonly currencies: ReadonlyMap<string, string>;
  readonly weight: number;
}

const IBAN: OwnSign = {
  sign: /\b([A-Z]{2})\d{2} ?(?:[A-Z0-9]{4} ?){2,7}[A-Z0-9]{1,4}\b/g,
  currencies: currencyOfCountry,
  weight: 3,
};
/** "BIC ABCDKENA", "www.bank.co.ke", "+254 20 …"; web addresses in .co, .ai, .io, .me and .tv are of any country. */
const OWN_SIGNS: readonly OwnSign[] = [
  {
    sign: /\b(?:BIC|SWIFT|Swift)\b\W{0,4}(?:[Cc]ode|CODE)?\W{0,4}[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?\b/g,
    currencies: currencyOfCountry,
    weight: 2,
  },
  {
    sign: /(?:www\.|https?:\/\/|@)[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}?\.(?!co\b|ai\b|io\b|me\b|tv\b)([a-z]{2})(?=[\s/,;)]|\.?$)/gim,
    currencies: currencyOfCountry,
    weight: 1.5,
  },
  { sign: /(?:^|[\s(])\+\s?\(?(\d{3})/g, currencies: currencyOfDialling, weight: 1 },
  { sign: /(?:^|[\s(])\+\s?\(?(\d{2})/g, currencies: currencyOfDialling, weight: 1 },
];

/** The currencies that account numbers and addresses of the bank itself point to, with their weights. */
function ownSigns(lines: readonly PageLine[]): Map<string, number> {
  const scores = new Map<string, number>();
  const search = (text: string, { sign, currencies, weight }: OwnSign): void => {
    for (const [, found = ''] of text.matchAll(sign)) {
      const currency = currencies.get(found.toUpperCase());
      if (currency === undefined) continue;
      scores.set(currency, (scores.get(currency) ?? 0) + weight);
      return;
    }
  };
  search(textOf(lines.slice(0, IBAN_LINES)), IBAN);
  const text = textOf(lines);
  for (const sign of OWN_SIGNS) search(text, sign);
  return scores;
}

/** "Montants exprimés en euros": a unit that a preposition makes that of the amounts. */
const units = namesBehindLabels.map(({ pattern, currency }) => ({
  pattern: new RegExp(`(?<!\\p{L})(?:${fold(IN_WORDS)}) (?:${pattern.source})`, 'u'),
  currency,
}));

/** The one currency whose full name stands among the words: those around the entries, or those of most of them. */
function nameOfCurrency(lines: readonly PageLine[]): string | null {
  const outer = outerLines(lines);
  const entries = outer.filter(isEntry).map((line) => fold(textOf([line])));
  // "Frais du mois : 8,12 EUR. Montants exprimés en euros.": a sentence may hold an amount.
  const around = fold(textOf(outer.filter((line) => !isEntry(line) || isSentence(line))));
  const isNamed = ({ pattern }: (typeof currencyNames)[number]): boolean =>
    pattern.test(around) || entries.filter((text) => pattern.test(text)).length * 2 > entries.length;
  const said = cellsOfLetterhead(lines);
  const isAlone = ({ pattern }: (typeof namesAlone)[number]): boolean => said.some((cell) => pattern.test(cell));
  const named = [...[...currencyNames, ...units].filter(isNamed), ...namesAlone.filter(isAlone)];
  const [code, other] = new Set(named.map(({ currency }) => currency));
  return code !== undefined && other === undefined ? code : null;
}

/** "STERLING": a cell of the letterhead that says nothing else. */
const namesAlone = namesBehindLabels.map(({ pattern, currency }) => ({
  pattern: new RegExp(`^(?:${pattern.source})$`),
  currency,
}));

/** What stands above the first amount, folded, in cells that wide gaps part. */
function cellsOfLetterhead(lines: readonly PageLine[]): string[] {
  const head = lines.slice(0, CURRENCY_HEAD_LINES);
  const first = head.findIndex(isEntry);
  return head.slice(0, first < 0 ? head.length : first).flatMap(({ words }) => {
    const cells: string[] = [];
    for (const { text, gap } of words) {
      if (gap > CELL_GAP || cells.length === 0) cells.push(fold(text));
      else cells.push(`${cells.pop() as string} ${fold(text)}`);
    }
    return cells;
  });
}

/** The lines that letterheads and footers may stand in. */
const outerLines = (lines: readonly PageLine[]): readonly PageLine[] =>
  lines.length > COUNTRY_LINES * 2 ? [...lines.slice(0, COUNTRY_LINES), ...lines.slice(-COUNTRY_LINES / 2)] : lines;

const textOf = (lines: readonly PageLine[]): string =>
  lines.map((line) => line.words.map((word) => word.text).join(' ')).join('\n');

/** What they say against the words of the bank. */
const WEIGHT_OF_ENTRIES = 0.4;
const AMOUNT = /\d[.,]\d{2}(?!\d)/;

const isEntry = ({ words }: PageLine): boolean => words.some((word) => AMOUNT.test(word.text));

/** Currency of the country that the document's own words point to, of those that are asked for; or null. */
function findCountry(lines: readonly PageLine[], among?: ReadonlySet<string>): string | null {
  const [own, entries]: [PageLine[], PageLine[]] = [[], []];
  for (const line of outerLines(lines)) (isEntry(line) ? entries : own).push(line);
  const scores = ownSigns(own);
  const printed = textOf(own);
  const around = fold(printed);
  const within = entries.map((line) => fold(textOf([line])));
  const together = within.join('\n');
  const most = SHARE_OF_ENTRIES * entries.length;
  for (const { pattern, currency, weight } of addressForms)
    if (pattern.test(printed)) scores.set(currency, (scores.get(currency) ?? 0) + weight);
  for (const { pattern, currency, weight } of countryCurrencies) {
    const isWithin = (): boolean => pattern.test(together) && within.filter((text) => pattern.test(text)).length > most;
    const share = pattern.test(around) ? 1 : isWithin() ? WEIGHT_OF_ENTRIES : 0;
    if (share > 0) scores.set(currency, (scores.get(currency) ?? 0) + weight * share);
  }
  let best: string | null = null;
  for (const [code, score] of scores)
    if (among !== undefined && !among.has(code)) scores.delete(code);
    else if (best === null || score > (scores.get(best) ?? 0)) best = code;
  return best;
}
