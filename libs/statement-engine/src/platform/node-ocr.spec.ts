import { expect, it } from 'vitest';
import { startNodeOcr } from './node-ocr.ts';

/** "HELP", drawn with a broad pen. */
const LETTERS = ['X.X XXX X.. XXX', 'X.X X.. X.. X.X', 'XXX XX. X.. XXX', 'X.X X.. X.. X..', 'X.X XXX XXX X..'];
const PEN = 7;
const picture = { width: 160, height: 80, data: new Uint8Array(160 * 80).fill(255) };
for (const [row, pixels] of LETTERS.entries()) {
  for (const [column, pixel] of [...pixels].entries()) {
    const start = (22 + row * PEN) * picture.width + 25 + column * PEN;
    for (let y = 0; y < PEN && pixel === 'X'; y++)
      picture.data.fill(0, start + y * picture.width, start + y * picture.width + PEN);
  }
}

it('reads in several languages in one thread, and keeps the two that were used last', async () => {
  const worker = await startNodeOcr('eng');
  const read = (language: string) =>
    worker.recognise(picture, language, { tessedit_pageseg_mode: '7', user_defined_dpi: '300' });
  try {
    const first = await read('eng');
    expect(first).toContain('ocrx_word');
    const seen: (readonly string[])[] = [];
    for (const language of ['deu', 'eng', 'fra', 'eng']) {
      const hocr = await read(language);
      if (language === 'eng') expect(hocr).toBe(first);
      seen.push(worker.languages);
    }
    expect(seen).toEqual([['eng', 'deu'], ['deu', 'eng'], ['eng', 'fra'], ['fra', 'eng']]); // prettier-ignore
    await expect(read('xxx')).rejects.toThrow('No OCR data');
  } finally {
    worker.close();
  }
});
