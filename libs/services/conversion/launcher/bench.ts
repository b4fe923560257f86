// `npm run bench:sandbox [ROUNDS]`: what the walls of the kernel cost. Starts sandboxes with and without the launcher in
// turn, converts the sample in each, and prints the ratio of the medians: start until ready, conversions a second, the
// most memory. The goal is at most 10 % more.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { confinementFor, type Confinement } from '../src/sandbox/confinement.ts';
import { peakBytes } from '../src/sandbox/memory-watch.ts';
import { SandboxProcess } from '../src/sandbox/sandbox-process.ts';

const rounds = Number(process.argv[2] ?? 11);
const documents = 40;
const root = join(import.meta.dirname, '../../../..');
const entry = join(root, 'libs/services/conversion/dist/sandbox.js');
const content = readFileSync(join(root, 'apps/web/public/samples/crossfoot-sample-statement.pdf'));
const ways: Readonly<Record<string, Confinement>> = {
  without: { launcher: null, standing: [], missing: {} },
  with: confinementFor(entry),
};

interface Figures {
  readonly startMs: number;
  readonly conversionMs: number;
  readonly peakMb: number;
}

async function measure(confinement: Confinement): Promise<Figures> {
  const started = performance.now();
  const sandbox = new SandboxProcess({ entry, memoryLimitMb: 1024, confinement });
  await sandbox.ready;
  const startMs = performance.now() - started;
  const clocks = () => ({ wallMs: 30_000, ocrWallMs: 30_000 });
  const convert = () => sandbox.run({ content, filename: 'a.pdf', password: null, limits: {}, clocks }, {});
  for (let warm = 0; warm < 5; warm++) await convert();
  const first = performance.now();
  for (let document = 0; document < documents; document++) await convert();
  const conversionMs = (performance.now() - first) / documents;
  const peakMb = (peakBytes(sandbox.pid) ?? 0) / 1_048_576;
  sandbox.kill();
  await sandbox.gone;
  return { startMs, conversionMs, peakMb };
}

const figures: Record<string, Figures[]> = { without: [], with: [] };
for (let round = 0; round < rounds; round++) {
  for (const [way, confinement] of Object.entries(ways)) figures[way]?.push(await measure(confinement));
}
const medianOf = (way: string, key: keyof Figures): number => {
  const sorted = (figures[way] ?? []).map((figure) => figure[key]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
console.log(`walls: ${ways['with']?.standing.join(', ')}; ${rounds} sandboxes of ${documents} documents each way`);
for (const [key, name] of [
  ['startMs', 'start, ms'],
  ['conversionMs', 'a conversion, ms'],
  ['peakMb', 'most memory, MB'],
] as const) {
  const [before, after] = [medianOf('without', key), medianOf('with', key)];
  console.log(`${name}: ${before.toFixed(1)} → ${after.toFixed(1)} (${(after / before).toFixed(2)} ×, goal ≤ 1.10 ×)`);
}
