import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bitmap } from './bitmap.ts';
import { languageFile } from './node-ocr.ts';
import { withOwnFunctions } from '@crossfoot/tesseract-kernel';
import type { ThreadReply } from './asking-thread.ts';
import { ocrWorkerBody, type OcrRequest } from './ocr-worker-body.ts';

const require = createRequire(import.meta.url);
const CORE = require.resolve('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js');
const program = new Uint8Array(readFileSync(CORE.replace(/js$/, 'wasm')));
const traineddata = new Uint8Array(gunzipSync(readFileSync(languageFile('eng')!)));

const PEN = 6;
const [WIDTH, HEIGHT] = [1000, 420];
const LETTERS = ['X.X XXX X.. XXX XXX X.X', 'X.X X.. X.. X.X X.X X.X', 'XXX XX. X.. XXX X.X .X.', 'X.X X.. X.. X.. X.X X.X', 'X.X XXX XXX X.. XXX X.X']; // prettier-ignore

/** Lines of letters of a broad pen, the further down the more of them strange ones. */
function page(): Uint8Array {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255);
  let seed = 11;
  const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (let line = 0; line < 5; line++)
    for (let letter = 0; letter < 36; letter++) {
      const at = letter % 6;
      for (const [row, pixels] of LETTERS.entries())
        for (const [column, pixel] of [...pixels.slice(4 * at, 4 * at + 3)].entries()) {
          const isInk = random() < line / 8 ? random() < 0.5 : pixel === 'X';
          const start =
            (30 + line * 75 + row * PEN) * WIDTH + 30 + (letter * 4 + Math.floor(letter / 9) * 3 + column) * PEN;
          for (let y = 0; y < PEN && isInk; y++) gray.fill(20, start + y * WIDTH, start + y * WIDTH + PEN);
        }
    }
  return gray;
}

/** What tesseract makes of the page, with all boxes and confidences. */
async function readBy(bytes: Uint8Array): Promise<string> {
  const replies: ThreadReply<string>[] = [];
  let ask: (request: OcrRequest & { readonly id: number }) => void = () => undefined;
  await ocrWorkerBody({
    load: require,
    data: { core: CORE, program: await WebAssembly.compile(new Uint8Array(bytes)), language: 'eng', traineddata },
    post: (reply) => replies.push(reply),
    listen: (handler) => (ask = handler),
  });
  const parameters = { tessedit_pageseg_mode: '6', user_defined_dpi: '300', lstm_choice_mode: '2' };
  const picture = bitmap({ width: WIDTH, height: HEIGHT, data: page() });
  ask({ id: 1, picture, language: 'eng', load: null, drop: null, parameters });
  const last = replies.at(-1);
  if (!last || !('answer' in last)) throw new Error(JSON.stringify(last));
  return last.answer;
}

it('reads a page just as the tesseract that is installed: words, boxes, confidences', async () => {
  const [own, installed] = [await readBy(withOwnFunctions(program)), await readBy(program)];
  expect(installed).toMatch(/HEL/);
  expect(installed.match(/ocrx_word/g)?.length).toBeGreaterThan(10);
  expect(own).toBe(installed);
});
