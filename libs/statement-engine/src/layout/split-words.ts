import type { Word } from '../page-content.ts';
import { withoutRadicals } from './radicals.ts';

/** A piece of text without spaces, with its place on the page. Mutable while a line is put together, then a word of it. */
export interface Piece {
  readonly kind: 'text';
  text: string;
  x0: number;
  x1: number;
  /** Set once the line is put together (see `PlacedWord`). */
  gap: number;
  baseline: number;
  size: number;
  confidence: number;
  repaired: boolean;
  /** As it is printed, where that has other dashes than `text`. */
  printed?: string;
}

/** Superscripts are footnote marks, or a currency sign the font has no name for; folded to digits they would change a number. */
const SUPERSCRIPTS = /[\u00b9\u00b2\u00b3\u2070-\u207e]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0000-\u0008\u000e-\u001f]/g;
/** Some fonts map their minus to the soft hyphen: before a figure or alone it is printed, at the end of a line it may not be. */
const PRINTED_SOFT_HYPHEN = /(?<=^|\s)\u00ad(?=\s|\p{Sc}?[\d.,])/gu;
/** No-break and thin spaces hold a number together: "1 234,56" must stay one word. */
const NUMBER_SPACE = /(?<=\d)[\u00a0\u2009\u202f\u2007](?=\d{3}(?!\d))/g;
/** A rule that is typed between the cells of a line: "14/12/2025| 09:12". */
const TYPED_RULE = /(?<=\d)\|(?=\s|$)/g;
const THIN_SPACES = /[\u2009\u202f\u2007]/g;

/** Rough widths of characters in units of the font size: good to 2 points for the split of a run of words. */
function charWidth(code: number): number {
  if (code === 32) return 0.28;
  if (code >= 48 && code <= 57) return 0.556;
  if (code < 128) {
    if (code >= 65 && code <= 90) return code === 73 || code === 74 ? 0.35 : code === 77 || code === 87 ? 0.85 : 0.68;
    if (
      code === 105 ||
      code === 106 ||
      code === 108 ||
      code === 46 ||
      code === 44 ||
      code === 58 ||
      code === 39 ||
      code === 124
    )
      return 0.26;
    if (code === 109 || code === 119) return 0.8;
    if (code === 102 || code === 116 || code === 114 || code === 45 || code === 40 || code === 41 || code === 47)
      return 0.32;
    return 0.54;
  }
  return code >= 0x2e80 ? 1 : 0.56;
}

/** The font size that the width of a word speaks for, whatever size its line was given. */
export function sizeByWidth({ text, x0, x1 }: Piece): number {
  let total = 0;
  for (let i = 0; i < text.length; i++) total += charWidth(text.charCodeAt(i));
  return (x1 - x0) / total;
}

/** ASCII without spaces, controls or a rule at its end: nothing to split and nothing to clean. */
function isPlainWord(text: string): boolean {
  if (text.length > 1 && text.endsWith('|')) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= 0x20 || code >= 0x7f) return false;
  }
  return true;
}

function clean(text: string): string {
  // Marked before NFKC turns them into plain spaces.
  return withoutRadicals(text)
    .replace(SUPERSCRIPTS, '')
    .replace(NUMBER_SPACE, '\ue000')
    .normalize('NFKC')
    .replace(THIN_SPACES, ' ')
    .replace(/\ue000/g, '\u00a0')
    .replace(TYPED_RULE, ' ')
    .replace(PRINTED_SOFT_HYPHEN, '-')
    .replace(INVISIBLE, '')
    .replace(/[\u2010-\u2012\u2212]/g, '-')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g, (digit) =>
      String(digitValue(digit.charCodeAt(0))),
    )
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',');
}

/** Dashes that stand between words: read as hyphens, and printed as they are. */
const DASHES = /[\u2013-\u2015]/g;

/** Words with their dashes as hyphens. */
export function withHyphens(text: string): string {
  return text.replace(DASHES, '-');
}

function digitValue(code: number): number {
  for (const zero of [0x660, 0x6f0, 0x966, 0x9e6, 0xe50]) if (code >= zero && code <= zero + 9) return code - zero;
  return 0;
}

/** Appends the words of one run of text to `into`; a run may hold many words, its box is shared out by character widths. */
export function splitWords(word: Word, into: Piece[]): void {
  const raw = word.text;
  const isPlain = isPlainWord(raw);
  const cleaned = isPlain ? raw : clean(raw);
  const text = isPlain ? raw : withHyphens(cleaned);
  // Of what OCR gives only a dash that its own width has shown counts (see `mendDashes`).
  const isAsPrinted = text === cleaned || (word.source !== 'text' && cleaned !== '–');
  if (isPlain) {
    if (text !== '') into.push(pieceOf(word, text, word.x, word.x + word.width));
    return;
  }
  let total = 0;
  for (let i = 0; i < text.length; i++) total += charWidth(text.charCodeAt(i));
  if (total === 0) return;
  const scale = word.width / total;
  let at = 0;
  let start = -1;
  let startAt = 0;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    // No-break spaces are left within numbers alone.
    const space = code === 32 || code === 9 || code === 10 || code === 13 || code === 0x3000;
    if (space && start >= 0) {
      const piece = pieceOf(word, text.slice(start, i), word.x + startAt * scale, word.x + at * scale);
      if (!isAsPrinted) keepPrinted(piece, cleaned.slice(start, i));
      into.push(piece);
      start = -1;
    }
    if (!space && start < 0) {
      start = i;
      startAt = at;
    }
    if (i < text.length) at += charWidth(code);
  }
}

const pieceOf = ({ y, height, confidence, repaired }: Word, text: string, x0: number, x1: number): Piece => ({
  kind: 'text',
  text,
  x0,
  x1,
  gap: Infinity,
  // Boxes reach from 0.8 of the font size above the baseline to 0.2 below it (see `read`).
  baseline: y + 0.8 * height,
  size: height,
  confidence,
  repaired: repaired === true,
});

function keepPrinted(piece: Piece, printed: string): void {
  if (printed !== piece.text) piece.printed = printed;
}
