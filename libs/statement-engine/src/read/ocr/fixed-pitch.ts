import { medianOf } from '../../groups.ts';
import type { Word } from '../../page-content.ts';
import { ASCENT } from '../text-words.ts';

/** Words of letters alone tell the pitch: in all but typewriters' fonts letters are of many widths. */
const TELLING = /^\p{L}{4,}$/u;
const FEWEST = 12;
/** Of the size of most words: headings have a pitch of their own. */
const SAME_SIZE = 0.35;
/** Of a pitch: the ink of a word ends so much before its characters' room does. */
const BEARINGS = 0.2;
/** Words keep the pitch so closely, and so many of them do: of a page in Courier 0.68 and 0.81, of others 0.48 at most. */
const CLOSELY = 0.05;
const MOST = 0.6;
/** Fonts of one pitch are so wide (font sizes). */
const PITCH = 0.6;

/**
 * In a font of one pitch, a scan's word is given the room of all its characters, as a text layer has it, and the size
 * that this pitch has: OCR's words end with their ink, so that a blank between the groups of a number seems as wide as
 * one between columns. A page in other fonts comes back as it is.
 */
export function withFixedPitch(words: readonly Word[]): readonly Word[] {
  const letters = words.filter(({ text }) => TELLING.test(text));
  const size = medianOf(letters.map(({ height }) => height)) as number;
  const telling = letters.filter(({ height }) => Math.abs(height / size - 1) <= SAME_SIZE).map(pitchOf);
  if (telling.length < FEWEST) return words;
  const pitch = medianOf(telling) as number;
  const isClose = (each: number): boolean => Math.abs(each / pitch - 1) <= CLOSELY;
  if (telling.filter(isClose).length < telling.length * MOST) return words;
  return words.map((word) => (fits(word, pitch) ? widened(word, pitch) : word));
}

const lengthOf = ({ text }: Word): number => [...text].length;
const pitchOf = (word: Word): number => word.width / (lengthOf(word) - BEARINGS);

/** As wide as its characters are, with the room that the first and last of them leave. */
const fits = (word: Word, pitch: number): boolean => {
  const characters = word.width / pitch;
  return characters <= lengthOf(word) * (1 + CLOSELY) && characters > lengthOf(word) - 1;
};

function widened(word: Word, pitch: number): Word {
  const width = lengthOf(word) * pitch;
  const baseline = word.y + ASCENT * word.height;
  const height = pitch / PITCH;
  return { ...word, x: word.x + (word.width - width) / 2, y: baseline - ASCENT * height, width, height };
}
