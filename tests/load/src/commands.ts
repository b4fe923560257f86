import type { DistributedSystem } from '@crossfoot/journeys/distributed';
import { Redis } from 'ioredis';

/** How often each thing was asked, by its name: `allowances get`, `evalsha`. */
export type Counts = Readonly<Record<string, number>>;

export interface CommandTable {
  readonly documents: Counts;
  readonly jobs: Counts;
}

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * What `runs` conversions ask of the document store (each service's `/metrics`) and of Redis (its own statistics, with
 * the commands inside scripts), a conversion. Other than time it is the same on every machine.
 */
export async function commandsPerConversion(
  system: DistributedSystem,
  runs: number,
  convert: () => Promise<unknown>,
): Promise<CommandTable> {
  const redis = new Redis(system.backends.servers.JOBS_URL?.url ?? '');
  try {
    await convert();
    const before = await read(system, redis);
    for (let run = 0; run < runs; run += 1) await convert();
    // What follows the answer (the delivery of a visitor's result, the charge) is part of it.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const after = await read(system, redis);
    return {
      documents: difference(before.documents, after.documents, runs),
      jobs: difference(before.jobs, after.jobs, runs),
    };
  } finally {
    redis.disconnect();
  }
}

async function read(system: DistributedSystem, redis: Redis): Promise<CommandTable> {
  const statistics = await redis.info('commandstats');
  const pages = await Promise.all(
    Object.values(system.services).map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  return {
    documents: numbersIn(
      pages.join('\n'),
      /^crossfoot_document_operations_total\{collection="([^"]+)",operation="([^"]+)"\} (\d+)/gm,
    ),
    jobs: numbersIn(statistics, /^cmdstat_((?!info|ping|client)\S+?)():calls=(\d+)/gm),
  };
}

function numbersIn(text: string, pattern: RegExp): Counts {
  const counts: Record<string, number> = {};
  for (const [, name, operation, number] of text.matchAll(pattern)) {
    const key = `${name} ${operation}`.trim();
    counts[key] = (counts[key] ?? 0) + Number(number);
  }
  return counts;
}

/** What sweepers and readings asked meanwhile rounds to nothing. */
function difference(before: Counts, after: Counts, runs: number): Counts {
  const entries = Object.entries(after).map(([name, count]) => [name, (count - (before[name] ?? 0)) / runs] as const);
  return Object.fromEntries(entries.filter(([, count]) => count >= 0.1));
}
