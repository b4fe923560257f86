import type { Word } from '../../page-content.ts';
import { cellOf, datesOf, type DateColumn } from './date-columns.ts';
import { outOfStep } from './date-order.ts';
import type { CellManner, ReadCell } from './ocr-page.ts';

/** A page with more of them has no order. */
const MOST_CELLS = 12;
const CLEAR = 0.8;
/** What was read clearly three times is sure, more than tesseract ever is of one reading. */
const AGREE = 2;
export const SEEN_AGAIN = 0.99;
const MANNERS: readonly CellManner[] = ['larger', 'inEnglish', 'narrower'];

/**
 * Dates that were read clearly, and stand against the order of their column as those of a next list do: where two further
 * readings say the same, they are so printed.
 */
export async function confirmedDates(column: DateColumn, read: ReadCell): Promise<Word[]> {
  const places = outOfStep(column.dates.map(({ text }) => text));
  const clear = column.dates.filter((date, at) => places.has(at) && date.confidence >= CLEAR && !date.repaired);
  const confirmed: Word[] = [];
  for (const date of clear.length > MOST_CELLS ? [] : clear) {
    let agree = 0;
    for (const manner of MANNERS) {
      const reading = await read(cellOf(column, date.y), column.characters, manner);
      if (reading.confidence >= CLEAR && datesOf(reading, column).includes(date.text)) agree += 1;
      if (agree === AGREE) break;
    }
    if (agree === AGREE) confirmed.push(date);
  }
  return confirmed;
}
