import { describe, expect, it } from 'vitest';
import { parseHocr } from './parse-hocr.ts';

const hocr = (...words: readonly string[]): string =>
  `<span class='ocr_line' title="bbox 0 0 900 40; baseline 0 -5; x_size 36">${words
    .map(
      (text, at) => `<span class='ocrx_word' title='bbox ${at * 90} 0 ${at * 90 + 80} 40; x_wconf 91'>${text}</span>`,
    )
    .join('')}</span>`;
const read = (...words: readonly string[]): string[] => parseHocr(hocr(...words)).map(({ text }) => text);

describe('parseHocr', () => {
  it('gives words with their place, size and confidence', () => {
    expect(parseHocr(hocr('SHOP &amp; CO'))).toEqual([
      { text: 'SHOP & CO', left: 0, top: 0, right: 80, bottom: 40, baseline: 35, size: 40, confidence: 0.91 },
    ]);
  });

  it('leaves out specks, alone and at the ends of figures', () => {
    expect(read('|', '22/01&quot;', ':', '‘12.50', '12.50-', '~~', 'O’Neill')).toEqual([
      '22/01',
      '12.50',
      '12.50-',
      'O’Neill',
    ]);
    expect(read('-', '+', '(', '*', '$', '&amp;', '...9156')).toEqual(['-', '+', '(', '*', '$', '&', '...9156']);
  });

  it('keeps the stars of a masked number', () => {
    expect(read('4466**x*')).toEqual(['4466****']);
  });
});
