import { withoutTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { instalmentWords } from '../../vocabulary/vocabulary.ts';
import { cellAt, DATE_ROLES } from '../headings/header-cells.ts';
import type { HeaderCell } from '../table.ts';
import { overlap } from '../../grammar/spans.ts';

/** "03/06", "3 of 6", "3 de 6": which part of how many. */
const PART = /^(\d{1,2})\s?(?:\/|of|de|dari)\s?(\d{1,2})(?!\S)/i;

/** "7 de", and "12" in the line below it. */
const BROKEN_PART = /^(\d{1,2})\s?(?:\/|of|de|dari)$/i;

/** What stands under a name begins no further left of it (points). */
const REACH = 8;

/** Fewer entries than this show no column of parts. */
const FEWEST = 2;

/**
 * "03/06" under "N° Cuota" is the third part of six and neither date nor amount: the lines without such words, each with
 * the number of its part. A column is one of parts where all that stands in it is.
 */
export function readInstalments(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly TokenLine[] {
  const heads = cells.filter(
    ({ text, role }) =>
      (role === null || !DATE_ROLES.has(role)) && instalmentWords.find(text.split(' ').map(bareWord)).length > 0,
  );
  if (heads.length === 0) return lines;
  const found = new Map<TokenLine, number>();
  const read = new Set<Token>();
  for (const head of heads) {
    const tokensUnder = (line: TokenLine | undefined): Token[] =>
      line?.tokens.filter((token) => isUnder(token, head, cells)) ?? [];
    const under = lines.flatMap((line, at) => {
      const own = line.dates.length === 0 || line.amounts.length === 0 ? [] : tokensUnder(line);
      return own.length === 0 ? [] : [{ line, tokens: withRest(own, tokensUnder(lines[at + 1])) }];
    });
    const parts = under.map(({ tokens }) => partOf(textOf(tokens)));
    if (under.length < FEWEST || parts.includes(null)) continue;
    under.forEach(({ line, tokens }, at) => {
      found.set(line, parts[at] as number);
      for (const token of tokens) read.add(token);
    });
  }
  return lines.map((line) => {
    const rest = withoutTokens(line, read);
    const part = found.get(line);
    return part === undefined || rest === line ? rest : { ...rest, instalment: part };
  });
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** A part together with the number of all parts, where that stands in the line below. */
function withRest(own: readonly Token[], below: readonly Token[]): readonly Token[] {
  const isBroken = BROKEN_PART.test(textOf(own)) && below.length === 1 && /^\d{1,2}$/.test(textOf(below));
  return isBroken ? [...own, ...below] : own;
}

function partOf(text: string): number | null {
  const [, part, all] = PART.exec(text) ?? [];
  return part !== undefined && Number(part) > 0 && Number(part) <= Number(all) ? Number(part) : null;
}

function isUnder(token: Token, head: HeaderCell, cells: readonly HeaderCell[]): boolean {
  // A long word of an entry runs on from the column before it.
  if (token.x0 < head.x0 - REACH && !/\d/.test(token.text)) return false;
  return overlap(token, head) && cellAt(token, cells) === head;
}
