import type { GrayPicture } from './gray-picture.ts';

/** Lighter pixels are paper. */
const INK = 205;
const PAPER = 250;
/** Sizes in points. Strokes of letters are shorter; what is thicker is no rule. */
const SHORTEST_DOWN = 24;
const SHORTEST_ACROSS = 60;
const THICKEST = 2;
/** Pixels on both sides that a rule's edge fades over. */
const RIM = 2;

/** One way of walking through a picture: along each of its `lines`, and from a line to its neighbour. */
interface Way {
  readonly lines: number;
  readonly length: number;
  readonly along: number;
  readonly beside: number;
}

/**
 * Takes away the rules of tables: beside a cell tesseract reads them as brackets, bars and letters ("[PMT", "|02 May").
 * `scale` is in pixels a point. A picture without rules comes back as it is.
 */
export function eraseRules(picture: GrayPicture, scale: number): GrayPicture {
  const { width, height } = picture;
  const down: Way = { lines: width, length: height, along: width, beside: 1 };
  const across: Way = { lines: height, length: width, along: 1, beside: width };
  const found = [...rulesOf(picture, down, SHORTEST_DOWN * scale, scale), ...rulesOf(picture, across, SHORTEST_ACROSS * scale, scale)]; // prettier-ignore
  if (found.length === 0) return picture;
  const data = picture.data.slice();
  for (const { way, line, from, to } of found) {
    for (let beside = Math.max(0, line - RIM); beside <= Math.min(way.lines - 1, line + RIM); beside++) {
      const start = beside * way.beside;
      for (let at = from; at < to; at++) data[start + at * way.along] = PAPER;
    }
  }
  return { width, height, data };
}

interface Run {
  readonly way: Way;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Unbroken runs of ink, long enough, with paper on both sides of a rule's thickness. Each has a pixel that is probed. */
function rulesOf({ data }: GrayPicture, way: Way, shortest: number, scale: number): Run[] {
  const runs: Run[] = [];
  const stride = Math.max(1, Math.floor(shortest / 2));
  for (let line = 0; line < way.lines; line++) {
    const isInk = (at: number): boolean => (data[line * way.beside + at * way.along] as number) < INK;
    let end = 0;
    for (let probe = stride; probe < way.length; probe += stride) {
      if (probe < end || !isInk(probe)) continue;
      let from = probe;
      while (from > end && isInk(from - 1)) from--;
      end = probe + 1;
      while (end < way.length && isInk(end)) end++;
      if (end - from >= shortest) runs.push({ way, line, from, to: end });
    }
  }
  const thickest = Math.max(3, Math.round(THICKEST * scale));
  return runs.filter((run) => isThin(data, run, thickest));
}

/** Most of the run has paper beside it, on both sides no farther off than a rule is thick. */
function isThin(data: Uint8Array, { way, line, from, to }: Run, thickest: number): boolean {
  let thin = 0;
  for (let at = from; at < to; at++) {
    const reach = (step: 1 | -1): number => {
      let far = 0;
      while (far <= thickest) {
        const beside = line + step * (far + 1);
        if (beside < 0 || beside >= way.lines || (data[beside * way.beside + at * way.along] as number) >= INK) break;
        far++;
      }
      return far;
    };
    if (reach(-1) + reach(1) < thickest) thin++;
  }
  return thin * 4 >= (to - from) * 3;
}
