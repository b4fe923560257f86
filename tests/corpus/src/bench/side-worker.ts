import { readFile } from 'node:fs/promises';
import { convertStatement, nodePlatform } from '@crossfoot/statement-engine';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Child of `bench:engine`, one of its two sides: for every path it is sent it reads the file and answers with the CPU
 * time of that (milliseconds, all threads). Each side has a process of its own, as it has where it is used: side by side
 * in one, each would pay for the other's rubbish.
 */
const asEngine = async (bytes: Uint8Array): Promise<void> => {
  await convertStatement(bytes, { filename: 'bench.pdf', platform: nodePlatform });
};

async function asBarePdfjs(data: Uint8Array): Promise<void> {
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, useSystemFonts: false, disableFontFace: true });
  const document = await task.promise;
  for (let page = 1; page <= document.numPages; page++) {
    const proxy = await document.getPage(page);
    await proxy.getTextContent();
    proxy.cleanup();
  }
  await task.destroy();
}

const isEngine = process.argv[2] === 'engine';
// Without a thread of its own, like the engine: else the time to send its text between two threads would count, too.
if (!isEngine)
  Object.assign(globalThis, {
    pdfjsWorker: (await import(import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs'))) as object,
  });
const read = isEngine ? asEngine : asBarePdfjs;

process.on('message', (path: string) => {
  void (async () => {
    const bytes = new Uint8Array(await readFile(path));
    const before = process.cpuUsage();
    await read(bytes);
    const { user, system } = process.cpuUsage(before);
    process.send?.((user + system) / 1000);
  })();
});
