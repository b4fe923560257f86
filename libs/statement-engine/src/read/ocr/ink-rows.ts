import type { GrayPicture, PageBox } from '@crossfoot/page-picture';

/** Ink of a part of a page: its dark pixels, and the most rows of pixels below each other that have any. */
export interface InkRows {
  readonly dark: number;
  readonly longest: number;
}

/** How the pixels darker than `ink` within a part of the page (in points; `scale` in pixels a point) lie, which tells letters from specks. */
export function inkRows(
  { x0, y0, x1, y1 }: PageBox,
  { width, height, data }: GrayPicture,
  scale: number,
  ink: number,
): InkRows {
  const [from, to] = [Math.max(0, Math.round(x0 * scale)), Math.min(width, Math.round(x1 * scale))];
  const [top, bottom] = [Math.max(0, Math.round(y0 * scale)), Math.min(height, Math.round(y1 * scale))];
  let [dark, longest, run] = [0, 0, 0];
  for (let row = top; row < bottom; row++) {
    const before = dark;
    for (let at = row * width + from, end = row * width + to; at < end; at++) if ((data[at] as number) < ink) dark++;
    run = dark > before ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { dark, longest };
}
