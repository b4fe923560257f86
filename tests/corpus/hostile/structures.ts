import { HARMLESS_TEXT, onePage, RawPdf, streamBody } from './raw-pdf.ts';
import type { HostileFile } from './hostile-file.ts';

const LEAF = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';

function tree(pages: string, ...more: string[]): Buffer {
  const pdf = new RawPdf();
  pdf.add('<< /Type /Catalog /Pages 2 0 R >>');
  pdf.add(pages);
  for (const body of more) pdf.add(body);
  return pdf.build();
}

/** Ten kids each, so many levels deep, all the same object: powers of ten pages from a few lines. */
function powersOfTen(levels: number, count: number): Buffer {
  const nodes = Array.from(
    { length: levels },
    (_, level) =>
      `<< /Type /Pages /Parent ${level + 2} 0 R /Count ${10 ** (levels - level)} /Kids [${`${level + 4} 0 R `.repeat(10)}] >>`,
  );
  return tree(`<< /Type /Pages /Count ${count} /Kids [3 0 R] >>`, ...nodes, LEAF);
}

/** Page trees, cross-reference tables and trailers that lie, loop or never end. */
export const structures: readonly HostileFile[] = [
  { name: 'a-million-pages-from-one-kid', kind: 'structure', make: () => powersOfTen(6, 1_000_000) },
  { name: 'a-million-pages-counted-as-one', kind: 'structure', make: () => powersOfTen(6, 1) },
  {
    name: 'flat-tree-of-20000-pages',
    kind: 'structure',
    make: () => tree(`<< /Type /Pages /Count 20000 /Kids [${'3 0 R '.repeat(20_000)}] >>`, LEAF),
  },
  {
    name: 'flat-tree-of-20000-pages-counted-as-2',
    kind: 'structure',
    make: () => tree(`<< /Type /Pages /Count 2 /Kids [${'3 0 R '.repeat(20_000)}] >>`, LEAF),
  },
  {
    name: 'count-of-two-billion',
    kind: 'structure',
    make: () => tree('<< /Type /Pages /Count 2000000000 /Kids [3 0 R] >>', LEAF),
  },
  { name: 'count-negative', kind: 'structure', make: () => tree('<< /Type /Pages /Count -5 /Kids [3 0 R] >>', LEAF) },
  { name: 'count-missing', kind: 'structure', make: () => tree('<< /Type /Pages /Kids [3 0 R] >>', LEAF) },
  {
    name: 'page-tree-that-is-its-own-kid',
    kind: 'structure',
    make: () => tree('<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R] >>'),
  },
  {
    name: 'page-tree-loop-of-two',
    kind: 'structure',
    make: () => tree('<< /Type /Pages /Count 9 /Kids [3 0 R] >>', '<< /Type /Pages /Count 9 /Kids [2 0 R] >>'),
  },
  {
    name: 'page-tree-5000-levels-deep',
    kind: 'structure',
    make: () =>
      tree(
        '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
        ...Array.from({ length: 5000 }, (_, level) => `<< /Type /Pages /Count 1 /Kids [${level + 4} 0 R] >>`),
        LEAF,
      ),
  },
  {
    name: 'parent-loop',
    kind: 'structure',
    make: () => tree('<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [3 0 R] >>', '<< /Type /Page /Parent 3 0 R >>'),
  },
  { name: 'no-pages-at-all', kind: 'structure', make: () => tree('<< /Type /Pages /Count 0 /Kids [] >>') },
  {
    name: 'kids-that-do-not-exist',
    kind: 'structure',
    make: () => tree('<< /Type /Pages /Count 3 /Kids [70 0 R 71 0 R 72 0 R] >>'),
  },
  { name: 'catalogue-missing', kind: 'structure', make: () => onePage().build({ root: 99 }) },
  {
    name: 'catalogue-that-refers-to-itself',
    kind: 'structure',
    make: () => {
      const pdf = onePage();
      pdf.set(1, '1 0 R');
      return pdf.build();
    },
  },
  { name: 'xref-that-points-to-itself', kind: 'structure', make: () => onePage().build({ trailer: '/Prev 0' }) },
  {
    name: 'xref-previous-loop',
    kind: 'structure',
    make: () => {
      const pdf = onePage().build();
      const at = Number(/startxref\n(\d+)/.exec(pdf.toString('latin1'))?.[1]);
      return onePage().build({ trailer: `/Prev ${at}` });
    },
  },
  {
    name: 'xref-offsets-all-wrong',
    kind: 'structure',
    make: () => onePage().build({ offset: (offset) => offset + 7 }),
  },
  {
    name: 'xref-offsets-beyond-the-end',
    kind: 'structure',
    make: () => onePage().build({ offset: () => 999_999_999 }),
  },
  { name: 'xref-size-of-two-billion', kind: 'structure', make: () => onePage().build({ size: 2_000_000_000 }) },
  { name: 'startxref-beyond-the-end', kind: 'structure', make: () => onePage().build({ startxref: 4_000_000_000 }) },
  {
    name: 'no-xref-and-no-trailer',
    kind: 'structure',
    make: () => {
      const pdf = onePage().build({ xref: false });
      return pdf.subarray(0, pdf.lastIndexOf('trailer'));
    },
  },
  {
    name: 'stream-length-too-long',
    kind: 'structure',
    make: () => onePage({ content: streamBody(HARMLESS_TEXT, '', 90_000_000) }).build(),
  },
  {
    name: 'stream-length-negative',
    kind: 'structure',
    make: () => onePage({ content: streamBody(HARMLESS_TEXT, '', -4) }).build(),
  },
  {
    name: 'stream-length-refers-to-itself',
    kind: 'structure',
    make: () => onePage({ content: streamBody(HARMLESS_TEXT, '', '5 0 R') }).build(),
  },
  {
    name: 'arrays-nested-100000-deep',
    kind: 'structure',
    make: () => onePage({ page: `/Deep ${'['.repeat(100_000)}${']'.repeat(100_000)}` }).build(),
  },
  {
    name: 'dictionaries-nested-20000-deep',
    kind: 'structure',
    make: () => onePage({ page: `/Deep ${'<< /A '.repeat(20_000)}1${' >>'.repeat(20_000)}` }).build(),
  },
  {
    name: 'encryption-dictionary-of-nonsense',
    kind: 'structure',
    make: () =>
      onePage().build({
        trailer: '/Encrypt << /Filter /Standard /V 99 /R 77 /Length -8 /O (x) /U (y) /P 1 >> /ID [(a) (b)]',
      }),
  },
  {
    name: 'encryption-that-refers-to-itself',
    kind: 'structure',
    make: () => {
      const pdf = onePage();
      const at = pdf.reserve();
      pdf.set(at, `${at} 0 R`);
      return pdf.build({ trailer: `/Encrypt ${at} 0 R` });
    },
  },
];
