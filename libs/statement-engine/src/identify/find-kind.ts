import type { AccountType } from '@crossfoot/contracts';
import { cutAtGaps, type Token, type TokenLine } from '../grammar/tokens.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { columnWords, kindPhrases, kindWords, labelWords } from '../vocabulary/vocabulary.ts';
import type { KindWord } from './document-facts.ts';
import { CELL_GAP, LETTERHEAD_LINES } from '../tolerances.ts';

/** Titles and terms that show the kind of the whole document stand on the first and last pages. */
export const KIND_LINES = 160;

/** What stands in the first lines says what the document is. */
const TITLE_LINES = 12;

/** Every word outside the rows that shows a kind of account. The bank's own name shows none: "Credit Bank", "Kredyt Bank". */
export function findKindWords(lines: readonly TokenLine[], institution: string | null): readonly KindWord[] {
  const found: KindWord[] = [];
  // A line that begins with a date begins an entry, wherever its amount stands.
  for (const line of lines) if (line.tokens[0]?.kind !== 'date') found.push(...kindWordsOf(line, institution));
  const own = withoutNamesOfOthers(found, lines);
  if (own.some(({ at }) => at < TITLE_LINES)) return own;
  const bent = lines.filter(({ index }) => index < TITLE_LINES).flatMap(bentKindsOf);
  return [...bent, ...own];
}

const textOf = ({ tokens }: TokenLine): string => tokens.map(({ text }) => bareWord(text)).join(' ');

/** "Scottish Mortgage Inv Trust" in a list of holdings is no debt: an entry has the phrase between the very same words. */
function withoutNamesOfOthers(found: readonly KindWord[], lines: readonly TokenLine[]): readonly KindWord[] {
  if (!found.some(({ type }) => type === 'loan')) return found;
  const texts = new Map(lines.map((line) => [line.index, textOf(line)]));
  const entries = lines.flatMap(({ tokens, index }) => (tokens[0]?.kind === 'date' ? [texts.get(index)] : []));
  return found.filter(({ at, phrase, type }) => {
    const [before, behind] = (texts.get(at) ?? '').split(` ${phrase} `);
    const name = [before?.split(' ').at(-1), phrase, behind?.split(' ')[0]].join(' ');
    return type !== 'loan' || behind === undefined || !entries.some((entry) => entry?.includes(` ${name} `));
  });
}

function kindWordsOf(line: TokenLine, institution: string | null): KindWord[] {
  const bare = line.tokens.filter((token) => token.kind === 'text').map((token) => bareWord(token.text));
  if (bare.length === 0 || bare.filter(Boolean).length > 14) return [];
  if (line.dates.length > 0 && line.amounts.length > 0 && !namesKindTwice(bare) && !namesKindAlone(line)) return [];
  const weight = line.index < TITLE_LINES && !isMenu(line) ? 2 : 1;
  return kindWords.find(bare).flatMap(({ phrase, tag }) => {
    if (namesColumnOrTotal(phrase, bare) || (tag === 'loan' && isBankItself(line, institution))) return [];
    return [{ at: line.index, phrase, type: tag, weight }];
  });
}

/** "Overview   Accounts   Pay   Loans   Log out": names beside each other, and no figure. */
function isMenu({ tokens, amounts }: TokenLine): boolean {
  return amounts.length === 0 && cutAtGaps<Token>(tokens, CELL_GAP).length > MOST_CELLS;
}

/** The name of a kind without the ends of its words, which languages bend. */
interface KindStems {
  readonly phrase: string;
  readonly tag: KindWord['type'];
  readonly stems: readonly string[];
}

/** Letters of a word that another form of it may lack, and that it may have more; a word of several more. */
const BENT = 2;
const MOST_ADDED = 4;
const MOST_COMPOUND = 10;
/** Fewer letters begin any word: those of each word of a name, and of the whole name. */
const FEWEST_OF_WORD = 4;
const FEWEST_OF_NAME = 8;

/** The names of debts by the first letters of their stems. */
const kindsByStart: ReadonlyMap<string, readonly KindStems[]> = Map.groupBy(
  kindPhrases.flatMap(({ phrase, tag }): KindStems[] => {
    // What holds money is called by general words: "Kontoutdrag" is the statement of a card as well.
    if (tag === 'checking' || tag === 'savings') return [];
    const stems = phrase.split(' ').map((word) => word.slice(0, Math.max(FEWEST_OF_WORD, word.length - BENT)));
    const isLong = stems.join('').length >= FEWEST_OF_NAME && stems.every(({ length }) => length >= FEWEST_OF_WORD);
    return isLong ? [{ phrase, tag, stems }] : [];
  }),
  ({ stems: [first = ''] }) => first.slice(0, FEWEST_OF_WORD),
);

/** Names beside each other on a line of so many cells are a menu, or what a bank sells. */
const MOST_CELLS = 3;
/** The numbers of telephones. */
const NUMBER = /\d{5}|:$/;

/**
 * "Kreditno kartico", "Luottokorttilasku": the names of debts in a title in other forms than they are listed, or as the
 * start of one long word. What a bank sells ("Credit cards: 555 0100") says nothing of the statement.
 */
function bentKindsOf(line: TokenLine): KindWord[] {
  if (line.amounts.length > 0 || isMenu(line) || line.tokens.some(({ text }) => NUMBER.test(text))) return [];
  const words = line.tokens.map(({ text }) => bareWord(text));
  return words.flatMap((word, at) =>
    (kindsByStart.get(word.slice(0, FEWEST_OF_WORD)) ?? [])
      .filter(({ stems, phrase }) => stems.every((stem, part) => isForm(words[at + part] ?? '', stem, phrase)))
      .map(({ phrase, tag }) => ({ at: line.index, phrase, type: tag, weight: 2 })),
  );
}

/** Whether a word is a form of one of a name, or begins with a name that is one word; "cards" are several. */
function isForm(word: string, stem: string, phrase: string): boolean {
  const isSeveral = phrase.split(' ').some((part) => word === `${part}s`);
  const most = phrase.includes(' ') ? MOST_ADDED : MOST_COMPOUND;
  return word.startsWith(stem) && !isSeveral && word.length <= stem.length + most;
}

/** "Kárpát és Hitel Bank": what a bank lives by stands in its name. */
const NAMED_BANK =
  /(?:^|\s)(?:Hitel|[CK]redit|[CK]redyt|[CK]r[eé]dit[oa]?|Loan|Kredi) ?(?:Bank|Banka|Banca|Banco)(?:\s|$)/u;

function isBankItself({ index, line }: TokenLine, institution: string | null): boolean {
  const text = line.words.map((word) => word.text).join(' ');
  if (index < LETTERHEAD_LINES && NAMED_BANK.test(text)) return true;
  return institution !== null && (text.endsWith(institution) || text.startsWith(`${institution} -`));
}

/** "Payment due date 11/08/2026   Minimum payment due 25.00": an entry names a kind of account once, if at all. */
function namesKindTwice(bare: readonly string[]): boolean {
  const found = kindWords.find(bare);
  return new Set(found.map(({ phrase }) => phrase)).size > 1 && new Set(found.map(({ tag }) => tag)).size === 1;
}

/** "Minimum payment due 05/02/2025 35.00": a cell, or a part between dashes, that says nothing else before its date is no entry's. */
function namesKindAlone({ tokens }: TokenLine): boolean {
  const isDash = (at: number): boolean => /^[-–—|·•]$/.test(tokens[at]?.text ?? '');
  const starts = tokens.flatMap(({ gap }, at) => (at === 0 || gap > CELL_GAP || isDash(at - 1) ? [at] : []));
  return starts.some((start) => {
    const length = tokens.slice(start).findIndex(({ kind }) => kind !== 'text');
    const words = tokens.slice(start, start + Math.max(length, 0)).map(({ text }) => bareWord(text));
    return kindWords.exact(words) !== null;
  });
}

/** "Kredit" is a loan, and the other side of "Debet" too: in a heading and in the label of a total it is the latter. */
function namesColumnOrTotal(phrase: string, bare: readonly string[]): boolean {
  if (columnWords.exact(phrase.split(' ')) === null) return false;
  if (columnWords.find(bare).length > 1) return true;
  return labelWords.find(bare).some((label) => ` ${label.phrase} `.includes(` ${phrase} `));
}

/** The kind that most words speak for; debts count more, as their statements name accounts of other kinds too. */
export function strongestKind(words: readonly KindWord[]): AccountType {
  const scores: Record<string, number> = {};
  const stays = new Set<string>();
  for (const { type, phrase, weight } of words) {
    // A stay is named once; a card's entries name one after the other.
    if (type === 'folio' && stays.has(phrase)) continue;
    if (type === 'folio') stays.add(phrase);
    scores[type] = (scores[type] ?? 0) + weight;
  }
  const order: AccountType[] = ['creditCard', 'loan', 'folio', 'savings', 'checking'];
  let best: AccountType = 'other';
  let top = 0;
  for (const kind of order) {
    const score = (scores[kind] ?? 0) * (kind === 'creditCard' || kind === 'loan' || kind === 'folio' ? 1.2 : 1);
    if (score > top && !(kind === 'folio' && score < 3)) {
      best = kind;
      top = score;
    }
  }
  return best;
}
