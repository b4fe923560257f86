import { afterAll, expect, it } from 'vitest';
import type { GrayPicture } from '@crossfoot/page-picture';
import { nodePlatform } from '../../platform/node-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { LINE_HEIGHT, LineReader } from './line-reader.ts';

/** Five rows of three pixels each. */
const DRAWN: Readonly<Record<string, string>> = {
  '0': 'XXXX.XX.XX.XXXX',
  '1': '.X.XX..X..X.XXX',
  '2': 'XXX..XXXXX..XXX',
  '3': 'XXX..XXXX..XXXX',
  '4': 'X.XX.XXXX..X..X',
  '5': 'XXXX..XXX..XXXX',
  '8': 'XXXX.XXXXX.XXXX',
  '9': 'XXXX.XXXX..XXXX',
  '.': '.............X.',
};
const PEN = 6;

/** The figure, drawn with a broad pen. */
function drawn(text: string): GrayPicture {
  const width = (text.length * 4 + 3) * PEN;
  const data = new Uint8Array(width * LINE_HEIGHT).fill(255);
  for (const [place, character] of [...text].entries())
    for (const [at, pixel] of [...(DRAWN[character] as string)].entries()) {
      const [x, y] = [(2 + place * 4 + (at % 3)) * PEN, 9 + Math.floor(at / 3) * PEN];
      for (let row = y; row < y + PEN && pixel === 'X'; row++) data.fill(10, row * width + x, row * width + x + PEN);
    }
  return { width, height: LINE_HEIGHT, data };
}

const reader = new LineReader(nodePlatform);
afterAll(() => reader.close());

it('reads figures and dates, each of its characters alone', async () => {
  for (const text of ['12.03.2025', '1254.38', '98.00']) {
    const seen = await reader.read(drawn(text), '0123456789.');
    expect(seen.text).toBe(text);
    expect(seen.confidence).toBeGreaterThan(0.9);
  }
  expect((await reader.read(drawn('1254.38'), '01345678.')).text).not.toContain('2');
});

it('sees nothing on white paper, nor where the model cannot be had', async () => {
  const white = { width: 200, height: LINE_HEIGHT, data: new Uint8Array(200 * LINE_HEIGHT).fill(255) };
  expect(await reader.read(white, '0123456789.')).toEqual({ text: '', confidence: 0 });
  const without = new LineReader({ startLineModel: () => Promise.reject(new Error('none')) } as unknown as Platform);
  expect(await without.read(drawn('12.03'), '0123456789.')).toEqual({ text: '', confidence: 0 });
});

it('reads nothing more once it is closed', async () => {
  const closed = new LineReader(nodePlatform);
  closed.close();
  expect(await closed.read(drawn('98.00'), '0123456789.')).toEqual({ text: '', confidence: 0 });
});
