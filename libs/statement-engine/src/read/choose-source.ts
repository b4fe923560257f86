import type { PageSurvey, PlacedImage } from './page-survey.ts';
import type { TextTrust } from './text-trust.ts';

/** How a page is read. */
export type ReadingPlan =
  /** The text layer is what the page shows. */
  | { readonly kind: 'text' }
  /** The text layer is missing or without meaning: the picture alone. */
  | { readonly kind: 'picture' }
  /** The text layer may be wrong: the picture decides whether it is. */
  | { readonly kind: 'compare' }
  /** A layer that an OCR program laid under a scan: the picture leads, the layer confirms. */
  | { readonly kind: 'confirm' }
  /** Good text, and a picture beside it that holds more. */
  | { readonly kind: 'both'; readonly image: PlacedImage };

/** A picture that covers less cannot hold a statement's rows. */
const WORTHWHILE = 0.12;
const BACKGROUND = 0.5;
/** Letters drawn as outlines: a page of text takes thousands of paths, rules and boxes some dozens. */
const OUTLINED_TEXT = 200;

/** Decides page by page; `wordsOn` counts the words of the text layer that stand on a picture. */
export function chooseSource(
  trust: TextTrust,
  survey: PageSurvey,
  wordsOn: (image: PlacedImage) => number,
): ReadingPlan {
  const covered = survey.images.reduce((sum, image) => sum + image.coverage, 0);
  if (trust === 'empty') {
    const pictured = covered >= WORTHWHILE || survey.otherImages > 0 || survey.paths >= OUTLINED_TEXT;
    return { kind: pictured ? 'picture' : 'text' };
  }
  if (trust === 'meaningless') return { kind: 'picture' };
  if (trust === 'doubtful') return { kind: 'compare' };
  const hidden = survey.hiddenGlyphs > survey.visibleGlyphs;
  if (hidden && (covered >= BACKGROUND || survey.otherImages > 0)) return { kind: 'confirm' };
  const image = survey.images.find(({ coverage }) => coverage >= WORTHWHILE);
  if (image && wordsOn(image) === 0) return { kind: 'both', image };
  return { kind: 'text' };
}
