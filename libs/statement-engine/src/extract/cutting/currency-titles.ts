import type { RawIdentity } from '../../identify/document-facts.ts';
import type { TokenLine } from '../../grammar/tokens.ts';
import { labelledCurrency } from '../../identify/find-currency.ts';
import { currenciesIn, readCurrency } from '../../grammar/money.ts';
import type { PrintedCode } from '../raw-statement.ts';
import { namesMoney } from '../headings/header-cells.ts';
import type { TableHeader } from '../table.ts';

/** So many lines above a heading its title may stand. */
const TITLE_REACH = 2;

/** A title has no more words than this, where its last one names the currency, by a code or a sign, and where its first one does. */
const LONGEST = { last: 8, sign: 8, first: 16, label: Infinity } as const;
type End = keyof typeof LONGEST;

interface CurrencyTitle {
  readonly at: number;
  readonly code: string;
  /** Its words but for the currency. */
  readonly text: string;
}

/**
 * "Transaction history - EUR" above a heading names the currency of what follows. A title left behind at the foot of the
 * page before is known by its words, which stand above another heading. A word of three letters may begin any title: "CAD
 * ledger - receipts" names its currency where another table's title begins with another one; a sign in brackets, "(US$)",
 * where another title ends with another one. "Account 4420  Currency: EUR" does so where another table's says another one,
 * and so do the names of the columns of amounts.
 */
export function currencyTitles(headers: readonly TableHeader[], lines: readonly TokenLine[]): RawIdentity[] {
  const last = titlesBy('last', headers, lines);
  if (last.length > 0) return last;
  const differ = (found: readonly RawIdentity[]): boolean => new Set(found.map(({ value }) => value)).size > 1;
  const first = titlesBy('first', headers, lines);
  if (differ(first)) return first;
  const signs = titlesBy('sign', headers, lines);
  if (differ(signs)) return signs;
  const labels = titlesBy('label', headers, lines);
  if (differ(labels)) return labels;
  const columns = headers.flatMap(columnsCurrency);
  return differ(columns) ? columns : [];
}

/** "Tutar (USD)", "Paid out US$": the one currency in the names of a table's amounts. */
function columnsCurrency({ cells, firstLine }: TableHeader): RawIdentity[] {
  const codes = cells
    .filter(namesMoney)
    .flatMap(({ text }) => readCurrency(UNIT.exec(text)?.slice(1).find(Boolean) ?? '') ?? []);
  const [code, other] = new Set(codes);
  return code === undefined || other !== undefined ? [] : [{ kind: 'currency', at: firstLine, value: code }];
}

/** What ends the name of a column: a sign or a code, or any word in brackets. */
const UNIT = /(?:^| )(?:\(([^()\d]{1,4})\)|([A-Z]{3}|[A-Z]{0,2}\p{Sc}))$/u;

function titlesBy(end: End, headers: readonly TableHeader[], lines: readonly TokenLine[]): RawIdentity[] {
  const near = headers.map((header) => titleOver(header, lines, header.page, end));
  const texts = new Set(near.map((title) => title?.text));
  return headers.flatMap((header, at) => {
    const left = near[at] === null ? titleOver(header, lines, header.page - 1, end) : null;
    const title = near[at] ?? (left !== null && texts.has(left.text) ? left : null);
    return title === null ? [] : [{ kind: 'currency' as const, at: title.at, value: title.code }];
  });
}

function titleOver(
  { firstLine }: TableHeader,
  lines: readonly TokenLine[],
  page: number,
  end: End,
): CurrencyTitle | null {
  for (let at = firstLine - 1; at >= 0 && at >= firstLine - TITLE_REACH; at--) {
    const { line, tokens, amounts, dates } = lines[at] as TokenLine;
    if (line.page !== page || amounts.length + dates.length > 0 || tokens.length > LONGEST[end]) return null;
    const words = tokens.map(({ text }) => text);
    const code =
      end === 'label' ? labelledCurrency(line) : currencyOf((end === 'first' ? words.shift() : words.pop()) ?? '', end);
    if (code !== null) return { at, code, text: words.join(' ') };
  }
  return null;
}

/** A sign in brackets behind a title. */
const BRACKETED = /^\(([^()\d]{1,4})\)$/;

function currencyOf(word: string, end: Exclude<End, 'label'>): string | null {
  if (end === 'sign') return readCurrency(BRACKETED.exec(word)?.[1] ?? '');
  const name = word.replace(/[^A-Z]/g, '');
  return /^[A-Z]{3}$/.test(name) ? readCurrency(name) : null;
}

/** A line that names a currency has no more words than this: others are sentences. */
const MOST_WORDS = 16;

/**
 * Every line that is in no row and names one currency, by its code, its name or its sign in brackets: "Account statement in
 * USD IBAN CH09 …", "SAVINGS IN DOLLARS (U$S)". A name of several countries' is the document's own where it is one of them.
 */
export function printedCodes(
  lines: readonly TokenLine[],
  inRows: ReadonlySet<number>,
  own: string | null,
): PrintedCode[] {
  return lines.flatMap(({ index, tokens }) => {
    if (inRows.has(index) || tokens.length > MOST_WORDS) return [];
    const [code, other] = new Set(tokens.flatMap(({ text }) => codeIn(text, own) ?? []));
    return code === undefined || other !== undefined ? [] : [{ at: index, code }];
  });
}

function codeIn(text: string, own: string | null): string | null {
  const named = currenciesIn(text);
  return named.find((each) => each === own) ?? named[0] ?? null;
}
