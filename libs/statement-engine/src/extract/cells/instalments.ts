import { withoutTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { instalmentWords } from '../../vocabulary/vocabulary.ts';
import { cellAt, DATE_ROLES } from '../headings/header-cells.ts';
import type { HeaderCell } from '../table.ts';
import { overlap } from '../../grammar/spans.ts';
import { ALIGNED, CELL_GAP } from '../../tolerances.ts';

/** "03/06", "3 of 6", "3 de 6": which part of how many; "00/06" is to come. */
const PART = /^(\d{1,2})\s?(?:\/|of|de|dari)\s?(\d{1,2})(?!\S)/i;

/** "4" under a name of parts, of which another column tells how many there are. */
const ALONE = /^\d{1,2}$/;

/** "7 de", and "12" in the line below it. */
const BROKEN_PART = /^(\d{1,2})\s?(?:\/|of|de|dari)$/i;

/** What stands under a name begins no further left of it (points). */
const REACH = 8;

/** So much of what stands under a name of parts is one: a sentence may run through the column. */
const NEARLY_ALL = 0.9;

/** Fewer entries than this show no column of parts, unless a word ("6 de 24") tells that the numbers are no date. */
const FEWEST = 2;

/**
 * "03/06" under "N° Cuota" is the third part of six and neither date nor amount: the lines without such words, each with
 * the number of its part. A column is one of parts where nearly all that stands in it is.
 */
export function readInstalments(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly TokenLine[] {
  const named = cells.filter(
    ({ text, role }) =>
      (role === null || !DATE_ROLES.has(role)) && instalmentWords.find(text.split(' ').map(bareWord)).length > 0,
  );
  const heads = [...named, ...placesOfParts(lines), ...placesOfWords(lines)];
  if (heads.length === 0) return lines;
  const found = new Map<TokenLine, number>();
  const read = new Set<Token>();
  for (const head of heads) {
    const tokensUnder = (line: TokenLine | undefined): Token[] =>
      line?.tokens.filter((token, at) => {
        const before = line.tokens[at - 1];
        // "10 de 12" reaches over the end of a short name.
        const goesOn = before !== undefined && token.gap < CELL_GAP && /\d/.test(token.text);
        return isUnder(token, head, cells) || (goesOn && isUnder(before, head, cells));
      }) ?? [];
    const under = lines.flatMap((line, at) => {
      const own = line.dates.length === 0 || line.amounts.length === 0 ? [] : tokensUnder(line);
      return own.length === 0 ? [] : [{ line, tokens: withRest(own, tokensUnder(lines[at + 1])) }];
    });
    // "일시불" beside "6/4": what is paid at once is called so.
    const printed = under.filter(({ tokens }) => /\d/.test(textOf(tokens)));
    const parts = partsOf(printed.map(({ tokens }) => textOf(tokens)));
    const isSure = under.length >= FEWEST || printed.every(({ tokens }) => /\p{L}/u.test(textOf(tokens)));
    if (!isSure || parts === null) continue;
    printed.forEach(({ line, tokens }, at) => {
      const part = parts[at] ?? null;
      if (part === null) return;
      found.set(line, part);
      for (const token of tokens) read.add(token);
    });
  }
  return lines.map((line) => {
    const rest = withoutTokens(line, read);
    const part = found.get(line);
    return part === undefined || rest === line ? rest : { ...rest, instalment: part };
  });
}

/** The name of a column that none of the cells of the heading names. */
const NAMELESS = '';

/** The only part of one. */
const WHOLE = /^0?1\/0?1$/;
/** Of the entries so many are paid at once, and fewer show nothing. */
const MOSTLY_WHOLE = 0.5;
const FEWEST_WHOLE = 4;

/** Where most entries of different days have "01/01" beside their date, whatever stands above: no other date is so for all. */
function placesOfParts(lines: readonly TokenLine[]): HeaderCell[] {
  const entries = lines.filter(({ dates, amounts }) => dates.length > 1 && amounts.length > 0);
  const whole = entries.flatMap(({ dates }) => dates.slice(1).filter(({ text }) => WHOLE.test(text)));
  const [first] = whole;
  const days = new Set(entries.map(({ dates }) => dates[0]?.text));
  if (first === undefined || whole.length < Math.max(FEWEST_WHOLE, MOSTLY_WHOLE * entries.length)) return [];
  const isColumn = days.size > 1 && whole.every(({ x0 }) => Math.abs(x0 - first.x0) <= ALIGNED);
  return isColumn ? [{ text: NAMELESS, x0: first.x0, x1: first.x1, role: null }] : [];
}

/** Where entries have "7 de 12" right behind an amount, all of them at one edge, whatever stands above. */
function placesOfWords(lines: readonly TokenLine[]): HeaderCell[] {
  const places = lines.flatMap(({ dates, tokens }) => {
    const amount = tokens.findIndex(({ kind }, at) => kind === 'money' && startsPart(tokens, at + 1));
    const [first, last] = [tokens[amount + 1], tokens[amount + 3]];
    return dates.length === 0 || amount < 0 || !first || !last ? [] : [{ x0: first.x0, x1: last.x1 }];
  });
  const isAligned = (['x0', 'x1'] as const).some((edge) =>
    places.every((place) => Math.abs(place[edge] - (places[0]?.[edge] ?? 0)) <= ALIGNED),
  );
  if (places.length < FEWEST || !isAligned) return [];
  const [x0, x1] = [Math.min(...places.map((place) => place.x0)), Math.max(...places.map((place) => place.x1))];
  return [{ text: NAMELESS, x0, x1, role: null }];
}

function startsPart(tokens: readonly Token[], at: number): boolean {
  return BROKEN_PART.test(textOf(tokens.slice(at, at + 2))) && ALONE.test(tokens[at + 2]?.text ?? '');
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** A part together with the number of all parts, where that stands in the line below. */
function withRest(own: readonly Token[], below: readonly Token[]): readonly Token[] {
  const isBroken = BROKEN_PART.test(textOf(own)) && below.length === 1 && /^\d{1,2}$/.test(textOf(below));
  return isBroken ? [...own, ...below] : own;
}

/** The parts of a column, or of all "6/4" whose number of parts stands first; null where too little that stands there is one. */
function partsOf(texts: readonly string[]): readonly (number | null)[] | null {
  const found = texts.map((text) =>
    ALONE.test(text) ? [Number(text), Number(text)] : (PART.exec(text)?.slice(1).map(Number) ?? []),
  );
  const orders = [found, found.map((pair) => pair.toReversed())].map((pairs) =>
    pairs.map(([part = 0, all = 0]) => (all > 0 && part <= all ? part : null)),
  );
  const isColumn = (parts: readonly (number | null)[]): boolean =>
    parts.length > 0 && parts.filter((part) => part !== null).length >= NEARLY_ALL * parts.length;
  return orders.find(isColumn) ?? null;
}

function isUnder(token: Token, head: HeaderCell, cells: readonly HeaderCell[]): boolean {
  // A long word of an entry runs on from the column before it.
  if (token.x0 < head.x0 - REACH && !/\d/.test(token.text)) return false;
  if (head.text === NAMELESS) return overlap(token, head);
  return token.x0 < head.x1 + REACH && head.x0 - REACH < token.x1 && cellAt(token, cells) === head;
}
