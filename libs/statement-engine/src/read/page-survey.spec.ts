import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist';
import { expect, it } from 'vitest';
import { surveyPage } from './page-survey.ts';

/** A page of 100 by 100 points with these operators. */
const page = (...operators: readonly (readonly [number, readonly unknown[]])[]): PDFPageProxy =>
  ({
    getOperatorList: () =>
      Promise.resolve({ fnArray: operators.map(([fn]) => fn), argsArray: operators.map(([, args]) => args) }),
    getViewport: () => ({ width: 100, height: 100, transform: [1, 0, 0, -1, 0, 100] }),
  }) as unknown as PDFPageProxy;

it('places a picture within a form, and what follows it where it stood before', async () => {
  const survey = await surveyPage(
    page(
      [
        OPS.paintFormXObjectBegin,
        [
          [0.5, 0, 0, 0.5, 0, 0],
          [0, 0, 100, 100],
        ],
      ],
      [OPS.transform, [100, 0, 0, 100, 0, 0]],
      [OPS.paintImageXObject, ['inside', 10, 10]],
      [OPS.paintFormXObjectEnd, []],
      [OPS.transform, [100, 0, 0, 100, 0, 0]],
      [OPS.paintImageXObject, ['behind', 10, 10]],
    ),
    OPS,
  );
  expect(survey.images.map(({ name, coverage }) => [name, coverage])).toEqual([
    ['inside', 0.25],
    ['behind', 1],
  ]);
});

it('counts stencils and pictures within the text, which are seen only when the page is drawn', async () => {
  const survey = await surveyPage(page([OPS.paintImageMaskXObject, []], [OPS.paintInlineImageXObject, [{}]]), OPS);
  expect(survey).toMatchObject({ images: [], otherImages: 2 });
});
