import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDocuments } from '@crossfoot/adapters-distributed';
import { freePort, jobsUrlOf, serverProcess, startBackends, startSmtp, urlOfService } from '@crossfoot/backends';
import type { Backends, ServerProcess } from '@crossfoot/backends';
import { needFresh } from '../../../tools/bundle-sources.mjs';
import { collectionsOf, filesBelow, keysOf, objectsOf, queuesOf } from './holdings.ts';
import type { RunningSystem, SystemUnderTest } from './running-system.ts';
import { copyOfWeb } from './web-copy.ts';

const root = join(import.meta.dirname, '../../..');
/** The public door last, as a deployment does it. */
const names = ['identity', 'billing', 'notifications', 'conversion', 'gateway'] as const;
export type ServiceName = (typeof names)[number];

/** The separate services, each of which can be killed and started again, over servers that can be, too. */
export interface DistributedSystem extends RunningSystem {
  readonly services: Readonly<Record<ServiceName, ServerProcess>>;
  /** One more process of a service, beside the one that runs; it ends with the system. A gateway's door is at `url`. */
  readonly startAnother: (name: ServiceName) => Promise<ServerProcess & { readonly url: string }>;
  /** How many processes of a service were started and not stopped. */
  readonly running: (name: ServiceName) => number;
  readonly backends: Backends;
}

/** Starts the five bundles over RabbitMQ, Redis, MinIO and MongoDB (or its stand-in) of their own, all of them empty. */
export async function startDistributed(environment: Readonly<Record<string, string>> = {}): Promise<DistributedSystem> {
  needFresh(...names, 'sandbox');
  const folder = await mkdtemp(join(tmpdir(), 'crossfoot-services-'));
  const [backends, mailServer] = await Promise.all([startBackends(), startSmtp()]);
  const [missing] = Object.values(backends.missing);
  if (missing !== undefined) {
    await backends.stop();
    throw new Error(missing);
  }
  const temporary = join(folder, 'tmp');
  await mkdir(temporary);
  const urls = Object.entries(backends.servers).map(([variable, { url }]) => [variable, url] as const);
  const shared = {
    HOST: '127.0.0.1',
    NODE_ENV: 'test',
    TMPDIR: temporary,
    SECRET_KEY: randomBytes(32).toString('base64'),
    WEB_ROOT: await copyOfWeb(folder),
    ...Object.fromEntries(urls),
    MAIL_URL: mailServer.url,
    ...environment,
  };
  const publicPort = await freePort();
  const services = {} as Record<ServiceName, ServerProcess>;
  const others: ServerProcess[] = [];
  const make = (name: ServiceName, itsFolder: string, door = publicPort): Promise<ServerProcess> =>
    serviceProcess(name, itsFolder, {
      ...shared,
      PORT: String(door),
      // As in a real installation: no service may speak for another.
      MESSAGES_URL: urlOfService(name, backends.servers.MESSAGES_URL?.url ?? ''),
      JOBS_URL: jobsUrlOf(name, backends.servers.JOBS_URL?.url ?? ''),
    });
  for (const name of names) services[name] = await make(name, folder);
  async function stop(): Promise<void> {
    await Promise.all([...Object.values(services), ...others].map((service) => service.stop()));
    await Promise.all([backends.stop(), mailServer.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await Promise.all(Object.values(services).map((service) => service.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://localhost:${publicPort}`,
    mails: async () =>
      mailServer.inbox
        .map(({ to, subject, text }) => ({ to: to?.[0]?.address ?? '', subject: subject ?? '', text: text ?? '' }))
        .toReversed(),
    openDocuments: () => openDocuments(backends.servers.DOCUMENTS_URL?.url ?? ''),
    holdings: async () => [
      ...(await collectionsOf(backends.servers.DOCUMENTS_URL?.url ?? '')),
      ...(await keysOf(backends.servers.JOBS_URL?.url ?? '')),
      ...(await objectsOf(backends.servers.OBJECTS_URL?.url ?? '')),
      ...(await queuesOf(backends.servers.MESSAGES_URL?.url ?? '', names)),
      ...(await filesBelow(folder, ['web'])),
    ],
    stop,
    services,
    startAnother: async (name) => {
      const door = await freePort();
      const another = await make(name, join(folder, `another-${others.length}`), door);
      others.push(another);
      await another.start();
      return { ...another, url: `http://localhost:${door}` };
    },
    running: (name) => [services[name], ...others].filter((one) => one.name === name && one.pid() !== null).length,
    backends,
  };
}

async function serviceProcess(
  name: ServiceName,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const operationsPort = await freePort();
  const process = serverProcess({
    name,
    command: join(root, 'node_modules/.bin/node'),
    arguments: [join(root, `apps/${name}/dist/main.js`)],
    environment: { ...environment, OPERATIONS_PORT: String(operationsPort) },
    folder: join(folder, name),
    port: operationsPort,
    readyWithinMs: 120_000,
    isReady: async () => (await fetch(`http://127.0.0.1:${operationsPort}/health/ready`)).ok,
  });
  return { ...process, start: () => supervised(process) };
}

/** As a supervisor does: a service that ends at its start, for a server that does not answer yet, is started again. */
async function supervised(process: ServerProcess): Promise<void> {
  for (let left = 4; ; left -= 1) {
    try {
      return await process.start();
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

export const distributedSystem: SystemUnderTest = { name: 'separate services', start: startDistributed };
