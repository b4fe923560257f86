import type { Word } from '../../page-content.ts';
import type { GrayPicture } from '@crossfoot/page-picture';
import { glyphsOf, unlikeness, type Glyph, type SeenGlyph } from './glyphs.ts';
import { alikeTo, BARS } from './look-alikes.ts';
import { respelt } from './repaired-word.ts';

/** Of words read with this much the letters are known; less sure ones may have any character for another. */
const SURE = 0.9;
/** Words that say which shape is which: of letters alone, or of digits alone. */
const TEACHES = /^(?:\p{L}+|[\d.,/-]+)$/u;
/** An amount has arithmetic to mend it. */
const AMOUNT = /\d[.,]\d/;
/** So many shapes of a character are kept. */
const MOST_SHAPES = 24;
/** Print of another size is no example. */
const SAME_HEIGHT = 0.12;
/** The shape of the same character is nearer, on one page; that of another is farther, and so much farther. */
const LIKE = 0.14;
const FARTHER = { times: 1.7, by: 0.08 };

interface Shape {
  readonly word: Word;
  readonly glyph: Glyph;
}
/** The shapes that a character has on the page. */
type Shapes = (name: string) => readonly Shape[];

/**
 * Codes say nothing that would tell an O from a 0, a B from an 8 or an I from a 1, and tesseract guesses. The page itself
 * shows how it prints them: in the words and figures that were surely read. A character whose shape is another's takes its
 * name. `scale` is in pixels a point.
 */
export function mendGlyphs(words: readonly Word[], picture: GrayPicture, scale: number): readonly Word[] {
  if (!words.some(isDoubtful)) return words;
  const shapes = shapesOf(words, (word) => glyphsOf(word, picture, scale));
  return words.map((word) =>
    isDoubtful(word) ? respelt(word, spelt(word, glyphsOf(word, picture, scale), shapes)) : word,
  );
}

const hasAlike = (text: string): boolean => Array.from(text).some((name) => alikeTo(name) !== '');
/** Letters that were surely read stay letters, and only digits are like them. */
const isDoubtful = ({ text, confidence }: Word): boolean =>
  /\p{L}/u.test(text) && (confidence < SURE || /\d/.test(text)) && !AMOUNT.test(text) && hasAlike(text);

function spelt(word: Word, own: readonly SeenGlyph[], shapes: Shapes): string {
  const read = Array.from(word.text);
  const names = [...read];
  for (const { at, count, glyph } of own) {
    const one = count === 1 ? read[at] : onlyOne(word.text.slice(at, at + 2), glyph, word, shapes);
    if (one === undefined) continue;
    if (count === 2) names.splice(at, 2, one, '');
    const name = nameOf(one, glyph, word, shapes);
    if (name === one || (/\d/.test(name) && !maySayDigit(read, at, word))) continue;
    names[at] = BARS.includes(name) ? barAmong(read, at) : name;
  }
  return names.join('');
}

/** The one of two characters that its shape is: tesseract reads a 5 as "5S", where it hesitates. */
function onlyOne(pair: string, glyph: Glyph, word: Word, shapes: Shapes): string | undefined {
  const [one = '', other = ''] = pair;
  if (!alikeTo(one).includes(other)) return undefined;
  const [first, second] = [one, other].map((name) => distance(glyph, name, word, shapes)) as [number, number];
  return Math.min(first, second) < LIKE ? (first < second ? one : other) : undefined;
}

/** No digit stands within a name: none among small letters, nor in a word of letters that was surely read. */
function maySayDigit(read: readonly string[], at: number, { text, confidence }: Word): boolean {
  return !hasSmallBeside(read, at) && (/\d/.test(text) || confidence < SURE);
}

/** Of characters that are like others; `seenIn` tells the shapes of a word. */
function shapesOf(words: readonly Word[], seenIn: (word: Word) => readonly SeenGlyph[]): Shapes {
  const shapes = new Map<string, Shape[]>();
  const isWanted = (name: string): boolean => alikeTo(name) !== '' && (shapes.get(name)?.length ?? 0) < MOST_SHAPES;
  for (const word of words) {
    if (word.confidence < SURE || !TEACHES.test(word.text) || !Array.from(word.text).some(isWanted)) continue;
    const found = seenIn(word);
    if (found.length < word.text.length) continue;
    for (const { at, glyph } of found) {
      const name = word.text[at] as string;
      if (isWanted(name)) shapes.set(name, [...(shapes.get(name) ?? []), { word, glyph }]);
    }
  }
  return withoutStrangers((name) => shapes.get(name) ?? []);
}

/** Without the few that look like another character and unlike most of their own: they were misread. */
function withoutStrangers(shapes: Shapes): Shapes {
  const isUnlikeMost = ({ glyph }: Shape, own: readonly Shape[]): boolean => {
    let likeOwn = 0;
    for (const other of own)
      if (unlikeness(glyph, other.glyph) < LIKE * FARTHER.times && ++likeOwn * 2 >= own.length) return false;
    return true;
  };
  const isStranger = (name: string, shape: Shape, own: readonly Shape[]): boolean =>
    isUnlikeMost(shape, own) && Array.from(alikeTo(name)).some((other) => distance(shape.glyph, other, shape.word, shapes) < LIKE); // prettier-ignore
  const kept = new Map<string, readonly Shape[]>();
  return (name) => {
    const known = kept.get(name);
    if (known) return known;
    const own = shapes(name).filter((shape, _, all) => !isStranger(name, shape, all));
    kept.set(name, own);
    return own;
  };
}

/** What the character is by its shape; the name that it has, where that of no other is clearly nearer. */
function nameOf(name: string, glyph: Glyph, word: Word, shapes: Shapes): string {
  const others = alikeTo(name);
  if (others === '') return name;
  const family = BARS.includes(name) ? BARS : name;
  const own = Math.min(...Array.from(family, (each) => distance(glyph, each, word, shapes)));
  if (own < LIKE) return name;
  let [best, nearest] = [name, LIKE];
  for (const other of others) {
    const far = distance(glyph, other, word, shapes);
    if (far < nearest) [best, nearest] = [other, far];
  }
  return own > nearest * FARTHER.times && own > nearest + FARTHER.by ? best : name;
}

const hasSmallBeside = (names: readonly string[], at: number): boolean =>
  [names[at - 1], names[at + 1]].some((name) => name !== undefined && /\p{Ll}/u.test(name));

const barAmong = (names: readonly string[], at: number): string => (hasSmallBeside(names, at) ? 'l' : 'I');

/** From the two nearest shapes of that name, in the mean; infinite where there are not two. */
function distance(glyph: Glyph, name: string, word: Word, shapes: Shapes): number {
  let [nearest, second] = [Infinity, Infinity];
  for (const { word: other, glyph: known } of shapes(name)) {
    if (other === word || Math.abs(known.height - glyph.height) > SAME_HEIGHT * glyph.height) continue;
    const far = unlikeness(glyph, known);
    if (far < nearest) [nearest, second] = [far, nearest];
    else if (far < second) second = far;
  }
  return (nearest + second) / 2;
}
