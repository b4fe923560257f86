import { withTokens, type DateToken, type Token, type TokenLine } from '../grammar/tokens.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { dayWords, monthWords, yearWords } from '../vocabulary/vocabulary.ts';

const YEAR = /^(?:19|20)\d{2}$/;
const NUMBER = /^\d{1,2}$/;
/** Three names and three numbers. */
const PARTS = 6;

/** "Statement date D 11 M 10 Y 2025": a date of which every part bears its name. */
export function joinLetteredDates(lines: readonly TokenLine[]): readonly TokenLine[] {
  return lines.map((line) => {
    // Plain numbers, three at least, are cheap to ask for; most lines have none.
    if (line.money.length - line.amounts.length < PARTS / 2) return line;
    const at = line.tokens.findIndex((_, from) => dateAt(line.tokens, from) !== null);
    const date = at < 0 ? null : dateAt(line.tokens, at);
    if (date === null) return line;
    return withTokens(line, [...line.tokens.slice(0, at), date, ...line.tokens.slice(at + PARTS)]);
  });
}

function dateAt(tokens: readonly Token[], at: number): DateToken | null {
  const parts = tokens.slice(at, at + PARTS);
  const [first] = parts;
  if (parts.length < PARTS || first?.kind !== 'text') return null;
  const numberOf = (names: ReadonlySet<string>, form: RegExp): number => {
    const name = parts.findIndex(({ kind, text }, i) => i % 2 === 0 && kind === 'text' && names.has(bareWord(text)));
    const text = name < 0 ? '' : (parts[name + 1] as Token).text;
    return form.test(text) ? Number(text) : 0;
  };
  const [day, month, year] = [numberOf(dayWords, NUMBER), numberOf(monthWords, NUMBER), numberOf(yearWords, YEAR)];
  if (year === 0 || day < 1 || day > 31 || month < 1 || month > 12) return null;
  return {
    kind: 'date',
    text: parts.map(({ text }) => text).join(' '),
    x0: first.x0,
    x1: (parts[PARTS - 1] as Token).x1,
    gap: first.gap,
    size: first.size,
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    repaired: parts.some(({ repaired }) => repaired === true),
    date: { kind: 'known', year, month, day, words: PARTS },
  };
}
