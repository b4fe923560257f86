import { countsOf } from '../groups.ts';
import type { PageLine, PlacedWord } from './page-lines.ts';

const DIGITS = /\d+/g;
/** A date or a number, and words. */
const WORDED = /^(?=.*#).*\p{L}{2}/u;
const MONEY_LIKE = /\d[.,]\d{2}\b/;

/**
 * Marks the lines that stand at the same place of several pages with the same text but for digits ("Page 2 of 7").
 * Lines that carry an amount are never marked: "carried forward 1,204.50" is evidence.
 */
export function markFurniture(lines: readonly PageLine[], pageCount: number): readonly PageLine[] {
  if (pageCount < 2) return lines;
  const seen = new Map<string, number>();
  const keys = lines.map(placeAndText);
  const pagesOf = new Map<string, number>();
  lines.forEach((line, at) => {
    const key = keys[at];
    if (key === null || key === undefined || pagesOf.get(key) === line.page) return;
    pagesOf.set(key, line.page);
    seen.set(key, (seen.get(key) ?? 0) + 1);
  });
  const needed = Math.max(2, Math.ceil(pageCount * 0.3));
  const repeated = keys.map((key) => (key !== null && (seen.get(key) ?? 0) >= needed ? key : null));
  const ofEntries = textsOfEntries(lines, keys, repeated);
  const leads = countsOf(lines.flatMap((line) => leadOf(line) ?? []));
  return lines.map((line, at) => {
    const key = repeated[at] ?? null;
    const isEntry = key === null || ofEntries.has(textOf(key)) || (leads.get(leadOf(line) ?? '') ?? 0) >= ENTRIES;
    return isEntry ? line : { ...line, furniture: true };
  });
}

/** The page of a line and the form of the date that it begins with: several lines of one page that begin so are entries. */
function leadOf({ page, words: [first] }: PageLine): string | null {
  const form = first?.text.replace(DIGITS, '#') ?? '';
  return /^#([./-])#\1#$/.test(form) ? `${page} ${form}` : null;
}

/** So many lines of one page say the same but for digits: "28 Apr Card ending in 6215". */
const ENTRIES = 3;

/**
 * Of some texts those of entries, of which two stand at one place of two pages by chance: several lines of one page say
 * them, or more lines elsewhere ("AL BENEF. ROSA PECH") than at such places.
 */
function textsOfEntries(
  lines: readonly PageLine[],
  keys: readonly (string | null)[],
  repeated: readonly (string | null)[],
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const balance = new Map<string, number>();
  const found = new Set<string>();
  for (const key of repeated) if (key !== null) balance.set(textOf(key), 0);
  lines.forEach(({ page }, at) => {
    const text = keys[at] ? textOf(keys[at]) : '';
    const sum = balance.get(text);
    if (sum === undefined) return;
    balance.set(text, sum + (repeated[at] === null ? 1 : -1));
    if (!WORDED.test(text)) return;
    const onPage = `${page} ${text}`;
    const count = (counts.get(onPage) ?? 0) + 1;
    counts.set(onPage, count);
    if (count >= ENTRIES) found.add(text);
  });
  for (const [text, sum] of balance) if (sum > 0) found.add(text);
  return found;
}

/** What a line says, of its key. */
function textOf(key: string): string {
  return key.slice(key.indexOf('|', key.indexOf('|') + 1) + 1);
}

/** Where a line stands and what it says but for digits; null for a line with an amount. */
function placeAndText({ words, baseline }: PageLine): string | null {
  // Amounts stand last in most lines.
  for (let at = words.length - 1; at >= 0; at--) if (MONEY_LIKE.test((words[at] as PlacedWord).text)) return null;
  let text = '';
  for (const word of words) text += text === '' ? word.text : ` ${word.text}`;
  // Rounded to 4 points: producers shift a page's content by rounding.
  return `${Math.round(baseline / 4)}|${Math.round((words[0]?.x0 ?? 0) / 4)}|${text.replace(DIGITS, '#')}`;
}
