import type { Word } from '../../page-content.ts';
import type { GrayPicture } from '../../picture/gray-picture.ts';
import { ASCENT } from '../text-words.ts';
import { AMOUNT, amountForm, sameEdge, sameLine } from './amount-cells.ts';
import { heightOf, strokesIn, type Stroke } from './find-minuses.ts';

const SIGN = /^[-+]$/;
/** A plus that was taken for one digit more ("182,814"), or for a letter. */
const GLUED = /^(\D?\d{1,3}(?:[.,'’]?\d{3})*([.,])\d{2})[14tf]$/;
/** The same as a word of its own, which stands no farther off, in heights. */
const ALONE = /^[14tf][*'"]?$/;
const GAP = 0.6;
/** What was read with less is told by its shape: of signs with more hardly one was the other. */
const SURE = 0.8;
/** Signs of one column begin within this part of their height, and are as many at least. */
const SAME_EDGE = 0.45;
const FEWEST = 3;
/** How high figures stand and how low their print goes, in heights of the word. */
const HIGH = 0.85;
const LOW = 0.1;
/** Room beside a sign, in heights. */
const ROOM = 0.15;
/** Heights and widths of signs in sizes of the print; digits are 0.7 high. */
const MINUS = { highest: 0.2, narrowest: 0.18 };
const PLUS = { lowest: 0.28, highest: 0.62, mostUneven: 1.6 };
/** "= $1,307.34" below a sum: two bars above each other, and paper between them, so much of their height. */
const EQUALS = { lowest: 0.2, highest: 0.5, narrowest: 0.3, between: 0.25 };
const SIGNED = /^-(?=[$£€]?\d)/;
/** Signs that were surely read are what they are. */
const SURELY = 0.9;
/** The corners of a plus are empty, so much of its width and height each. */
const CORNER = 0.3;
/** Lighter pixels are paper. */
const INK = 170;
const MENDED = 0.6;

interface Page {
  readonly words: readonly Word[];
  readonly picture: GrayPicture;
  /** In pixels a point. */
  readonly scale: number;
}

/**
 * Pluses and minuses are told by their shape in the picture where tesseract hardly read or overlooked them in a column of
 * signs, and where it took a plus at an amount's end for one digit more; an equals sign before a sum is no minus. Such
 * words say that they were concluded.
 */
export function mendSigns(words: readonly Word[], picture: GrayPicture, scale: number): Word[] {
  const page = { words, picture, scale };
  const instead = new Map([...gluedSigns(page), ...columnSigns(page), ...equalSigns(page)]);
  const found = [...instead].flatMap(([word, sign]) => (words.includes(word) ? [] : [sign]));
  return [...words.map((word) => instead.get(word) ?? word), ...found];
}

function gluedSigns(page: Page): [Word, Word][] {
  const { words } = page;
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  if (amountForm(words) !== AMOUNT) return [];
  const commas = amounts.filter(({ text }) => /,\d{2}\D*$/.test(text)).length;
  const point = commas * 2 > amounts.length ? ',' : '.';
  const isBehind = (word: Word): boolean =>
    amounts.some((amount) => sameLine(amount, word) && Math.abs(word.x - amount.x - amount.width) < GAP * word.height);
  return words.flatMap((word) => {
    const isAlone = ALONE.test(word.text) && isBehind(word);
    const [shape] = isAlone ? strokesAt(page, word) : [];
    if (shape) return shapeOf(shape, page, word) === '+' ? [[word, concluded(word, '+')] as [Word, Word]] : [];
    const [, amount, mark] = GLUED.exec(word.text) ?? [];
    if (amount === undefined || mark !== point || !amounts.some((other) => sameEdge(other, word))) return [];
    const last = strokesAt(page, word).at(-1);
    return last && shapeOf(last, page, word) === '+' ? [[word, concluded(word, `${amount}+`)] as [Word, Word]] : [];
  });
}

function columnSigns(page: Page): [Word, Word][] {
  const { words } = page;
  const clear = words.filter(({ text, confidence }) => SIGN.test(text) && confidence >= SURE);
  const column = clear.find((sign) => clear.filter((other) => isBelow(other, sign)).length >= FEWEST);
  if (!column) return [];
  const signs = clear.filter((sign) => isBelow(sign, column));
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  const signed = amounts.filter((amount) => signs.some((sign) => sameLine(sign, amount)));
  const open = amounts.filter((amount) => !signed.includes(amount) && signed.filter((other) => sameEdge(other, amount)).length >= FEWEST); // prettier-ignore
  return open.flatMap((amount) => {
    const seen = words.filter((word) => sameLine(word, amount) && overlaps(word, column));
    const [place = { ...column, y: amount.y, text: '' }, ...more] = seen;
    if (more.length > 0 || place.confidence >= SURE && place.text !== '' || place.text.length > 2) return []; // prettier-ignore
    const strokes = strokesAt(page, { ...place, x: column.x, width: column.width });
    const [stroke] = strokes;
    const sign = stroke && strokes.length === 1 ? shapeOf(stroke, page, place) : null;
    return sign === null || sign === place.text ? [] : [[place, concluded(place, sign)] as [Word, Word]];
  });
}

/** "-$1,307.34" where "= $1,307.34" is printed. */
function equalSigns(page: Page): [Word, Word][] {
  const signed = page.words.filter(({ text, confidence }) => confidence < SURELY && SIGNED.test(text));
  return signed.flatMap((word) => {
    const [sign, digit] = strokesAt(page, word);
    if (!sign || !digit || !isEquals(sign, page, word)) return [];
    const x = digit.from / page.scale;
    const amount = { ...word, x, width: word.x + word.width - x };
    return [[word, concluded(amount, word.text.replace(SIGNED, ''))] as [Word, Word]];
  });
}

function isEquals(stroke: Stroke, { picture, scale }: Page, { height }: Word): boolean {
  const size = height * scale;
  const [high, wide] = [heightOf(stroke), stroke.to - stroke.from];
  if (high < EQUALS.lowest * size || high > EQUALS.highest * size || wide < EQUALS.narrowest * size) return false;
  const half = (high * EQUALS.between) / 2;
  const middle = (stroke.top + stroke.bottom) / 2;
  for (let y = Math.ceil(middle - half); y <= middle + half; y++)
    for (let x = stroke.from; x < stroke.to; x++)
      if ((picture.data[y * picture.width + x] as number) < INK) return false;
  return true;
}

const isBelow = (one: Word, other: Word): boolean => Math.abs(one.x - other.x) <= SAME_EDGE * one.height;
const overlaps = (one: Word, other: Word): boolean => one.x < other.x + other.width && other.x < one.x + one.width;

function strokesAt({ picture, scale }: Page, { x, y, width, height }: Word): Stroke[] {
  const baseline = y + ASCENT * height;
  return strokesIn(picture, {
    from: Math.round((x - ROOM * height) * scale),
    to: Math.round((x + width + ROOM * height) * scale),
    top: Math.round((baseline - HIGH * height) * scale),
    bottom: Math.round((baseline + LOW * height) * scale),
  });
}

function shapeOf(stroke: Stroke, { picture, scale }: Page, { height }: Word): '+' | '-' | null {
  const size = height * scale;
  const [high, wide] = [heightOf(stroke), stroke.to - stroke.from];
  if (high <= MINUS.highest * size) return wide >= MINUS.narrowest * size && wide > high * 1.5 ? '-' : null;
  if (high < PLUS.lowest * size || high > PLUS.highest * size) return null;
  const isEven = Math.max(high, wide) <= PLUS.mostUneven * Math.min(high, wide);
  return isEven && hasEmptyCorners(stroke, picture) ? '+' : null;
}

function hasEmptyCorners({ from, to, top, bottom }: Stroke, { data, width }: GrayPicture): boolean {
  const [across, down] = [Math.round((to - from) * CORNER), Math.round((bottom + 1 - top) * CORNER)];
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      for (const row of [top + y, bottom - y])
        for (const column of [from + x, to - 1 - x]) if ((data[row * width + column] as number) < INK) return false;
  return true;
}

function concluded(word: Word, text: string): Word {
  const alternatives = [...(word.text === '' ? [] : [word.text]), ...(word.alternatives ?? [])];
  return { ...word, text, confidence: Math.min(word.confidence, MENDED), repaired: true, alternatives };
}
