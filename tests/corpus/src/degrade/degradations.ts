import { nodePlatform, openDocument, readPages } from '@crossfoot/statement-engine';
import { PDFDocument } from 'pdf-lib';
import type { Rng } from '../story/rng.ts';
import { picturePdf, type LayerWord } from './picture-pdf.ts';
import { blur, rasterise, rasteriseInColour, remap, shade, type Raster, type RasterPage } from './raster.ts';
import { stampPage } from './stamps.ts';
import { withoutToUnicode } from './to-unicode.ts';

/** What may befall a statement between the bank's printer and our door. Each makes a twin of a text PDF; null where it does not apply. */
export type Degradation = (pdf: Uint8Array, rng: Rng) => Promise<Uint8Array | null>;

type Treat = (page: RasterPage, rng: Rng) => RasterPage;

const scan =
  (dpi: number, quality: number, treat: Treat = (page) => page): Degradation =>
  async (pdf, rng) =>
    picturePdf(
      (await rasterise(pdf, dpi)).map((page) => treat(page, rng)),
      quality,
    );

const only =
  (change: (raster: Raster, rng: Rng) => Raster): Treat =>
  (page, rng) => ({ ...page, raster: change(page.raster, rng) });

const noise = (strength: number) =>
  only((raster, rng) => shade(raster, (value) => value + (rng.next() + rng.next() + rng.next() - 1.5) * strength));

const saltAndPepper = only((raster, rng) =>
  shade(raster, (value) => (rng.next() < 0.004 ? (rng.next() < 0.5 ? 0 : 255) : value)),
);

/** A scanner's white is not quite white, its black not quite black. */
const paper = only((raster, rng) => shade(blur(raster, 0.35), (value) => 20 + value * 0.88 + (rng.next() - 0.5) * 10));

const skewed =
  (degrees: number): Treat =>
  (page) => {
    const { raster } = page;
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin, cx, cy] = [Math.cos(angle), Math.sin(angle), raster.width / 2, raster.height / 2];
    const turned = remap(raster, raster.width, raster.height, (x, y) => [
      cx + (x - cx) * cos + (y - cy) * sin,
      cy - (x - cx) * sin + (y - cy) * cos,
    ]);
    return { ...page, raster: turned };
  };

const turned =
  (quarter: 1 | 2 | 3): Treat =>
  ({ raster, width, height }) => {
    if (quarter === 2) {
      const out = remap(raster, raster.width, raster.height, (x, y) => [
        raster.width - 1.001 - x,
        raster.height - 1.001 - y,
      ]);
      return { raster: out, width, height };
    }
    const out = remap(raster, raster.height, raster.width, (x, y) =>
      quarter === 1 ? [y, raster.height - 1.001 - x] : [raster.width - 1.001 - y, x],
    );
    return { raster: out, width: height, height: width };
  };

const unevenLight = only((raster) =>
  shade(
    raster,
    (value, x, y) => value * (0.45 + 0.5 * (x / raster.width) * (0.6 + 0.4 * Math.sin(y / raster.height + 1))),
  ),
);

/** Taken by hand over a table: paper smaller than the picture, seen from the side, in lamp light. */
const photographed: Treat = ({ raster, width, height }, rng) => {
  const [w, h] = [raster.width, raster.height];
  const margin = 0.05;
  const lean = 0.02 + rng.next() * 0.05;
  const side = rng.chance(0.5) ? 1 : -1;
  const out = remap(
    raster,
    Math.round(w * 1.1),
    Math.round(h * 1.1),
    (x, y) => {
      const v = y / (h * 1.1);
      const inset = margin + lean * (1 - v);
      const u = (x / (w * 1.1) - inset - side * 0.01 * v) / (1 - 2 * inset);
      // Farther lines stand closer together.
      const depth = (v - margin) / (1 - 2 * margin);
      return [u * w, (depth + lean * 1.2 * depth * (1 - depth)) * h];
    },
    70,
  );
  const lit = shade(
    out,
    (value, x, y) =>
      value * (0.55 + 0.4 * Math.exp(-(((x / w - 0.6) ** 2 + (y / h - 0.4) ** 2) * 1.4))) + (rng.next() - 0.5) * 14,
  );
  return { raster: blur(lit, 0.4), width, height };
};

const blackAndWhite = only((raster) => shade(raster, (value) => (value < 150 ? 0 : 255)));

/** The text's words, as an OCR program would lay them under the scan, each changed by `spoil`. */
async function layerOf(pdf: Uint8Array, spoil: (text: string) => string): Promise<LayerWord[][]> {
  const document = await openDocument(pdf, { platform: nodePlatform });
  const layers: LayerWord[][] = [];
  for await (const { words } of readPages(document, { limits: { ocrWorkers: 0 } })) {
    layers.push(
      words.map(({ text, x, y, width, height }) => ({
        text: spoil(text),
        x,
        y: y + 0.8 * height,
        width,
        size: height,
      })),
    );
  }
  await document.close();
  return layers;
}

const layered =
  (spoilOf: (rng: Rng) => (text: string) => string): Degradation =>
  async (pdf, rng) => {
    const layers = await layerOf(pdf, spoilOf(rng));
    const pages = (await rasterise(pdf, 200)).map((page, at) => ({ ...paper(page, rng), layer: layers[at] ?? [] }));
    return picturePdf(pages, 70);
  };

const MISREAD: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'l',
  '3': '8',
  '5': 'S',
  '6': 'G',
  '8': '3',
  ',': '.',
  e: 'c',
  n: 'ri',
  m: 'rn',
};

const badOcr =
  (rng: Rng) =>
  (text: string): string =>
    Array.from(text, (char) => (char in MISREAD && rng.chance(0.12) ? (MISREAD[char] ?? char) : char)).join('');

/** Wrong in every digit, yet well-formed: only the picture shows it. */
const lying =
  () =>
  (text: string): string =>
    text.replace(/\d/g, (digit) => String((Number(digit) * 3 + 4) % 10));

/** Every second page is a scan, the others stay text. */
const hybrid: Degradation = async (pdf, rng) => {
  const source = await PDFDocument.load(pdf);
  if (source.getPageCount() < 2) return null;
  const scanned = await PDFDocument.load(await scan(200, 70, paper)(pdf, rng).then((bytes) => bytes ?? pdf));
  const out = await PDFDocument.create();
  for (let at = 0; at < source.getPageCount(); at++) {
    const [page] = await out.copyPages(at % 2 === 1 ? scanned : source, [at]);
    if (page) out.addPage(page);
  }
  return out.save();
};

/** Scanned in colour, with rubber stamps and strokes of pens over the print. */
const stamps: Degradation = async (pdf, rng) => {
  const dpi = 200;
  const pages = await rasteriseInColour(pdf, dpi);
  for (const { raster } of pages) {
    stampPage(raster, dpi / 72, rng);
    const context = raster.getContext('2d');
    const pixels = context.getImageData(0, 0, raster.width, raster.height);
    pixels.data.forEach((value, at) => {
      if (at % 4 < 3) pixels.data[at] = 20 + value * 0.88 + (rng.next() - 0.5) * 10;
    });
    context.putImageData(pixels, 0, 0);
  }
  return picturePdf(pages, 75);
};

/** Kinds of degraded twins, by name. */
export const degradations = {
  scan300: scan(300, 80, paper),
  scan200: scan(200, 75, paper),
  scan150: scan(150, 75, paper),
  jpeg: scan(200, 28, paper),
  noise: scan(200, 80, noise(110)),
  saltAndPepper: scan(200, 85, saltAndPepper),
  blur: scan(
    200,
    80,
    only((raster) => blur(raster, 1.6)),
  ),
  fax: scan(200, 90, blackAndWhite),
  skewRight: scan(200, 75, (page, rng) => paper(skewed(2.7)(page, rng), rng)),
  skewLeft: scan(200, 75, (page, rng) => paper(skewed(-1.4)(page, rng), rng)),
  turned90: scan(200, 75, (page, rng) => paper(turned(1)(page, rng), rng)),
  turned180: scan(200, 75, (page, rng) => paper(turned(2)(page, rng), rng)),
  turned270: scan(200, 75, (page, rng) => paper(turned(3)(page, rng), rng)),
  unevenLight: scan(200, 75, unevenLight),
  photo: scan(240, 78, photographed),
  stamps,
  hybrid,
  goodLayer: layered(() => (text) => text),
  badLayer: layered(badOcr),
  lyingLayer: layered(lying),
  noToUnicode: withoutToUnicode,
} as const satisfies Record<string, Degradation>;

export type DegradationName = keyof typeof degradations;
