import type { TableLine, LineRole } from '../table.ts';
import { cutAtTurn, leansOnRow, reachAbove, type CutStretch } from './text-above.ts';
import { findHabit, printsDatesBelow, WIDER, type Habit } from './text-habit.ts';
import { findStretches, gapsOf, isOpen, keptFromAnchors, type Stretch } from './text-stretches.ts';

/** For each line the anchor it belongs to, or -1. */
export function attachText(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  anchors: readonly number[],
  right: number,
): number[] {
  const owner = new Array<number>(lines.length).fill(-1);
  for (const anchor of anchors) owner[anchor] = anchor;
  const stretches = findStretches(lines, kinds, anchors, right);
  const datesBelow = printsDatesBelow(lines, stretches, anchors);
  const habit = datesBelow ? 'below' : findHabit(lines, stretches, anchors);
  const within: number[] = [];
  const lefts = textLefts(lines, anchors, stretches);
  const isDated = (at: number): boolean => lines[at]?.dates.posting != null;
  const areDated = anchors.filter(isDated).length * 2 > anchors.length;
  const assign = (stretch: Stretch, cut: number): void => {
    // "19 Aug  The rate of interest was changed" below a row that has no date among rows with theirs: a day without an entry.
    const note = areDated && !isDated(stretch.before) ? stretch.texts.findIndex(isDated) : -1;
    stretch.texts.forEach((at, i) => {
      const to = i >= cut ? stretch.after : note >= 0 && i >= note ? -1 : stretch.before;
      if (to >= 0) owner[at] = to;
    });
  };
  const cuts: CutStretch[] = [];
  for (const stretch of stretches) {
    if (isOpen(stretch, lines)) continue;
    const cut = cutOf(lines, stretch, habit, datesBelow);
    const gaps = gapsOf(lines, stretch);
    gaps.forEach((gap, at) => {
      if (at !== cut) within.push(gap);
    });
    cuts.push({ stretch, cut });
    assign(stretch, cut);
  }
  const reach = reachAbove(lines, cuts);
  // At the end of a page or table nothing stands below: what is further off than lines inside an entry is not its own.
  const limit = largestWithin(within);
  for (const stretch of stretches) {
    if (!isOpen(stretch, lines) || standsAbove(lines, stretch, habit)) continue;
    const kept = nearPart(lines, aligned(lines, stretch, lefts), limit);
    const cut = cutOf(lines, kept, habit, datesBelow);
    assign(kept, kept.after < 0 ? cut : Math.min(cut, cutAtTurn(lines, kept, reach)));
  }
  return owner;
}

/** Whether the words stand right of the amounts in most rows. */
export function textIsRight(lines: readonly TableLine[], anchors: readonly number[]): boolean {
  let right = 0;
  let left = 0;
  for (const anchor of anchors) {
    const line = lines[anchor] as TableLine;
    const text = line.text[0];
    const amount = line.cells.find((cell) => cell !== null);
    if (!text || !amount) continue;
    if (text.x0 > amount.x0) right++;
    else left++;
  }
  return right > left;
}

/** Whether words stand above the first of rows that begin with their date and go on below it: they head the table. */
function standsAbove(lines: readonly TableLine[], stretch: Stretch, habit: Habit): boolean {
  const after = stretch.after >= 0 ? (lines[stretch.after] as TableLine) : null;
  return (
    stretch.before < 0 &&
    habit === 'below' &&
    after !== null &&
    after.dates.posting !== null &&
    after.text.length > 0 &&
    stretch.texts.every((at) => (lines[at] as TableLine).source.dates.length === 0) &&
    !leansOnRow(lines, stretch)
  );
}

/** Where the words of rows begin: beside the amounts, and on the lines between two rows. */
function textLefts(
  lines: readonly TableLine[],
  anchors: readonly number[],
  stretches: readonly Stretch[],
): Set<number> {
  const steps = new Set<number>();
  const add = (at: number): void => {
    const first = (lines[at] as TableLine).text[0] ?? (lines[at] as TableLine).reference[0];
    if (first) steps.add(Math.round(first.x0 / LEFT_STEP));
  };
  for (const anchor of anchors) add(anchor);
  for (const stretch of stretches) if (!isOpen(stretch, lines)) for (const at of stretch.texts) add(at);
  return new Set([...steps].flatMap((step) => [step - 1, step, step + 1]));
}

/** Beginnings of lines are compared in steps of this many points. */
const LEFT_STEP = 5;

/** The stretch up to the first line, seen from its anchor, that begins where no row's words begin. */
function aligned(lines: readonly TableLine[], stretch: Stretch, lefts: ReadonlySet<number>): Stretch {
  const fits = (at: number): boolean => {
    const line = lines[at] as TableLine;
    const first = line.text[0];
    return line.dates.posting !== null || !first || lefts.has(Math.round(first.x0 / LEFT_STEP));
  };
  return { ...stretch, texts: stretch.texts.filter(fits) };
}

/** The widest gap between lines of one entry; 0 where no entry has several lines. Outliers are left out. */
function largestWithin(gaps: readonly number[]): number {
  if (gaps.length === 0) return 0;
  const sorted = [...gaps].filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * 0.9)] ?? 0;
}

/** Lines inside an entry may stand this much further apart than those seen elsewhere. */
const SLACK = 1.14;
/** Where no entry shows it: lines of one entry stand closer than this many font sizes. */
const DEFAULT_PITCH = 1.55;

/** The lines of an open stretch that are near enough to its anchors, page by page. */
function nearPart(lines: readonly TableLine[], stretch: Stretch, limit: number): Stretch {
  return keptFromAnchors(stretch, (a, b) => {
    const upper = (lines[a] as TableLine).source.line;
    const lower = (lines[b] as TableLine).source.line;
    if (upper.page !== lower.page) return !lower.furniture && !upper.furniture;
    const gap = lower.baseline - upper.baseline;
    return gap <= (limit > 0 ? limit * SLACK : DEFAULT_PITCH * Math.max(upper.size, lower.size));
  });
}

/** How many of the stretch's lines belong to the anchor above it. */
function cutOf(lines: readonly TableLine[], stretch: Stretch, habit: Habit, datesBelow: boolean): number {
  const count = stretch.texts.length;
  if (stretch.before < 0) return 0;
  if (stretch.after < 0) return count;
  const after = lines[stretch.after] as TableLine;
  if (after.dates.posting === null && !datesBelow) {
    const opens = stretch.texts.findIndex((at) => (lines[at] as TableLine).dates.posting !== null);
    if (opens >= 0) return opens;
  } else {
    // The same date again above the amount: the entry began there.
    const opens = stretch.texts.findIndex((at) => opensEntry(lines[at] as TableLine, after));
    if (opens >= 0) return opens;
  }
  const gaps = gapsOf(lines, stretch);
  const finite = gaps.filter(Number.isFinite);
  if (finite.length < gaps.length) {
    // The page turns inside the stretch.
    const turn = gaps.indexOf(Infinity);
    return habit === 'below' ? count : turn;
  }
  const widest = Math.max(...finite);
  const narrowest = Math.min(...finite);
  // Small differences only count where they agree over the whole table: that is the habit.
  if (widest <= narrowest * WIDER) return habit === 'below' ? count : 0;
  const near = (gap: number): boolean => gap > widest - (widest - narrowest) * 0.3;
  return habit === 'below' ? gaps.findLastIndex(near) : gaps.findIndex(near);
}

/** A line with the next row's date and a balance but no amount: the row began there. */
function opensEntry(line: TableLine, after: TableLine): boolean {
  return line.hasMoney && line.dates.posting !== null && line.dates.posting.text === after.dates.posting?.text;
}
