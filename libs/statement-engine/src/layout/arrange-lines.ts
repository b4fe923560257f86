import type { PageContent } from '../page-content.ts';
import { markFurniture } from './mark-furniture.ts';
import { mirrorRightToLeft } from './right-to-left.ts';
import type { PageLine, StatementLines } from './page-lines.ts';
import { partColumns } from './part-columns.ts';
import { partLeftPanel } from './part-left-panel.ts';
import { partPanel } from './part-panel.ts';
import { lowerRaised } from './raised-letters.ts';
import { anyRightToLeft, inReadingOrder, joinedText, type PageWay } from './reading-ways.ts';
import { markScannedFurniture } from './scanned-furniture.ts';
import { sizeByWidth, splitWords, type Piece } from './split-words.ts';

/** Two words share a line when their baselines differ by less than this part of the smaller font size. */
const SAME_BASELINE = 0.36;
/** And by this much where they stand beside each other: cells are set by their middle, and some scripts are higher. */
const BESIDE = 0.5;
/** More pieces than this are no cells of a table. */
const MOST_CELLS = 100;
/** Pieces closer than this part of the font size are one word: below the narrowest space in use (0.2), above kerning. */
const GLUE = 0.13;
/** The same text again within this distance (points) is a shadow, a fake bold or a second text layer. */
const SAME_PLACE = 1.6;

/**
 * Words with boxes in, lines in reading order out, whatever order the producer wrote them in.
 * It drops what is printed twice at one place, puts together words that were written glyph by glyph, and marks
 * repeated headers and footers. It never looks at what the words mean.
 */
export function arrangeLines(pages: readonly PageContent[]): StatementLines {
  const lines: PageLine[] = [];
  const { pages: turned, mirrored, turnedWords } = mirrorRightToLeft(pages);
  for (const page of turned) arrangePage(page, lines, { mirrored, turned: turnedWords });
  const marked = markFurniture(lines, pages.length);
  const isScan = pages.some(({ source }) => source !== 'text');
  return {
    pages: pages.map(({ number, width, height }) => ({ number, width, height })),
    lines: isScan ? markScannedFurniture(marked, pages.length) : marked,
    mirrored,
  };
}

function arrangePage(page: PageContent, lines: PageLine[], way: PageWay): void {
  const pieces: Piece[] = [];
  for (const word of page.words) {
    if (!(word.height > 0) || !(word.width >= 0) || !Number.isFinite(word.x + word.y)) continue;
    splitWords(word, pieces);
  }
  const down = (a: Piece, b: Piece): number => a.baseline - b.baseline || a.x0 - b.x0;
  pieces.sort(down);
  if (lowerRaised(pieces)) pieces.sort(down);
  const isScan = page.source !== 'text';
  const columns = partColumns(pieces, page.width, isScan);
  if (columns !== null) {
    const { above, left, right, below } = columns;
    const stripOf = (part: readonly Piece[], strip: number): PageLine[] =>
      linesOf(part, page.number, way).map((line) => ({ ...line, strip }));
    lines.push(...linesOf(above, page.number, way), ...stripOf(left, 1), ...stripOf(right, 2));
    lines.push(...linesOf(below, page.number, way));
    return;
  }
  const parts = partPanel(pieces, page.width, isScan) ?? partLeftPanel(pieces, page.width, isScan);
  const stretches = parts === null ? [pieces] : [parts.above, parts.panel, parts.rest];
  for (const stretch of stretches) lines.push(...withBlanks(linesOf(stretch, page.number, way), page));
}

/** The lines that stand where the page's dates were seen to be missing say so. */
function withBlanks(lines: PageLine[], { blankDates }: PageContent): PageLine[] {
  if (blankDates === undefined) return lines;
  const isBlank = ({ baseline }: PageLine): boolean => blankDates.some(({ y0, y1 }) => baseline > y0 && baseline < y1);
  return lines.map((line) => (isBlank(line) ? { ...line, blankDate: true } : line));
}

function linesOf(pieces: readonly Piece[], page: number, way: PageWay): PageLine[] {
  const lines: PageLine[] = [];
  for (let i = 0; i < pieces.length;) {
    const first = pieces[i] as Piece;
    let end = i + 1;
    const anchor = first.baseline;
    let size = first.size;
    while (end < pieces.length) {
      const next = pieces[end] as Piece;
      const off = (next.baseline - anchor) / Math.min(size, next.size);
      if (off > BESIDE || (off > SAME_BASELINE && (end - i > MOST_CELLS || !standsBeside(next, pieces.slice(i, end)))))
        break;
      if (next.size > size) {
        size = next.size;
      }
      end++;
    }
    const line = buildLine(pieces.slice(i, end), page, way);
    if (line) lines.push(line);
    i = end;
  }
  return lines;
}

/** Whether a piece lies over none of a line's, and no lower than the last of them by more than a piece of the line may. */
function standsBeside(piece: Piece, line: readonly Piece[]): boolean {
  const last = line[line.length - 1] as Piece;
  const isNear = piece.baseline - last.baseline <= SAME_BASELINE * Math.min(last.size, piece.size);
  return isNear && line.every(({ x0, x1 }) => x1 <= piece.x0 || piece.x1 <= x0);
}

function buildLine(pieces: Piece[], page: number, way: PageWay): PageLine | null {
  if (!isOrdered(pieces)) pieces.sort((a, b) => a.x0 - b.x0);
  const bothWays = way.mirrored || anyRightToLeft(pieces);
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged[merged.length - 1];
    if (last) {
      if (isShadow(merged, piece)) continue;
      const gap = piece.x0 - last.x1;
      if (gap < GLUE * Math.max(piece.size, last.size) && gap > -0.5 * piece.size && isClose(last, piece, gap)) {
        if (last.printed !== undefined || piece.printed !== undefined)
          last.printed = (last.printed ?? last.text) + (piece.printed ?? piece.text);
        last.text = bothWays ? joinedText(last.text, piece.text, way) : last.text + piece.text;
        last.x1 = Math.max(last.x1, piece.x1);
        last.confidence = Math.min(last.confidence, piece.confidence);
        last.repaired ||= piece.repaired;
        continue;
      }
    }
    merged.push(piece);
  }
  const joined = joinLetterSpaced(merged);
  const spaced = bothWays ? inReadingOrder(joined, way) : joined;
  if (spaced.length === 0) return null;
  let size = 0;
  let baseline = 0;
  for (const piece of spaced) {
    if (piece.size > size) size = piece.size;
    baseline += piece.baseline;
  }
  baseline /= spaced.length;
  for (let i = 1; i < spaced.length; i++) {
    const piece = spaced[i] as Piece;
    piece.gap = (piece.x0 - (spaced[i - 1] as Piece).x1) / piece.size;
  }
  return { page, baseline, top: baseline - size, size, words: spaced, furniture: false };
}

/** OCR gives all words of a line one size: small print beside large, so much smaller by its width, stands closer together. */
const SMALLER = 0.75;
const FEWEST_LETTERS = 3;

function isClose(last: Piece, piece: Piece, gap: number): boolean {
  if (piece.confidence === 1) return true;
  const sizes = [last, piece].filter(({ text }) => text.length >= FEWEST_LETTERS).map(sizeByWidth);
  const size = Math.max(...sizes);
  return sizes.length === 0 || size >= SMALLER * Math.max(piece.size, last.size) || gap < GLUE * size;
}

/** Most producers write a line from left to right. */
function isOrdered(pieces: readonly Piece[]): boolean {
  for (let i = 1; i < pieces.length; i++) if ((pieces[i] as Piece).x0 < (pieces[i - 1] as Piece).x0) return false;
  return true;
}

function isShadow(merged: readonly Piece[], piece: Piece): boolean {
  for (let i = merged.length - 1; i >= 0 && i >= merged.length - 3; i--) {
    const other = merged[i] as Piece;
    if (other.text === piece.text && Math.abs(other.x0 - piece.x0) < SAME_PLACE) return true;
  }
  return false;
}

const LETTER = /^\p{L}$/u;
const LETTER_OR_DIGIT = /^[\p{L}\p{N}]$/u;
/** Characters of one word set with letter spacing stand closer than this; letters of fixed pitch have a blank of 0.6 (font sizes). */
const [SINGLES_GAP, LETTERS_GAP] = [0.55, 0.65];

/** "K o n t o": a run of single characters with even gaps is one word printed with letter spacing. */
function joinLetterSpaced(pieces: Piece[]): Piece[] {
  let singles = 0;
  // Signs stand alone on any line: "10/03/2025 | 13:26 … + 6 ₹ 964.55 ●".
  for (const piece of pieces) if (LETTER_OR_DIGIT.test(piece.text)) singles++;
  if (singles < 4 || singles * 2 < pieces.length) return pieces;
  const joined: Piece[] = [];
  let ofLetters = false;
  for (const piece of pieces) {
    const last = joined[joined.length - 1];
    const gap = last ? piece.x0 - last.x1 : Infinity;
    const isLetter = LETTER.test(piece.text);
    if (last && piece.text.length === 1 && gap < (ofLetters && isLetter ? LETTERS_GAP : SINGLES_GAP) * piece.size) {
      last.text += piece.text;
      last.x1 = piece.x1;
      ofLetters &&= isLetter;
    } else {
      joined.push({ ...piece });
      ofLetters = isLetter;
    }
  }
  return joined;
}
