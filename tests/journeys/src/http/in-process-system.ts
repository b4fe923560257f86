import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedAdapters, loadMasterKey } from '@crossfoot/adapters-embedded';
import type { Ports } from '@crossfoot/ports';
import { configurationOf, createLog, readEnvironment, startServices, type RunningServices } from '@crossfoot/runtime';
import { billingService } from '@crossfoot/service-billing';
import { conversionService } from '@crossfoot/service-conversion';
import { gatewayService } from '@crossfoot/service-gateway';
import { identityService } from '@crossfoot/service-identity';
import { notificationsService } from '@crossfoot/service-notifications';

export interface InProcessSystem {
  readonly url: string;
  readonly ports: ReturnType<typeof embeddedAdapters>;
  readonly services: RunningServices;
  /** Everything that was logged, as one text. */
  readonly logged: () => string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** All services in the process of the spec, as a rule on the embedded adapters and a folder of its own; real HTTP, real sandboxes. */
export async function startInProcess(
  variables: Readonly<Record<string, string>> = {},
  /** Adapters in the place of the embedded ones. */
  replaced: Partial<Ports> = {},
): Promise<InProcessSystem> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crossfoot-http-'));
  const environment = readEnvironment({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    CONVERSION_SLOTS: '2',
    GRACE_SECONDS: '5',
    ...variables,
  });
  const lines: string[] = [];
  const log = createLog({ level: environment.LOG_LEVEL, destination: { write: (line) => void lines.push(line) } });
  const ports = embeddedAdapters(dataDir);
  const services = await startServices({
    services: [identityService, billingService, notificationsService, conversionService, gatewayService],
    ports: { ...ports, ...replaced },
    configuration: configurationOf(environment, loadMasterKey(dataDir)),
    log,
  });
  if (services.url === null) throw new Error('There is no public door.');
  return {
    url: services.url,
    ports,
    services,
    dataDir,
    logged: () => lines.join(''),
    stop: async () => {
      await services.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
