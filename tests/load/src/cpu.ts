// `npm run bench:cpu [-- runs]`: processor time of a one-page conversion over the separate services and their servers,
// against the engine's own.
import { startDistributed } from '@crossfoot/journeys/distributed';
import { brakesOff, cpuPerConversion, sumOf } from './cpu-per-conversion.ts';

const runs = Number(process.argv[2] ?? 200);
const system = await startDistributed(brakesOff);
try {
  const { own, servers, engine } = await cpuPerConversion(system, runs);
  const line = (name: string, ms: number): void => console.log(`${name.padEnd(16)}${ms.toFixed(1).padStart(8)} ms`);
  for (const [name, ms] of Object.entries(own)) line(name, ms);
  line('all own', sumOf(own));
  for (const [name, ms] of Object.entries(servers)) line(name, ms);
  line('all servers', sumOf(servers));
  line('engine', engine);
  console.log(
    `own processes against the engine: ${(sumOf(own) / engine).toFixed(1)} × (goal 3 ×), over ${runs} conversions`,
  );
} finally {
  await system.stop();
}
