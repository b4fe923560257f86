import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { convertStatement } from '../convert-statement.ts';
import { nodePlatform } from '../platform/node-platform.ts';
import type { Platform } from '../platform/platform.ts';

/** One page that is nothing but a picture. */
function scan(): Uint8Array {
  const [width, height] = [1_000, 1_400];
  const data = deflateSync(Buffer.alloc(width * height, 0xff));
  const draws = 'q 595 0 0 842 0 0 cm /I0 Do Q';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I0 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${draws.length} >>\nstream\n${draws}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new Uint8Array(Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`, 'latin1'));
}

it('tells that OCR begins before it begins, so that whoever holds the clock can give it its time', async () => {
  const seen: string[] = [];
  const platform: Platform = {
    ...nodePlatform,
    startOcr: (first) => {
      seen.push('OCR starts');
      return Promise.resolve({ languages: [first], recognise: () => Promise.resolve(''), close: () => undefined });
    },
  };
  const converted = convertStatement(scan(), {
    filename: 'scan.pdf',
    platform,
    onProgress: ({ ocr, pagesDone }) => seen.push(ocr ? `OCR, ${pagesDone} pages done` : 'no OCR'),
  });
  await expect(converted).rejects.toMatchObject({ name: 'CodedError' });
  expect(seen.indexOf('OCR, 0 pages done')).toBeGreaterThanOrEqual(0);
  expect(seen.indexOf('OCR, 0 pages done')).toBeLessThan(seen.indexOf('OCR starts'));
});
