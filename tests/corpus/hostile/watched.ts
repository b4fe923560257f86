import { readFileSync } from 'node:fs';
import type { Answer, Door } from './door.ts';
import type { HostileFile } from './hostile-file.ts';

/** What became of one hostile file, and of the normal conversions beside it. */
export interface Outcome extends Answer {
  readonly file: HostileFile;
  readonly ms: number;
  /** The most bytes that any sandbox held. */
  readonly peak: number;
  /** Times of the neighbour: alone, right before, and while the file was worked on. */
  readonly idle: readonly number[];
  readonly beside: readonly number[];
  readonly neighboursFailed: number;
}

const LOOK_EVERY_MS = 20;
/** The neighbour is a person, not a flood. */
const PAUSE_MS = 50;

/** Brings a file in with the neighbour's conversion beside it, again and again until the file is answered. */
export async function bringWatched(door: Door, file: HostileFile, neighbour: Uint8Array): Promise<Outcome> {
  const bytes = file.make();
  let neighboursFailed = 0;
  const neighbourly = async (): Promise<number> => {
    const [answer, ms] = await timed(() => door.bring(neighbour, 'neighbour.pdf'));
    if (answer.status !== 200) neighboursFailed += 1;
    return ms;
  };
  const idle = [await neighbourly(), await neighbourly()];
  let peak = 0;
  const watch = setInterval(() => {
    for (const pid of door.sandboxes()) peak = Math.max(peak, mostResidentBytes(pid));
  }, LOOK_EVERY_MS);
  let isOver = false;
  const work = timed(() => door.bring(bytes, `${file.name}.pdf`)).finally(() => (isOver = true));
  const beside: number[] = [];
  while (!isOver) {
    const ms = await neighbourly();
    // One that went on after the file was answered says little of it.
    if (!isOver || beside.length === 0) beside.push(ms);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const [answer, ms] = await work;
  clearInterval(watch);
  return { ...answer, file, ms, peak, idle, beside, neighboursFailed };
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}

function mostResidentBytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
