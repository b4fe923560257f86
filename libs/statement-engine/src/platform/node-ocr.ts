import { readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { bitmap } from './bitmap.ts';
import { ocrProgram } from '@crossfoot/tesseract-kernel';
import { ocrWorkerBody, type OcrLanguage, type OcrReply, type OcrRequest, type OcrWorkerData } from './ocr-worker-body.ts'; // prettier-ignore
import type { OcrWorker } from './platform.ts';

const require = createRequire(import.meta.url);
/** Every processor that Node 24 runs on has 128 bit vectors; `libs/tesseract-kernel` makes this build as fast as native code. */
const CORE = 'tesseract.js-core/tesseract-core-relaxedsimd-lstm';
/** Loading takes 0.1 to 0.3 s; a thread that is not ready by then never will be. */
const START_MS = 15_000;

/** tesseract lives in WebAssembly memory, not in the heap; V8 would set half a gigabyte aside for code alone. */
const THREAD_LIMITS = { codeRangeSizeMb: 48, maxOldGenerationSizeMb: 256 };

/** The language data installed beside the program: packages `@tesseract.js-data/<language>`. */
export function languageFile(language: string): string | null {
  if (!/^[a-z]{3}(_[a-z]+)?$/.test(language)) return null;
  try {
    const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    const file = join(folder, '4.0.0_best_int', `${language}.traineddata.gz`);
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/** A thread holds English, which reads single figures best, and the language of the document; each takes 10 to 30 MB. */
const MOST_LANGUAGES = 2;

function languageData(language: string): OcrLanguage {
  const file = languageFile(language);
  if (!file) throw new Error(`No OCR data for "${language}" is installed.`);
  return { language, traineddata: new Uint8Array(gunzipSync(readFileSync(file))) };
}

/** Starts an OCR thread; rejects where it cannot start. It does not keep the process alive. */
export async function startNodeOcr(first: string): Promise<OcrWorker> {
  const worker = await threadFor(first);
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  const fail = await answering(worker, waiting);
  let lastId = 0;
  /** The one used last comes last. */
  let languages = [first];
  return {
    get languages() {
      return languages;
    },
    recognise: async (picture, language, parameters) => {
      const load = languages.includes(language) ? null : languageData(language);
      const drop = load && languages.length >= MOST_LANGUAGES ? (languages[0] ?? null) : null;
      languages = [...languages.filter((other) => other !== language && other !== drop), language];
      const job = Promise.withResolvers<string>();
      const file = bitmap(picture);
      const request: OcrRequest = { id: ++lastId, picture: file, language, load, drop, parameters };
      waiting.set(request.id, job);
      worker.ref();
      worker.postMessage(request, [file.buffer]);
      return job.promise;
    },
    close: () => {
      fail(new Error('The OCR thread was stopped.'));
      void worker.terminate();
    },
  };
}

async function threadFor(first: string): Promise<Worker> {
  const program = await ocrProgram(require.resolve(`${CORE}.wasm`));
  const workerData: OcrWorkerData = { core: require.resolve(`${CORE}.js`), program, ...languageData(first) };
  const source = `const { parentPort, workerData } = require('node:worker_threads');
    (${ocrWorkerBody.toString()})({ load: require, data: workerData, post: (reply) => parentPort.postMessage(reply),
      listen: (handler) => parentPort.on('message', handler) });`;
  return new Worker(source, {
    eval: true,
    workerData,
    stdout: true,
    stderr: true,
    env: {},
    resourceLimits: THREAD_LIMITS,
  });
}

/** Once the thread is ready: its replies settle the jobs that wait, and what is returned fails all of them. Throws where it does not start. */
async function answering(
  worker: Worker,
  waiting: Map<number, PromiseWithResolvers<string>>,
): Promise<(error: Error) => void> {
  const ready = Promise.withResolvers<void>();
  const fail = (error: Error): void => {
    ready.reject(error);
    for (const job of waiting.values()) job.reject(error);
    waiting.clear();
  };
  worker.on('message', (reply: OcrReply) => {
    if ('ready' in reply) return ready.resolve();
    const job = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker.unref();
    if ('hocr' in reply) job?.resolve(reply.hocr);
    else job?.reject(new Error(reply.error));
  });
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(new Error('The OCR thread has ended.')));
  const timer = setTimeout(() => fail(new Error('The OCR thread does not start.')), START_MS);
  try {
    await ready.promise;
  } catch (error) {
    void worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  worker.unref();
  return fail;
}
