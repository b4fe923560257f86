import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MessageErrorFilter, type Ports } from '@crossfoot/ports';
import {
  Module,
  type DynamicModule,
  type INestApplicationContext,
  type INestMicroservice,
  type NestApplicationOptions,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CustomStrategy } from '@nestjs/microservices';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Configuration } from './configuration.ts';
import { countedDocuments } from './counted-documents.ts';
import { Health } from './health.ts';
import { createLog, NestLog, type Log } from './log.ts';
import { MessageBus } from './message-bus.ts';
import { Metrics } from './metrics.ts';
import { startOperationsServer } from './operations-server.ts';
import { PortsModule, type Surroundings } from './ports.module.ts';
import type { ServiceDefinition } from './service-definition.ts';

export interface RunningServices {
  /** Address of the public door; null where none of the services has one. */
  readonly url: string | null;
  readonly health: Health;
  readonly surroundings: Surroundings;
  /** The Nest application of each service by name, for tests and tools. */
  readonly applications: ReadonlyMap<string, INestApplicationContext>;
  /** Stops taking work, finishes or hands back what runs, closes the ports. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly services: readonly ServiceDefinition[];
  readonly ports: Partial<Ports>;
  readonly configuration: Configuration;
  readonly log?: Log;
}

/** Longer than a proxy in front keeps an idle connection, so that it never sends a call into one that is closing. */
const keepAliveMs = 75_000;

/** What a client may take its time for; beyond, its connection is closed (Node looks every 30 s). */
const slowClients = {
  headersTimeout: 15_000,
  /** A whole upload over a slow line. */
  requestTimeout: 300_000,
  /** Nothing read and nothing sent: longer than the longest wait for an answer. */
  timeout: 180_000,
  maxHeadersCount: 100,
} as const;

@Module({})
class ServiceRoot {}

type NestOptions = Pick<NestApplicationOptions, 'logger' | 'abortOnError'>;

/**
 * Starts services in this process: one alone (its own program) or all of them (standalone). Each is a Nest application
 * of its own behind the message transport, so that in both cases they meet through messages only.
 */
export async function startServices(options: StartOptions): Promise<RunningServices> {
  const { configuration, ports, services } = options;
  const log = options.log ?? createLog({ level: configuration.LOG_LEVEL });
  const messages = ports.messages;
  if (messages === undefined) throw new Error('Services cannot start without the messages port.');
  const metrics = new Metrics({ processMetrics: configuration.NODE_ENV !== 'test' });
  const bus = new MessageBus(messages, (pattern, outcome, seconds) =>
    metrics.requests.observe({ pattern, outcome }, seconds),
  );
  const health = new Health(ports);
  await bus.connect();

  const applications = new Map<string, INestApplicationContext>();
  let door: NestExpressApplication | null = null;
  const documents = ports.documents && countedDocuments(ports.documents, metrics.documentOperations);
  const own = documents === undefined ? ports : { ...ports, documents };
  const surroundings: Surroundings = { ports: own, configuration, log, metrics, bus, health };
  // The public door opens last, when everybody behind it answers.
  for (const service of services.toSorted((a, b) => Number(a.http !== undefined) - Number(b.http !== undefined))) {
    metrics.watchDeadLetters(service.name, () => messages.countDeadLetters(service.name));
    const own = { ...surroundings, log: log.child({ service: service.name }) };
    const root: DynamicModule = { module: ServiceRoot, imports: [PortsModule.with(own), service.module] };
    const nestOptions = { logger: new NestLog(own.log), abortOnError: false } as const;
    if (service.http === undefined) {
      const app = await startBehindMessages(root, { ...nestOptions, strategy: messages.server(service.name) });
      applications.set(service.name, app);
    } else {
      door = await startPublicDoor(root, nestOptions, service.http, own);
      applications.set(service.name, door);
    }
  }
  const operations =
    configuration.OPERATIONS_PORT === undefined
      ? null
      : await startOperationsServer({ host: configuration.HOST, port: configuration.OPERATIONS_PORT, health, metrics });

  let stopped: Promise<void> | null = null;
  const graceMs = configuration.GRACE_SECONDS * 1_000;
  // From the outside in: no new calls, then no new jobs, then no new messages; what runs is finished or handed back.
  const stop = async (): Promise<void> => {
    const deadline = Date.now() + graceMs;
    health.beginStop();
    if (door !== null) await closeDoor(door, graceMs);
    await ports.jobs?.drain(Math.max(1_000, deadline - Date.now()));
    for (const app of applications.values()) if (app !== door) await app.close();
    await bus.close();
    await messages.close();
    for (const port of [ports.jobs, ports.mail, ports.payments, ports.objects, ports.documents]) await port?.close();
    operations?.close();
  };
  const url = door === null ? null : addressOf(door, configuration);
  return { url, health, surroundings, applications, stop: () => (stopped ??= stop()) };
}

function addressOf(door: NestExpressApplication, { HOST }: Configuration): string {
  const { port } = door.getHttpServer().address() as AddressInfo;
  return `http://${HOST === '127.0.0.1' || HOST === '0.0.0.0' ? 'localhost' : HOST}:${port}`;
}

/** Takes no more connections; calls under way may end, but not for ever. */
async function closeDoor(door: NestExpressApplication, graceMs: number): Promise<void> {
  const server: Server = door.getHttpServer();
  // A connection that has had its answer after the end began would idle on for as long as it is kept alive.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const all = setTimeout(() => server.closeAllConnections(), graceMs);
  await door.close().finally(() => {
    clearInterval(idle);
    clearTimeout(all);
  });
}

async function startBehindMessages(
  root: DynamicModule,
  options: NestOptions & CustomStrategy,
): Promise<INestMicroservice> {
  const app = await NestFactory.createMicroservice<CustomStrategy>(root, options);
  app.useGlobalFilters(new MessageErrorFilter());
  await app.listen();
  return app;
}

async function startPublicDoor(
  root: DynamicModule,
  options: NestOptions,
  prepare: NonNullable<ServiceDefinition['http']>,
  surroundings: Surroundings,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(root, { ...options, bodyParser: false, rawBody: true });
  prepare(app, surroundings);
  await app.listen(surroundings.configuration.PORT, surroundings.configuration.HOST);
  const server: Server = app.getHttpServer();
  server.keepAliveTimeout = keepAliveMs;
  Object.assign(server, slowClients);
  return app;
}
