import { WIDER } from './text-habit.ts';
import type { TableLine } from '../table.ts';
import { gapsOf, type Stretch } from './text-stretches.ts';
import { ALIGNED } from '../../tolerances.ts';

/** Gaps between the lines of one cell are alike up to this factor. */
const ALIKE = 1.06;
/** So many rows with words above them are no accident. */
const FEWEST = 2;

/** A stretch with the number of its lines that belong to the row above it. */
export interface CutStretch {
  readonly stretch: Stretch;
  readonly cut: number;
}

/**
 * How far above their rows words stand where cells of several lines are set about the middle of the row: as many rows, or
 * half as many, have words above them as below. 0 where they are not.
 */
export function reachAbove(lines: readonly TableLine[], cuts: readonly CutStretch[]): number {
  const above = cuts.filter(({ stretch, cut }) => cut < stretch.texts.length);
  const below = cuts.filter(({ cut }) => cut > 0);
  if (above.length < FEWEST || above.length * 2 < below.length) return 0;
  const gaps = above.map(({ stretch }) => gapsOf(lines, stretch).at(-1) ?? 0).sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** How many lines of a stretch over the turn of a page belong to the row above, where words reach so far above their row. */
export function cutAtTurn(lines: readonly TableLine[], stretch: Stretch, reach: number): number {
  const gaps = gapsOf(lines, stretch);
  let cut = stretch.texts.length;
  while (cut > 0 && (gaps[cut] ?? Infinity) <= reach * ALIKE) cut--;
  return cut;
}

/**
 * Whether words above the first of all rows are of its cell: they begin where its own words do, and stand nearer to it
 * than to what is above them and than the next line below it.
 */
export function leansOnRow(lines: readonly TableLine[], { texts, after }: Stretch): boolean {
  const last = texts.at(-1) as number;
  const [text, row] = [lines[last] as TableLine, lines[after] as TableLine];
  const [own, first] = [text.text[0], row.text[0]];
  if (own === undefined || first === undefined || Math.abs(own.x0 - first.x0) > ALIGNED) return false;
  const gapAt = (at: number): number => {
    const [upper, lower] = [lines[at]?.source.line, lines[at + 1]?.source.line];
    return upper && lower && upper.page === lower.page ? lower.baseline - upper.baseline : Infinity;
  };
  const gap = row.source.line.baseline - text.source.line.baseline;
  return [gapAt((texts[0] as number) - 1), gapAt(after)].every((other) => other >= gap * WIDER);
}
