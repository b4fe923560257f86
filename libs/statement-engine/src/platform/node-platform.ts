// The types of the builds, for whoever imports this file: they are ambient, so no import can bring them.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./pdfjs-builds.d.ts" />
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, deflateSync } from 'node:zlib';
import { linkedPorts } from './in-process-port.ts';
import { decompressionAtOnce, MOST_INFLATED } from './inflate-at-once.ts';
import { addNewerBuiltins } from './newer-builtins.ts';
import { renderNodePage } from './node-canvas.ts';
import { inflateNode } from './node-inflate.ts';
import { loadJpegDecoder } from './jpeg-decoder.ts';
import { startNodeLineModel } from './node-line-model.ts';
import { languageFile, startNodeOcr } from './node-ocr.ts';
import { withFasterParser } from './faster-parser.ts';
import type { Platform } from './platform.ts';

type Pdfjs = typeof import('pdfjs-dist');
interface PdfParser {
  readonly WorkerMessageHandler: { initializeFromPort(port: unknown): void };
}

const require = createRequire(import.meta.url);
const PARSER = /\/pdfjs-dist\/.*\/pdf\.worker\.min\.mjs$/;

/**
 * pdf.js loads its native canvas as soon as it is imported (45 MB, 30 to 120 ms), although reading text never draws.
 * While it is imported it is handed an empty canvas module; `node-canvas.ts` puts the real one in place before drawing.
 * It also recommends its legacy build then, on the console.
 */
async function importWithoutCanvas<T>(load: () => Promise<T>): Promise<T> {
  const original = process.getBuiltinModule;
  const { warn } = console;
  const global = globalThis as { DOMMatrix?: unknown; Path2D?: unknown };
  global.DOMMatrix ??= class DOMMatrix {};
  global.Path2D ??= class Path2D {};
  process.getBuiltinModule = ((id: string) =>
    id === 'module' ? { createRequire: () => () => ({}) } : original(id)) as typeof original;
  console.warn = () => undefined;
  try {
    return await load();
  } finally {
    process.getBuiltinModule = original;
    console.warn = warn;
  }
}

/** Loads pdf.js's parser as `withFasterParser` has it; a bundle that holds the parser was built with it. */
async function importFaster<T>(load: () => Promise<T>): Promise<T> {
  const hooks = module.registerHooks?.({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!PARSER.test(url) || !loaded.source) return loaded;
      return { ...loaded, source: withFasterParser(Buffer.from(loaded.source as Uint8Array).toString()) };
    },
  });
  try {
    return await load();
  } finally {
    hooks?.deregister();
  }
}

let pdfjs: Promise<Pdfjs> | null = null;
let parser: Promise<PdfParser> | null = null;

let damagedStreams = 0;
/** What is refused because it grows too large is no damage. */
function countDamaged(refused: Uint8Array): void {
  const inflated = inflateNode(refused, MOST_INFLATED);
  if (inflated !== 'tooLarge' && !inflated.isWhole) damagedStreams++;
}

/** Node 24 lacks so little of what the modern build needs that it is added; older ones take the legacy build. */
const isModern = 'Float16Array' in globalThis;

const importPdfjs = (): Promise<unknown> =>
  isModern ? import('pdfjs-dist/build/pdf.min.mjs') : import('pdfjs-dist/legacy/build/pdf.min.mjs');
const importParser = (): Promise<unknown> =>
  isModern ? import('pdfjs-dist/build/pdf.worker.min.mjs') : import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');

const loadPdfjs = (): Promise<Pdfjs> => {
  if (isModern) addNewerBuiltins();
  return (pdfjs ??= importWithoutCanvas(() => importPdfjs() as Promise<Pdfjs>));
};
const loadParser = (): Promise<PdfParser> => {
  if (parser) return parser;
  globalThis.DecompressionStream = decompressionAtOnce(globalThis.DecompressionStream, countDamaged);
  parser = importFaster(() => importParser() as Promise<PdfParser>);
  return parser;
};

let packageFolder: string | null = null;
const folder = (name: string): string => {
  packageFolder ??= dirname(require.resolve('pdfjs-dist/package.json'));
  return join(packageFolder, name) + '/';
};

/** Node 24: pdf.js in this very thread (the sandbox process is the worker), its data from the package's own folders. */
export const nodePlatform: Platform = {
  loadPdfjs,
  async createPdfWorker() {
    const [{ PDFWorker }, { WorkerMessageHandler }] = await Promise.all([loadPdfjs(), loadParser()]);
    const [near, far] = linkedPorts();
    const worker = PDFWorker.create({ port: near as unknown as Worker, verbosity: 0 });
    WorkerMessageHandler.initializeFromPort(far);
    return worker;
  },
  pdfResources: {
    get cMapUrl() {
      return folder('cmaps');
    },
    get standardFontDataUrl() {
      return folder('standard_fonts');
    },
    get wasmUrl() {
      return folder('wasm');
    },
    get iccUrl() {
      return folder('iccs');
    },
  },
  readPdfResource: async (path) => new Uint8Array(await readFile(path)),
  inflate: inflateNode,
  deflate: (plain) => deflateSync(plain, { level: constants.Z_BEST_COMPRESSION }),
  damagedStreams: () => damagedStreams,
  loadDecoders: loadJpegDecoder,
  renderPage: renderNodePage,
  hasOcrLanguage: (language) => languageFile(language) !== null,
  startOcr: startNodeOcr,
  startLineModel: startNodeLineModel,
  sha256: (bytes) => Promise.resolve(createHash('sha256').update(bytes).digest('hex')),
};
