import { execFile, fork, type ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { convertStatement, nodePlatform } from '@crossfoot/statement-engine';
import { nodeHeapFlags } from '@crossfoot/statement-engine/node-heap';
import { Converter } from '../accuracy/converter.ts';
import { devFamilies } from '../families/dev/index.ts';
import { generate } from '../generate.ts';
import { printProfile } from './print-profile.ts';
import { statementOfPages } from './statement-of-pages.ts';

/**
 * `npm run bench:engine [-- --sizes 1,10,100 --quick --warm 1000 --profile]`: what the engine costs beside bare pdf.js
 * `getTextContent` on the same file (CPU, a process a side, turn about, medians), beside `pdftotext -bbox`, and
 * its memory over many files; with `--profile` where its time goes instead.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1,10,100,500,2000' },
    quick: { type: 'boolean', default: false },
    documents: { type: 'string', default: '500' },
    skip: { type: 'string', default: '' },
    profile: { type: 'boolean', default: false },
    /** Pages that both sides read before anything counts; a process of the service reads some 1,000 in its life. */
    warm: { type: 'string', default: '1000' },
  },
});
const folder = '.cache/bench';
const skip = values.skip.split(',');
const run = promisify(execFile);

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** One of the two sides, in a process of its own. */
class Side {
  private readonly child: ChildProcess;

  constructor(name: 'engine' | 'pdfjs', flags: readonly string[]) {
    this.child = fork(new URL('./side-worker.ts', import.meta.url), [name], { execArgv: [...flags] });
  }

  /** Reads the file; milliseconds of CPU. */
  read(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const onExit = (code: number | null): void => reject(new Error(`a side ended with ${code}`));
      this.child.once('exit', onExit);
      this.child.once('message', (ms) => {
        this.child.off('exit', onExit);
        resolve(ms as number);
      });
      this.child.send(path);
    });
  }

  close(): void {
    this.child.kill();
  }
}

async function ratios(): Promise<void> {
  // The engine is started as the product starts it, bare pdf.js as anyone would.
  const sides = [new Side('engine', nodeHeapFlags), new Side('pdfjs', [])] as const;
  const [engineSide, pdfjsSide] = sides;
  console.log('pages  runs  engine ms  pdfjs ms  ratio  engine ms/page');
  for (const pages of values.sizes.split(',').map(Number)) {
    const path = await statementOfPages(pages, folder);
    const runs = values.quick ? 3 : pages <= 10 ? 21 : pages <= 500 ? 9 : 5;
    const warm = Math.ceil(Number(values.warm) / pages);
    for (let i = 0; i < warm; i++) for (const side of sides) await side.read(path);
    const times: [number[], number[]] = [[], []];
    for (let i = 0; i < runs; i++) {
      times[0].push(await engineSide.read(path));
      times[1].push(await pdfjsSide.read(path));
    }
    const [ours, bare] = [median(times[0]), median(times[1])];
    console.log(
      `${String(pages).padStart(5)}${String(runs).padStart(6)}${ours.toFixed(1).padStart(11)}${bare.toFixed(1).padStart(10)}${(ours / bare).toFixed(2).padStart(7)}${(ours / pages).toFixed(2).padStart(16)}`,
    );
  }
  for (const side of sides) side.close();
}

/** Wall time of two conversions side by side against one `pdftotext -bbox` a file, at 500 pages. */
async function againstPoppler(): Promise<void> {
  const path = await statementOfPages(500, folder);
  const workers = [new Converter(600), new Converter(600)];
  await Promise.all(workers.map((worker) => worker.convert(path)));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let i = 0; i < 3; i++) {
    let started = performance.now();
    await Promise.all(workers.map((worker) => worker.convert(path)));
    ours.push((performance.now() - started) / 2);
    started = performance.now();
    await run('pdftotext', ['-bbox', path, '/dev/null']);
    theirs.push(performance.now() - started);
  }
  for (const worker of workers) worker.close();
  console.log(
    `\n500 pages, wall: two workers ${median(ours).toFixed(0)} ms a file, pdftotext -bbox ${median(theirs).toFixed(0)} ms, ratio ${(median(ours) / median(theirs)).toFixed(2)}`,
  );
}

/** Resident memory of one engine process over many documents, and at 100 pages; the documents are drawn here, not there. */
async function memory(): Promise<void> {
  const hundred = await statementOfPages(100, folder);
  const paths: string[] = [];
  for (const family of devFamilies) {
    if (family.name.startsWith('long') || family.producers?.includes('chromium') || family.name.startsWith('web-'))
      continue;
    const made = await generate(family, 1, { folder, producer: 'pdfkit' });
    if (made) paths.push(made.pdf);
  }
  const list = join(folder, 'memory.json');
  await writeFile(list, JSON.stringify({ paths, hundred, documents: Number(values.documents) }));
  await new Promise<void>((resolve, reject) => {
    const child = fork(new URL('./memory-worker.ts', import.meta.url), [list], {
      stdio: 'inherit',
      execArgv: [...nodeHeapFlags],
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`memory run ended with ${code}`))));
  });
}

/** Where the time of a warm engine goes, for the largest of the sizes. */
async function profile(): Promise<void> {
  const pages = Math.max(...values.sizes.split(',').map(Number));
  const bytes = new Uint8Array(await readFile(await statementOfPages(pages, folder)));
  const runs = Math.max(1, Math.round(300 / pages));
  const engine = async (): Promise<void> => {
    await convertStatement(bytes.slice(), { filename: 'bench.pdf', platform: nodePlatform });
  };
  for (let i = 0; i < runs; i++) await engine();
  await printProfile(`${pages} pages`, runs, engine);
}

if (values.profile) await profile();
else {
  if (!skip.includes('ratios')) await ratios();
  if (!skip.includes('poppler')) await againstPoppler();
  if (!skip.includes('memory')) await memory();
}
