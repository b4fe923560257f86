import { whyNoBackends } from '@crossfoot/backends';
import { distributedSystem } from './distributed-system.ts';
import { runningInstallation } from './running-installation.ts';
import type { SystemUnderTest } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';

/** Every way of running the product that the journeys walk through; with INSTALLATION_URL, the one that runs there. */
export const systems: readonly SystemUnderTest[] = chosen();

/** For journeys over what browsers do alone or one gateway serves alike: the first one, and every one with EVERY_SYSTEM=1. */
export const pageSystems = process.env['EVERY_SYSTEM'] === '1' ? systems : systems.slice(0, 1);

function chosen(): readonly SystemUnderTest[] {
  const url = process.env['INSTALLATION_URL'];
  if (url !== undefined) return [runningInstallation(url, process.env['INSTALLATION_MAILS_URL'])];
  const reason = process.env['REQUIRE_BACKENDS'] === '1' ? null : whyNoBackends();
  if (reason === null) return [standaloneSystem, distributedSystem];
  console.log(`skipped journeys on ${distributedSystem.name}: ${reason}`);
  return [standaloneSystem];
}
