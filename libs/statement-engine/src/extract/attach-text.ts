import type { TableLine } from './table.ts';

/** How a line takes part: the anchor of a row, words that may belong to one, or a border between rows. */
export type LineRole = 'row' | 'text' | 'break';

/** Lines further apart than this many font sizes are not one entry. */
const LARGEST_PITCH = 3.2;
/** A gap is the border between two entries when it is this much wider than the narrowest beside it. */
const WIDER = 1.12;
const WIDER_EXACT = 1.035;

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
  const assign = (stretch: Stretch, cut: number): void => {
    stretch.texts.forEach((at, i) => {
      const to = i < cut ? stretch.before : stretch.after;
      if (to >= 0) owner[at] = to;
    });
  };
  for (const stretch of stretches) {
    if (isOpen(stretch, lines)) continue;
    const cut = cutOf(lines, stretch, habit, datesBelow);
    const gaps = gapsOf(lines, stretch);
    gaps.forEach((gap, at) => {
      if (at !== cut) within.push(gap);
    });
    assign(stretch, cut);
  }
  // At the end of a page or table nothing stands below: what is further off than lines inside an entry is not its own.
  const limit = largestWithin(within);
  for (const stretch of stretches) {
    if (!isOpen(stretch, lines) || standsAbove(lines, stretch, habit)) continue;
    const kept = nearPart(lines, aligned(lines, stretch, lefts), limit);
    assign(kept, cutOf(lines, kept, habit, datesBelow));
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

/** Whether the stretch has no anchor on one side of its page. */
function isOpen(stretch: Stretch, lines: readonly TableLine[]): boolean {
  if (stretch.before < 0 || stretch.after < 0) return true;
  return (lines[stretch.before] as TableLine).source.line.page !== (lines[stretch.after] as TableLine).source.line.page;
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
    stretch.texts.every((at) => (lines[at] as TableLine).source.dates.length === 0)
  );
}

/** Where the words of rows begin: beside the amounts, and on the lines between two rows. */
function textLefts(
  lines: readonly TableLine[],
  anchors: readonly number[],
  stretches: readonly Stretch[],
): Set<number> {
  const lefts = new Set<number>();
  const add = (at: number): void => {
    const first = (lines[at] as TableLine).text[0] ?? (lines[at] as TableLine).reference[0];
    if (first) for (const shift of [-1, 0, 1]) lefts.add(Math.round(first.x0 / LEFT_STEP) + shift);
  };
  for (const anchor of anchors) add(anchor);
  for (const stretch of stretches) if (!isOpen(stretch, lines)) for (const at of stretch.texts) add(at);
  return lefts;
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
  const near = (a: number, b: number): boolean => {
    const upper = (lines[a] as TableLine).source.line;
    const lower = (lines[b] as TableLine).source.line;
    if (upper.page !== lower.page) return !lower.furniture && !upper.furniture;
    const gap = lower.baseline - upper.baseline;
    return gap <= (limit > 0 ? limit * SLACK : DEFAULT_PITCH * Math.max(upper.size, lower.size));
  };
  const keep = new Set<number>();
  let last = stretch.before;
  for (const at of stretch.texts) {
    if (last < 0 || !near(last, at)) break;
    keep.add(at);
    last = at;
  }
  let next = stretch.after;
  for (let i = stretch.texts.length - 1; i >= 0; i--) {
    const at = stretch.texts[i] as number;
    if (next < 0 || !near(at, next)) break;
    keep.add(at);
    next = at;
  }
  return { before: stretch.before, after: stretch.after, texts: stretch.texts.filter((at) => keep.has(at)) };
}

interface Stretch {
  /** Anchor above, or -1. */
  readonly before: number;
  readonly after: number;
  readonly texts: number[];
}

function findStretches(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  anchors: readonly number[],
  right: number,
): Stretch[] {
  const stretches: Stretch[] = [];
  const spans = anchorSpans(lines, anchors);
  const bounds = [-1, ...anchors, lines.length];
  for (let i = 0; i + 1 < bounds.length; i++) {
    const from = bounds[i] as number;
    const to = bounds[i + 1] as number;
    let before = from;
    let texts: number[] = [];
    const flush = (after: number): void => {
      if (texts.length > 0) stretches.push({ before, after, texts });
      texts = [];
    };
    for (let at = from + 1; at < to; at++) {
      const line = lines[at] as TableLine;
      if (kinds[at] === 'break') {
        // A balance carried over the page's turn stands between the lines of one entry.
        if (line.label === 'opening' || line.label === 'closing' || line.label === 'carried') continue;
        flush(-1);
        before = -1;
        continue;
      }
      if (line.text.length === 0 && line.dates.posting === null && line.reference.length === 0) continue;
      // A repeated line between two rows of one page is part of them: many rows may print the same words.
      const span = spans.get(line.source.line.page);
      if (line.source.line.furniture && !(span && at > span[0] && at < span[1])) continue;
      const left = line.source.tokens[0]?.x0 ?? 0;
      if (left > right - 4 && line.dates.posting === null) continue;
      texts.push(at);
    }
    flush(to < lines.length ? to : -1);
  }
  for (const stretch of stretches) trimStretch(lines, stretch);
  return stretches.filter((stretch) => stretch.texts.length > 0);
}

/** Cuts what stands too far from both anchors: page furniture, sentences between tables. */
function trimStretch(lines: readonly TableLine[], stretch: Stretch): void {
  const pitch = (a: number, b: number): number => {
    const upper = (lines[a] as TableLine).source.line;
    const lower = (lines[b] as TableLine).source.line;
    if (upper.page !== lower.page) return 0;
    return (lower.baseline - upper.baseline) / Math.max(upper.size, lower.size);
  };
  const keep = new Set<number>();
  let last = stretch.before;
  for (const at of stretch.texts) {
    if (last < 0 || pitch(last, at) > LARGEST_PITCH || outside(lines, at, last)) break;
    keep.add(at);
    last = at;
  }
  let next = stretch.after;
  for (let i = stretch.texts.length - 1; i >= 0; i--) {
    const at = stretch.texts[i] as number;
    if (next < 0 || pitch(at, next) > LARGEST_PITCH || outside(lines, at, next)) break;
    keep.add(at);
    next = at;
  }
  stretch.texts.splice(0, stretch.texts.length, ...stretch.texts.filter((at) => keep.has(at)));
}

/** First and last anchor of each page. */
function anchorSpans(lines: readonly TableLine[], anchors: readonly number[]): Map<number, [number, number]> {
  const spans = new Map<number, [number, number]>();
  for (const anchor of anchors) {
    const { page } = (lines[anchor] as TableLine).source.line;
    const span = spans.get(page);
    if (span) span[1] = anchor;
    else spans.set(page, [anchor, anchor]);
  }
  return spans;
}

/** Repeated headers and footers, and text on another page than the anchor it would join through a heading. */
function outside(lines: readonly TableLine[], at: number, other: number): boolean {
  const line = (lines[at] as TableLine).source.line;
  const there = (lines[other] as TableLine).source.line;
  return line.furniture && (line.page !== there.page || Math.abs(line.baseline - there.baseline) > 1.8 * line.size);
}

type Habit = 'below' | 'above';

function gapsOf(lines: readonly TableLine[], stretch: Stretch): number[] {
  const chain = [
    ...(stretch.before >= 0 ? [stretch.before] : []),
    ...stretch.texts,
    ...(stretch.after >= 0 ? [stretch.after] : []),
  ];
  const gaps: number[] = [];
  for (let i = 1; i < chain.length; i++) {
    const upper = (lines[chain[i - 1] as number] as TableLine).source.line;
    const lower = (lines[chain[i] as number] as TableLine).source.line;
    gaps.push(upper.page === lower.page ? lower.baseline - upper.baseline : Infinity);
  }
  return gaps;
}

/** Whether entries print their date on a line below the amount: the first row has none above it, the last one below. */
function printsDatesBelow(
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
function findHabit(lines: readonly TableLine[], stretches: readonly Stretch[], anchors: readonly number[]): Habit {
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

/** Whether the gaps speak clearly somewhere, not by a trembling of a few hundredths. */
function strongly(lines: readonly TableLine[], stretches: readonly Stretch[]): boolean {
  return stretches.some((stretch) => {
    if (stretch.before < 0 || stretch.after < 0) return false;
    const gaps = gapsOf(lines, stretch);
    return (gaps[gaps.length - 1] as number) * WIDER < (gaps[0] as number) && Number.isFinite(gaps[0]);
  });
}

/** Positions of text are exact; those of OCR tremble. */
function widerBy(line: TableLine): number {
  return (line.source.tokens[0]?.confidence ?? 1) < 1 ? WIDER : WIDER_EXACT;
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
