import { isIban } from '../grammar/iban.ts';
import { cutAtGaps, type TokenLine } from '../grammar/tokens.ts';
import type { PlacedWord } from '../layout/page-lines.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { kindWords, labelWords } from '../vocabulary/vocabulary.ts';
import { overlap } from '../grammar/spans.ts';
import { ACCOUNT_NAME_LINES, LEAST_DIGITS, VALUE_BELOW_LINES, WORDS_OF_CELL_GAP } from '../tolerances.ts';

/** "FI27 6331 7110 5684 55". */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![A-Za-z0-9])/g;
/** "4974 XXXX XXXX 3430", "•••• 0730". */
const MASKED =
  /(?:^|\s)(?:\d{4}[ -]?(?:\d\d)?[*xX•]{2,4}[ -]?[*xX•]{4}|[*xX•]{4}[ -][*xX•]{4}[ -][*xX•]{4})[ -]?(\d{3,4})(?=\s|$)/g;
/** What can be the number of an account, below its name: at least so many digits, however they are grouped. */
const NUMBER = /^[A-Z]{0,4}[\d*xX•][\d*xX• ./-]*\d{3}$/;

/**
 * The last four characters of the one number that the head of a document prints without a label before it: an IBAN
 * whose check digits hold, the masked number of a card, what stands below the name of such a field or behind the name of
 * a kind of account. Null where there are two. Only an account that is alone in its document is told by it.
 */
export function findLoneNumber(lines: readonly TokenLine[]): string | null {
  const first = lines.findIndex(({ tokens, amounts }) => amounts.length > 0 && tokens[0]?.kind === 'date');
  const head = lines.slice(0, first < 0 ? ACCOUNT_NAME_LINES : Math.min(first, ACCOUNT_NAME_LINES));
  const texts = head.map(textOf);
  return (
    only(texts.flatMap(ibansIn)) ??
    only(head.flatMap(numbersBelow)) ??
    only(texts.flatMap(maskedIn)) ??
    only(head.flatMap(numberOfKind))
  );
}

const textOf = ({ line }: TokenLine): string => line.words.map(({ text }) => text).join(' ');

function only(numbers: readonly string[]): string | null {
  const [number, other] = new Set(numbers);
  return number === undefined || other !== undefined ? null : number;
}

/** "IBAN GB92 HILO 8318 2298 6384 74": named so it is one, whatever its check digits come to. */
const NAMED_IBAN = /\bIBAN:?\s+([A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{0,2}\d)?)(?![A-Za-z0-9])/;
/** The same in a cell of its own below the name. */
const WHOLE_IBAN = /^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{0,2}\d)?$/;

function ibansIn(text: string): string[] {
  const named = NAMED_IBAN.exec(text)?.[1]?.replace(/ /g, '');
  if (named !== undefined && /\d{3}$/.test(named)) return [named.slice(-4)];
  return [...text.matchAll(IBAN)].flatMap(([found]) => {
    const iban = longestHolding(found.split(' '));
    return iban === null ? [] : [iban.slice(-4)];
  });
}

/** Words behind an IBAN may look like parts of it. */
function longestHolding(parts: readonly string[]): string | null {
  for (let length = parts.length; length > 0; length--) {
    const iban = parts.slice(0, length).join('');
    if (isIban(iban)) return iban;
  }
  return null;
}

const maskedIn = (text: string): string[] => [...text.matchAll(MASKED)].map(([, last = '']) => last);

/** "Account no   Sort code" above "35085642   07-04-36". */
function numbersBelow(line: TokenLine, at: number, head: readonly TokenLine[]): string[] {
  if (line.amounts.length > 0) return [];
  const cells = cutAtGaps(line.line.words, WORDS_OF_CELL_GAP);
  const named = cells.filter((words) =>
    labelWords.find(words.map(({ text }) => bareWord(text))).some(({ tag }) => tag === 'account'),
  );
  if (named.length === 0 || cells.flat().some(({ text }) => /\d{4}/.test(text))) return [];
  const page = head.slice(at + 1, at + 1 + VALUE_BELOW_LINES).filter(({ line: { page } }) => page === line.line.page);
  return named.flatMap((name) => numberBelow(name, page) ?? []).slice(0, 1);
}

function numberBelow(name: readonly PlacedWord[], lines: readonly TokenLine[]): string | null {
  for (const { line, dates } of lines) {
    const value = cutAtGaps(line.words, WORDS_OF_CELL_GAP).find((words) => overlaps(words, name));
    const text = value?.map((word) => word.text).join(' ');
    if (text === undefined) continue;
    if (dates.some((date) => value?.some((other) => overlap(date, other)))) return null;
    return isNumber(text) ? text.replace(/ /g, '').slice(-4) : null;
  }
  return null;
}

function overlaps(one: readonly PlacedWord[], other: readonly PlacedWord[]): boolean {
  const [a, b] = [one[0] as PlacedWord, other[0] as PlacedWord];
  const ends = Math.min((one[one.length - 1] as PlacedWord).x1, (other[other.length - 1] as PlacedWord).x1);
  return ends > Math.max(a.x0, b.x0);
}

function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return WHOLE_IBAN.test(text)
    ? /\d{3}$/.test(text.replace(/ /g, ''))
    : NUMBER.test(text) && (digits >= LEAST_DIGITS || /[*xX•]{2}/.test(text)) && /\d{3}$/.test(text);
}

/** "Darlehenskonto: 6525671016". */
function numberOfKind({ line, amounts }: TokenLine): string[] {
  if (amounts.length > 0) return [];
  const bare = line.words.map(({ text }) => bareWord(text));
  return kindWords.find(bare).flatMap(({ start, length }) => {
    const next = line.words[start + length]?.text ?? '';
    return /^\d{3}[\d-]*\d{3}$/.test(next) && isNumber(next) ? [next.slice(-4)] : [];
  });
}
