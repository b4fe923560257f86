import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { embeddedRegistry, embeddedUrls, loadMasterKey } from '@crossfoot/adapters-embedded';
import { configurationOf, orSayWhy, readEnvironment, runCommand, runServices } from '@crossfoot/runtime';
import { billingService } from '@crossfoot/service-billing';
import { conversionService } from '@crossfoot/service-conversion';
import { gatewayService } from '@crossfoot/service-gateway';
import { identityService } from '@crossfoot/service-identity';
import { notificationsService } from '@crossfoot/service-notifications';

/** The built pages: of a checkout, or beside the bundle. */
const webRoot = [join(import.meta.dirname, '../../web/dist'), join(import.meta.dirname, 'web')].find((path) =>
  existsSync(join(path, 'index.html')),
);

/** All services in one process on embedded adapters. Needs no variable: data and keys live in `.data`. */
await orSayWhy(async () => {
  const started = performance.now();
  const environment = readEnvironment({ ...(webRoot === undefined ? {} : { WEB_ROOT: webRoot }), ...process.env });
  const dataDir = resolve(environment.DATA_DIR);
  const ownKey = environment.SECRET_KEY === undefined ? loadMasterKey(dataDir) : undefined;
  const configuration = configurationOf(environment, ownKey, true);
  const urls = embeddedUrls(dataDir);
  const ports = {
    registry: embeddedRegistry,
    defaults: {
      documents: urls.DOCUMENTS_URL,
      objects: urls.OBJECTS_URL,
      jobs: urls.JOBS_URL,
      messages: urls.MESSAGES_URL,
      mail: urls.MAIL_URL,
      payments: urls.PAYMENTS_URL,
    },
    environment,
  };
  const [command, ...options] = process.argv.slice(2);
  if (command !== undefined) return runCommand(command, options, identityService.commands ?? {}, ports);
  const running = await runServices({
    ...ports,
    services: [identityService, billingService, notificationsService, conversionService, gatewayService],
    configuration,
    announce: (line) => console.log(`uses ${line}`),
  });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`Crossfoot is ready at ${running.url} (started in ${seconds} s, data in ${dataDir})`);
});
