import { readCurrency } from '../../grammar/money.ts';
import type { TokenLine } from '../../grammar/tokens.ts';
import type { PlacedWord } from '../../layout/page-lines.ts';
import type { ColumnWord } from '../../vocabulary/language.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import {
  columnCutShort,
  columnWords,
  dayWords,
  labelWords,
  MONEY_ROLES,
  monthWords,
} from '../../vocabulary/vocabulary.ts';
import { HEADER_CELL_GAP, UNSPACED_GAP, WORD_GAP } from '../../tolerances.ts';
import type { HeaderCell } from '../table.ts';
import { overlap, type Span } from '../../grammar/spans.ts';

const RIGHT_TO_LEFT = /[\u0590-\u07ff]/;

const LATIN = /[a-z]/i;

/** A code beside the name of a column says nothing of its own. */
const CURRENCY = /^(?:eur|usd|gbp|chf|cad|aud|pln|czk|sek|nok|dkk|huf|inr|jpy|cny)$/;

export const DATE_ROLES: ReadonlySet<ColumnWord> = new Set(['date', 'postingDate', 'valueDate']);

/** A name of a column without blanks and marks, which OCR sees on one page and not on another; itself where it has no letters. */
export const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || text;

/** Whether a column is one of amounts or balances by its name. */
export function namesMoney({ role }: Pick<HeaderCell, 'role'>): boolean {
  return role !== null && MONEY_ROLES.has(role);
}

/** Whether a column is one of dates by its name. */
export function namesDate({ role }: Pick<HeaderCell, 'role'>): boolean {
  return role !== null && DATE_ROLES.has(role);
}

/** "RentedatoUt av konto", "Credit(₦)Balance": two names that stand so close that they came out as one word. */
const GLUED = /^(?:\p{L}*\p{Ll}|\p{L}+\(\P{L}{1,3}\))(?=\p{Lu}\p{L})/u;

/** Names of columns have so many words before the last at most. */
const WORDS_BEFORE = 2;

function unglued(word: PlacedWord, at: number, words: readonly PlacedWord[]): PlacedWord[] {
  const head = GLUED.exec(word.text)?.[0] ?? '';
  const isName = (before: number): boolean =>
    columnWords.exact([...words.slice(at - before, at).map(({ text }) => bareWord(text)), bareWord(head)]) !== null;
  const isKnown = Array.from({ length: Math.min(WORDS_BEFORE, at) + 1 }, (_, before) => before).some(isName);
  return head === '' || !isKnown ? [word] : cutBehind(head, word);
}

/** A word as two, of which the first ends where that many of its letters do. */
function cutBehind(head: string, word: PlacedWord): PlacedWord[] {
  const border = word.x0 + ((word.x1 - word.x0) * head.length) / word.text.length;
  return [
    { ...word, text: head, x1: border },
    { ...word, text: word.text.slice(head.length), x0: border, gap: 0 },
  ];
}

const HYPHENED = /^(\p{L}+)-(\p{L}+)$/u;

/** "Payments-in": OCR leaves out the spaces around a hyphen; other words with one stay whole. */
function unhyphened(word: PlacedWord): PlacedWord[] {
  const [, head = '', tail = ''] = word.text.includes('-') ? (HYPHENED.exec(word.text) ?? []) : [];
  if (head === '' || columnWords.exact([bareWord(word.text)]) !== null) return [word];
  return columnWords.exact([bareWord(head), bareWord(tail)]) === null ? [word] : cutBehind(head, word);
}

const BRACKETED = /^(\p{L}{3,})\(\d{1,2}\)$/u;

/** "Debit(3)": OCR leaves out the blank before the sign of a currency, and takes the sign for a figure. */
function unbracketed(word: PlacedWord): PlacedWord[] {
  const head = BRACKETED.exec(word.text)?.[1];
  return head === undefined ? [word] : cutBehind(head, word);
}

/** "Amount (in ₹)": the word before a currency is no name of a side. */
const UNIT = /^\(in$/i;

/** "Amount in SGD": nor is a short one between a name and the code of its currency. */
const SHORT_UNIT = /^\p{L}{1,3}$/u;
const UNIT_NAME = /^\p{L}{3,}$/u;

function namesUnit(words: readonly PlacedWord[], start: number, length: number): boolean {
  const text = words[start]?.text ?? '';
  if (UNIT.test(text)) return true;
  if (start === 0 || length > 1 || !SHORT_UNIT.test(text)) return false;
  const [before, next] = [words[start - 1]?.text ?? '', words[start + 1]?.text ?? ''];
  // "Dr INR Cr INR" are two names.
  return readCurrency(next) !== null && readCurrency(before) === null;
}

/**
 * "Betrag in" above "EUR", "Importo" above "in Euro", or "Amount in Rand": where no name on the line is of money that went out, the short word
 * behind that of an amount, or before a unit, tells no way either.
 */
function withoutUnits(
  matches: readonly ColumnMatch[],
  part: readonly PlacedWord[],
  words: readonly PlacedWord[],
): readonly ColumnMatch[] {
  const [side, name] = [matches.at(-1), matches.at(-2)];
  const isSide = side?.tag === 'credit' && side.length === 1 && SHORT_UNIT.test(part[side.start]?.text ?? '');
  if (!isSide || matches.length > 2) return matches;
  const isBehindName = name !== undefined && side.start >= part.length - 2 && side.start === name.start + name.length;
  const isBeforeUnit = side.start === 0 && part.length === 2 && UNIT_NAME.test(part[1]?.text ?? '');
  if (!isBehindName && !isBeforeUnit) return matches;
  const hasDebit = columnWords.find(words.map(({ text }) => bareWord(text))).some(({ tag }) => tag === 'debit');
  return hasDebit ? matches : matches.slice(0, -1);
}

/** Cells of a line by the gaps between its words; a cell that names several columns is cut at their borders. */
export function headerCells(line: TokenLine): HeaderCell[] {
  const words = line.line.words;
  const cells: HeaderCell[] = [];
  let start = 0;
  for (let i = 1; i <= words.length; i++) {
    const word = words[i];
    if (word && goesOn(words[i - 1] as PlacedWord, word)) continue;
    cells.push(...cellsOfRun(words.slice(start, i).flatMap(unhyphened).flatMap(unbracketed), words));
    start = i;
  }
  return cells;
}

/** Chinese and Japanese names have no blanks; letters that are set apart stand one by one. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u;

/** "Buchungs- Verwendungszweck": what a hyphen ends goes on in the line below. */
const endsInHyphen = (before: string, next: string): boolean => /\p{L}-$/u.test(before) && /^\p{Lu}/u.test(next);

/** Whether a word is of one name with the word before it. */
function goesOn(before: PlacedWord, word: PlacedWord): boolean {
  if (endsInHyphen(before.text, word.text)) return false;
  const isApart = UNSPACED.test(before.text) && UNSPACED.test(word.text);
  return word.gap < (isApart ? UNSPACED_GAP : HEADER_CELL_GAP) && !isNextRemark(before, word);
}

/** The cells of a run of words between two gaps: one, several that stand so close, or none. */
function cellsOfRun(run: readonly PlacedWord[], words: readonly PlacedWord[]): HeaderCell[] {
  let part = run;
  let bare = part.map((each) => bareWord(each.text));
  // A panel beside the table stands on the same line: what names a limit or holds a telephone number heads no column.
  const isAside = labelWords.exact(bare) === 'aside' && columnWords.exact(bare) === null;
  if (isAside || part.some((each) => /\d{3}/.test(each.text))) return [];
  // Some producers set the words of a right-to-left line from left to right.
  const whole =
    columnWords.exact(bare) ??
    (RIGHT_TO_LEFT.test(bare[0] ?? '') ? columnWords.exact([...bare].reverse()) : null) ??
    columnCutShort(part.map((each) => each.text));
  const found = whole ? [] : columnWords.find(bare).filter(({ start, length }) => !namesUnit(part, start, length));
  let matches = withoutUnits(found, part, words);
  if (whole === null && part.some(({ text }) => GLUED.test(text))) {
    part = part.flatMap(unglued);
    bare = part.map((each) => bareWord(each.text));
    matches = withoutUnits(columnWords.find(bare), part, words);
  }
  const [first, last] = [part[0], part[part.length - 1]];
  if (!first || !last) return [];
  if (areSeveral(part, bare, matches, whole)) {
    return matches.flatMap((match) => {
      const [from, to] = [part[match.start], part[match.start + match.length - 1]];
      return from && to ? [{ text: match.phrase, x0: from.x0, x1: to.x1, role: match.tag }] : [];
    });
  }
  const texts = part.map((each) => each.text);
  const role = whole ?? roleOfName(texts) ?? strongestRole(matches, bare) ?? sideOfParts(texts);
  return [{ text: texts.join(' '), x0: first.x0, x1: last.x1, role }];
}

type ColumnMatch = ReturnType<typeof columnWords.find>[number];

/** Whether a run of words names several columns, and not one of two sides ("Debit / Credit") or one with a remark. */
function areSeveral(
  part: readonly PlacedWord[],
  bare: readonly string[],
  matches: readonly ColumnMatch[],
  whole: ColumnWord | null,
): boolean {
  const texts = part.map((each) => each.text);
  const either =
    texts.includes('/') && matches.some(({ tag }) => tag === 'debit') && matches.some(({ tag }) => tag === 'credit');
  const isRemark = (texts[0]?.startsWith('(') || roleOfName(texts) === 'balance') && texts.at(-1)?.endsWith(')');
  if (either || isRemark) return false;
  if (whole === null && tiles(matches, bare, part)) return true;
  const areNames = matches.every((match) => match.length > 1);
  const money = matches.filter(
    ({ tag }) => MONEY_ROLES.has(tag) || DATE_ROLES.has(tag) || (tag === 'foreign' && areNames),
  );
  const named = matches.reduce((sum, match) => sum + match.length, 0);
  return (
    money.length >= 2 &&
    namesSeveral(money) &&
    named >= bare.filter((word) => word !== '' && !CURRENCY.test(word)).length - 1 &&
    part.length > 1 &&
    labelWords.exact(bare) === null
  );
}

/** Whether names are of columns of several kinds, or of several dates: "Fecha compra Fecha operación". */
function namesSeveral(names: readonly { tag: ColumnWord; phrase: string }[]): boolean {
  const dates = names.filter(({ tag }) => DATE_ROLES.has(tag));
  return new Set(names.map(({ tag }) => tag)).size >= 2 || new Set(dates.map(({ phrase }) => phrase)).size >= 2;
}

/** "(balance rises) (owed by you)": remarks below two names. */
function isNextRemark(before: PlacedWord, word: PlacedWord): boolean {
  return before.text.endsWith(')') && word.text.startsWith('(');
}

/** The role that words name: as a whole, or the strongest among them. */
export function roleOfWords(words: readonly string[]): ColumnWord | null {
  return columnWords.exact(words) ?? strongestRole(columnWords.find(words), words);
}

/** The role of the name before a remark in parentheses, which says more of the column: "Drawings (balance rises)". */
function roleOfName(words: readonly string[]): ColumnWord | null {
  const from = words.findIndex((word) => word.startsWith('('));
  if (from < 1 || words.findIndex((word) => word.endsWith(')')) !== words.length - 1) return null;
  return roleOfWords(words.slice(0, from).map(bareWord));
}

/** "Innbetalt/kreditt": the side that one of two words without a blank between them names. */
function sideOfParts(words: readonly string[]): 'debit' | 'credit' | null {
  const parts = words.flatMap((word) => word.split('/')).map(bareWord);
  const sides = new Set(columnWords.find(parts).map(({ tag }) => tag));
  if (parts.length === words.length || sides.has('debit') === sides.has('credit')) return null;
  return sides.has('debit') ? 'debit' : 'credit';
}

const MANY_NAMES = 3;

/**
 * Whether a cell is nothing but the names of different columns side by side: "Date Description". Of what may as well be one
 * name ("Reference amount") more than a blank between words parts them.
 */
function tiles(matches: readonly ColumnMatch[], bare: readonly string[], part: readonly PlacedWord[]): boolean {
  if (matches.length < 2 || labelWords.exact(bare) !== null) return false;
  if (matches.reduce((sum, match) => sum + match.length, 0) < bare.filter(Boolean).length) return false;
  // So many names in a row are of several columns, though some be of one kind: "Original amount Rate Charges Rest Instalment".
  const areMany = matches.length >= MANY_NAMES;
  const kinds = new Set(matches.map(({ tag, phrase }) => (areMany || tag === 'other' ? phrase : tag)));
  return (
    kinds.size === matches.length &&
    (areMany ||
      matches.every(({ tag }) => tag === 'other') ||
      matches.some((match) => DATE_ROLES.has(match.tag) || match.tag === 'description') ||
      matches.slice(1).every(({ start }) => (part[start]?.gap ?? 0) > WORD_GAP))
  );
}

/** The role of a cell with words around the known ones ("Amount (EUR)", "Withdrawals this period"). */
function strongestRole(matches: readonly ColumnMatch[], words: readonly string[]): ColumnWord | null {
  if (isDescriptionOf(matches, words)) return 'description';
  const tags = new Set(matches.map((match) => match.tag));
  // "Balance Dr / Cr": the mark says whose it is.
  if (tags.has('debit') && tags.has('credit')) return matches[0]?.tag === 'balance' ? 'balance' : 'amount';
  let best: { tag: ColumnWord; phrase: string } | null = null;
  for (const match of matches) {
    // "in" and "out" name a column only by themselves: "Account number ending in".
    if (match.phrase.length <= 3 && words.length > 2 && !DATE_ROLES.has(match.tag)) continue;
    if (
      best === null ||
      rank(match.tag) > rank(best.tag) ||
      (rank(match.tag) === rank(best.tag) && match.phrase.length > best.phrase.length)
    )
      best = match;
  }
  // "Description / reference": the words are what matters.
  return best?.tag === 'reference' && tags.has('description') ? 'description' : (best?.tag ?? null);
}

/** "Description of transaction or credit": what is described, behind one word, names no column of its own. */
function isDescriptionOf([name, next]: readonly ColumnMatch[], words: readonly string[]): boolean {
  const end = name?.tag === 'description' && name.start === 0 ? name.length : Infinity;
  return next?.start === end + 1 && words[end] !== '';
}

/** "Transaction" over "D" and "M": what has a day and a month below its name is a date, and the name tells which. */
function dateOfParts(bare: readonly string[]): ColumnWord | null {
  const [name, [first = '', second = '']] = [bare.slice(0, -2), bare.slice(-2)];
  const areParts = (dayWords.has(first) && monthWords.has(second)) || (monthWords.has(first) && dayWords.has(second));
  if (!areParts || name.length === 0) return null;
  const role = columnWords.exact(name);
  return role !== null && DATE_ROLES.has(role) ? role : 'date';
}

/** Of two dates over each other the upper one; a name in two alphabets is one name, and either may say more than "date". */
function dateOfBoth(upper: HeaderCell, lower: HeaderCell): ColumnWord | null {
  const areOneName = LATIN.test(upper.text) !== LATIN.test(lower.text);
  return areOneName && upper.role === 'date' ? lower.role : upper.role;
}

function rank(role: ColumnWord): number {
  if (role === 'balance') return 5;
  if (role === 'debit' || role === 'credit') return 4;
  if (role === 'postingDate' || role === 'valueDate') return 4;
  if (role === 'date') return 3;
  if (role === 'amount' || role === 'foreign' || role === 'fee') return 2;
  return 1;
}

export function mergeCells(upper: readonly HeaderCell[], lower: readonly HeaderCell[]): HeaderCell[] {
  const merged: HeaderCell[] = [...upper];
  for (const cell of lower) {
    const at = merged.findIndex((other) => overlap(cell, other, 1));
    const other = merged[at];
    if (!other) {
      merged.push(cell);
      continue;
    }
    const text = `${other.text} ${cell.text}`;
    const bare = text.split(' ').map(bareWord);
    // "Datum" over "Valuta": the cells hold two dates over each other, in that order; where several columns are called so
    // above, the words below tell them apart.
    const isShared = upper.filter((each) => each.text === other.text).length > 1;
    const stacked = namesDate(other) && namesDate(cell) ? (isShared ? cell.role : dateOfBoth(other, cell)) : null;
    // "Date" over "of charge": what is called a date holds no amounts.
    const dateOf = namesDate(other) && (cell.role === 'debit' || cell.role === 'credit') ? other.role : null;
    // "Arvo-" over "päivä" is one word, and so is "Dt/" over "Kt".
    const isOpen = /[-/]$/.test(other.text);
    const whole = isOpen ? columnWords.exact([bareWord(other.text.replace(/-$/, '') + cell.text)]) : null;
    const role =
      dateOfParts(bare) ??
      columnWords.exact(bare) ??
      whole ??
      columnCutShort(text.split(' ')) ??
      stacked ??
      dateOf ??
      roleOfName(text.split(' ')) ??
      strongestRole(columnWords.find(bare), bare) ??
      other.role ??
      cell.role;
    merged[at] = { text, x0: Math.min(other.x0, cell.x0), x1: Math.max(other.x1, cell.x1), role };
  }
  return merged.sort((a, b) => a.x0 - b.x0);
}

/** Whether a name of a column stands in the heading twice: "DR/CR" beside the amount, and beside the balance. */
export function isTwice(cell: HeaderCell, cells: readonly HeaderCell[]): boolean {
  return cells.some((other) => other !== cell && other.text === cell.text);
}

/** The heading cell over a word: the last one that starts left of it. */
export function cellAt(token: Span, cells: readonly HeaderCell[]): HeaderCell | null {
  let best: HeaderCell | null = null;
  for (const cell of cells) {
    if (overlap(cell, token)) return cell;
    if (cell.x0 <= token.x0 + 2) best = cell;
  }
  return best;
}
