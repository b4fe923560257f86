import type { RawIdentity } from '../../identify/document-facts.ts';
import { currenciesIn, readCurrency } from '../../grammar/money.ts';
import { cutAtGaps, type MoneyToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { FORM } from '../../grammar/word-forms.ts';
import { plainFact, type RawFact } from '../raw-statement.ts';
import { readLabel } from '../../grammar/read-labels.ts';
import { runsOf } from '../../groups.ts';
import { overlap } from '../../grammar/spans.ts';
import { ALIGNED_ROUGHLY, CELL_GAP } from '../../tolerances.ts';

/** Behind the title, and before whatever comes next. */
const BELOW = 0.001;

/** A label has no more words that it does not need. */
const MOST_STRANGERS = 4;

/** A name of a currency has no more words: "Dólares (US$)". */
const LONGEST_NAME = 2;

/** A heading of a block below its currency: "EUR  Total". */
const LONGEST_HEAD = 3;

type Found = { readonly facts: RawFact[]; readonly used: Set<number> };

/**
 * "USD | CAD" over a summary's columns of figures, or over blocks of it below each other, or figures that each name
 * their own: each is of the account whose entries stand under a title in its currency. The facts stand where those titles do.
 */
export function currencySummaries(
  lines: readonly TokenLine[],
  titles: readonly RawIdentity[],
): { readonly facts: readonly RawFact[]; readonly used: ReadonlySet<number> } {
  const found: Found = { facts: [], used: new Set() };
  if (titles.length < 2) return found;
  lines.forEach((heading, index) => {
    const columns = columnsOf(heading, titles);
    if (columns.length < 2) return;
    for (const line of lines.slice(index + 1)) {
      const tokens = columns.map(({ x1 }) => line.amounts.find((token) => Math.abs(token.x1 - x1) <= ALIGNED_ROUGHLY));
      if (line.line.page !== heading.line.page || tokens.includes(undefined)) break;
      note(
        found,
        line,
        columns.map(({ title }, at) => [title, tokens[at]]),
      );
    }
  });
  for (const line of lines) noteMarked(found, line, titles);
  return found.facts.length > 0 ? found : blocksBelowEachOther(lines, titles);
}

/** "Total due   S/ 3,333.85   US$ 253.10": a figure of each account. */
function noteMarked(found: Found, line: TokenLine, titles: readonly RawIdentity[]): void {
  if (line.amounts.length !== titles.length || line.dates.length > 0 || found.used.has(line.index)) return;
  const owners = line.amounts.map(({ money }) => titles.find(({ value }) => value === money.currency));
  if (owners.includes(undefined) || new Set(owners).size < owners.length) return;
  note(
    found,
    line,
    owners.map((title, at) => [title, line.amounts[at]]),
  );
}

/** Adds what a line of a summary says, for each of the accounts its own figure. */
function note(
  { facts, used }: Found,
  line: TokenLine,
  figures: readonly (readonly [RawIdentity | undefined, MoneyToken | undefined])[],
): void {
  used.add(line.index);
  const label = readLabel(line.tokens.filter(({ kind }) => kind === 'text'));
  if (label === null || label.strangers > MOST_STRANGERS) return;
  for (const [title, token] of figures) {
    if (title === undefined || token === undefined) continue;
    facts.push(plainFact({ at: title.at + BELOW, page: line.line.page }, label.label, token, label.phrase));
  }
}

/**
 * "TL  27,643.85  35,250.35" below the names of a summary, and "USD  184.70  210.82" below it: what the `facts` say of the
 * figures of the first line holds for those of the lines below it, of the account whose entries stand under a title in their currency.
 */
export function rowsOfCurrencies(
  lines: readonly TokenLine[],
  facts: readonly RawFact[],
  titles: readonly RawIdentity[],
): RawFact[] {
  if (titles.length < 2) return [];
  const blocks = runsOf(lines, (line, above) => codeBefore(line) !== null && codeBefore(above) !== null);
  return blocks.flatMap(([first, ...below]) => {
    const named = facts.filter(({ at, token }) => at === first?.index && first.amounts.includes(token));
    return below.flatMap((line) => {
      const title = titles.find(({ value }) => value === codeBefore(line));
      if (title === undefined || title.value === codeBefore(first as TokenLine)) return [];
      return named.flatMap(({ label, phrase, page, token }) => {
        const own = line.amounts.find((amount) => overlap(amount, token));
        return own === undefined ? [] : [plainFact({ at: title.at + BELOW, page }, label, own, phrase)];
      });
    });
  });
}

/** The currency that a line of several figures begins with, and nothing else. */
function codeBefore({ tokens, amounts }: TokenLine): string | null {
  const [first] = tokens;
  if (first?.kind !== 'text' || amounts.length < 2 || amounts.length !== tokens.length - 1) return null;
  return readCurrency(BRACKETED_CODE.exec(first.text)?.[1] ?? first.text);
}

/** "人民币(CNY)": a name with its code. */
const BRACKETED_CODE = /^\p{L}+\(([A-Z]{3})\)$/u;

/** Blocks above the first title, each begun by the currency of another account, and each with an end of it. */
function blocksBelowEachOther(lines: readonly TokenLine[], titles: readonly RawIdentity[]): Found {
  const found: Found = { facts: [], used: new Set() };
  const before = lines.slice(0, Math.min(...titles.map(({ at }) => at)));
  const codes = new Set<string>();
  let ends = 0;
  before.forEach((heading, index) => {
    const code = currencyOfHead(heading);
    const title = titles.find(({ value }) => value === code);
    if (code === null || title === undefined || codes.has(code)) return;
    const until = before.findIndex(({ amounts }, at) => at > index && amounts.length !== 1);
    const facts = found.facts.length;
    for (const line of before.slice(index + 1, until < 0 ? undefined : until))
      note(found, line, [[title, line.amounts[0]]]);
    codes.add(code);
    if (found.facts.slice(facts).some(({ label }) => label === 'opening' || label === 'closing')) ends++;
  });
  return codes.size > 1 && ends === codes.size ? found : { facts: [], used: new Set() };
}

/** The currency that a line of few words without figures begins with. */
function currencyOfHead({ tokens, forms }: TokenLine): string | null {
  const [first] = tokens;
  if ((forms & FORM.code) === 0 || !first || tokens.length > LONGEST_HEAD) return null;
  const areWords = tokens.every(({ kind }) => kind === 'text');
  return areWords && /^[A-Z]{3}$/.test(first.text) ? readCurrency(first.text) : null;
}

/** The titles of the currencies that the last cells of a line name, each another one: "EUR  USD", "How we reckon it   Soles (S/)   Dólares (US$)". */
function columnsOf(
  { tokens, amounts }: TokenLine,
  titles: readonly RawIdentity[],
): { readonly title: RawIdentity; readonly x1: number }[] {
  if (amounts.length > 0) return [];
  const columns = cutAtGaps(tokens, CELL_GAP).map((cell) => {
    const codes = cell.length > LONGEST_NAME ? [] : cell.flatMap(({ text }) => currenciesIn(text));
    return { title: titles.find(({ value }) => codes.includes(value)), x1: (cell.at(-1) as Token).x1 };
  });
  const named = columns.slice(columns.findLastIndex(({ title }) => title === undefined) + 1);
  return new Set(named.map(({ title }) => title)).size < named.length
    ? []
    : named.flatMap(({ title, x1 }) => (title ? [{ title, x1 }] : []));
}
