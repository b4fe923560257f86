import { existsSync } from 'node:fs';
import * as fontkit from 'fontkit';

/** A typeface that the backends can all draw and that can be measured without drawing. */
export interface Face {
  readonly file: string;
  /** The face inside a font collection. */
  readonly postscriptName?: string;
  /** One of the fourteen fonts every PDF reader has, of the same widths. */
  readonly standard?: string;
  readonly family: string;
  readonly bold: boolean;
  readonly italic?: boolean;
  /** Needs shaping (or a collection): only drawn by backends that shape. */
  readonly complex?: boolean;
}

const liberation = '/usr/share/fonts/truetype/liberation/Liberation';
const dejavu = '/usr/share/fonts/truetype/dejavu/DejaVu';
const noto = '/usr/share/fonts/truetype/noto/Noto';
const cjk = '/usr/share/fonts/opentype/noto/NotoSansCJK';
const cjkSerif = '/usr/share/fonts/opentype/noto/NotoSerifCJK';

const pair = (
  name: string,
  file: string,
  bold: string,
  regular: string,
  family: string,
  extra: Partial<Face> = {},
): [string, Face][] => [
  [name, { file: `${file}${regular}.ttf`, family, bold: false, ...extra }],
  [`${name}-bold`, { file: `${file}${bold}.ttf`, family, bold: true, ...extra }],
];
const collection = (name: string, region: string, label: string): [string, Face][] => [
  [
    name,
    {
      file: `${cjk}-Regular.ttc`,
      postscriptName: `NotoSansCJK${region}-Regular`,
      family: `Noto Sans CJK ${label}`,
      bold: false,
      complex: true,
    },
  ],
  [
    `${name}-bold`,
    {
      file: `${cjk}-Bold.ttc`,
      postscriptName: `NotoSansCJK${region}-Bold`,
      family: `Noto Sans CJK ${label}`,
      bold: true,
      complex: true,
    },
  ],
  [
    `${name}serif`,
    {
      file: `${cjkSerif}-Regular.ttc`,
      postscriptName: `NotoSerifCJK${region}-Regular`,
      family: `Noto Serif CJK ${label}`,
      bold: false,
      complex: true,
    },
  ],
];

/** All faces by the name that families use; the bold of `x` is `x-bold`. */
export const faces: ReadonlyMap<string, Face> = new Map<string, Face>([
  ['sans', { file: `${liberation}Sans-Regular.ttf`, standard: 'Helvetica', family: 'Liberation Sans', bold: false }],
  [
    'sans-bold',
    { file: `${liberation}Sans-Bold.ttf`, standard: 'Helvetica-Bold', family: 'Liberation Sans', bold: true },
  ],
  [
    'sans-italic',
    {
      file: `${liberation}Sans-Italic.ttf`,
      standard: 'Helvetica-Oblique',
      family: 'Liberation Sans',
      bold: false,
      italic: true,
    },
  ],
  [
    'serif',
    { file: `${liberation}Serif-Regular.ttf`, standard: 'Times-Roman', family: 'Liberation Serif', bold: false },
  ],
  [
    'serif-bold',
    { file: `${liberation}Serif-Bold.ttf`, standard: 'Times-Bold', family: 'Liberation Serif', bold: true },
  ],
  ['mono', { file: `${liberation}Mono-Regular.ttf`, standard: 'Courier', family: 'Liberation Mono', bold: false }],
  [
    'mono-bold',
    { file: `${liberation}Mono-Bold.ttf`, standard: 'Courier-Bold', family: 'Liberation Mono', bold: true },
  ],
  ...pair('narrow', `${liberation}SansNarrow-`, 'Bold', 'Regular', 'Liberation Sans Narrow'),
  ...pair('dejavu', `${dejavu}Sans`, '-Bold', '', 'DejaVu Sans'),
  ...pair('condensed', `${dejavu}SansCondensed`, '-Bold', '', 'DejaVu Sans Condensed'),
  ...pair('dejavuserif', `${dejavu}Serif`, '-Bold', '', 'DejaVu Serif'),
  ...pair('dejavumono', `${dejavu}SansMono`, '-Bold', '', 'DejaVu Sans Mono'),
  ...pair('noto', `${noto}Sans-`, 'Bold', 'Regular', 'Noto Sans'),
  ...pair('notoserif', `${noto}Serif-`, 'Bold', 'Regular', 'Noto Serif'),
  ...pair('arabic', `${noto}SansArabic-`, 'Bold', 'Regular', 'Noto Sans Arabic', { complex: true }),
  ...pair('naskh', `${noto}NaskhArabic-`, 'Bold', 'Regular', 'Noto Naskh Arabic', { complex: true }),
  ...pair('hebrew', `${noto}SansHebrew-`, 'Bold', 'Regular', 'Noto Sans Hebrew', { complex: true }),
  ...pair('thai', `${noto}SansThai-`, 'Bold', 'Regular', 'Noto Sans Thai', { complex: true }),
  ...pair('deva', `${noto}SansDevanagari-`, 'Bold', 'Regular', 'Noto Sans Devanagari', { complex: true }),
  ...pair('bengali', `${noto}SansBengali-`, 'Bold', 'Regular', 'Noto Sans Bengali', { complex: true }),
  ...pair('tamil', `${noto}SansTamil-`, 'Bold', 'Regular', 'Noto Sans Tamil', { complex: true }),
  ...collection('sc', 'sc', 'SC'),
  ...collection('tc', 'tc', 'TC'),
  ...collection('jp', 'jp', 'JP'),
  ...collection('kr', 'kr', 'KR'),
]);

export function faceOf(name: string): Face {
  const face = faces.get(name);
  if (!face) throw new Error(`no face called ${name}`);
  return face;
}

/** The names among those asked for whose font file is not on this machine. */
export const missingFaces = (names: readonly string[]): string[] =>
  names.filter((name) => !existsSync(faceOf(name).file));

interface Metrics {
  readonly font: fontkit.Font;
  readonly advances: Map<string, number>;
}
const opened = new Map<string, Metrics>();

function metricsOf(name: string): Metrics {
  let metrics = opened.get(name);
  if (!metrics) {
    const face = faceOf(name);
    const font = fontkit.openSync(face.file, face.postscriptName ?? null);
    metrics = { font, advances: new Map() };
    opened.set(name, metrics);
  }
  return metrics;
}

/** Width in points. Scripts that need shaping are measured letter by letter, which is a little too wide: harmless. */
export function measure(name: string, size: number, text: string): number {
  const { font, advances } = metricsOf(name);
  let width = 0;
  for (const character of text) {
    let advance = advances.get(character);
    if (advance === undefined) {
      const glyph = font.glyphForCodePoint(character.codePointAt(0)!);
      advance = glyph.advanceWidth / font.unitsPerEm;
      advances.set(character, advance);
    }
    width += advance;
  }
  return width * size;
}

/** Whether the face has a glyph for every character. */
export function covers(name: string, text: string): boolean {
  const { font } = metricsOf(name);
  return [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!));
}
