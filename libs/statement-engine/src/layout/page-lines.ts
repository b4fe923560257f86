/**
 * What `layout` hands to `identify` and `extract`: the words of each page in reading order, in lines.
 * Geometry only; nothing is known yet of dates, money or columns.
 */
export interface PlacedWord {
  /** Text until `grammar` reads something else in it. */
  readonly kind: 'text';
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  /** Distance to the word before it on the line, in units of the font size; Infinity for the first. */
  readonly gap: number;
  /** Font size. */
  readonly size: number;
  readonly confidence: number;
  /** Holds a character that was concluded, not seen (see `Word`). */
  readonly repaired?: boolean;
  /** As it is printed, where that has other dashes than `text`: "–". */
  readonly printed?: string;
}

export interface PageLine {
  readonly page: number;
  /** Baseline, in points from the top of the page. */
  readonly baseline: number;
  readonly top: number;
  readonly size: number;
  readonly words: readonly PlacedWord[];
  /** Repeated at the same place on several pages and without a row's content. */
  readonly furniture: boolean;
  /** Of a scan: where dates stand, nothing is printed on it. */
  readonly blankDate?: boolean;
  /** Of a page that is set in columns like a newspaper's: in which of them it stands, from 1 on. */
  readonly strip?: number;
}

export interface StatementLines {
  readonly pages: readonly { readonly number: number; readonly width: number; readonly height: number }[];
  /** Horizontal places count from the right edge (right-to-left scripts). */
  readonly mirrored: boolean;
  /** All lines of all pages in reading order. */
  readonly lines: readonly PageLine[];
}

/** The page of a line, and where that is set in columns the column. */
export function placeOfLine({ page, strip }: PageLine): Pick<PageLine, 'page' | 'strip'> {
  return strip === undefined ? { page } : { page, strip };
}
