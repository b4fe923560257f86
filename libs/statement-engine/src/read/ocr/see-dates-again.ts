import type { PageContent, Word } from '../../page-content.ts';
import type { PageBox, Straightener } from '@crossfoot/page-picture';
import { SEEN_AGAIN } from './confirm-dates.ts';
import { charactersOf, isOfMonth, keyOf, ROOM } from './date-columns.ts';
import { isUnmarked, withoutMarks } from './date-forms.ts';
import type { OcrPool } from './ocr-pool.ts';
import { LARGER, NARROWER, oneLine, PartReader } from './part-reader.ts';
import { CONCLUDED } from './repaired-word.ts';

/** A day, a month or a year that stands by itself. */
const PIECE = /^(?:\d{1,2}|(?:19|20)\d{2})[.,]?$/;
const MANNERS = [LARGER, { zoom: 1.25, height: 1 }, NARROWER];
/** A reading of less says little. */
const CLEAR = 0.8;
/** A word that was read with less may be anything. */
const HARDLY = 0.5;
/** So many clear readings say the same of a word that was read clearly, too; of another one, all. */
const AGREE = 2;

/** Whether a word is a date, or a part of one, that another reading may make surer. */
export const mayBeSurer = ({ text, source, confidence, repaired }: Word): boolean =>
  source === 'ocr' && (confidence < SEEN_AGAIN || repaired === true) && isDate(text);

/** A star behind a date points to a note: "06/27/22*". */
const bareOf = (text: string): string => text.replace(/\*+$/, '');

const isDate = (text: string): boolean => {
  const bare = bareOf(text);
  return keyOf(bare) !== null || PIECE.test(bare) || isUnmarked(bare) || isOfMonth(bare);
};

/** What further readings see of a date: what was read, or something else. */
export interface DateSeen {
  readonly word: Word;
  readonly text: string;
}

/**
 * What further readings, each of the word by itself, see of a page's dates: those that they see just as they were read, and
 * those that were hardly read in which all see another.
 */
export async function datesSeenAgain(
  straightener: Straightener,
  content: PageContent,
  dates: readonly Word[],
  { pool, language, isLate }: { pool: OcrPool; language: string; isLate: () => boolean },
): Promise<DateSeen[]> {
  const reader = PartReader.of(pool, straightener, content);
  const how = { language, parameters: oneLine(charactersOf(dates)) };
  const settled: DateSeen[] = [];
  for (const date of dates) {
    const seen: { text: string; isClear: boolean }[] = [];
    for (const manner of MANNERS) {
      if (isLate()) return settled;
      const { words } = await reader.seen(boxOf(date), how, manner);
      const isClear = words.every(({ confidence }) => confidence >= CLEAR);
      if (words.length > 0) seen.push({ text: words.map(({ text }) => text).join(''), isClear });
    }
    const alike = seen.filter(({ text }) => withoutMarks(text) === withoutMarks(date.text));
    const isOther = seen.some((each) => each.isClear && !alike.includes(each));
    const isEnough =
      date.confidence >= CLEAR && !date.repaired && alike.filter(({ isClear }) => isClear).length >= AGREE;
    if (!isOther && (isEnough || alike.length === MANNERS.length)) settled.push({ word: date, text: date.text });
    const other = otherIn(date, seen);
    if (other !== null) settled.push({ word: date, text: other });
  }
  return settled;
}

/** The other date that all readings see in one that was not read clearly, or most of them in one that was hardly read. */
function otherIn({ text: read, confidence }: Word, seen: readonly { readonly text: string }[]): string | null {
  const others = seen.filter(({ text }) => withoutMarks(text) !== withoutMarks(read));
  const [first] = others;
  const fewest = confidence < HARDLY ? AGREE : MANNERS.length;
  const isAnother = first !== undefined && others.length >= fewest && others.every(({ text }) => text === first.text);
  return isAnother && confidence < CLEAR && isDate(first.text) ? first.text : null;
}

/** The word as it was seen: surely where it was read so before, else as one that was concluded. */
export function asSeen({ word, text }: DateSeen): Word {
  if (text !== word.text) return { ...word, text, confidence: CONCLUDED, repaired: true, alternatives: [word.text] };
  const { repaired: _repaired, alternatives: _alternatives, ...seen } = word;
  return { ...seen, confidence: SEEN_AGAIN };
}

function boxOf({ text, x, y, width, height }: Word): PageBox {
  const room = ROOM * height;
  const end = x + (width * bareOf(text).length) / text.length;
  return { x0: x - room, x1: end + (end < x + width ? 0 : room), y0: y - room, y1: y + height + room };
}
