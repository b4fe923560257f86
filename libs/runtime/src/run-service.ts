import type { AdapterRegistry, Ports } from '@crossfoot/ports';
import { hkdfSync } from 'node:crypto';
import { PortError, sealObjects } from '@crossfoot/ports';
import { startServices, type RunningServices } from './bootstrap.ts';
import {
  ConfigurationError,
  configurationOf,
  faultsOfService,
  readEnvironment,
  type Configuration,
  type Environment,
} from './configuration.ts';
import { deadLettersOf } from './dead-letters.command.ts';
import { createLog } from './log.ts';
import { faultsOfPorts, openPorts, type OpenPortsOptions } from './open-ports.ts';
import { refuseDebugger, stopOnSignals } from './process-end.ts';
import type { ServiceCommand, ServiceDefinition } from './service-definition.ts';
import { startTracing } from './tracing.ts';

/** The object store below, sealed with a key derived from the secret key; what other keys have sealed is opened too. */
export function withSealedObjects(ports: Partial<Ports>, configuration: Configuration): Partial<Ports> {
  if (ports.objects === undefined) return ports;
  const derived = (key: Uint8Array): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', key, Buffer.alloc(0), 'crossfoot objects', 32));
  const keyring = { current: derived(configuration.secretKey), previous: configuration.otherKeys.map(derived) };
  return { ...ports, objects: sealObjects(ports.objects, keyring) };
}

export interface RunOptions extends Pick<OpenPortsOptions, 'registry' | 'defaults' | 'refused'> {
  readonly services: readonly ServiceDefinition[];
  readonly configuration: Configuration;
  readonly environment: Environment;
  readonly announce: (line: string) => void;
  /** Done after the services have stopped. */
  readonly atEnd?: (() => Promise<void>) | undefined;
}

/** Opens the ports that the services use, starts the services, and sees to their end at SIGTERM. */
export async function runServices(options: RunOptions): Promise<RunningServices> {
  const { services, configuration } = options;
  const needed = [...new Set(services.flatMap((service) => service.ports))];
  const ports = await openPorts({ ...options, needed });
  const log = createLog({ level: configuration.LOG_LEVEL });
  const running = await startServices({ services, configuration, log, ports: withSealedObjects(ports, configuration) });
  stopOnSignals(() => running.stop().finally(options.atEnd), { graceSeconds: configuration.GRACE_SECONDS, log });
  return running;
}

/**
 * The whole `main` of a separate service: real servers only, everything from the environment. With a command behind its
 * name it does that instead and ends.
 */
export async function runSeparateService(service: ServiceDefinition, registry: AdapterRegistry): Promise<void> {
  await orSayWhy(async () => {
    const environment = readEnvironment({ HOST: '0.0.0.0', OPERATIONS_PORT: '9090', ...process.env });
    const ports = { registry, environment, refused: ['file'] };
    const [command, ...options] = process.argv.slice(2);
    const commands = { ...deadLettersOf(service.name), ...service.commands };
    if (command !== undefined) return runCommand(command, options, commands, ports);
    const faults = [
      ...faultsOfService(environment, process.env),
      ...faultsOfPorts({ ...ports, needed: service.ports }),
    ];
    if (faults.length > 0) throw new ConfigurationError(faults.join('\n'));
    const configuration = configurationOf(environment);
    const endTracing =
      configuration.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : await startTracing(service.name);
    const announce = (line: string): void => console.log(`${service.name} uses ${line}`);
    await runServices({ ...ports, services: [service], configuration, announce, atEnd: endTracing ?? undefined });
  });
}

/** Does what a command says, on the ports that it needs alone, and closes them. */
export async function runCommand(
  name: string,
  options: readonly string[],
  commands: Readonly<Record<string, ServiceCommand>>,
  ports: Omit<OpenPortsOptions, 'needed' | 'announce'>,
): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined)
    throw new ConfigurationError(`There is no command ${name}; there is ${Object.keys(commands).join(', ')}.`);
  const opened = await openPorts({ ...ports, needed: command.ports, announce: () => undefined });
  try {
    await command.run(opened, options, (line) => console.log(line));
  } finally {
    await Promise.all(Object.values(opened).map((port) => port.close()));
  }
}

/** What keeps a program from starting is a plain sentence, or one a line, not a stack. */
export async function orSayWhy(start: () => Promise<void>): Promise<void> {
  refuseDebugger();
  try {
    await start();
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  }
}

/** What whoever starts a program can do about an error; null where it is a fault of the program. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof ConfigurationError || error instanceof PortError) return error.message;
  const { code, syscall, port } = error instanceof Error ? (error as NodeJS.ErrnoException & { port?: number }) : {};
  if (syscall !== 'listen' || port === undefined) return null;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop that one, or choose another port with PORT or OPERATIONS_PORT.`;
  if (code === 'EACCES')
    return `This user may not open port ${port}: choose one above 1023 with PORT or OPERATIONS_PORT.`;
  return null;
}
