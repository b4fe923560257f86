import { expect, it } from 'vitest';
import type { OcrWord } from './parse-hocr.ts';
import { readMissed, type ReadLine } from './read-missed.ts';

const [WIDTH, HEIGHT] = [800, 400];
const EM = 36;

const word = (text: string, left: number, top: number, confidence = 0.95, height = 26): OcrWord => ({
  text, left, top, right: left + text.length * 18, bottom: top + height, baseline: top + height, size: EM, confidence,
}); // prettier-ignore

/** Paper with print in the given places. */
function pictureOf(...places: readonly (readonly [left: number, top: number, letters: number])[]) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(240);
  for (const [left, top, letters] of places)
    for (let y = top; y < top + 26; y++)
      for (let x = left; x < left + letters * 18; x++) if (x % 12 < 6) data[y * WIDTH + x] = 60;
  return { width: WIDTH, height: HEIGHT, data };
}

const row = (top: number): OcrWord[] => [word('12', 20, top), word('feb', 70, top), word('-62,79', 600, top)];
const rows = [20, 140, 260, 340].flatMap(row);
const printOf = (words: readonly OcrWord[]) => words.map(({ left, top, text }) => [left, top, text.length] as const);

const texts = (words: readonly OcrWord[]): string[] => words.slice(rows.length).map(({ text }) => text);
const readAs =
  (...lines: readonly string[]): ReadLine =>
  ({ left, top }) => {
    const text = lines[top < 140 ? 0 : 1] ?? '';
    return Promise.resolve(text === '' ? [] : text.split(' ').map((each, at) => word(each, left + at * 150, top)));
  };

it('reads the two lines of a cell beside a row of one line by itself', async () => {
  const crushed = [word('Dd', 200, 122, 0.2, 60), word('ETA', 260, 156, 0.6)];
  const picture = pictureOf(...printOf(rows), [200, 122, 12], [200, 158, 11]);
  const read = await readMissed([...rows, ...crushed], picture, readAs('PAGO TARJETA', 'CARD 6726076'));
  expect(texts(read)).toEqual(['PAGO', 'TARJETA', 'CARD', '6726076']);
});

it('leaves what was read where reading it by itself is no clearer', async () => {
  const crushed = [word('Dd', 200, 122, 0.2, 60)];
  const picture = pictureOf(...printOf(rows), [200, 122, 12], [200, 158, 11]);
  const read = await readMissed([...rows, ...crushed], picture, () => Promise.resolve([word('xyz', 200, 122, 0.5)]));
  expect(texts(read)).toEqual(['Dd']);
});

it('reads a line of print on which no word lies', async () => {
  const picture = pictureOf(...printOf(rows), [200, 80, 20]);
  const read = await readMissed(rows, picture, readAs('DESDE 2024/12/01'));
  expect(texts(read)).toEqual(['DESDE', '2024/12/01']);
});

it('reads nothing again where all print was surely read', async () => {
  const picture = pictureOf(...printOf(rows));
  expect(await readMissed(rows, picture, () => Promise.reject(new Error('read')))).toBe(rows);
});
