import { clean } from './clean.ts';
import { evenLight } from './even-light.ts';
import { reduce, type GrayPicture } from './gray-picture.ts';
import { invertBands } from './invert-bands.ts';
import type { PagePicture } from './page-picture.ts';
import { findSlant } from './skew.ts';
import { compose, inverse, project, scaling, turning, warp, type Projection } from './warp.ts';

/** A page's picture with its lines level, at the size OCR reads best. */
export interface UprightPicture {
  readonly picture: GrayPicture;
  /** Pixels per point of the upright page. */
  readonly scale: number;
  /** Size of the upright page in points. */
  readonly width: number;
  readonly height: number;
  readonly turned: 0 | 90 | 180 | 270;
}

/** A part of the upright page, in points. */
export interface PageBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What tesseract was trained on; scans of 150 and 200 dpi read better enlarged to it. */
const OCR_DPI = 300;
const POINTS_PER_INCH = 72;
/** Short sides that paper has, in points; a page beyond tells its density wrongly, and counts as A4. */
const SMALLEST_SIDE = 320;
const LARGEST_SIDE = 1300;
const A4_SIDE = 595;
/** A scan holds no more than its pixels: enlarging beyond makes work and no letters. */
const MOST_ENLARGED = 3;
/** A scan this much coarser than wanted is enlarged, and softened by that. */
const ENLARGED_BELOW = 0.85;
/** Pixels by which a picture may lie off and still be taken as it is. */
const SAME_PLACE = 2;
/** Slants below are within what tesseract levels itself, and not worth resampling for. */
const LEVEL = (0.1 * Math.PI) / 180;

/** Straightens the picture; `also180` turns it upside down as well, for a page that could not be read. */
export class Straightener {
  readonly #source: GrayPicture;
  readonly #toPage: Projection;
  readonly #width: number;
  readonly #height: number;
  readonly #scale: number;
  /** Angle of the lines on the page as displayed, radians in (−90°, 90°]. */
  readonly #angle: number;

  constructor(page: PagePicture, width: number, height: number, maxPixels: number) {
    const [dx0, dy0] = difference(page.toPage, 1, 0);
    const density = 1 / Math.hypot(dx0, dy0);
    const wanted = (OCR_DPI / POINTS_PER_INCH) * normalSize(width, height);
    this.#scale = Math.min(wanted, density * MOST_ENLARGED, Math.sqrt(maxPixels / (width * height)));
    const factor = Math.floor(density / this.#scale + 0.25);
    const source = reduce(page.picture, factor);
    this.#source = clean(evenLight(source), density / Math.max(1, factor) < this.#scale * ENLARGED_BELOW);
    this.#toPage = factor > 1 ? compose(page.toPage, scaling(factor, factor)) : page.toPage;
    this.#width = width;
    this.#height = height;
    const slant = findSlant(this.#source);
    const direction = slant.angle + (slant.sideways ? Math.PI / 2 : 0);
    const [dx, dy] = difference(this.#toPage, Math.cos(direction), Math.sin(direction));
    let angle = Math.atan2(dy, dx);
    if (angle > Math.PI / 2) angle -= Math.PI;
    if (angle <= -Math.PI / 2) angle += Math.PI;
    this.#angle = angle;
  }

  turned(also180: boolean): UprightPicture['turned'] {
    return this.#turning(also180).turned;
  }

  upright(also180: boolean): UprightPicture {
    const { toUpright, width, height, turned } = this.#turning(also180);
    const scale = this.#scale;
    const toRaster = compose(scaling(scale, scale), compose(toUpright, this.#toPage));
    const picture = draw(this.#source, Math.round(width * scale), Math.round(height * scale), toRaster);
    return { picture: invertBands(picture), scale, width, height, turned };
  }

  /** A part of the upright page, drawn anew `zoom` times as large. */
  part(also180: boolean, box: PageBox, zoom: number): { readonly picture: GrayPicture; readonly scale: number } {
    const scale = this.#scale * zoom;
    const { toUpright } = this.#turning(also180);
    const toPart = compose([scale, 0, -box.x0 * scale, 0, scale, -box.y0 * scale, 0, 0, 1], toUpright);
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0].map((side) => Math.max(1, Math.round(side * scale)));
    const picture = warp(this.#source, width as number, height as number, inverse(compose(toPart, this.#toPage)));
    return { picture, scale };
  }

  #turning(also180: boolean): Pick<UprightPicture, 'width' | 'height' | 'turned'> & { toUpright: Projection } {
    const quarter = Math.abs(this.#angle) > Math.PI / 4 ? Math.sign(this.#angle) : 0;
    const slant = this.#angle - (quarter * Math.PI) / 2;
    const turn = -quarter + (also180 ? 2 : 0);
    const angle = (turn * Math.PI) / 2 - (Math.abs(slant) < LEVEL ? 0 : slant);
    const [width, height] = quarter === 0 ? [this.#width, this.#height] : [this.#height, this.#width];
    const turned = ((((turn % 4) + 4) % 4) * 90) as 0 | 90 | 180 | 270;
    const toUpright = turning(angle, [this.#width / 2, this.#height / 2], [width / 2, height / 2]);
    return { toUpright, width, height, turned };
  }
}

/** The source itself where it lies as it should already: drawings made for OCR, and level scans of its own density. */
function draw(source: GrayPicture, width: number, height: number, toRaster: Projection): GrayPicture {
  const far = [[0, 0], [source.width, 0], [0, source.height], [source.width, source.height]] as const; // prettier-ignore
  const still = far.every(([x, y]) => {
    const [toX, toY] = project(toRaster, x, y);
    return Math.hypot(toX - x, toY - y) < SAME_PLACE;
  });
  return still ? source : warp(source, width, height, inverse(toRaster));
}

/** 1 for a page of paper size, else what makes it one. */
function normalSize(width: number, height: number): number {
  const side = Math.min(width, height);
  return side < SMALLEST_SIDE || side > LARGEST_SIDE ? A4_SIDE / side : 1;
}

function difference(map: Projection, dx: number, dy: number): readonly [number, number] {
  const [x0, y0] = project(map, 0, 0);
  const [x1, y1] = project(map, dx, dy);
  return [x1 - x0, y1 - y0];
}
