import type { Corners } from './find-paper.ts';
import type { GrayPicture } from './gray-picture.ts';
import { compose, inverse, type Projection } from './warp.ts';

/** What evened paper comes to. */
const PAPER = 245;
/** The border's own shadow is painted over, too: so much of the picture's shorter side. */
const RIM = 0.004;

/**
 * Moves the pixels of a photo so that the sheet is a rectangle again: as wide and high as its sides are in the mean, and
 * where it was, so that places on it stay where the eye looks for them.
 */
export function flattening(sheet: Corners): Projection {
  const [topLeft, topRight, bottomRight, bottomLeft] = sheet;
  const left = (topLeft[0] + bottomLeft[0]) / 2;
  const right = (topRight[0] + bottomRight[0]) / 2;
  const top = (topLeft[1] + topRight[1]) / 2;
  const bottom = (bottomLeft[1] + bottomRight[1]) / 2;
  return compose([right - left, 0, left, 0, bottom - top, top, 0, 0, 1], inverse(squareTo(sheet)));
}

/** The picture with everything beside the sheet as white as paper. */
export function withoutSurroundings(picture: GrayPicture, sheet: Corners): GrayPicture {
  const { width, height } = picture;
  const toSquare = inverse(squareTo(sheet));
  const rim = RIM * Math.min(width, height);
  const [topLeft, topRight, bottomRight, bottomLeft] = sheet;
  const marginX = rim / Math.max(1, topRight[0] - topLeft[0], bottomRight[0] - bottomLeft[0]);
  const marginY = rim / Math.max(1, bottomLeft[1] - topLeft[1], bottomRight[1] - topRight[1]);
  const data = picture.data.slice();
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const w = toSquare[6] * x + toSquare[7] * y + toSquare[8];
      const u = (toSquare[0] * x + toSquare[1] * y + toSquare[2]) / w;
      const v = (toSquare[3] * x + toSquare[4] * y + toSquare[5]) / w;
      if (u < marginX || u > 1 - marginX || v < marginY || v > 1 - marginY) data[at] = PAPER;
    }
  }
  return { width, height, data };
}

/** The projection of the unit square onto four corners (Heckbert). */
function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Projection {
  const sumX = x0 - x1 + x2 - x3;
  const sumY = y0 - y1 + y2 - y3;
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / area;
  const h = (dx1 * sumY - sumX * dy1) / area;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}
