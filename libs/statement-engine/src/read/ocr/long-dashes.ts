import type { Word } from '../../page-content.ts';
import type { GrayPicture } from '../../picture/gray-picture.ts';
import { ASCENT } from '../text-words.ts';
import { sameLine } from './amount-cells.ts';
import { heightOf, strokesIn } from './find-minuses.ts';

const HYPHEN_OR_DASH = /^[-–]$/;
/** A dash between words stands no farther from them, in heights. */
const WIDEST_GAP = 0.8;
/** How high and low the print goes around it, and what is left free beside the words, in their heights. */
const HIGH = 0.85;
const LOW = 0.1;
const FREE = 0.1;
/** A bar this wide, in heights of the words beside it, and so much wider than high is a dash: hyphens are a third shorter, or thick. */
const SHORTEST_DASH = 0.31;
const SLENDER = 2.8;
/** Where so many bars of a page between words are dashes, the others are, of which the scan has eaten the ends. */
const FEWEST = 3;
const MOST = 0.6;

/** tesseract reads dashes between words as hyphens: their width in the picture tells them apart. `scale` is in pixels a point. */
export function mendDashes(words: readonly Word[], picture: GrayPicture, scale: number): readonly Word[] {
  const hyphens = words.filter(({ text }) => HYPHEN_OR_DASH.test(text));
  if (hyphens.length === 0) return words;
  const between = hyphens.flatMap((hyphen) => {
    const beside = wordsBeside(hyphen, words);
    return beside ? [{ hyphen, isLong: isLong(beside, picture, scale) }] : [];
  });
  const long = between.filter((each) => each.isLong).length;
  const areLong = long >= FEWEST && long >= MOST * between.length;
  const dashes = new Set(areLong ? between.map(({ hyphen }) => hyphen) : []);
  return words.map((word) => {
    if (!HYPHEN_OR_DASH.test(word.text)) return word;
    return { ...word, text: dashes.has(word) ? '–' : word.text.replace('–', '-') };
  });
}

function isLong([before, behind]: readonly [Word, Word], picture: GrayPicture, scale: number): boolean {
  const size = Math.max(before.height, behind.height);
  const baseline = before.y + ASCENT * before.height;
  const [bar, ...more] = strokesIn(picture, {
    from: Math.round((before.x + before.width + FREE * size) * scale),
    to: Math.round((behind.x - FREE * size) * scale),
    top: Math.round((baseline - HIGH * size) * scale),
    bottom: Math.round((baseline + LOW * size) * scale),
  });
  if (!bar || more.length > 0) return false;
  const width = bar.to - bar.from;
  return width >= SHORTEST_DASH * size * scale && width >= SLENDER * heightOf(bar);
}

/** The words on both sides of a mark within a text; null where it stands off from them, or beside figures alone. */
function wordsBeside(mark: Word, words: readonly Word[]): readonly [Word, Word] | null {
  const near = WIDEST_GAP * mark.height;
  const line = words.filter((word) => word !== mark && sameLine(word, mark));
  const before = line.find(({ x, width }) => x < mark.x && Math.abs(mark.x - x - width) < near);
  const behind = line.find(({ x }) => x > mark.x && Math.abs(x - mark.x - mark.width) < near);
  return before && behind && /\p{L}/u.test(before.text + behind.text) ? [before, behind] : null;
}
