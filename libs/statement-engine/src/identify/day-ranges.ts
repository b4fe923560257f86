import { monthOf } from '../grammar/date.ts';
import { overlap } from '../grammar/spans.ts';
import { cutAtGaps, type DateToken, type Token, type TokenLine } from '../grammar/tokens.ts';
import { BOX_CELL_GAP } from '../tolerances.ts';
import type { PrintedPeriod } from './document-facts.ts';

const TO = String.raw`\s?(?:[-–—]|to|through|thru|bis|au|al|a|do|till|til|tot)\s?`;
const NAME = String.raw`(\p{L}{3,12})\.?`;
const ANY_YEAR = /^(?:19|20)\d{2}/;
const YEAR = String.raw`((?:19|20)\d{2})(?!\d)`;
/** "June 1-30, 2025", "June 1-July 2, 2025". */
const MONTH_FIRST = new RegExp(String.raw`(?<!\p{L})${NAME}\s(\d{1,2})${TO}(?:${NAME}\s)?(\d{1,2}),?\s${YEAR}`, 'u');
/** "N° 4 au 30 avril": the number of a statement, and no day. */
const NUMBER_SIGN = String.raw`(?<!(?<!\p{L})[Nn](?:[°ºo]|r)?\.?\s)`;
/** "1-30 June 2025", "1. bis 30. Juni 2025". */
const DAY_FIRST = new RegExp(
  String.raw`(?<![\d.,/])${NUMBER_SIGN}(\d{1,2})\.?${TO}(\d{1,2})\.?\s(?:de\s)?${NAME}\s(?:de\s)?${YEAR}`,
  'u',
);

/** A period whose two days share a year, and mostly a month: "June 1-30, 2025". Of a line or cell that has no amounts; or null. */
export function periodOfDays(line: TokenLine): PrintedPeriod | null {
  const { words } = line.line;
  if (!words.some(({ text }) => ANY_YEAR.test(text))) return null;
  const cells = line.amounts.length === 0 ? [words] : cutAtGaps(words, BOX_CELL_GAP);
  const bare = cells.filter((cell) => !line.amounts.some((amount) => cell.some((word) => overlap(word, amount))));
  const text = bare.flatMap((cell) => cell.map((word) => word.text)).join(' ');
  const found = MONTH_FIRST.exec(text);
  const ends = found
    ? { from: [found[2], found[1]], to: [found[4], found[3] ?? found[1]], year: found[5] }
    : endsOfDays(DAY_FIRST.exec(text));
  if (ends === null) return null;
  const [start, end] = [ends.from, ends.to].map(([day, name]) => dateOf(line, Number(day), name, Number(ends.year)));
  return start && end ? { at: line.index, start, end } : null;
}

interface Ends {
  readonly from: readonly (string | undefined)[];
  readonly to: readonly (string | undefined)[];
  readonly year: string | undefined;
}

function endsOfDays(found: RegExpExecArray | null): Ends | null {
  return found && { from: [found[1], found[3]], to: [found[2], found[3]], year: found[4] };
}

function dateOf(line: TokenLine, day: number, name: string | undefined, year: number): DateToken | null {
  const month = monthOf(name ?? '');
  if (month === 0 || day < 1 || day > 31) return null;
  const { x0, x1, gap, size, confidence } = line.tokens[0] as Token;
  const date = { kind: 'known', year, month, day, words: 1 } as const;
  return { kind: 'date', date, text: `${day} ${name} ${year}`, x0, x1, gap, size, confidence, repaired: false };
}
