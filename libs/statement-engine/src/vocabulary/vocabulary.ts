import { fold } from './fold.ts';
import type { ColumnWord, KindWord, LabelWord, Language, TradeWord } from './language.ts';
import { languages } from './languages.ts';
import { bareWord, PhraseIndex } from './phrases.ts';
import { SectionTitles } from './section-titles.ts';

function* entries<T extends string>(
  pick: 'columns' | 'labels' | 'sections' | 'rows' | 'ways' | 'trade' | 'ends' | 'held' | 'kinds',
): Iterable<[string, T]> {
  for (const language of languages) {
    for (const [tag, phrases] of Object.entries(language[pick] ?? {}) as [T, readonly string[]][]) {
      if (tag === ('overdrawn' as string)) continue;
      for (const phrase of phrases) yield [phrase, tag];
    }
  }
}

function* phrasesOf(pick: (language: Language) => readonly string[] | undefined): Iterable<[string, true]> {
  for (const language of languages) for (const phrase of pick(language) ?? []) yield [phrase, true];
}

/** A phrase as a label names it once it is read. */
const asRead = (phrase: string): string => fold(phrase).split(' ').map(bareWord).filter(Boolean).join(' ');

/** The words of all languages at once: a statement may mix two, and no stage needs to know which it reads. */
/** Names of columns of amounts and balances. */
export const MONEY_ROLES: ReadonlySet<ColumnWord> = new Set(['debit', 'credit', 'amount', 'balance']);

export const columnWords = new PhraseIndex<ColumnWord>(entries('columns'));
/** The names of columns, each word by itself, by their number of words. */
const columnNames = Map.groupBy(
  [...entries<ColumnWord>('columns')].map(([phrase, tag]) => ({ words: asRead(phrase).split(' '), tag })),
  ({ words }) => words.length,
);

/** A word that is cut short by a point keeps so many letters, one that is a whole name some more. */
const FEWEST_LETTERS = 3;
const FEWEST_ALONE = 5;

/** Columns of text are read by their words as they stand: "Trans. type". */
const CUT_SHORT: ReadonlySet<ColumnWord> = new Set([
  ...(['date', 'postingDate', 'valueDate'] as const),
  ...(['amount', 'debit', 'credit', 'balance'] as const),
]);

/** What column of dates or money a name means in which words are cut short: "Data registraz."; null where several could be meant. */
export function columnCutShort(printed: readonly string[]): ColumnWord | null {
  if (!printed.some((word) => word.endsWith('.'))) return null;
  const fewest = printed.length > 1 ? FEWEST_LETTERS : FEWEST_ALONE;
  const bare = printed.map(bareWord);
  const mayBeCut = bare.map((word, at) => word.length >= fewest && printed[at]?.endsWith('.') === true);
  const isMeant = (word: string, at: number): boolean =>
    word === bare[at] || (mayBeCut[at] === true && word.startsWith(bare[at] ?? ''));
  const meant = (columnNames.get(printed.length) ?? []).filter(({ words }) => words.every(isMeant));
  const [tag, other] = new Set(meant.map((name) => name.tag));
  return tag !== undefined && other === undefined && CUT_SHORT.has(tag) ? tag : null;
}

export const labelWords = new PhraseIndex<LabelWord>(entries('labels'));
export const sectionWords = new SectionTitles(
  entries('sections'),
  columnWords,
  new Set(languages.flatMap(({ qualifiers = [] }) => qualifiers.map(bareWord))),
);
export const rowWords = new PhraseIndex<'in' | 'out'>(entries('rows'));
export const wayWords = new PhraseIndex<'in' | 'out'>(entries('ways'));
export const tradeWords = new PhraseIndex<TradeWord>(entries('trade'));
export const periodEnds = new PhraseIndex<'start' | 'end'>(entries('ends'));
export const heldWords = new PhraseIndex<'in' | 'out'>(entries('held'));
export const kindWords = new PhraseIndex<KindWord>(entries('kinds'));
/** The names of kinds of accounts as they are compared. */
export const kindPhrases = [...entries<KindWord>('kinds')].map(([phrase, tag]) => ({ phrase: asRead(phrase), tag }));

/** Words of entries that were refused. */
export const declinedWords = new PhraseIndex<true>(phrasesOf(({ declined }) => declined));

/** What the parts of purchases are called that are paid for in several. */
export const instalmentWords = new PhraseIndex<true>(phrasesOf(({ instalments }) => instalments));

/** Titles of what a summary sums up. */
export const detailWords = new PhraseIndex<true>(phrasesOf(({ details }) => details));

/** What titles call the entries of a period. */
export const entryWords = new PhraseIndex<true>(phrasesOf(({ entries: own }) => own));

/** Remarks in titles of lists that do not count. */
export const earlierWords = new PhraseIndex<true>(phrasesOf(({ earlier }) => earlier));
export const leftOutWords = new PhraseIndex<true>(phrasesOf(({ leftOut }) => leftOut));

/** What joins two names in one title. */
export const andWords: ReadonlySet<string> = new Set(['&', ...languages.flatMap(({ and }) => and ?? [])]);

/** Names of columns that tell when a purchase was made. */
export const madeDateWords = new PhraseIndex<true>(phrasesOf(({ madeDates }) => madeDates));

/** Words beside a balance that make it negative. */
export const overdrawnWords = new PhraseIndex<true>(phrasesOf(({ labels }) => labels.overdrawn));

/** Words beside a balance that tell whose it is. */
export const whoseWords = new PhraseIndex<true>(
  phrasesOf(({ labels, favour = [] }) => [...(labels.overdrawn ?? []), ...favour]),
);

/** Words in the name of a balance that make it a debt. */
export const owedWords = new PhraseIndex<true>(phrasesOf(({ owed }) => owed));

/** Labels of balances that pass from page to page: those called so, and those of ends that are called so with further words. */
export const carriedWords: ReadonlySet<string> = new Set(
  languages.flatMap(({ labels: { carried = [], opening = [], closing = [] } }) => {
    const called = carried.map(asRead);
    const ends = [...opening, ...closing].map(asRead);
    return [...called, ...ends.filter((end) => called.some((word) => ` ${end} `.includes(` ${word} `)))];
  }),
);

/** Labels of what is to be paid. */
export const dueWords = new PhraseIndex<true>(phrasesOf(({ due }) => due));

/** What the status of an entry says where nothing moved, bare. */
export const failedWords: ReadonlySet<string> = new Set(
  languages.flatMap(({ failed = [], declined = [] }) => [...failed, ...declined].map((word) => bareWord(word))),
);

/** Names of columns of branches and channels, bare. */
export const placeWords: ReadonlySet<string> = new Set(
  languages.flatMap(({ places = [] }) => places.map((word) => bareWord(word))),
);

/** Names of columns of days, of months and of years, bare. */
export const [dayWords, monthWords, yearWords] = (['day', 'month', 'year'] as const).map(
  (part): ReadonlySet<string> => new Set(languages.flatMap(({ dateParts }) => (dateParts?.[part] ?? []).map(bareWord))),
) as [ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>];

const monthNames = languages.flatMap(({ code, months: own }) =>
  own.flatMap((names, at) => names.map((name) => ({ code, name, folded: fold(name), month: at + 1 }))),
);

/** Folded month name → 1..12. */
export const months: ReadonlyMap<string, number> = new Map(monthNames.map(({ folded, month }) => [folded, month]));

/** Folded names of months in English. */
export const englishMonths: ReadonlySet<string> = new Set(
  monthNames.flatMap(({ code, folded }) => (code === 'en' ? [folded] : [])),
);

/** Names of months that are folded alike and are not all of one month: in two languages ("listopad"), or but for their marks ("ม.ค.", "มี.ค."). */
const alike = [...Map.groupBy(monthNames, ({ folded }) => folded)].filter(([, [first, ...others]]) =>
  others.some(({ month }) => month !== first?.month),
);

/** Folded names that are those of different months, with the reading of each language. */
export const contestedMonths: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  alike
    .map(([folded, names]) => [folded, new Map(names.map(({ code, month }) => [code, month]))] as const)
    .filter(([, byLanguage]) => new Set(byLanguage.values()).size > 1),
);

/** Months whose names differ from others of their language by their marks alone, as they are written. */
export const markedMonths: ReadonlyMap<string, number> = new Map(
  alike.flatMap(([, names]) =>
    names
      .filter(({ code, month }) => names.some((other) => other.code === code && other.month !== month))
      .map(({ name, month }) => [name.normalize('NFC').toLowerCase(), month] as const),
  ),
);

/** The words of columns and labels of each language, folded. */
export function wordsOfLanguage(code: string): ReadonlySet<string> {
  const own = languages.filter((language) => language.code === code);
  const phrases = own.flatMap(({ columns, labels }) => [...Object.values(columns), ...Object.values(labels)].flat());
  return new Set(phrases.flatMap((phrase) => fold(phrase).split(' ').map(bareWord).filter(Boolean)));
}

/** What joins the first and the last day of a period, bare; a dash or nothing does, too. */
export const joiningWords: ReadonlySet<string> = new Set([
  ...['-', '~', '∼', ''],
  ...languages.flatMap(({ joins = [] }) => joins.map(bareWord)),
]);

/** What is counted and is no money, bare. */
export const pointWords: ReadonlySet<string> = new Set(languages.flatMap(({ points = [] }) => points.map(bareWord)));

/** Words in the names of balances that are none of the account, bare. */
export const otherBalanceWords: ReadonlySet<string> = new Set([
  ...languages.flatMap(({ otherBalances = [] }) => otherBalances.map(bareWord)),
  ...pointWords,
]);
