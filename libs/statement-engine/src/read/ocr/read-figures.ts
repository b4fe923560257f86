import type { PageContent, Word } from '../../page-content.ts';
import type { PageBox, Straightener } from '@crossfoot/page-picture';
import type { CellReading } from './ocr-page.ts';
import type { OcrPool } from './ocr-pool.ts';
import { LARGER, NARROWER, oneLine, PartReader } from './part-reader.ts';

/** A figure, what stands before it (sign, currency) and behind it (side, currency, sign). */
const FIGURE = /^([-+−(]?[$£€]?)(\d(?:[\d.,'’:;]*\d)?)(\D{0,3})$/;
const CHARACTERS = "0123456789.,'";
const MANNERS = [LARGER, { zoom: 1, height: 1 }, NARROWER];
/** Room around a figure, in its heights; less where another word stands close. */
const ROOM = 0.25;

/** What further readings saw of one figure, in each manner that saw anything. */
export interface FigureReading {
  readonly word: Word;
  readonly seen: readonly (CellReading & { readonly near: readonly string[] })[];
}

/** Reads single figures of a page again, each by itself, until `isLate` says that there is no time left. */
export async function readFigures(
  straightener: Straightener,
  content: PageContent,
  words: readonly Word[],
  { pool, language, isLate }: { pool: OcrPool; language: string; isLate: () => boolean },
): Promise<FigureReading[]> {
  const reader = PartReader.of(pool, straightener, content);
  const how = { language, parameters: { ...oneLine(CHARACTERS), lstm_choice_mode: '2' } };
  const readings: FigureReading[] = [];
  for (const word of words) {
    const [, before = '', figure = '', behind = ''] = FIGURE.exec(word.text) ?? [];
    if (figure === '') continue;
    const box = boxOf(word, before.length, behind.length);
    const seen: FigureReading['seen'][number][] = [];
    for (const manner of MANNERS) {
      if (isLate()) return readings;
      const [first, ...more] = (await reader.seen(box, how, manner)).words;
      if (!first || more.length > 0) continue;
      const whole = (text: string): string => before + text + behind;
      seen.push({ text: whole(first.text), confidence: first.confidence, near: (first.near ?? []).map(whole) });
    }
    readings.push({ word, seen });
  }
  return readings;
}

/** The figure without the characters before and behind it, each of which takes its share of the word. */
function boxOf({ text, x, y, width, height }: Word, before: number, behind: number): PageBox {
  const share = width / text.length;
  const room = ROOM * height;
  return {
    x0: x + share * before - (before > 0 ? 0 : room),
    y0: y - room,
    x1: x + width - share * behind + (behind > 0 ? 0 : room),
    y1: y + height + room,
  };
}
