import { describe, expect, it } from 'vitest';
import { cutAtGap } from './cut-at-gap.ts';
import type { GrayPicture } from './gray-picture.ts';

/** Ten lines of print, 30 pixels high and 50 apart; below a dark band where there is one. */
function page(rule = false, band = 0): GrayPicture {
  const [width, height] = [400, 600];
  const data = new Uint8Array(width * height).fill(255);
  for (let line = 0; line < 10; line++) {
    for (let y = 40 + line * 50; y < 70 + line * 50; y++) for (let x = 20; x < 380; x += 4) data[y * width + x] = 0;
  }
  data.fill(0, 0, width * band);
  if (rule) for (let y = 0; y < height; y++) data.fill(0, y * width + 200, y * width + 202);
  return { width, height, data };
}

describe('cutting a page', () => {
  it('goes between two lines, with a part of the print above', () => {
    const cut = cutAtGap(page());
    expect(cut?.top).toBeGreaterThan(70 + 50);
    expect(cut?.top).toBeLessThan(40 + 5 * 50);
    expect((((cut?.top ?? 0) - 40) % 50) - 30).toBeGreaterThan(0);
    expect(cut?.upper.height).toBe(cut?.top);
    expect((cut?.upper.height ?? 0) + (cut?.lower.height ?? 0)).toBe(600);
    expect(cut?.lower.data.length).toBe((cut?.lower.height ?? 0) * 400);
  });

  it('goes through the rules between columns, never through print', () => {
    expect(cutAtGap(page(true))?.top).toBe(cutAtGap(page())?.top);
    const solid = { ...page(), data: new Uint8Array(400 * 600) };
    expect(cutAtGap(solid)).toBeNull();
  });

  it('counts no dark band at its head for print', () => {
    expect(cutAtGap(page(false, 30))?.top).toBe(cutAtGap(page())?.top);
  });
});
