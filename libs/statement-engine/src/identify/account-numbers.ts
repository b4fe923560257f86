import type { RawIdentity } from './document-facts.ts';
import { monthOf } from '../grammar/date.ts';
import type { Token, TokenLine } from '../grammar/tokens.ts';
import { readLabel } from '../grammar/read-labels.ts';
import { bareWord, wordsOfBoth } from '../vocabulary/phrases.ts';
import { carriedWords, labelWords } from '../vocabulary/vocabulary.ts';
import { DATE_ABOVE_LINES, HEADED_BY_NUMBER_LINES, MASKED_BEHIND_WORDS } from '../tolerances.ts';

/** "Account: JANUARY 2024" names the month of the statement. */
const YEAR = /^(?:19|20)\d{2}$/;

/** The last four characters of an account or card number after its label, or null. */
export function findAccountNumber(line: TokenLine): string | null {
  const texts = line.tokens;
  const mayBeEntry = line.dates.length > 0 && line.amounts.length > 0;
  if (mayBeEntry && !opensWithMask(line)) return null;
  if (texts.length > 24 || !texts.some((token) => token.kind !== 'text' || /\d/.test(token.text))) return null;
  const words = texts.flatMap((token, at) =>
    (token.kind === 'text' ? wordsOfBoth(bareWord(token.text)) : ['']).map((word) => ({ word, at })),
  );
  const matches = labelWords.find(words.map(({ word }) => word));
  for (const match of matches) {
    if (match.tag !== 'account') continue;
    let digits = '';
    const behind = (words[match.start + match.length - 1]?.at ?? texts.length) + 1;
    for (let i = behind; i < texts.length && i < behind + 8; i++) {
      const token = texts[i];
      if (!token || token.kind === 'date' || isSum(token)) break;
      const text = token.text;
      if (YEAR.test(text) && monthOf(texts[i - 1]?.text ?? '') > 0) break;
      if (!/[\d*•xX.]{2,}|\d/.test(text) || /[a-z]{3,}/.test(text)) {
        if (digits !== '') break;
        continue;
      }
      digits += text.replace(/[^\dA-Za-z*]/g, '');
    }
    const kept = digits.replace(/\*/g, '');
    if (kept.length >= 3 && /\d{3}/.test(kept)) return kept.slice(-4);
    if (mayBeEntry) return null;
  }
  return null;
}

/** "Card 5412 **** **** 3018  Limit 3,000.00  due 20 April": a line that begins with a masked number heads an account. */
function opensWithMask({ tokens }: TokenLine): boolean {
  const [first] = tokens;
  if (first?.kind !== 'text' || labelWords.exact([bareWord(first.text)]) !== 'account') return false;
  return tokens.slice(1, MASKED_BEHIND_WORDS).some(({ text }) => /^[*•xX]{2,}/.test(text));
}

/** "CARTAO … 147,52" goes on to the amount of an entry. */
function isSum(token: Token): boolean {
  return token.kind === 'money' && /[.,]\d{2}\D?$/.test(token.text);
}

/**
 * The numbers that name an account of the document. Card and account numbers also pass by in descriptions ("TARJETA
 * 9709", "IBAN DE78…"): among entries a number names an account only where an opening balance follows it before the
 * next entry, or where it is one that the document has named so.
 */
export function withoutPassingNumbers(identities: readonly RawIdentity[], lines: readonly TokenLine[]): RawIdentity[] {
  const numbers = identities.filter(({ kind }) => kind === 'account');
  const firstEntry = lines.findIndex((_, at) => isEntry(lines, at));
  const at = new Set(numbers.map((number) => number.at));
  // "Debit from account DE.. 4410 00" in the head, of which later heads tell the card's number alone.
  const again = new Set(
    numbers.filter((number) => firstEntry >= 0 && number.at > firstEntry).map(({ value }) => value),
  );
  const isTold = numbers.some((number) => number.at < firstEntry && again.has(number.value));
  const named = new Set(
    numbers
      .filter((number) => number.at < firstEntry || firstEntry < 0 || headsAccount(lines, number.at, at))
      .filter(({ value }) => !isTold || again.has(value))
      .map(({ value }) => value),
  );
  return identities.filter(({ kind, value }) => kind !== 'account' || named.has(value));
}

function headsAccount(lines: readonly TokenLine[], number: number, numbers: ReadonlySet<number>): boolean {
  for (let at = number + 1; at < lines.length && at <= number + HEADED_BY_NUMBER_LINES; at++) {
    if (numbers.has(at) || isEntry(lines, at)) return false;
    if (namesOpening(lines[at] as TokenLine)) return true;
  }
  return false;
}

function namesOpening(line: TokenLine): boolean {
  const bare = line.tokens.map((token) => (token.kind === 'text' ? bareWord(token.text) : ''));
  return labelWords.find(bare).some(({ tag, phrase }) => tag === 'opening' && !carriedWords.has(phrase));
}

function isEntry(lines: readonly TokenLine[], at: number): boolean {
  const line = lines[at] as TokenLine;
  if (line.amounts.length === 0 || readLabel(line.tokens) !== null) return false;
  return lines.slice(Math.max(0, at - DATE_ABOVE_LINES), at + 1).some(({ dates }) => dates.length > 0);
}
