import type { PDFPageProxy } from 'pdfjs-dist';
import { compose, type Projection } from '@crossfoot/page-picture';

/** A picture drawn on a page. */
export interface PlacedImage {
  /** pdf.js's name of the decoded picture. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** From its unit square (origin bottom left) to points of the page as displayed. */
  readonly toPage: Projection;
  /** Share of the page that it covers. */
  readonly coverage: number;
}

/** What is drawn on a page, without drawing it. */
export interface PageSurvey {
  readonly images: readonly PlacedImage[];
  /** Stencils, inline and repeated pictures: drawn by rendering only. */
  readonly otherImages: number;
  readonly visibleGlyphs: number;
  /** Glyphs in render mode 3: the layer that OCR programs lay under (or over) a scan. */
  readonly hiddenGlyphs: number;
  readonly paths: number;
}

type Ops = typeof import('pdfjs-dist').OPS;
const INVISIBLE = 3;
/** Beyond it a page is a drawing, not a statement. */
const MOST_OPERATORS = 2_000_000;

/** Walks the page's operators; pictures are decoded on the way (they wait in `page.objs`). */
export async function surveyPage(page: PDFPageProxy, OPS: Ops): Promise<PageSurvey> {
  const { fnArray, argsArray } = await page.getOperatorList();
  if (fnArray.length > MOST_OPERATORS) throw new RangeError('The page has too many operators.');
  const viewport = page.getViewport({ scale: 1 });
  const area = viewport.width * viewport.height;
  let matrix = affine(viewport.transform);
  let mode = 0;
  const stack: { matrix: Projection; mode: number }[] = [];
  const images: PlacedImage[] = [];
  const count = { otherImages: 0, visibleGlyphs: 0, hiddenGlyphs: 0, paths: 0 };
  for (let index = 0; index < fnArray.length; index++) {
    const args = argsArray[index] as unknown[];
    switch (fnArray[index]) {
      case OPS.save:
        stack.push({ matrix, mode });
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        ({ matrix, mode } = stack.pop() ?? { matrix, mode });
        break;
      case OPS.paintFormXObjectBegin:
        stack.push({ matrix, mode });
        if (args[0]) matrix = compose(matrix, affine(args[0] as number[]));
        break;
      case OPS.transform:
        matrix = compose(matrix, affine(args as number[]));
        break;
      case OPS.setTextRenderingMode:
        mode = args[0] as number;
        break;
      case OPS.showText: {
        const glyphs = (args[0] as unknown[]).filter((glyph) => typeof glyph === 'object').length;
        if (mode === INVISIBLE) count.hiddenGlyphs += glyphs;
        else count.visibleGlyphs += glyphs;
        break;
      }
      case OPS.constructPath:
        count.paths++;
        break;
      case OPS.paintImageXObject: {
        const [name, width, height] = [String(args[0]), Number(args[1]), Number(args[2])];
        const coverage = Math.min(1, Math.abs(matrix[0] * matrix[4] - matrix[1] * matrix[3]) / area);
        images.push({ name, width, height, toPage: matrix, coverage });
        break;
      }
      case OPS.paintImageMaskXObject:
      case OPS.paintImageMaskXObjectGroup:
      case OPS.paintImageMaskXObjectRepeat:
      case OPS.paintImageXObjectRepeat:
      case OPS.paintInlineImageXObject:
      case OPS.paintInlineImageXObjectGroup:
        count.otherImages++;
        break;
    }
  }
  return { images, ...count };
}

/** PDF's six numbers as a projection. */
function affine([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Projection {
  return [a, c, e, b, d, f, 0, 0, 1];
}
