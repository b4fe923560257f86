import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackendServer } from './backend-server.ts';
import { startMinio } from './minio.server.ts';
import { hasMongoStandIn, startMongo } from './mongo.server.ts';
import { findProgram, MissingBackend } from './programs.ts';
import { startRabbitmq } from './rabbitmq.server.ts';
import { startRedis } from './redis.server.ts';
import { startStripeMock } from './stripe-mock.server.ts';

const starters = {
  MESSAGES_URL: startRabbitmq,
  JOBS_URL: startRedis,
  OBJECTS_URL: startMinio,
  DOCUMENTS_URL: startMongo,
  PAYMENTS_URL: startStripeMock,
} as const;

/** The environment variable by which a service is told of the server. */
export type BackendVariable = keyof typeof starters;
export const backendVariables = Object.keys(starters) as BackendVariable[];

export interface Backends {
  readonly servers: Readonly<Partial<Record<BackendVariable, BackendServer>>>;
  /** Why a server is not there. */
  readonly missing: Readonly<Partial<Record<BackendVariable, string>>>;
  stop(): Promise<void>;
}

const TAKEN = /address already in use|port is already in use|EADDRINUSE/i;

/** What is started; once more where another process took its port between the choice and the start. */
export async function onAnotherPort<T>(start: (again: boolean) => Promise<T>): Promise<T> {
  try {
    return await start(false);
  } catch (error) {
    if (!(error instanceof Error) || !TAKEN.test(error.message)) throw error;
    return start(true);
  }
}

/**
 * Starts real servers on free ports with data folders of their own, and waits until they answer. A server that is not
 * installed is named in `missing`; with REQUIRE_BACKENDS=1 it is an error. A server that does not start always is.
 */
export async function startBackends(wanted: readonly BackendVariable[] = backendVariables): Promise<Backends> {
  const folder = await mkdtemp(join(tmpdir(), 'crossfoot-backends-'));
  const servers: Partial<Record<BackendVariable, BackendServer>> = {};
  const missing: Partial<Record<BackendVariable, string>> = {};
  async function stop(): Promise<void> {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  const outcomes = await Promise.allSettled(
    wanted.map(async (variable) => {
      try {
        const own = join(folder, variable.toLowerCase());
        servers[variable] = await onAnotherPort((again) => starters[variable](again ? join(own, 'again') : own));
      } catch (error) {
        if (!(error instanceof MissingBackend) || process.env['REQUIRE_BACKENDS'] === '1') throw error;
        missing[variable] = error.message;
      }
    }),
  );
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure !== undefined) {
    await stop();
    throw failure.reason;
  }
  return { servers, missing, stop };
}

/** Why the servers cannot all be started on this machine; null where they can. */
export function whyNoBackends(): string | null {
  const programs = ['redis-server', 'rabbitmq-server', 'minio', 'stripe-mock'].filter(
    (name) => findProgram(name) === null,
  );
  if (findProgram('mongod') === null && !hasMongoStandIn()) programs.push('mongod or its stand-in');
  return programs.length === 0 ? null : new MissingBackend(programs.join(', ')).message;
}

/** `node start-backends.ts -- command…`: runs a command with the servers' URLs in its environment. */
async function main(): Promise<void> {
  const [command, ...options] = process.argv.slice(process.argv.indexOf('--') + 1);
  const started = performance.now();
  const backends = await startBackends();
  const urls = Object.fromEntries(Object.entries(backends.servers).map(([variable, server]) => [variable, server.url]));
  console.error(`backends ready in ${Math.round(performance.now() - started)} ms: ${Object.keys(urls).join(', ')}`);
  for (const reason of Object.values(backends.missing)) console.error(`skipped: ${reason}`);
  const child = spawn(command ?? 'env', options, { stdio: 'inherit', env: { ...process.env, ...urls } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  await backends.stop();
}

if (import.meta.main) await main();
