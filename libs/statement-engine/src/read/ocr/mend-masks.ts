import type { Word } from '../../page-content.ts';
import { sameLine } from './amount-cells.ts';

/** What the dots or stars that hide a card's number come out as. */
const MASK = /^(?=(?:.*[.*•]){2})[*.+«»•·¢°:e-]{2,5}$/;
const END_OF_NUMBER = /^\d{4}$/;
/** The number stands right behind its mask, in heights. */
const WIDEST_GAP = 1;
/** Cells of one column begin within this part of their height, and are as many at least. */
const SAME_EDGE = 0.6;
const FEWEST = 3;
const STARS = '****';
/** What is mended is likely, not seen. */
const MENDED = 0.6;

/** A card's number but for its middle, and what six or eight stars come out as ("515842%++k+++1467", "51671377777??2622"). */
const CARD = /^(\d{6}|\d{4})([\d*+xXkK%?«»¥#°•·]{4,10})(\d{4})(?=\D?$)/;
const STARLIKE = /[*+xXkK%?«»¥#°•·]/g;
/** Some banks print crosses for stars. */
const CROSSES = /^(?:X+|x+)$/;
/** But for its end, hardly read at all ("Fkkkkkikkikx0080"). */
const CARD_END = /^\D{9,14}(?=\d{4}\D?$)/;
const OF_STARS = /[*xXkKiI]/g;
const HARDLY_READ = 0.3;
const CARD_LENGTH = 16;
/** A mask is some characters longer or shorter than it is printed. */
const MISCOUNTED = 4;
/** A mask that was read, and what may be one of the same card: as many digits and marks as stars take. */
const MASKED = /^(\d{6}|\d{4})\*+(\d{4})\D?$/;
const MAYBE_MASKED = /^(\d{6}|\d{4})\S{4,10}(\d{4})(\D?)$/;
const SURE = 0.9;

/** A card's number whose stars came out as other marks, with its stars; any other word as it is. */
function withStars(word: Word): Word {
  const { text, confidence } = word;
  const [, start = '', middle = '', end = ''] = CARD.exec(text) ?? [];
  const stars = CARD_LENGTH - start.length - end.length;
  if (
    !CROSSES.test(middle) &&
    (middle.match(STARLIKE)?.length ?? 0) > 1 &&
    Math.abs(middle.length - stars) <= MISCOUNTED
  )
    return { ...word, text: text.replace(CARD, `$1${'*'.repeat(stars)}$3`) };
  const [mask = ''] = (confidence < HARDLY_READ && CARD_END.exec(text)) || [];
  const isMask = mask !== '' && !CROSSES.test(mask) && (mask.match(OF_STARS)?.length ?? 0) * 2 >= mask.length;
  return isMask ? { ...word, text: '*'.repeat(CARD_LENGTH - 4) + text.slice(mask.length) } : word;
}

/** A doubtful number that begins and ends as a masked one does is the same card, with its stars read as digits. */
function withKnownCards(words: readonly Word[]): Word[] {
  const known = new Map<string, string>();
  for (const { text } of words) {
    const [, start, end] = MASKED.exec(text) ?? [];
    if (start) known.set(`${start} ${end}`, text.replace(/\D$/, ''));
  }
  if (known.size === 0) return [...words];
  return words.map((word) => {
    const [, start, end, mark] = (word.confidence < SURE && MAYBE_MASKED.exec(word.text)) || [];
    const card = start && known.get(`${start} ${end}`);
    return card ? { ...word, text: card + mark } : word;
  });
}

/**
 * Masks of cards' numbers are stars whatever they came out as; in a column of such numbers ("•••• 4471") also where they
 * came out as specks or not at all.
 */
export function mendMasks(read: readonly Word[]): Word[] {
  const words = withKnownCards(read.map(withStars));
  const numbers = words.filter(({ text }) => END_OF_NUMBER.test(text));
  const masked = numbers.flatMap((number) => {
    const mask = wordBefore(number, words);
    return mask && MASK.test(mask.text) ? [{ mask, number }] : [];
  });
  const stars = new Map<Word, Word>();
  const added: Word[] = [];
  for (const number of numbers) {
    const column = masked.filter((other) => isBelow(other.number, number));
    const [like] = column;
    if (!like || column.length < FEWEST) continue;
    const own = column.find((each) => each.number === number);
    if (own) stars.set(own.mask, { ...own.mask, text: STARS });
    else if (!words.some((other) => other !== number && sameLine(number, other) && liesOver(other, like.mask)))
      added.push({ ...number, text: STARS, x: like.mask.x, width: like.mask.width, confidence: MENDED });
  }
  return [...words.map((word) => stars.get(word) ?? word), ...added];
}

function wordBefore(number: Word, words: readonly Word[]): Word | null {
  const close = words.filter((word) => {
    const gap = number.x - word.x - word.width;
    return word.x < number.x && sameLine(number, word) && gap < WIDEST_GAP * number.height;
  });
  return close.reduce<Word | null>((last, word) => (last === null || word.x > last.x ? word : last), null);
}

const isBelow = (one: Word, other: Word): boolean => Math.abs(one.x - other.x) <= SAME_EDGE * other.height;
const liesOver = (one: Word, other: Word): boolean => one.x < other.x + other.width && one.x + one.width > other.x;
