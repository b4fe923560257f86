// Test programs share no package: the parts of another are taken by path.
/* eslint-disable @nx/enforce-module-boundaries */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Straightener } from '@crossfoot/page-picture';
import { nodeHeapFlags } from '@crossfoot/statement-engine/node-heap';
import { nodePlatform, openDocument, readPages } from '@crossfoot/statement-engine';
import PDFDocument from 'pdfkit';
import type { OcrWorker } from '../../../../libs/statement-engine/src/platform/platform.ts';
import { picturePdf } from '../degrade/picture-pdf.ts';
import { rasterise, type Raster, type RasterPage } from '../degrade/raster.ts';

/**
 * `npm run bench:ocr`: CPU of a scanned page in a warm process against native tesseract with the same model (`OMP_THREAD_LIMIT=1`) on the
 * same picture, as it is scanned and as it is enlarged for reading; the same for the first document of a process; of tesseract alone in
 * WebAssembly and native; what preparing the picture takes of it, two OCR threads against one, and memory.
 */
const PAGES = 4;
/** Threads are compared on the pages so many times over: the first page and the last keep one of them waiting. */
const TIMES = 3;
const ROWS = 25;
const SHOPS = [
  'CARD PURCHASE LONDON',
  'Direct debit Water Board',
  'Rent of the shop',
  'SALARY ACME LTD',
  'Fee',
  'Transfer to A. Byron',
  'Bakery at the Bridge',
];
const COLUMNS = [40, 120, 380, 470];
const DPI = 200;
/** Rounds are begun no later than this: on a busy machine one must do. */
const MOST_ROUNDS = 5;
const BUDGET_MS = 120_000;
const NATIVE_LIMIT_MS = 120_000;

// As the product starts the processes that its engine runs in.
if (!nodeHeapFlags.every((flag) => process.execArgv.includes(flag))) {
  const { status } = spawnSync(process.execPath, [...nodeHeapFlags, import.meta.filename], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

async function scannedPages(): Promise<RasterPage[]> {
  const document = new PDFDocument({ size: 'A4', margin: 40 });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  for (let page = 0; page < PAGES; page++) {
    if (page > 0) document.addPage();
    document.fontSize(14).text('Statement of account', 40, 30, { lineBreak: false });
    document.fontSize(9);
    const headings = ['Date', 'Description', 'Amount', 'Balance'];
    headings.forEach((heading, at) => document.text(heading, COLUMNS[at], 50, { lineBreak: false }));
    for (let row = 0; row < ROWS; row++) {
      const cells = [`${String((row % 28) + 1).padStart(2, '0')}/03/2026`, `${SHOPS[row % SHOPS.length]} ${row * 37}`];
      cells.push(`${row}.${10 + page}`, `${(1000 + row * 7 + page).toLocaleString('en-US')}.50`);
      cells.forEach((cell, at) => document.text(cell, COLUMNS[at], 70 + row * 17, { lineBreak: false }));
    }
  }
  document.end();
  await new Promise((resolve) => document.on('end', resolve));
  return rasterise(new Uint8Array(Buffer.concat(chunks)), DPI);
}

const cpuSeconds = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

async function readScan(pdf: Uint8Array, ocrWorkers: number): Promise<{ cpu: number; wall: number; words: number }> {
  const before = process.cpuUsage();
  const started = performance.now();
  const document = await openDocument(pdf, { platform: nodePlatform });
  let words = 0;
  for await (const page of readPages(document, { limits: { ocrWorkers } })) words += page.words.length;
  await document.close();
  return { cpu: cpuSeconds(before), wall: (performance.now() - started) / 1000, words };
}

/** CPU seconds of the engine's own tesseract on the pictures as they are: how WebAssembly compares with native code. */
async function wasmSeconds(worker: OcrWorker, pictures: readonly Raster[]): Promise<number> {
  const before = process.cpuUsage();
  for (const picture of pictures)
    await worker.recognise(picture, 'eng', { tessedit_pageseg_mode: '6', user_defined_dpi: String(DPI) });
  return cpuSeconds(before);
}

/** CPU seconds of native tesseract on the pictures, in one process; NaN where it is not installed. */
function nativeSeconds(folder: string, pictures: readonly Raster[], dpi: number): number {
  const require = createRequire(import.meta.url);
  const data = join(
    dirname(require.resolve('@tesseract.js-data/eng/package.json')),
    '4.0.0_best_int/eng.traineddata.gz',
  );
  writeFileSync(join(folder, 'eng.traineddata'), gunzipSync(readFileSync(data)));
  const files = pictures.map(({ width, height, data }, at) => {
    const file = join(folder, `${at}.pgm`);
    writeFileSync(file, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]));
    return file;
  });
  writeFileSync(join(folder, 'list.txt'), files.join('\n'));
  const command = `tesseract ${folder}/list.txt ${folder}/out --tessdata-dir ${folder} -l eng --oem 1 --psm 6 --dpi ${dpi} hocr && times`;
  const { status, stdout } = spawnSync('bash', ['-c', command], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    timeout: NATIVE_LIMIT_MS,
  });
  if (status !== 0) return Number.NaN;
  const [user = 0, system = 0] = [
    ...String(stdout)
      .trim()
      .split('\n')
      .at(-1)!
      .matchAll(/(\d+)m([\d.]+)s/g),
  ].map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds));
  return user + system;
}

/** The page's picture as tesseract gets it. */
function prepared({ raster, width, height }: RasterPage): Raster {
  const toPage = [width / raster.width, 0, 0, 0, height / raster.height, 0, 0, 0, 1] as const;
  return new Straightener({ picture: raster, toPage }, width, height, 5e7).upright(0).picture;
}

/** The processors of this process, as `taskset` lists them; null where the system cannot tell. */
function processors(): string | null {
  const { status, stdout } = spawnSync('taskset', ['-cp', String(process.pid)]);
  return status === 0 ? String(stdout).trim().split(' ').at(-1)! : null;
}

/** Binds all threads of this process to processors. */
function bindTo(list: string): void {
  spawnSync('taskset', ['-acp', list, String(process.pid)], { stdio: 'ignore' });
}

/** NaN of none. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;
}

const folder = mkdtempSync(join(tmpdir(), 'crossfoot-ocr-'));
try {
  const pages = await scannedPages();
  const rasters = pages.map(({ raster }) => raster);
  const pdf = (await picturePdf(pages, 85)) as Uint8Array;
  const long = (await picturePdf(Array.from({ length: TIMES }, () => pages).flat(), 85)) as Uint8Array;
  const first = await readScan(pdf, 1);
  await readScan(pdf, 2);
  const worker = await nodePlatform.startOcr('eng');
  await wasmSeconds(worker, rasters.slice(0, 1));
  const cpu: Record<'page' | 'native' | 'nativeEnlarged' | 'wasm' | 'preparation', number[]> = { page: [], native: [], nativeEnlarged: [], wasm: [], preparation: [] }; // prettier-ignore
  const wall: Record<'oneThread' | 'twoThreads' | 'oneProcessor', number[]> = { oneThread: [], twoThreads: [], oneProcessor: [] }; // prettier-ignore
  const all = processors();
  const started = performance.now();
  for (let round = 0; round < MOST_ROUNDS && (round === 0 || performance.now() - started < BUDGET_MS); round++) {
    cpu.page.push((await readScan(pdf, 1)).cpu / PAGES);
    cpu.native.push(nativeSeconds(folder, rasters, DPI) / PAGES);
    cpu.wasm.push((await wasmSeconds(worker, rasters)) / PAGES);
    const before = process.cpuUsage();
    const enlarged = pages.map(prepared);
    cpu.preparation.push(cpuSeconds(before) / PAGES);
    cpu.nativeEnlarged.push(nativeSeconds(folder, enlarged, 300) / PAGES);
    wall.oneThread.push((await readScan(long, 1)).wall);
    wall.twoThreads.push((await readScan(long, 2)).wall);
    if (all === null) continue;
    bindTo(all.split(/[-,]/)[0]!);
    wall.oneProcessor.push((await readScan(long, 1)).wall);
    bindTo(all);
  }
  const line = (what: string, figure: number, unit = ''): void =>
    console.log(
      `${what.padEnd(60)} ${Number.isNaN(figure) ? 'SKIPPED: a program is missing' : figure.toFixed(2) + unit}`,
    );
  const page = median(cpu.page);
  const native = median(cpu.native);
  line(`CPU a page, from PDF to words, median of ${cpu.page.length}`, page, ' s');
  line('native tesseract, same model and picture', native, ' s');
  line('ratio (goal: 1.5 or less)', page / native);
  line('ratio of the first document of a process', first.cpu / PAGES / native);
  line('of it tesseract alone, on the very same picture', median(cpu.wasm) / native);
  line('ratio, native on the picture as tesseract gets it here', page / median(cpu.nativeEnlarged));
  line('preparing the picture, of it (goal: 10 % or less)', (median(cpu.preparation) / page) * 100, ' %');
  const two = median(wall.twoThreads);
  line('two threads, wall of one (goal: 0.58 or less)', two / median(wall.oneThread));
  line('two threads on all processors, wall of one thread on one', two / median(wall.oneProcessor));
  line('memory of the process with two threads', process.memoryUsage().rss / 1e6, ' MB');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
