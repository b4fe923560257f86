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
    expect(parseHocr(hocr('A&amp;B'))).toEqual([
      { text: 'A&B', left: 0, top: 0, right: 80, bottom: 40, baseline: 35, size: 40, confidence: 0.91 },
    ]);
  });

  it('gives the words of a line that rules made too high the size of their widths', () => {
    const lineOf = (height: number): string =>
      `<span class='ocr_line' title="bbox 0 0 900 ${height}; baseline 0 0; x_size ${height}"><span class='ocrx_word' title='bbox 0 0 86 ${height}; x_wconf 91'>Operation</span><span class='ocrx_word' title='bbox 120 0 170 ${height}; x_wconf 91'>Total</span></span>`;
    const sizesOf = (height: number): number[] => parseHocr(lineOf(height)).map(({ size }) => Math.round(size));
    expect(sizesOf(27)).toEqual([30, 30]);
    expect(sizesOf(54)).toEqual([22, 22]);
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

  it('gives what tesseract nearly took for a character, where it was asked', () => {
    const choices = [
      [['2', 95]],
      [
        ['8', 86],
        ['9', 64],
        ['3', 12],
      ],
      [['.', 92]],
      [['5', 95]],
      [['0', 95]],
    ] as const;
    const spans = choices.map((each) => `<span class='ocrx_cinfo' id='lstm_choices_1'>${each.map(([char, weight]) => `<span class='ocrx_cinfo' id='choice_1' title='x_confs ${weight}'>${char}</span>`).join('')}</span>`); // prettier-ignore
    const [word] = parseHocr(hocr(`28.50${spans.join('')}`));
    expect(word).toMatchObject({ text: '28.50', near: ['29.50'] });
    expect(parseHocr(hocr('28.50'))[0]).not.toHaveProperty('near');
  });
});
