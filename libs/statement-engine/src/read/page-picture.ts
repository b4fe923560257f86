import type { PDFPageProxy } from 'pdfjs-dist';
import type { EngineLimits } from '../engine-context.ts';
import type { Platform } from '../platform/platform.ts';
import { compose, type DecodedImage, type PagePicture, scaling, toGray } from '@crossfoot/page-picture';
import type { PageSurvey, PlacedImage } from './page-survey.ts';

/** What a scan covers at least; the rest is its margin. */
const WHOLE_PAGE = 0.8;
/** A scan may be framed or clipped by a few paths. */
const FEW_PATHS = 12;
const RENDER_DPI = 300;
const POINTS_PER_INCH = 72;

/** The scan itself where the page is one picture (a quarter of the cost of drawing it), else the page as drawn. */
export async function takePicture(
  page: PDFPageProxy,
  survey: PageSurvey,
  platform: Platform,
  limits: EngineLimits,
): Promise<PagePicture> {
  const scan = onlyImage(survey);
  const decoded = scan && (await decodedImage(page, scan.name));
  const picture = decoded ? toGray(decoded) : null;
  if (scan && picture)
    return { picture, toPage: compose(scan.toPage, [1 / picture.width, 0, 0, 0, -1 / picture.height, 1, 0, 0, 1]) };
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(RENDER_DPI / POINTS_PER_INCH, Math.sqrt(limits.maxImagePixels / (width * height)));
  return { picture: await platform.renderPage(page, scale), toPage: scaling(1 / scale, 1 / scale) };
}

function onlyImage({ images, otherImages, visibleGlyphs, paths }: PageSurvey): PlacedImage | null {
  const [image] = images;
  const alone = images.length === 1 && otherImages === 0 && visibleGlyphs === 0 && paths <= FEW_PATHS;
  return alone && image && image.coverage >= WHOLE_PAGE ? image : null;
}

/** Waits for pdf.js's decoder; null where it could not decode the picture. */
function decodedImage(page: PDFPageProxy, name: string): Promise<DecodedImage | null> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    objects.get(name, (image: DecodedImage | null) => resolve(image));
  });
}
