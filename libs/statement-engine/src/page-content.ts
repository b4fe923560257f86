import type { UnreadReason } from '@crossfoot/contracts';

/**
 * What `read` hands to `layout`: the words of one page with their boxes.
 * Units are PDF points of the page as displayed (after its rotation), origin top left, y growing downwards.
 */
export interface Word {
  readonly text: string;
  /** `y` is 0.8 em above the baseline and `height` 1 em, whatever the font or source: baselines are `y + 0.8 · height`. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly source: 'text' | 'ocr';
  /** 1 for a trusted text layer; tesseract's own confidence / 100 for OCR. */
  readonly confidence: number;
  /** Other readings of the same spot, the likeliest first. */
  readonly alternatives?: readonly string[];
  /** A character of it was not seen as it stands here, but concluded: from the column it stands in, or from arithmetic. */
  readonly repaired?: boolean;
}

export interface PageContent {
  /** 1 for the first page. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise by which the page was turned beyond its display so that its text is upright; 0 for nearly all. */
  readonly turned: 0 | 90 | 180 | 270;
  /** In the producer's order, which need not be reading order. */
  readonly words: readonly Word[];
  readonly source: 'text' | 'ocr' | 'mixed';
  /** Heights between which the columns of dates were seen to be empty, in a scan. */
  readonly blankDates?: readonly { readonly y0: number; readonly y1: number }[];
  /** Why nothing (or not everything) could be read from the page; null when it was read. */
  readonly unread: UnreadReason | null;
}
