import { describe, expect, it } from 'vitest';
import type { OcrWord } from './parse-hocr.ts';
import { scriptWords } from './script-words.ts';

const HEIGHT = 20;
/** Words of one line: text and where it begins and ends. */
const line = (...words: readonly (readonly [text: string, left: number, right: number])[]): OcrWord[] =>
  words.map(([text, left, right]) => ({ text, left, right, top: 100, bottom: 100 + HEIGHT, baseline: 118, size: 22, confidence: 0.9 })); // prettier-ignore
const texts = (words: readonly OcrWord[]): string[] =>
  [...words].sort((a, b) => a.left - b.left).map(({ text }) => text);

describe('words of a page in another script', () => {
  it('are joined where their letters were parted, and not across columns', () => {
    const seen = line(['银联', 0, 40], ['消费', 45, 85], ['-', 88, 95], ['海底', 97, 137], ['张', 200, 220], ['伟', 226, 246]); // prettier-ignore
    expect(texts(scriptWords(seen, []))).toEqual(['银联消费-海底', '张伟']);
  });

  it('begin behind the quote that the gap before a column was taken for', () => {
    const [balance, text] = scriptWords(line(['余额', 0, 44], ['”摘要', 44, 104]), []);
    expect([balance?.text, text?.text, text?.left]).toEqual(['余额', '摘要', 64]);
  });

  it('keep the spaces between whole words of Hangul', () => {
    const seen = line(['현', 0, 18], ['금', 26, 44], ['출금', 52, 90], ['대전', 102, 140]);
    expect(texts(scriptWords(seen, []))).toEqual(['현금출금', '대전']);
  });

  it('keep Latin letters apart that stand off, and codes of currencies in any case', () => {
    const seen = line(['卡', 0, 20], ['号', 22, 42], ['ATM', 50, 80], ['明', 100, 120], ['细USD', 122, 172]);
    expect(texts(scriptWords(seen, []))).toEqual(['卡号', 'ATM', '明细', 'USD']);
    expect(texts(scriptWords(line(['出', 0, 20], ['金', 22, 42], ['ATM', 43, 73]), []))).toEqual(['出金ATM']);
  });

  it('have a zero before the name of a currency, whatever round letter it was taken for', () => {
    const seen = line(['\u3147원', 0, 30], ['0\u110b원', 100, 130], ['\u3147이', 200, 230]);
    expect(texts(scriptWords(seen, []))).toEqual(['0원', '0원', '\u3147이']);
  });

  it('take their figures from English OCR, which reads them better', () => {
    const seen = line(['残高', 0, 40], ['그', 100, 110], [',207,774', 111, 180], ['4.,936', 300, 360]);
    const english = line(['BE', 0, 40], ['1,207,774', 100, 180], ['4,936', 300, 360], ['550', 420, 450]);
    expect(texts(scriptWords(seen, english))).toEqual(['残高', '1,207,774', '4,936', '550']);
  });

  it('take figures with a star before them from it as well', () => {
    const seen = line(['残高', 0, 40], ['知', 100, 108], [',047,561', 110, 180]);
    expect(texts(scriptWords(seen, line(['*1,047,561', 100, 180])))).toEqual(['残高', '*1,047,561']);
  });

  it('keep their own letters where English OCR took them for digits', () => {
    const seen = line(
      ['2024', 0, 40],
      ['年', 44, 62],
      ['9', 66, 74],
      ['月', 78, 96],
      ['7', 100, 108],
      ['日', 112, 130],
    );
    expect(texts(scriptWords(seen, line(['2024494784', 0, 130])))).toEqual(['2024年9月7日']);
    expect(texts(scriptWords(seen, line(['2024', 0, 40], ['9', 66, 74])))).toEqual(['2024年9月7日']);
  });

  it('keep a figure of which English OCR saw only a part', () => {
    const seen = line(['-2020.00Р', 0, 100]);
    expect(texts(scriptWords(seen, line(['-2', 0, 20])))).toEqual(['-2020.00Р']);
    expect(texts(scriptWords(seen, line(['-2', 0, 20], ['020.00', 24, 90])))).toEqual(['-2', '020.00']);
  });

  it('are no figures twice where English OCR saw a figure and its unit apart in the place of two words', () => {
    const seen = line(['+1', 0, 20], ['110,00Р', 24, 100]);
    expect(texts(scriptWords(seen, line(['+1110,00', 0, 86], ['2', 90, 99])))).toEqual(['+1110,00', '2']);
  });

  it('are Latin ones where English OCR is clearly surer of them', () => {
    const sure = (confidence: number, words: readonly OcrWord[]): OcrWord[] => words.map((word) => ({ ...word, confidence })); // prettier-ignore
    const names = [...sure(0.3, line(['МАСЇМГТЕ', 0, 80])), ...sure(0.92, line(['САМАРА', 100, 160]))];
    expect(texts(scriptWords(names, sure(0.91, line(['MAGNITE', 0, 80], ['CAMAPA', 100, 160]))))).toEqual([
      'MAGNITE',
      'САМАРА',
    ]);
    expect(texts(scriptWords(names, sure(0.5, line(['MAGNITE', 0, 80]))))).toEqual(['МАСЇМГТЕ', 'САМАРА']);
  });

  it('are figures where their own model saw letters in them and English OCR is sure', () => {
    const garbled = line(['61]8مم22', 0, 90]).map((word) => ({ ...word, confidence: 0.1 }));
    expect(texts(scriptWords(garbled, line(['27,769.28', 0, 90])))).toEqual(['27,769.28']);
  });

  it('are not sure of a digit as wide as a whole figure, of which English OCR makes more even where it is unsure', () => {
    const [wide] = scriptWords(line(['6', 0, 90]), []);
    expect(wide?.confidence).toBe(0);
    expect(scriptWords(line(['6', 0, 11]), [])[0]?.confidence).toBe(0.9);
    const unsure = line(['274.11', 0, 90]).map((word) => ({ ...word, confidence: 0.43 }));
    expect(texts(scriptWords(line(['1', 0, 90]), unsure))).toEqual(['274.11']);
  });

  it('are joined from letters of Thai and the marks above them, and not across blanks', () => {
    const seen = line(['ย', 0, 10], ['อ', 12, 22], ['ด', 25, 35], ['ค', 60, 70], ['้', 64, 70], ['้', 66, 71], ['ํ', 72, 76], ['า', 73, 80]); // prettier-ignore
    const raised = seen.map((word) => (/^\p{M}/u.test(word.text) ? { ...word, top: 90, bottom: 98 } : word));
    expect(texts(scriptWords(raised, []))).toEqual(['ยอด', 'ค้ำ']);
  });

  it('lose the lower bar of the sign of roubles', () => {
    expect(texts(scriptWords(line(['-1003.85Р_', 0, 100]), []))).toEqual(['-1003.85Р']);
  });
});

describe('figures and letters of another script side by side', () => {
  it('join the pieces of a word of Thai whose box was taken for all of it, and no piece of the line before', () => {
    expect(texts(scriptWords(line(['ฝา', 0, 90], ['ก', 24, 40], ['เงิน', 41, 100], ['คง', 140, 170]), []))).toEqual([
      'ฝากเงิน',
      'คง',
    ]);
  });

  it('take a date from English OCR, whatever letters the page’s own model saw', () => {
    const seen = line(['06/', 0, 90], ['เอบ69', 40, 90]);
    expect(texts(scriptWords(seen, line(['06/01/69', 0, 90])))).toEqual(['06/01/69']);
    expect(texts(scriptWords(line(['งวด', 0, 30], ['เอบ69', 40, 90]), line(['0169', 0, 90])))).toContain('เอบ69');
  });

  it('are parted where a rule between two cells was read as a character', () => {
    expect(texts(scriptWords(line(['26/01/08_NTT', 0, 120]), []))).toEqual(['26/01/08', 'NTT']);
  });

  it('have a minus where the triangle right before a figure was taken for a letter', () => {
    const seen = line(['1回', 0, 30], ['人', 200, 218], ['3,980', 222, 270]);
    expect(texts(scriptWords(seen, []))).toEqual(['1回', '▲', '3,980']);
    expect(texts(scriptWords(line(['人', 180, 198], ['3,980', 222, 270]), []))).toEqual(['人', '3,980']);
  });
});
