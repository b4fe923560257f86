import { Session } from 'node:inspector/promises';

const SAMPLE_US = 200;
const MOST_FUNCTIONS = 10;

/**
 * Runs the work under V8's sampling profiler and prints the functions it spends most of its own time in, and the shares
 * of the engine's stages. A sample counts at most twice its interval: what is longer was another process's time.
 */
export async function printProfile(name: string, runs: number, work: () => Promise<void>): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await session.post('Profiler.start');
  for (let i = 0; i < runs; i++) await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();

  const nodes = new Map(profile.nodes.map((node) => [node.id, node.callFrame]));
  const functions = new Map<string, number>();
  const stages = new Map<string, number>();
  let total = 0;
  (profile.samples ?? []).forEach((id, at) => {
    const frame = nodes.get(id);
    if (!frame || frame.functionName === '(idle)') return;
    const ms = Math.min(profile.timeDeltas?.[at] ?? 0, 2 * SAMPLE_US) / 1000 / runs;
    total += ms;
    const place = frame.url ? ` ${shortPath(frame.url)}:${frame.lineNumber + 1}` : '';
    add(functions, `${frame.functionName || '(nameless)'}${place}`, ms);
    add(stages, stageOf(frame.url, frame.functionName), ms);
  });
  for (const [title, times] of [
    ['functions', functions],
    ['stages', stages],
  ] as const) {
    console.log(`\n${name}, ${runs} runs, ${total.toFixed(0)} ms each: ${title} by their own time`);
    const sorted = [...times].sort((a, b) => b[1] - a[1]).slice(0, MOST_FUNCTIONS);
    for (const [what, ms] of sorted)
      console.log(`${ms.toFixed(2).padStart(9)} ms ${((100 * ms) / total).toFixed(1).padStart(5)} %  ${what}`);
  }
}

const add = (times: Map<string, number>, key: string, ms: number): unknown =>
  times.set(key, (times.get(key) ?? 0) + ms);

const shortPath = (url: string): string => url.split('/').slice(-2).join('/');

/** The folder of the engine, or what else it belongs to. V8 books much of pdf.js's inlined work under `runMicrotasks`. */
function stageOf(url: string, functionName: string): string {
  if (url.includes('pdfjs-dist') || functionName === 'runMicrotasks') return 'pdf.js';
  const engine = /statement-engine\/src\/([\w-]+)/.exec(url);
  if (engine?.[1]) return engine[1];
  return url.startsWith('node:') ? 'node' : functionName;
}
