import { bomb, filters, flate, HARMLESS_TEXT, onePage, streamBody } from './raw-pdf.ts';
import type { HostileFile } from './hostile-file.ts';

const contentBomb = (data: Buffer, dictionary: string): Buffer =>
  onePage({ content: streamBody(data, dictionary) }).build();

/** Small files that stand for gigabytes. */
export const bombs: readonly HostileFile[] = [
  { name: 'content-1-gb-of-spaces', kind: 'bomb', make: () => contentBomb(bomb(1024, 1), filters(1)) },
  { name: 'content-1-gb-deflated-twice', kind: 'bomb', make: () => contentBomb(bomb(1024, 2), filters(2)) },
  { name: 'content-500-mb-deflated-three-times', kind: 'bomb', make: () => contentBomb(bomb(500, 3), filters(3)) },
  {
    name: 'content-flate-then-runlength',
    kind: 'bomb',
    make: () =>
      contentBomb(flate(Buffer.from('\x81 '.repeat(4_000_000), 'latin1')), '/Filter [/FlateDecode /RunLengthDecode]'),
  },
  {
    name: 'content-flate-then-lzw',
    kind: 'bomb',
    make: () => contentBomb(flate(Buffer.alloc(60_000_000, 0x80)), '/Filter [/FlateDecode /LZWDecode]'),
  },
  {
    name: 'content-flate-then-hex',
    kind: 'bomb',
    make: () => contentBomb(flate(Buffer.from('20'.repeat(120_000_000))), '/Filter [/FlateDecode /ASCIIHexDecode]'),
  },
  {
    name: 'content-flate-then-ascii85',
    kind: 'bomb',
    make: () => contentBomb(flate(Buffer.from('z'.repeat(200_000_000))), '/Filter [/FlateDecode /ASCII85Decode]'),
  },
  { name: 'content-with-100-filters', kind: 'bomb', make: () => contentBomb(Buffer.from(HARMLESS_TEXT), filters(100)) },
  { name: 'content-200-mb-of-text', kind: 'bomb', make: () => contentBomb(bomb(200, 1, '(a)Tj '), filters(1)) },
  {
    name: 'content-predictor-with-huge-columns',
    kind: 'bomb',
    make: () =>
      contentBomb(
        bomb(50, 1),
        `${filters(1)} /DecodeParms << /Predictor 15 /Columns 2000000000 /Colors 32 /BitsPerComponent 16 >>`,
      ),
  },
  {
    name: 'page-of-1000-times-the-same-bomb',
    kind: 'bomb',
    make: () => {
      const pdf = onePage();
      const content = pdf.stream(bomb(20, 1), filters(1));
      pdf.set(
        3,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${`${content} 0 R `.repeat(1000)}] >>`,
      );
      return pdf.build();
    },
  },
  {
    name: 'object-stream-of-500-mb',
    kind: 'bomb',
    make: () => {
      const pdf = onePage();
      const holder = pdf.stream(bomb(500, 1), `/Type /ObjStm /N 1 /First 10 ${filters(1)}`);
      pdf.set(4, `${holder + 1} 0 R`);
      return pdf.build();
    },
  },
  {
    name: 'xref-stream-of-500-mb',
    kind: 'bomb',
    make: () => {
      const pdf = onePage();
      pdf.stream(bomb(500, 1, '\x00'), `/Type /XRef /W [1 4 2] /Size 70000000 /Root 1 0 R ${filters(1)}`);
      return pdf.build({ xref: false, startxref: 15 });
    },
  },
  {
    name: 'to-unicode-flood',
    kind: 'bomb',
    make: () => {
      const ranges = '1 beginbfrange <0000> <FFFF> <0041> endbfrange\n'.repeat(400_000);
      const pdf = onePage({ content: streamBody('BT /F1 10 Tf 50 700 Td <00410042> Tj ET') });
      const map = pdf.stream(flate(`/CIDInit /ProcSet findresource begin begincmap ${ranges} endcmap`), filters(1));
      pdf.set(
        4,
        `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /ToUnicode ${map} 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /A /Flags 4 >> >>] >>`,
      );
      return pdf.build();
    },
  },
  {
    name: 'cmap-that-uses-itself',
    kind: 'bomb',
    make: () => {
      const pdf = onePage({ content: streamBody('BT /F1 10 Tf 50 700 Td <00410042> Tj ET') });
      const map = pdf.reserve();
      pdf.set(
        map,
        streamBody(
          'begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange endcmap',
          `/Type /CMap /CMapName /X /UseCMap ${map} 0 R`,
        ),
      );
      pdf.set(
        4,
        `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding ${map} 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /A /Flags 4 >> >>] >>`,
      );
      return pdf.build();
    },
  },
];
