import { expect, it } from 'vitest';
import { freeLines } from './free-lines.ts';

const [WIDTH, HEIGHT] = [600, 200];

/** Paper with bars of ink, about as wide as letters, in the given boxes. */
function pictureOf(...boxes: readonly [left: number, top: number, right: number, bottom: number][]) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(240);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (x % 12 < 6) data[y * WIDTH + x] = 150;
  return { width: WIDTH, height: HEIGHT, data };
}

it('finds the lines of ink that no word lies on, each by itself, and no marks or pictures', () => {
  const words = [30, 40, 200, 66] as const;
  const [above, below, picture] = [[240, 24, 400, 50], [240, 58, 320, 84], [450, 20, 560, 180]] as const; // prettier-ignore
  const found = freeLines(
    pictureOf([...words], [...above], [...below], [...picture], [100, 120, 106, 124]),
    [{ left: 30, top: 40, right: 200, bottom: 66 }],
    36,
  );
  expect(found).toHaveLength(2);
  expect(found[0]).toMatchObject({ left: 240, top: 24 });
  expect(found[1]).toMatchObject({ left: 240, top: 56 });
});
