import { withTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { instalmentWords } from '../../vocabulary/vocabulary.ts';
import { cellAt, DATE_ROLES, type HeaderCell } from '../headings/header-cells.ts';

/** "03/06", "3 of 6", "3 de 6": which part of how many. */
const PART = /^(\d{1,2})\s?(?:\/|of|de|dari)\s?(\d{1,2})(?!\S)/i;

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
  const found = new Map<TokenLine, { token: Token; part: number }>();
  for (const head of heads) {
    const under = lines.flatMap((line) =>
      line.dates.length === 0 || line.amounts.length === 0
        ? []
        : line.tokens.filter((token) => isUnder(token, head, cells)).map((token) => ({ line, token })),
    );
    const parts = under.map(({ token }) => partOf(token.text));
    if (under.length < FEWEST || parts.includes(null)) continue;
    under.forEach(({ line, token }, at) => found.set(line, { token, part: parts[at] as number }));
  }
  return lines.map((line) => {
    const own = found.get(line);
    if (own === undefined) return line;
    const rest = line.tokens.filter((token) => token !== own.token);
    return { ...withTokens(line, rest), instalment: own.part };
  });
}

function partOf(text: string): number | null {
  const [, part, all] = PART.exec(text) ?? [];
  return part !== undefined && Number(part) > 0 && Number(part) <= Number(all) ? Number(part) : null;
}

function isUnder(token: Token, head: HeaderCell, cells: readonly HeaderCell[]): boolean {
  // A long word of an entry runs on from the column before it.
  if (token.x0 < head.x0 - REACH && !/\d/.test(token.text)) return false;
  return token.x0 < head.x1 && head.x0 < token.x1 && cellAt(token, cells) === head;
}
