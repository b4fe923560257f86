import type { ServiceDefinition } from '@crossfoot/runtime';
import { ConversionModule } from './conversion.module.ts';

/** Turns sealed uploads into statements, in sandboxes. */
export const conversionService: ServiceDefinition = {
  name: 'conversion',
  module: ConversionModule,
  ports: ['messages', 'documents', 'objects', 'jobs'],
};
export { ConversionModule };
// For operators' tools and tests.
export { conversionCollection } from './conversion.document.ts';
export { conversionQueue } from './conversion-queue.ts';
export { exportSettingsCollection } from './export-settings.document.ts';
export { OwnerTurns } from './owner-turns.ts';
export { ConversionSweeper } from './conversion.sweeper.ts';
export { SandboxPool } from './sandbox/sandbox-pool.ts';
export { SandboxLostError } from './sandbox/sandbox-process.ts';
