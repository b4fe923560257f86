import { readSide } from '../../grammar/money.ts';
import {
  withTokens,
  withEach,
  type MoneyToken,
  type TextToken,
  type Token,
  type TokenLine,
} from '../../grammar/tokens.ts';
import { ALIGNED_CLOSELY } from '../../tolerances.ts';
import { isTwice } from '../headings/header-cells.ts';
import type { HeaderCell } from '../table.ts';

/** Fewer steps of the balance show nothing; of them so many go as the marks say. */
const FEWEST_STEPS = 3;
const NEARLY_ALL = 0.9;

/**
 * "4,398.09 credit" where the word stands under "Type", a heading of its own: it names the side of the entry and not of
 * the balance, if the balances without their marks rise and fall as they say.
 */
export function withMarksOfRows(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly TokenLine[] {
  const heads = cells.filter((cell) => cell.role === 'side' && !isTwice(cell, cells));
  if (heads.length === 0) return lines;
  const headOf = (token: Token): HeaderCell | undefined =>
    token.kind === 'money' && token.money.side !== null && readSide(markOf(token)) !== null
      ? heads.find(({ x0 }) => x0 > token.coreX1 && x0 < token.x1)
      : undefined;
  const marked = lines.flatMap(({ money }) => money.filter((token) => headOf(token) !== undefined));
  if (marked.length === 0 || !(moveAsMarked(marked) || moveAsMarked([...marked].reverse()))) return lines;
  const parted = (token: Token): Token[] => {
    const head = headOf(token);
    return head === undefined ? [token] : apart(token as MoneyToken, head.x0);
  };
  return lines.map((line) => (line.money.some(headOf) ? withTokens(line, line.tokens.flatMap(parted)) : line));
}

/**
 * "523.28 -" where behind as many figures of the same column the next cell begins at the place of the dash: it fills such a
 * cell, and is no minus.
 */
export function withoutFillersBehind(lines: readonly TokenLine[]): readonly TokenLine[] {
  const marked = lines.flatMap(({ money }) => money.filter(({ text }) => DASH_BEHIND.test(text)));
  if (marked.length === 0) return lines;
  const pairs = lines.flatMap(({ tokens }) =>
    tokens.flatMap((token, at) => {
      const next = tokens[at + 1];
      return token.kind === 'money' && next ? [{ edge: token.coreX1, next: next.x0 }] : [];
    }),
  );
  const isFiller = ({ coreX1, x1 }: MoneyToken): boolean =>
    pairs.filter(({ edge, next }) => Math.abs(edge - coreX1) <= ALIGNED_CLOSELY && next > coreX1 && next < x1).length >=
    marked.length;
  const fillers = new Set<Token>(marked.filter(isFiller));
  const plain = (token: MoneyToken): MoneyToken => {
    const text = token.text.replace(DASH_BEHIND, '');
    return { ...token, text, x1: token.coreX1, money: { ...token.money, sign: 0 } };
  };
  const withPlain = (token: Token): Token => (token.kind === 'money' && fillers.has(token) ? plain(token) : token);
  return lines.map((line) => (line.money.some((token) => fillers.has(token)) ? withEach(line, withPlain) : line));
}

const DASH_BEHIND = /\s[-–]$/;

function markOf({ text }: MoneyToken): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

function moveAsMarked(balances: readonly MoneyToken[]): boolean {
  const steps = balances.slice(1).map(({ money: { units, side } }, at) => {
    const step = units - (balances[at] as MoneyToken).money.units;
    return step > 0 === (side === 'credit') && step !== 0;
  });
  return steps.length >= FEWEST_STEPS && steps.filter(Boolean).length >= NEARLY_ALL * steps.length;
}

function apart(token: MoneyToken, x0: number): Token[] {
  const mark = markOf(token);
  const { coreX1, x1, size, confidence, repaired, money } = token;
  const text: TextToken = { kind: 'text', text: mark, x0, x1, gap: (x0 - coreX1) / size, size, confidence };
  return [
    { ...token, text: token.text.slice(0, -mark.length).trimEnd(), x1: coreX1, money: { ...money, side: null } },
    repaired === undefined ? text : { ...text, repaired },
  ];
}
