import { filters, flate, HARMLESS_TEXT, onePage, streamBody, type RawPdf } from './raw-pdf.ts';
import type { HostileFile } from './hostile-file.ts';

/** Forms that draw ten of the next, so many levels deep: 10^levels texts from a few lines. */
function formExpansion(levels: number, leaf: string): Buffer {
  const pdf = onePage({ content: streamBody(`${HARMLESS_TEXT}/X0 Do`), resources: '/XObject << /X0 6 0 R >>' });
  for (let level = 0; level < levels; level++) {
    const next = `/Resources << /Font << /F1 4 0 R >> /XObject << /X0 ${7 + level} 0 R >> >>`;
    pdf.stream('/X0 Do '.repeat(10), `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${next}`);
  }
  pdf.stream(leaf, '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >>');
  return pdf.build();
}

const flood = (unit: string, times: number): Buffer =>
  onePage({ content: streamBody(flate(HARMLESS_TEXT + unit.repeat(times)), filters(1)) }).build();

function loopingForm(): Buffer {
  const pdf: RawPdf = onePage({ content: streamBody(`${HARMLESS_TEXT}/X0 Do`), resources: '/XObject << /X0 6 0 R >>' });
  pdf.stream('/X0 Do', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X0 6 0 R >> >>');
  return pdf.build();
}

/** Content streams that never end, or whose meaning explodes. */
export const contents: readonly HostileFile[] = [
  { name: 'form-expansion-of-text', kind: 'content', make: () => formExpansion(9, 'BT /F1 10 Tf 5 5 Td (1.00) Tj ET') },
  { name: 'form-expansion-of-paths', kind: 'content', make: () => formExpansion(9, '0 0 m 9 9 l S') },
  { name: 'form-expansion-of-nothing', kind: 'content', make: () => formExpansion(12, ' ') },
  { name: 'form-that-draws-itself', kind: 'content', make: loopingForm },
  { name: 'ten-million-path-operators', kind: 'content', make: () => flood('0 0 m 9 9 l S\n', 10_000_000) },
  { name: 'ten-million-saves', kind: 'content', make: () => flood('q ', 10_000_000) },
  { name: 'ten-million-restores', kind: 'content', make: () => flood('Q ', 10_000_000) },
  { name: 'three-million-texts', kind: 'content', make: () => flood('BT /F1 9 Tf 20 20 Td (1.00) Tj ET\n', 3_000_000) },
  { name: 'five-million-font-changes', kind: 'content', make: () => flood('/F1 9 Tf ', 5_000_000) },
  {
    name: 'one-string-of-50-mb',
    kind: 'content',
    make: () => flood(`BT /F1 9 Tf 20 20 Td (${'9'.repeat(50_000_000)}) Tj ET`, 1),
  },
  {
    name: 'one-array-of-ten-million-texts',
    kind: 'content',
    make: () => flood(`BT /F1 9 Tf 20 20 Td [${'(1) -900 '.repeat(10_000_000)}] TJ ET`, 1),
  },
  { name: 'one-number-of-10-mb', kind: 'content', make: () => flood(`${'9'.repeat(10_000_000)} 0 Td `, 1) },
  { name: 'arrays-nested-in-the-content', kind: 'content', make: () => flood('['.repeat(500_000), 1) },
  { name: 'marked-content-never-closed', kind: 'content', make: () => flood('/Span << /A 1 >> BDC ', 1_000_000) },
  {
    name: 'inline-image-without-end',
    kind: 'content',
    make: () => flood(`BI /W 9 /H 9 /BPC 8 /CS /G ID ${'x'.repeat(5_000_000)}`, 1),
  },
  {
    name: 'inline-images-by-the-100000',
    kind: 'content',
    make: () => flood('BI /W 1 /H 1 /BPC 8 /CS /G ID x EI\n', 100_000),
  },
  {
    name: 'font-size-infinite',
    kind: 'content',
    make: () => flood(`BT /F1 ${'9'.repeat(300)} Tf 1 0 0 1 1e300 1e300 Tm (1.00) Tj ET\n`, 1000),
  },
  {
    name: 'text-matrix-of-zeros',
    kind: 'content',
    make: () => flood('BT /F1 9 Tf 0 0 0 0 0 0 Tm (1.00) Tj ET\n', 1000),
  },
  {
    name: 'shading-of-functions-nested',
    kind: 'content',
    make: () =>
      onePage({
        content: streamBody(`${HARMLESS_TEXT}/S1 sh`),
        resources: `/Shading << /S1 << /ShadingType 1 /ColorSpace /DeviceGray /Function << /FunctionType 3 /Domain [0 1] /Bounds [] /Encode [0 1] /Functions [${'<< /FunctionType 3 /Domain [0 1] /Bounds [] /Encode [0 1] /Functions ['.repeat(3000)} ${']>>'.repeat(3000)}] >> >> >>`,
      }).build(),
  },
  {
    name: 'pattern-tiles-without-number',
    kind: 'content',
    make: () => {
      const pdf = onePage({
        content: streamBody(`${HARMLESS_TEXT}/Pattern cs /P1 scn 0 0 595 842 re f`),
        resources: '/Pattern << /P1 6 0 R >>',
      });
      pdf.stream(
        '0 0 1 1 re f',
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.0001 /YStep 0.0001 /Resources << >>',
      );
      return pdf.build();
    },
  },
];
