import { monthOf } from '../grammar/date.ts';
import type { TokenLine } from '../grammar/tokens.ts';
import { APART, MONTH_TITLE_LINES } from '../tolerances.ts';

/** The month that a statement is of. */
export interface StatementMonth {
  readonly year: number;
  readonly month: number;
}

/** A month that stands in the head of the document with its year. */
export interface TitledMonth extends StatementMonth {
  /** Its name stands alone in its cell ("November 2025"); in words, or as a number ("Auszug 11/2024"), it may be any date's. */
  readonly written: 'alone' | 'inWords' | 'asNumber';
}

const NUMBER = /^(0?[1-9]|1[0-2])[/.-]((?:19|20)\d{2})$/;
const YEAR = /^\D?((?:19|20)\d{2})\D?$/;

/** The months that the head of a document names with their year: "MARZO 2025", "MARZO /2025", "03/2025". */
export function findTitledMonths(lines: readonly TokenLine[]): readonly TitledMonth[] {
  const found = new Map<string, TitledMonth>();
  for (const { amounts, line } of lines.slice(0, MONTH_TITLE_LINES)) {
    if (amounts.length > 0) continue;
    line.words.forEach(({ text, gap }, at) => {
      const [, number, numbered] = NUMBER.exec(text) ?? [];
      if (number && numbered) note(found, { year: Number(numbered), month: Number(number), written: 'asNumber' });
      const month = monthOf(text);
      if (month === 0) return;
      for (let end = at + 1; end <= at + 3; end++) {
        const year = YEAR.exec(line.words[end]?.text ?? '');
        if (!year) continue;
        const isAlone = (at === 0 || gap > APART) && (line.words[end + 1]?.gap ?? Infinity) > APART;
        note(found, { year: Number(year[1]), month, written: isAlone ? 'alone' : 'inWords' });
      }
    });
  }
  return [...found.values()];
}

const SURER = ['asNumber', 'inWords', 'alone'];

function note(found: Map<string, TitledMonth>, month: TitledMonth): void {
  const key = `${month.year}-${month.month}`;
  const known = found.get(key);
  if (!known || SURER.indexOf(known.written) < SURER.indexOf(month.written)) found.set(key, month);
}

/** The month that the document's title names, where it names no other; null otherwise. */
export function onlyMonth(months: readonly TitledMonth[]): StatementMonth | null {
  const named = months.filter(({ written }) => written !== 'asNumber');
  const [only] = named;
  return named.length === 1 && only ? { year: only.year, month: only.month } : null;
}
