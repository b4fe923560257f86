import { bomb, filters, flate, onePage, streamBody } from './raw-pdf.ts';
import type { HostileFile } from './hostile-file.ts';

/** A page that is one picture: the way that leads to the decoders and to OCR. */
function picture(data: Buffer, dictionary: string, page = ''): Buffer {
  const pdf = onePage({
    content: streamBody('q 595 0 0 842 0 0 cm /I1 Do Q'),
    resources: '/XObject << /I1 6 0 R >>',
    page,
  });
  pdf.stream(data, `/Type /XObject /Subtype /Image ${dictionary}`);
  return pdf.build();
}

const gray = (width: number, height: number): string =>
  `/Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`;
const noise = (length: number): Buffer => {
  let seed = 7;
  return Buffer.from(Array.from({ length }, () => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) >> 16));
};

/** A JPEG header that announces a size, without the data. */
const jpegHeader = (width: number, height: number): Buffer =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    0x11,
    0,
    0xff,
    0xda,
    0,
    8,
    1,
    1,
    0,
    0,
    63,
    0,
  ]);

/** Pictures too large, too many, or broken in every codec. */
export const pictures: readonly HostileFile[] = [
  {
    name: 'picture-of-100000-by-100000',
    kind: 'picture',
    make: () => picture(bomb(10, 1, '\x00'), `${gray(100_000, 100_000)} ${filters(1)}`),
  },
  {
    name: 'picture-of-30000-by-30000-inflating',
    kind: 'picture',
    make: () => picture(bomb(860, 1, '\x00'), `${gray(30_000, 30_000)} ${filters(1)}`),
  },
  {
    name: 'picture-of-two-billion-wide',
    kind: 'picture',
    make: () => picture(flate('x'), `${gray(2_147_483_647, 1)} ${filters(1)}`),
  },
  { name: 'picture-of-no-size', kind: 'picture', make: () => picture(flate('x'), `${gray(0, 0)} ${filters(1)}`) },
  {
    name: 'picture-of-negative-size',
    kind: 'picture',
    make: () => picture(flate('x'), `${gray(-5, -5)} ${filters(1)}`),
  },
  {
    name: 'picture-just-below-the-limit',
    kind: 'picture',
    make: () => picture(bomb(48, 1, '\xff'), `${gray(7000, 7000)} ${filters(1)}`),
  },
  {
    name: 'picture-of-noise',
    kind: 'picture',
    make: () => picture(flate(noise(2480 * 1754)), `${gray(2480, 1754)} ${filters(1)}`),
  },
  {
    name: 'jbig2-of-noise',
    kind: 'picture',
    make: () =>
      picture(noise(5000), '/Width 2480 /Height 3508 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode'),
  },
  {
    name: 'jpx-of-noise',
    kind: 'picture',
    make: () =>
      picture(
        Buffer.concat([Buffer.from('0000000c6a5020200d0a870a', 'hex'), noise(5000)]),
        '/Width 2480 /Height 3508 /Filter /JPXDecode',
      ),
  },
  {
    name: 'jpx-codestream-of-huge-size',
    kind: 'picture',
    make: () =>
      picture(
        Buffer.from(
          'ff4fff51002f0000ffffffffffffffff0000000000000000ffffffffffffffff00000000000000000001070101ff52',
          'hex',
        ),
        '/Width 65535 /Height 65535 /Filter /JPXDecode',
      ),
  },
  {
    name: 'ccitt-of-noise',
    kind: 'picture',
    make: () =>
      picture(
        noise(50_000),
        '/Width 2480 /Height 3508 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 2480 /Rows 3508 >>',
      ),
  },
  {
    name: 'ccitt-of-two-billion-columns',
    kind: 'picture',
    make: () =>
      picture(
        noise(500),
        '/Width 2480 /Height 3508 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 2000000000 /Rows 2000000000 >>',
      ),
  },
  {
    name: 'jpeg-of-65500-by-65500',
    kind: 'picture',
    make: () =>
      picture(
        jpegHeader(65_500, 65_500),
        '/Width 65500 /Height 65500 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode',
      ),
  },
  {
    name: 'jpeg-that-says-less-than-it-is',
    kind: 'picture',
    make: () => picture(jpegHeader(65_500, 65_500), `${gray(100, 100)} /Filter /DCTDecode`),
  },
  {
    name: 'picture-that-is-its-own-mask',
    kind: 'picture',
    make: () => picture(flate(Buffer.alloc(10_000)), `${gray(100, 100)} ${filters(1)} /SMask 6 0 R`),
  },
  {
    name: 'page-as-large-as-a-field',
    kind: 'picture',
    make: () => picture(bomb(1, 1, '\x80'), `${gray(1000, 1000)} ${filters(1)}`, '/MediaBox [0 0 1000000 1000000]'),
  },
  {
    name: 'page-of-no-size',
    kind: 'picture',
    make: () => picture(bomb(1, 1, '\x80'), `${gray(1000, 1000)} ${filters(1)}`, '/MediaBox [0 0 0 0]'),
  },
  {
    name: 'page-of-infinite-size',
    kind: 'picture',
    make: () => onePage({ page: `/MediaBox [-1e308 -1e308 1e308 1e308] /UserUnit ${'9'.repeat(40)}` }).build(),
  },
  {
    name: 'a-thousand-pictures-on-a-page',
    kind: 'picture',
    make: () => {
      const names = Array.from({ length: 1000 }, (_, index) => `/I${index} ${6 + index} 0 R`).join(' ');
      const draws = Array.from({ length: 1000 }, (_, index) => `q 595 0 0 842 0 0 cm /I${index} Do Q`).join('\n');
      const pdf = onePage({ content: streamBody(draws), resources: `/XObject << ${names} >>` });
      const data = bomb(4, 1, '\x80');
      for (let index = 0; index < 1000; index++)
        pdf.stream(data, `/Type /XObject /Subtype /Image ${gray(2000, 2000)} ${filters(1)}`);
      return pdf.build();
    },
  },
];
