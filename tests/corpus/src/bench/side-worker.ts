import { readFile } from 'node:fs/promises';

/**
 * Child of `bench:engine`, one of its two sides: for every path it is sent it reads the file and answers with the CPU
 * time of that (milliseconds, all threads). Each side has a process of its own, as it has where it is used: side by side
 * in one, each would pay for the other's rubbish.
 */
type Side = (data: Uint8Array) => Promise<void>;

async function engine(): Promise<Side> {
  const { convertStatement, nodePlatform } = await import('@crossfoot/statement-engine');
  return async (bytes) => {
    await convertStatement(bytes, { filename: 'bench.pdf', platform: nodePlatform });
  };
}

/** Without a thread of its own, like the engine: else the time to send its text between two threads would count, too. */
async function barePdfjs(): Promise<Side> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdfjsWorker = (await import(import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs'))) as object;
  Object.assign(globalThis, { pdfjsWorker });
  return async (data) => {
    const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, useSystemFonts: false, disableFontFace: true });
    const document = await task.promise;
    for (let page = 1; page <= document.numPages; page++) {
      const proxy = await document.getPage(page);
      await proxy.getTextContent();
      proxy.cleanup();
    }
    await task.destroy();
  };
}

const read = process.argv[2] === 'engine' ? await engine() : await barePdfjs();

process.on('message', (path: string) => {
  void (async () => {
    const bytes = new Uint8Array(await readFile(path));
    const before = process.cpuUsage();
    await read(bytes);
    const { user, system } = process.cpuUsage(before);
    process.send?.((user + system) / 1000);
  })();
});
