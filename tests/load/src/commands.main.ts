// `npm run bench:commands`: what a one-page conversion asks of MongoDB and Redis, of a visitor and of an account.
import { accountOnPlan } from '@crossfoot/journeys/account-on-plan';
import { startDistributed } from '@crossfoot/journeys/distributed';
import { commandsPerConversion, total, type Counts } from './commands.ts';
import { brakesOff } from './cpu-per-conversion.ts';
import { freshStatement, timedUpload, visit } from './load-target.ts';

const system = await startDistributed(brakesOff);
try {
  const account = await accountOnPlan(system);
  const callers = {
    visitor: async () => visit(system, await freshStatement()),
    account: async () => timedUpload(account, await freshStatement(), '/api/upload'),
  };
  for (const [caller, convert] of Object.entries(callers)) {
    const { documents, jobs } = await commandsPerConversion(system, 20, convert);
    for (const [store, counts] of Object.entries({ documents, jobs }))
      console.log(`${caller}, ${store}: ${total(counts).toFixed(1)} a conversion\n${lines(counts)}`);
  }
} finally {
  await system.stop();
}

function lines(counts: Counts): string {
  const sorted = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  return sorted.map(([name, count]) => `  ${count.toFixed(1).padStart(5)}  ${name}`).join('\n');
}
