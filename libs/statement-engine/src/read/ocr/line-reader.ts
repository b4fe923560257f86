import type { GrayPicture } from '@crossfoot/page-picture';
import type { LineModel, Platform } from '../../platform/platform.ts';
import type { CellReading } from './ocr-page.ts';

/** The model takes lines of this height, in pixels. */
export const LINE_HEIGHT = 48;
/** A narrower picture gets white paper beside it; a wider one is no cell. */
const NARROWEST = 96;
const WIDEST = 1200;

/**
 * Reads cells by another model than tesseract's: what both see is there. It is started with the first cell, and ended with
 * `close`. It knows figures better than tesseract does where print is grained, stamped on or cut into by rules; it has no
 * accents, and loses blanks.
 */
export class LineReader {
  readonly #platform: Platform;
  #model: Promise<LineModel> | null = null;
  #isClosed = false;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** What stands in a picture `LINE_HEIGHT` high, of these characters alone; nothing where the model cannot be had. */
  async read(picture: GrayPicture, characters: string): Promise<CellReading> {
    if (this.#isClosed || picture.width > WIDEST) return { text: '', confidence: 0 };
    this.#model ??= this.#platform.startLineModel();
    try {
      const model = await this.#model;
      const { pixels, width } = lineInput(picture);
      return decoded(await model.run(pixels, width, picture.height), classesOf(model.characters, characters));
    } catch {
      return { text: '', confidence: 0 };
    }
  }

  /** Stops it at once; what it reads is nothing from then on. */
  close(): void {
    this.#isClosed = true;
    void this.#model?.then((model) => model.close()).catch(() => undefined);
  }
}

const WHITE = 255;

/** The picture as the model takes it, with white paper behind what is too narrow. */
function lineInput({ width, height, data }: GrayPicture): { pixels: Float32Array<ArrayBuffer>; width: number } {
  const whole = Math.max(width, NARROWEST);
  const pixels = new Float32Array(whole * height).fill(1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels[y * whole + x] = ((data[y * width + x] as number) / WHITE) * 2 - 1;
  return { pixels, width: whole };
}

/** The classes that may be read, by their places. */
interface Classes {
  /** Of all there are. */
  readonly count: number;
  readonly allowed: readonly { readonly at: number; readonly character: string }[];
}

/** Where wide forms of ASCII begin, and how far they lie from it (Unicode, FF01). */
const [WIDE, LAST_WIDE, FROM_ASCII] = [0xff01, 0xff5e, 0xfee0];

/** Chinese print has wide commas, points and brackets. */
const plainOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return code >= WIDE && code <= LAST_WIDE ? String.fromCodePoint(code - FROM_ASCII) : character;
};

const classesOf = (all: readonly string[], characters: string): Classes => ({
  count: all.length + 1,
  allowed: all.flatMap((character, at) => {
    const plain = plainOf(character);
    return characters.includes(plain) ? { at: at + 1, character: plain } : [];
  }),
});

/** The likeliest character at each place, each run of one taken once (CTC), and how likely the least likely of them is at its best. */
function decoded(likelihoods: Float32Array, { count, allowed }: Classes): CellReading {
  const seen: { at: number; character: string; likelihood: number }[] = [];
  let last = 0;
  for (let from = 0; from + count <= likelihoods.length; from += count) {
    let best = { at: 0, character: '', likelihood: likelihoods[from] as number };
    for (const { at, character } of allowed) {
      const likelihood = likelihoods[from + at] as number;
      if (likelihood > best.likelihood) best = { at, character, likelihood };
    }
    const before = seen.at(-1);
    if (best.at !== 0 && best.at === last && before) before.likelihood = Math.max(before.likelihood, best.likelihood);
    else if (best.at !== 0) seen.push(best);
    last = best.at;
  }
  const text = seen.map(({ character }) => character).join('');
  return { text, confidence: seen.length === 0 ? 0 : Math.min(...seen.map(({ likelihood }) => likelihood)) };
}
