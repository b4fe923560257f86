import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import type { GrayPicture } from '../../picture/gray-picture.ts';
import { mendDashes } from './long-dashes.ts';

const [WIDTH, HEIGHT] = [120, 100];
const word = (text: string, x: number, width: number, row: number): Word => ({
  text, x, y: row * 20, width, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
/** Lines of "Payment - Order" whose bars are so wide, at one pixel a point. */
function lines(...bars: readonly number[]): readonly [Word[], GrayPicture] {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (const [row, width] of bars.entries())
    data.fill(20, (row * 20 + 5) * WIDTH + 46, (row * 20 + 5) * WIDTH + 46 + width);
  const words = bars.flatMap((_, row) => [
    word('Payment', 0, 43, row),
    word('-', 46, 2, row),
    word('Order', 53, 30, row),
  ]);
  return [words, { width: WIDTH, height: HEIGHT, data }];
}
const marks = (...bars: readonly number[]): string =>
  mendDashes(...lines(...bars), 1)
    .flatMap(({ text }) => (/^[-–]$/.test(text) ? [text] : []))
    .join('');

it('tells dashes between words from hyphens by their width, those among them, too, of which a part is lost', () => {
  expect(marks(4, 4, 4)).toBe('–––');
  expect(marks(4, 2, 4, 4)).toBe('––––');
  expect(marks(2, 2, 2)).toBe('---');
  expect(marks(4, 2, 2, 4)).toBe('----');
});

it('takes no dash that tesseract saw alone for one', () => {
  const [words, picture] = lines(2, 2);
  const dashed = words.map((each) => (each.text === '-' ? { ...each, text: '–' } : each));
  expect(mendDashes(dashed, picture, 1)[1]?.text).toBe('-');
});
