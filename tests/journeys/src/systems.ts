import { whyNoBackends } from '@crossfoot/backends';
import { distributedSystem } from './distributed-system.ts';
import type { SystemUnderTest } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';

const reason = process.env['REQUIRE_BACKENDS'] === '1' ? null : whyNoBackends();
if (reason !== null) console.log(`skipped journeys on ${distributedSystem.name}: ${reason}`);

/** Every way of running the product that the journeys walk through. */
export const systems: readonly SystemUnderTest[] =
  reason === null ? [standaloneSystem, distributedSystem] : [standaloneSystem];
