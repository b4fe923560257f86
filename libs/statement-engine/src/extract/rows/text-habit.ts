import type { TableLine } from '../table.ts';
import { gapsOf, type Stretch } from './text-stretches.ts';

/** A gap is the border between two entries when it is this much wider than the narrowest beside it. */
export const WIDER = 1.12;
const WIDER_EXACT = 1.035;

/** Where the text of a table stands, seen from the amounts of its rows. */
export type Habit = 'below' | 'above';

/** Whether entries print their date on a line below the amount: the first row has none above it, the last one below. */
export function printsDatesBelow(
  lines: readonly TableLine[],
  stretches: readonly Stretch[],
  anchors: readonly number[],
): boolean {
  if (anchors.some((anchor) => (lines[anchor] as TableLine).dates.posting !== null)) return false;
  if (lines.slice(0, anchors[0]).some((line) => line.dates.posting !== null)) return false;
  const isDated = (stretch: Stretch | undefined): boolean =>
    stretch?.texts.some((at) => (lines[at] as TableLine).dates.posting !== null) ?? false;
  const first = anchors[0] as number;
  const last = anchors[anchors.length - 1] as number;
  return (
    !isDated(stretches.find((stretch) => stretch.after === first)) &&
    isDated(stretches.find((stretch) => stretch.before === last))
  );
}

/** Whether text stands below its amounts or above them, by all stretches that show it. */
export function findHabit(
  lines: readonly TableLine[],
  stretches: readonly Stretch[],
  anchors: readonly number[],
): Habit {
  let below = 0;
  let above = 0;
  const dated = anchors.filter((anchor) => (lines[anchor] as TableLine).dates.posting !== null).length;
  const datedTexts = stretches.reduce(
    (sum, stretch) => sum + stretch.texts.filter((at) => (lines[at] as TableLine).dates.posting !== null).length,
    0,
  );
  // A date heads its entry: where the amounts' own lines are dated, text goes below them.
  const datesFirst = dated > datedTexts * 2 && dated * 4 > anchors.length;
  let belowAtEnds = 0;
  let aboveAtEnds = 0;
  for (const stretch of stretches) {
    const first = lines[stretch.texts[0] as number] as TableLine;
    const after = stretch.after >= 0 ? (lines[stretch.after] as TableLine) : null;
    if (first.dates.posting !== null && after !== null && after.dates.posting === null) above += 2;
    if (stretch.before < 0) aboveAtEnds++;
    else if (stretch.after < 0) belowAtEnds++;
    else {
      const gaps = gapsOf(lines, stretch);
      const up = gaps[0] as number;
      const down = gaps[gaps.length - 1] as number;
      const wider = widerBy(first);
      if (up * wider < down) below++;
      else if (down * wider < up) above++;
    }
  }
  if (above !== below && !(datesFirst && above > below && !strongly(lines, stretches)))
    return above > below ? 'above' : 'below';
  if (dated > datedTexts) return 'below';
  return aboveAtEnds > belowAtEnds ? 'above' : 'below';
}

/**
 * Whether the gaps speak clearly where words stand between two rows: not by a trembling of a few hundredths, and not in a
 * few stretches alone, whose lines what stands beside them has moved.
 */
function strongly(lines: readonly TableLine[], stretches: readonly Stretch[]): boolean {
  const inside = stretches
    .filter(({ before, after }) => before >= 0 && after >= 0)
    .map((stretch) => gapsOf(lines, stretch))
    .filter((gaps) => gaps.every(Number.isFinite));
  const clear = inside.filter((gaps) => (gaps[gaps.length - 1] as number) * WIDER < (gaps[0] as number));
  return clear.length * 2 > inside.length;
}

/** Positions of text are exact; those of OCR tremble. */
function widerBy(line: TableLine): number {
  return (line.source.tokens[0]?.confidence ?? 1) < 1 ? WIDER : WIDER_EXACT;
}
