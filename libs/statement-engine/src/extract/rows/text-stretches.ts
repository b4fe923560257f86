import type { TableLine, LineRole } from '../table.ts';

/** Lines further apart than this many font sizes are not one entry. */
const LARGEST_PITCH = 3.2;
/** Lines of text between two anchors. */
export interface Stretch {
  /** Anchor above, or -1. */
  readonly before: number;
  readonly after: number;
  readonly texts: number[];
}

export function findStretches(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  anchors: readonly number[],
  right: number,
): Stretch[] {
  const stretches: Stretch[] = [];
  const spans = anchorSpans(lines, kinds, anchors);
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
      const opensEntry = span !== undefined && at < span[0] && line.dates.posting !== null;
      if (line.source.line.furniture && !opensEntry && !(span && at > span[0] && at < span[1])) continue;
      const left = line.source.tokens[0]?.x0 ?? 0;
      if (left > right - 4 && line.dates.posting === null) continue;
      texts.push(at);
    }
    flush(to < lines.length ? to : -1);
  }
  return stretches.map((stretch) => trimmed(lines, stretch)).filter(({ texts }) => texts.length > 0);
}

/** Cuts what stands too far from both anchors: page furniture, sentences between tables. */
function trimmed(lines: readonly TableLine[], stretch: Stretch): Stretch {
  const pitch = (a: number, b: number): number => {
    const upper = (lines[a] as TableLine).source.line;
    const lower = (lines[b] as TableLine).source.line;
    if (upper.page !== lower.page) return 0;
    return (lower.baseline - upper.baseline) / Math.max(upper.size, lower.size);
  };
  return keptFromAnchors(
    stretch,
    (upper, lower, at, other) => pitch(upper, lower) <= LARGEST_PITCH && !outside(lines, at, other),
  );
}

/** The lines of a stretch that go on from one of its anchors: each is near to the one between it and that anchor. */
export function keptFromAnchors(
  { before, after, texts }: Stretch,
  isNear: (upper: number, lower: number, at: number, other: number) => boolean,
): Stretch {
  const below = texts.findIndex((at, i) => {
    const last = texts[i - 1] ?? before;
    return last < 0 || !isNear(last, at, at, last);
  });
  const above = texts.findLastIndex((at, i) => {
    const next = texts[i + 1] ?? after;
    return next < 0 || !isNear(at, next, at, next);
  });
  return { before, after, texts: texts.filter((_, i) => below < 0 || i < below || i > above) };
}

/**
 * First and last anchor of each page, and the closing balance below the last. Where dates stand on lines above the
 * amounts, a page begins with the first line that opens an entry.
 */
function anchorSpans(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  anchors: readonly number[],
): Map<number, [number, number]> {
  const spans = new Map<number, [number, number]>();
  const datesAbove = anchors.every((anchor) => (lines[anchor] as TableLine).dates.posting === null);
  const opensEntry = ({ dates, text, source }: TableLine, at: number): boolean =>
    kinds[at] === 'text' && dates.posting !== null && text.length > 0 && !source.line.furniture;
  lines.forEach((line, at) => {
    const { page } = line.source.line;
    if (datesAbove && !spans.has(page) && opensEntry(line, at)) spans.set(page, [at, at]);
  });
  for (const anchor of anchors) {
    const { page } = (lines[anchor] as TableLine).source.line;
    const span = spans.get(page);
    if (span) span.splice(0, 2, Math.min(span[0], anchor), anchor);
    else spans.set(page, [anchor, anchor]);
  }
  lines.forEach(({ label, hasMoney, source }, at) => {
    const span = label === 'closing' && hasMoney ? spans.get(source.line.page) : undefined;
    if (span && at > span[1]) span[1] = at;
  });
  return spans;
}

/** Repeated headers and footers, and text on another page than the anchor it would join through a heading. */
function outside(lines: readonly TableLine[], at: number, other: number): boolean {
  const line = (lines[at] as TableLine).source.line;
  const there = (lines[other] as TableLine).source.line;
  return line.furniture && (line.page !== there.page || Math.abs(line.baseline - there.baseline) > 1.8 * line.size);
}

/** Whether the stretch has no anchor on one side of its page. */
export function isOpen(stretch: Stretch, lines: readonly TableLine[]): boolean {
  if (stretch.before < 0 || stretch.after < 0) return true;
  return (lines[stretch.before] as TableLine).source.line.page !== (lines[stretch.after] as TableLine).source.line.page;
}

/** The gaps from the anchor above to the one below, line by line; infinite where the page turns. */
export function gapsOf(lines: readonly TableLine[], stretch: Stretch): number[] {
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
