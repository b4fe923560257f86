import { readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startThread } from './asking-thread.ts';
import { bitmap } from './bitmap.ts';
import { ocrProgram } from '@crossfoot/tesseract-kernel';
import { ocrWorkerBody, type OcrLanguage, type OcrWorkerData } from './ocr-worker-body.ts';
import type { OcrWorker } from './platform.ts';

const require = createRequire(import.meta.url);
/** Every processor that Node 24 runs on has 128 bit vectors; `libs/tesseract-kernel` makes this build as fast as native code. */
const CORE = 'tesseract.js-core/tesseract-core-relaxedsimd-lstm';
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
  const program = await ocrProgram(require.resolve(`${CORE}.wasm`));
  const data: OcrWorkerData = { core: require.resolve(`${CORE}.js`), program, ...languageData(first) };
  const thread = await startThread(ocrWorkerBody, data);
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
      const file = bitmap(picture);
      return thread.ask({ picture: file, language, load, drop, parameters }, [file.buffer]);
    },
    close: () => thread.close(),
  };
}
