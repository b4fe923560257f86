import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../engine-limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { type PagePicture, scaling } from '@crossfoot/page-picture';
import { ocrPage } from './ocr-page.ts';
import { OcrPool } from './ocr-pool.ts';

const SIZE = { width: 595, height: 842 };
const DPI = 100;

/** A page with thirty lines of print. */
function page(): PagePicture {
  const [width, height] = [SIZE.width, SIZE.height].map((side) => Math.round((side * DPI) / 72)) as [number, number];
  const data = new Uint8Array(width * height).fill(255);
  let seed = 7;
  const some = (): number => 3 + (((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16) % 7);
  for (let line = 0; line < 30; line++) {
    for (let x = 80, stroke = some(); x < 700; x += stroke + some(), stroke = some()) {
      for (let y = 60 + line * 30; y < 74 + line * 30; y++) data.fill(0, y * width + x, y * width + x + stroke);
    }
  }
  return { picture: { width, height, data }, toPage: scaling(72 / DPI, 72 / DPI) };
}

/** OCR that sees one word at the top left of each picture, as sure as `confidences` say, one after the other; none for 0. */
function ocr(...confidences: number[]) {
  const asked: string[] = [];
  const startOcr: Platform['startOcr'] = (first) =>
    Promise.resolve({
      languages: [first],
      recognise: ({ height }, language) => {
        asked.push(`${language} ${height}`);
        const confidence = confidences[asked.length - 1] ?? 95;
        if (confidence === 0) return Promise.resolve('');
        return Promise.resolve(
          `<span class='ocr_line' title="bbox 100 100 300 140; baseline 0 0; x_size 36"></span><span class='ocrx_word' title='bbox 100 100 300 140; x_wconf ${confidence}'>Statement${asked.length}</span>`,
        );
      },
      close: () => undefined,
    });
  return { asked, pool: new OcrPool({ startOcr } as Platform, 1) };
}

const read = ({ pool }: { readonly pool: OcrPool }, chosen = 'eng') =>
  ocrPage(page(), SIZE, { pool, limits: defaultLimits, language: 'eng', chooseLanguage: () => chosen });
const heightOf = (asked = ''): number => Number(asked.split(' ')[1]);

describe('OCR of a page', () => {
  it('reads the first lines, then the rest, each once and where it stands', async () => {
    const seen = ocr();
    const { words, language } = await read(seen);
    expect(language).toBe('eng');
    expect(words.map(({ text }) => text)).toEqual(['Statement1', 'Statement2']);
    const [upper, lower] = seen.asked.map(heightOf) as [number, number];
    expect(upper).toBeLessThan(lower);
    expect(upper + lower).toBe(Math.round((SIZE.height * 300) / 72));
    expect((words[1]?.y ?? 0) - (words[0]?.y ?? 0)).toBeCloseTo((upper * 72) / 300, 5);
  });

  it('makes the picture ready while the language is not known yet', async () => {
    const seen = ocr();
    const language = Promise.withResolvers<string>();
    let looks = 0;
    const { picture, toPage } = page();
    const watched = { ...picture, get data() { looks++; return picture.data; } }; // prettier-ignore
    const reading = ocrPage(
      { picture: watched, toPage },
      SIZE,
      { pool: seen.pool, limits: defaultLimits, language: language.promise, chooseLanguage: () => 'deu' },
    ); // prettier-ignore
    expect(looks).toBeGreaterThan(0);
    language.resolve('deu');
    await reading;
    expect(seen.asked.map((asked) => asked.slice(0, 3))).toEqual(['deu', 'deu']);
  });

  it('reads all of it in the language that the first lines are in', async () => {
    const seen = ocr();
    const { words, language } = await read(seen, 'deu');
    expect(language).toBe('deu');
    expect(seen.asked.map((asked) => asked.slice(0, 3))).toEqual(['eng', 'deu', 'deu']);
    expect(words.map(({ text }) => text)).toEqual(['Statement2', 'Statement3']);
  });

  it('turns the page over where its first lines make no sense, before it reads the rest', async () => {
    const seen = ocr(20, 95);
    const { words, turned } = await read(seen);
    expect(turned).toBe(180);
    expect(seen.asked).toHaveLength(3);
    expect(words.map(({ text }) => text)).toEqual(['Statement2', 'Statement3']);
  });

  it('reads the whole page where its head holds no print, before it thinks of turning it', async () => {
    const seen = ocr(0, 95);
    const { words, turned } = await read(seen);
    expect(turned).toBe(0);
    expect(seen.asked.map(heightOf)).toEqual([expect.any(Number), Math.round((SIZE.height * 300) / 72)]);
    expect(words.map(({ text }) => text)).toEqual(['Statement2']);
  });

  it('reads the whole page where its head makes no sense from any way up', async () => {
    const all = Math.round((SIZE.height * 300) / 72);
    const ways = (await read(ocr(40, 30, 30, 30, 30))).turned;
    const seen = ocr(40, 55, 30, 30, 90);
    const { words, turned } = await read(seen);
    expect([ways, turned]).toEqual([0, 0]);
    expect(seen.asked.map(heightOf).indexOf(all)).toBe(seen.asked.length - 1);
    expect(words.map(({ text }) => text)).toEqual([`Statement${seen.asked.length}`]);
  });
});
