import type { PageContent, Word } from '../../page-content.ts';
import { squeezed, squeezeOf } from '../picture/squeeze.ts';
import type { PageBox, Straightener } from '../picture/upright.ts';
import { SEEN_AGAIN } from './confirm-dates.ts';
import { charactersOf, isOfMonth, keyOf, ROOM } from './date-columns.ts';
import { NARROW, ONE_LINE } from './ocr-page.ts';
import type { OcrPool } from './ocr-pool.ts';

/** A day, a month or a year that stands by itself. */
const PIECE = /^(?:\d{1,2}|(?:19|20)\d{2})[.,]?$/;
/** Each is another picture to tesseract: larger, as the first time, and narrower. */
const MANNERS = [
  { zoom: 1.5, height: 1 },
  { zoom: 1.25, height: 1 },
  { zoom: NARROW, height: 1 / NARROW },
] as const;
/** A reading of less says little. */
const CLEAR = 0.8;
/** So many clear readings say the same of a word that was read clearly, too; of another one, all. */
const AGREE = 2;

/** Whether a word is a date, or a part of one, that another reading may make surer. */
export const mayBeSurer = ({ text, source, confidence, repaired }: Word): boolean =>
  source === 'ocr' &&
  (confidence < SEEN_AGAIN || repaired === true) &&
  (keyOf(text) !== null || PIECE.test(text) || isOfMonth(text));

/** Those of a page's dates that further readings, each of the word by itself, see just as they were read. */
export async function datesSeenAgain(
  straightener: Straightener,
  content: PageContent,
  dates: readonly Word[],
  { pool, language, isLate }: { pool: OcrPool; language: string; isLate: () => boolean },
): Promise<Word[]> {
  const squeeze = squeezeOf(content.words.map(({ text, width, height }) => ({ text, width, size: height })));
  const parameters = { ...ONE_LINE, tessedit_char_whitelist: charactersOf(dates) };
  const confirmed: Word[] = [];
  for (const date of dates) {
    const seen: { text: string; isClear: boolean }[] = [];
    for (const { zoom, height } of MANNERS) {
      if (isLate()) return confirmed;
      const { picture } = straightener.part(content.turned, boxOf(date), zoom);
      const words = await pool.recognise({ picture: squeezed(picture, squeeze * height), language, parameters });
      const isClear = words.every(({ confidence }) => confidence >= CLEAR);
      if (words.length > 0) seen.push({ text: words.map(({ text }) => text).join(''), isClear });
    }
    const alike = seen.filter(({ text }) => plain(text) === plain(date.text));
    const isOther = seen.some((each) => each.isClear && !alike.includes(each));
    const isEnough =
      date.confidence >= CLEAR && !date.repaired && alike.filter(({ isClear }) => isClear).length >= AGREE;
    if (!isOther && (isEnough || alike.length === MANNERS.length)) confirmed.push(date);
  }
  return confirmed;
}

/** Its digits and letters: strokes between them are lost easily ("2112"), and taken for digits there would be one more. */
const plain = (text: string): string => text.replace(/[^\p{L}\d]/gu, '');

/** The word as one that was seen surely. */
export function seenAgain(word: Word): Word {
  const { repaired: _repaired, alternatives: _alternatives, ...seen } = word;
  return { ...seen, confidence: SEEN_AGAIN };
}

function boxOf({ x, y, width, height }: Word): PageBox {
  const room = ROOM * height;
  return { x0: x - room, x1: x + width + room, y0: y - room, y1: y + height + room };
}
