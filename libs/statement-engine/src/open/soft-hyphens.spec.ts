import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nodePlatform } from '../platform/node-platform.ts';
import { readPages } from '../read/read-pages.ts';
import { openDocument } from './open-document.ts';
import { surveyStreams } from './survey-streams.ts';

const map = (entries: string): string =>
  `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Adobe-Identity-UCS def\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n${entries}\nendcmap`;

/** The maps of a file that are read otherwise, as they are read. */
function mended(text: string, isPacked = true): string[] {
  const data = isPacked ? deflateSync(text) : Buffer.from(text);
  const filter = isPacked ? '/Filter /FlateDecode ' : '';
  const pdf = Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${filter}/Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  return (surveyStreams(pdf, { platform: nodePlatform }).mends ?? []).map(({ at, bytes }) => {
    expect([at, bytes.length]).toEqual([pdf.indexOf(data), data.length]);
    return (isPacked ? inflateSync(bytes) : Buffer.from(bytes)).toString('latin1');
  });
}

describe('a map of characters with a soft hyphen and no hyphen', () => {
  it('is read with the hyphen, packed or not', () => {
    for (const isPacked of [true, false]) {
      const [text] = mended(map('2 beginbfchar\n<0010> <00ad>\n<00ad> <0041>\nendbfchar'), isPacked);
      expect(text).toContain('<0010> <002d>\n<00ad> <0041>');
      const [range] = mended(map('1 beginbfrange\n<0010> <0010> <00AD>\nendbfrange'), isPacked);
      expect(range).toContain('<0010> <0010> <002d>');
    }
  });

  it('is left alone where it has a hyphen as well, or none of both', () => {
    expect(mended(map('2 beginbfchar\n<0010> <00ad>\n<0011> <002d>\nendbfchar'))).toEqual([]);
    expect(mended(map('1 beginbfchar\n<0010> <00ad>\nendbfchar\n1 beginbfrange\n<0001> <000f> <0021>\nendbfrange'))).toEqual([]); // prettier-ignore
    expect(mended(map('1 beginbfchar\n<0010> <0041>\nendbfchar'))).toEqual([]);
    expect(mended('<0010> <00ad>')).toEqual([]);
  });
});

it('the minus of a font that calls it a soft hyphen is read', async () => {
  const streamOf = (object: number, text: string): string =>
    `${object} 0 obj\n<< /Length ${text.length} >>\nstream\n${text}\nendstream\nendobj\n`;
  const codes = map('1 beginbfchar\n<2d> <00ad>\nendbfchar\n1 beginbfrange\n<2e> <7e> <002e>\nendbfrange').replace(
    '<0000> <FFFF>',
    '<00> <FF>',
  );
  const pdf = Buffer.from(
    `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >> endobj
${streamOf(4, 'BT /F1 10 Tf 50 700 Td (-59.90) Tj ET')}${streamOf(6, codes)}trailer << /Root 1 0 R >>
%%EOF`,
    'latin1',
  );
  const bytes = new Uint8Array(pdf);
  const read = async (mends: ReturnType<typeof surveyStreams>['mends'] = []): Promise<string[]> => {
    const document = await openDocument(bytes, { platform: nodePlatform, mends });
    const words: string[] = [];
    for await (const page of readPages(document, {})) words.push(...page.words.map(({ text }) => text));
    await document.close();
    return words;
  };
  const { mends } = surveyStreams(bytes, { platform: nodePlatform });
  expect(await read(mends)).toEqual(['-59.90']);
  expect(await read()).toEqual(['59.90']);
});
