import { CodedError } from '@crossfoot/contracts';
import { convertStatement, nodePlatform, type EngineProgress } from '@crossfoot/statement-engine';
import { FrameReader } from './byte-frames.ts';
import type { FromSandbox, ToSandbox } from './sandbox-messages.ts';

/**
 * The sandbox process: takes one document after the other from its parent, runs the engine on it, and answers with the
 * result or a coded error. It knows no file, no secret and no network; it lives until it is killed or its parent goes.
 */
const frames = new FrameReader(process.stdin);
let proceed: PromiseWithResolvers<void> | null = null;
let stop: AbortController | null = null;

const send = (message: FromSandbox): void => {
  process.send?.(message);
};

/** Nobody sees the pages of a document that is read sooner, and each message costs both sides. */
const tellEveryMs = 50;
/** Somebody sees the stages of a document of so many pages, and of every scan. */
const longFromPages = 10;

/** Passes on what is worth telling: the first need of OCR, stages that last, else pages now and then. The result tells the end. */
function teller(): (progress: EngineProgress) => void {
  let toldAt = performance.now();
  let toldStage = 'open';
  let isScan = false;
  return ({ stage, pagesDone, pages, ocr = false }) => {
    if (stage === 'done') return;
    const now = performance.now();
    const isFirstOcr = ocr && !isScan;
    isScan ||= ocr;
    const isNewStage = stage !== toldStage && (isScan || (pages ?? 0) >= longFromPages);
    if (!isFirstOcr && !isNewStage && now - toldAt < tellEveryMs) return;
    toldAt = now;
    toldStage = stage;
    send({ type: 'progress', stage, pagesDone, pages, ocr });
  };
}

/** As the kernel's own killer ends a process: the parent tells such an end by the same words. */
const OUT_OF_MEMORY = 137;
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && /allocation|call stack/i.test(error.message);

async function convert(request: Extract<ToSandbox, { type: 'convert' }>): Promise<FromSandbox> {
  stop = new AbortController();
  try {
    const bytes = await frames.next();
    const result = await convertStatement(bytes, {
      filename: request.filename,
      ...(request.password === null ? {} : { password: request.password }),
      platform: nodePlatform,
      limits: request.limits,
      signal: stop.signal,
      onProgress: teller(),
      onOpened: ({ pages, encrypted }) => {
        proceed = Promise.withResolvers();
        send({ type: 'opened', pages, passwordNeeded: encrypted });
        return proceed.promise;
      },
    });
    return { type: 'result', result };
  } catch (error) {
    if (error instanceof CodedError) {
      const requiresPassword = error.details.requiresPassword === true;
      return { type: 'error', code: error.code, message: error.message, requiresPassword };
    }
    if (isOutOfMemory(error)) process.exit(OUT_OF_MEMORY);
    // Whatever else a document provokes in the engine is the document's fault; its words may quote the document.
    return {
      type: 'error',
      code: 'PDF_DAMAGED',
      message: 'This PDF could not be read to its end.',
      requiresPassword: false,
    };
  } finally {
    stop = null;
    proceed = null;
  }
}

process.on('message', (message: ToSandbox) => {
  switch (message.type) {
    case 'convert':
      void convert(message).then(send);
      break;
    case 'continue':
      proceed?.resolve();
      break;
    case 'stop':
      stop?.abort();
      proceed?.reject(new CodedError('CONVERSION_CANCELLED', 'The conversion was cancelled.'));
      break;
  }
});
process.on('uncaughtException', (error) => process.exit(isOutOfMemory(error) ? OUT_OF_MEMORY : 1));
process.on('disconnect', () => process.exit());

await Promise.all([nodePlatform.loadPdfjs(), nodePlatform.createPdfWorker().then((worker) => worker.destroy())]);
send({ type: 'ready' });
