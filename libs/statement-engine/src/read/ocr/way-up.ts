/** What was read of a page in one of the ways it may stand. */
export interface WayRead {
  readonly words: readonly { readonly text: string; readonly confidence: number }[];
  readonly confidence: number;
}

/** Below, a page likely stands otherwise (or is no page of text at all), and is tried the other ways. */
export const DOUBTFUL = 0.6;
/** Digits alone, of which tesseract is sure: they are legible in all scripts. */
const FIGURE = /^\d[\d.,:/-]*\d$/;
/** Upside down the other digits look like digits as well: "08-02-21" reads as "12-20-80". */
const STANDS_ONE_WAY = /[347]/;
const SHORTEST = 3;
const SURE_OF_FIGURE = 0.8;
const MORE_FIGURES = 2;
/** Where letters are no more legible one way than another, the page stands as its print suggests. */
const LEAD = 0.15;

/**
 * The way up in which a page makes most sense, of those in which it was read, the likeliest first. Letters that the model
 * does not know are noise whichever way up they stand: there figures tell, and where these do not, only a clear lead of
 * another way outweighs what the print itself suggests.
 */
export function bestWay<Way extends WayRead>([first, ...others]: readonly [Way, ...Way[]]): Way {
  const best = others.reduce((most, way) => (way.confidence > most.confidence ? way : most), first);
  if (best.confidence >= DOUBTFUL) return best;
  const byFigures = others.reduce((most, way) => (figuresIn(way) > figuresIn(most) ? way : most), first);
  const leads = (way: Way): boolean => way === byFigures || figuresIn(byFigures) >= figuresIn(way) + MORE_FIGURES;
  if ([first, ...others].every(leads)) return byFigures;
  return best.confidence >= first.confidence + LEAD ? best : first;
}

const figuresIn = ({ words }: WayRead): number =>
  words.filter(
    ({ text, confidence }) =>
      confidence >= SURE_OF_FIGURE && text.length >= SHORTEST && FIGURE.test(text) && STANDS_ONE_WAY.test(text),
  ).length;
