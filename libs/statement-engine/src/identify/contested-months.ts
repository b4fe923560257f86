import { withDates, type DateToken, type TokenLine } from '../grammar/tokens.ts';
import { contestedMonthOf, FORM, hasForm } from '../grammar/word-forms.ts';
import { fold } from '../vocabulary/fold.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { contestedMonths, wordsOfLanguage } from '../vocabulary/vocabulary.ts';

/** "5. listopada" is a day of October in Croatian and of November in Polish: the words of the document tell in which it is written. */
export function settleMonths(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!hasForm(lines, FORM.contestedMonth)) return lines;
  const ranks = new Map<string, number>();
  const rankOf = (language: string): number => {
    const known = ranks.get(language) ?? wordsSharedWith(lines, language);
    ranks.set(language, known);
    return known;
  };
  return lines.map((line) =>
    (line.forms & FORM.contestedMonth) === 0 ? line : withDates(line, (token) => settled(token, rankOf)),
  );
}

function settled(token: DateToken, rankOf: (language: string) => number): DateToken {
  const name = contestedMonthOf(token);
  if (name === null || token.date.kind !== 'known') return token;
  const readings = [...(contestedMonths.get(name) ?? [])].sort(([one], [other]) => rankOf(other) - rankOf(one));
  const [[language, month] = ['', 0]] = readings;
  const isOpen = readings.some(([other, also]) => also !== month && rankOf(other) === rankOf(language));
  return isOpen ? token : { ...token, date: { ...token.date, month } };
}

/** How many of the document's words are names of columns or labels in a language. */
function wordsSharedWith(lines: readonly TokenLine[], language: string): number {
  const known = wordsOfLanguage(language);
  const own = new Set(lines.flatMap(({ tokens }) => tokens.map(({ text }) => bareWord(fold(text)))));
  return [...own].filter((word) => known.has(word)).length;
}
