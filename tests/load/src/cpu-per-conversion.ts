import { join } from 'node:path';
import type { DistributedSystem } from '@crossfoot/journeys/distributed';
import { statementOfPages } from '@crossfoot/journeys/statement-of-pages';
import { SandboxPool } from '@crossfoot/service-conversion/sandbox';
import type { Figure } from './scenes.ts';
import { visitorOf } from './load-target.ts';
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

/** What one-page conversions cost over separate services, one after the other, once everything is warm. */
export async function cpuPerConversion(system: DistributedSystem, runs: number, warmUps = 30): Promise<CpuTable> {
  const files = await Promise.all(Array.from({ length: runs + warmUps }, (_, seed) => statementOfPages(1, seed)));
  const engine = await engineCpu(files, warmUps);
  const processes = { ...system.services, ...system.backends.servers };
  const read = (): Record<string, number> =>
    Object.fromEntries([
      ...Object.values(processes).map(({ name, pid }) => [name, cpuMsOf(pid() ?? 0)] as const),
      ...Object.values(system.backends.servers).map(({ name, pid }) => [name, cpuMsOfTree(pid() ?? 0)] as const),
      [sandboxes, cpuMsBelow(system.services.conversion.pid() ?? 0)] as const,
    ]);
  let before = read();
  for (const [run, file] of files.entries()) {
    if (run === warmUps) before = read();
    const reply = await visitorOf(system).upload(file);
    if (reply.status !== 200) throw new Error(`conversion ${run} ended with ${reply.status} ${reply.body.error}`);
  }
  const after = read();
  const costs = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, ((after[name] ?? 0) - (before[name] ?? 0)) / runs]));
  return {
    own: costs([...Object.values(system.services).map(({ name }) => name), sandboxes]),
    servers: costs(Object.values(system.backends.servers).map(({ name }) => name)),
    engine,
  };
}

async function engineCpu(files: readonly Uint8Array[], warmUps: number): Promise<number> {
  const entry = join(import.meta.dirname, '../../../libs/services/conversion/dist/sandbox.js');
  const pool = new SandboxPool({ size: 1, entry });
  await pool.ready();
  const own = (): number =>
    cpuMsOfTree(process.pid) - process.cpuUsage().user / 1_000 - process.cpuUsage().system / 1_000;
  let before = 0;
  for (const [run, content] of files.entries()) {
    if (run === warmUps) before = own();
    await pool.convert({ content, filename: 'a.pdf' });
  }
  const spent = own() - before;
  pool.close();
  return spent / (files.length - warmUps);
}
