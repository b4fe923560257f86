import { join } from 'node:path';
import type { DistributedSystem } from '@crossfoot/journeys/distributed';
import { statementOfPages } from '@crossfoot/journeys/statement-of-pages';
import { SandboxPool } from '@crossfoot/service-conversion/sandbox';
import type { Figure } from './scenes.ts';
import { visitorOf } from './load-target.ts';
import { median } from './statistics.ts';
import { cpuMsBelow, cpuMsOf, cpuMsOfTree } from './cpu-time.ts';

const sandboxes = 'sandboxes';

export const brakesOff = {
  FREE_CONVERSIONS_PER_ADDRESS: '100000',
  VISITOR_UPLOADS_PER_MINUTE: '1000000',
  ACCOUNT_UPLOADS_PER_MINUTE: '1000000',
  TRUST_PROXY: '1',
};

export interface CpuTable {
  /** Milliseconds of processor time a conversion, by process. */
  readonly own: Readonly<Record<string, number>>;
  readonly servers: Readonly<Record<string, number>>;
  /** The same files in a warm sandbox by itself. */
  readonly engine: number;
}

export const sumOf = (part: Readonly<Record<string, number>>): number =>
  Object.values(part).reduce((sum, ms) => sum + ms, 0);

export function cpuFigure({ own, servers, engine }: CpuTable): Figure {
  const ratio = sumOf(own) / engine;
  return {
    what: "processor time of a one-page conversion, all own processes against the engine's",
    measured: `${ratio.toFixed(1)} × (${sumOf(own).toFixed(1)} ms, engine ${engine.toFixed(1)} ms; servers ${sumOf(servers).toFixed(1)} ms)`,
    goal: '≤ 3 ×',
    isMet: ratio <= 3,
  };
}

/** Processor time is counted in hundredths of a second: so many conversions make a round. */
const ofRound = 20;

/** So many conversions it takes until services and sandboxes cost no less any more: before, V8 compiles as it goes. */
const untilWarm = 150;

/**
 * What one-page conversions cost over separate services, one after the other, once everything is warm. Rounds of them and
 * of the same files in a sandbox by itself take turns, so that other work on the machine stretches both alike; medians. A
 * sandbox that is replaced meanwhile, which both sides do after as many documents, is cold for two or three rounds.
 */
export async function cpuPerConversion(
  system: DistributedSystem,
  runs: number,
  warmUps = untilWarm,
): Promise<CpuTable> {
  const files = await Promise.all(Array.from({ length: runs + warmUps }, (_, seed) => statementOfPages(1, seed)));
  const engine = await LoneEngine.start();
  try {
    for (const file of files.splice(0, warmUps)) await Promise.all([upload(system, file), engine.cpuMsOf([file])]);
    const rounds: Record<string, number>[] = [];
    for (let at = 0; at < files.length; at += ofRound) {
      const round = files.slice(at, at + ofRound);
      const before = read(system);
      for (const file of round) await upload(system, file);
      const after = read(system);
      const costs = Object.entries(after).map(
        ([name, ms]) => [name, (ms - (before[name] ?? 0)) / round.length] as const,
      );
      rounds.push({ ...Object.fromEntries(costs), engine: (await engine.cpuMsOf(round)) / round.length });
    }
    const medians = (names: readonly string[]): Record<string, number> =>
      Object.fromEntries(names.map((name) => [name, median(rounds.map((round) => round[name] ?? 0))]));
    return {
      own: medians([...Object.values(system.services).map(({ name }) => name), sandboxes]),
      servers: medians(Object.values(system.backends.servers).map(({ name }) => name)),
      engine: medians(['engine'])['engine'] ?? 0,
    };
  } finally {
    engine.stop();
  }
}

async function upload(system: DistributedSystem, file: Uint8Array): Promise<void> {
  const reply = await visitorOf(system).upload(file);
  if (reply.status !== 200) throw new Error(`a conversion ended with ${reply.status} ${reply.body.error}`);
}

/** Processor time so far, by process. */
function read({ services, backends }: DistributedSystem): Record<string, number> {
  return Object.fromEntries([
    ...Object.values(services).map(({ name, pid }) => [name, cpuMsOf(pid() ?? 0)] as const),
    ...Object.values(backends.servers).map(({ name, pid }) => [name, cpuMsOfTree(pid() ?? 0)] as const),
    [sandboxes, cpuMsBelow(services.conversion.pid() ?? 0)] as const,
  ]);
}

/** A sandbox of this process's own, as the service starts it. */
class LoneEngine {
  private constructor(private readonly pool: SandboxPool) {}

  static async start(): Promise<LoneEngine> {
    const entry = join(import.meta.dirname, '../../../libs/services/conversion/dist/sandbox.js');
    const pool = new SandboxPool({ size: 1, entry });
    await pool.ready();
    return new LoneEngine(pool);
  }

  async cpuMsOf(files: readonly Uint8Array[]): Promise<number> {
    const spent = (): number => this.pool.pids.reduce((sum, pid) => sum + cpuMsOfTree(pid), 0);
    const before = spent();
    for (const content of files) await this.pool.convert({ content, filename: 'a.pdf' });
    return spent() - before;
  }

  stop(): void {
    this.pool.close();
  }
}
