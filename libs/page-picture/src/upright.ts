import { clean, softenGrain, withWhitePaper } from './clean.ts';
import { eraseLeaders } from './erase-leaders.ts';
import { eraseRules } from './erase-rules.ts';
import { evenLight } from './even-light.ts';
import { findPaper } from './find-paper.ts';
import { flattening, withoutSurroundings } from './flatten.ts';
import { reduce, type GrayPicture } from './gray-picture.ts';
import { invertBands } from './invert-bands.ts';
import { findSlant } from './skew.ts';
import { shortenMinuses } from './shorten-minuses.ts';
import { compose, inverse, project, scaling, turning, warp, type PagePicture, type Projection } from './warp.ts';

/** Degrees by which a page is turned clockwise to stand upright. */
export type Turn = 0 | 90 | 180 | 270;

/** A page's picture with its lines level, at the size OCR reads best. */
export interface UprightPicture {
  readonly picture: GrayPicture;
  /** Pixels per point of the upright page. */
  readonly scale: number;
  /** Size of the upright page in points. */
  readonly width: number;
  readonly height: number;
  readonly turned: Turn;
}

/** A part of the upright page, in points. */
export interface PageBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What tesseract was trained on; scans of 150 and 200 dpi read better enlarged to it, and worse to 240. */
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

/** Straightens the picture, and turns it as it is asked to. */
export class Straightener {
  /** The turns that the print allows, likeliest first: which of them is right, reading tells. */
  readonly likelyTurns: readonly [Turn, ...Turn[]];
  readonly #source: GrayPicture;
  readonly #toPage: Projection;
  readonly #width: number;
  readonly #height: number;
  readonly #scale: number;
  /** By how much the page lies off a quarter turn, in radians. */
  readonly #slant: number;

  constructor(page: PagePicture, width: number, height: number, maxPixels: number) {
    const [dx0, dy0] = difference(page.toPage, 1, 0);
    const density = 1 / Math.hypot(dx0, dy0);
    const wanted = (OCR_DPI / POINTS_PER_INCH) * normalSize(width, height);
    this.#scale = Math.min(wanted, density * MOST_ENLARGED, Math.sqrt(maxPixels / (width * height)));
    const factor = Math.floor(density / this.#scale + 0.25);
    const source = reduce(page.picture, factor);
    const sheet = findPaper(source);
    const even = evenLight(source);
    const alone = sheet ? withoutSurroundings(even, sheet) : even;
    this.#source = clean(alone, density / Math.max(1, factor) < this.#scale * ENLARGED_BELOW);
    this.#toPage = factor > 1 ? compose(page.toPage, scaling(factor, factor)) : page.toPage;
    this.#width = width;
    this.#height = height;
    let lines = this.#source;
    if (sheet) {
      const flat = flattening(sheet);
      lines = warp(this.#source, source.width, source.height, inverse(flat));
      this.#toPage = compose(this.#toPage, flat);
    }
    const slant = findSlant(lines);
    const direction = slant.angle + (slant.sideways ? Math.PI / 2 : 0);
    const [dx, dy] = difference(page.toPage, Math.cos(direction), Math.sin(direction));
    let angle = Math.atan2(dy, dx);
    if (angle > Math.PI / 2) angle -= Math.PI;
    if (angle <= -Math.PI / 2) angle += Math.PI;
    const quarter = Math.abs(angle) > Math.PI / 4 ? Math.sign(angle) : 0;
    const off = angle - (quarter * Math.PI) / 2;
    this.#slant = Math.abs(off) < LEVEL ? 0 : off;
    this.likelyTurns = turnsOf(quarter === 0 ? 0 : quarter > 0 ? 270 : 90, slant.sure);
  }

  upright(turned: Turn): UprightPicture {
    const { toUpright, width, height } = this.#turning(turned);
    const scale = this.#scale;
    const toRaster = compose(scaling(scale, scale), compose(toUpright, this.#toPage));
    const drawn = draw(this.#source, Math.round(width * scale), Math.round(height * scale), toRaster);
    return { picture: legible(invertBands(drawn), scale), scale, width, height, turned };
  }

  /** Pixels a point of what is drawn once as large. */
  get scale(): number {
    return this.#scale;
  }

  /** A part of the upright page, drawn anew `zoom` times as large. */
  part(turned: Turn, box: PageBox, zoom: number): { readonly picture: GrayPicture; readonly scale: number } {
    const scale = this.#scale * zoom;
    const { toUpright } = this.#turning(turned);
    const toPart = compose([scale, 0, -box.x0 * scale, 0, scale, -box.y0 * scale, 0, 0, 1], toUpright);
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0].map((side) => Math.max(1, Math.round(side * scale)));
    const picture = warp(this.#source, width as number, height as number, inverse(compose(toPart, this.#toPage)));
    return { picture: withWhitePaper(legible(picture, scale)), scale };
  }

  #turning(turned: Turn): Pick<UprightPicture, 'width' | 'height'> & { toUpright: Projection } {
    const [width, height] = turned % 180 === 0 ? [this.#width, this.#height] : [this.#height, this.#width];
    const angle = (turned * Math.PI) / 180 - this.#slant;
    const toUpright = turning(angle, [this.#width / 2, this.#height / 2], [width / 2, height / 2]);
    return { toUpright, width, height };
  }
}

/** Without what misleads tesseract. */
const legible = (picture: GrayPicture, scale: number): GrayPicture =>
  shortenMinuses(eraseLeaders(eraseRules(picture, scale), scale), scale);

function turnsOf(found: Turn, sure: boolean): readonly [Turn, ...Turn[]] {
  const over = ((found + 180) % 360) as Turn;
  // The rules of a grid may be sharper than its lines of letters.
  if (found === 0) return sure ? [0, 180, 90, 270] : [0, 90, 270, 180];
  // Rows that say the same all down the page make columns of letters, sharper than any line.
  return sure ? [found, over, 0, 180] : [found, 0, over, 180];
}

/** The source itself where it lies as it should already: drawings made for OCR, and level scans dense enough. */
function draw(source: GrayPicture, width: number, height: number, toRaster: Projection): GrayPicture {
  const far = [[0, 0], [source.width, 0], [0, source.height], [source.width, source.height]] as const; // prettier-ignore
  const still = far.every(([x, y]) => {
    const [toX, toY] = project(toRaster, x, y);
    return Math.hypot(toX - x, toY - y) < SAME_PLACE;
  });
  return still ? softenGrain(source) : warp(source, width, height, inverse(toRaster));
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
