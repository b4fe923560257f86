import type { TestProject } from 'vitest/node';
import { startBackends, type BackendVariable } from './start-backends.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URLs of the running servers, and why others are missing. */
    backends: {
      readonly urls: Readonly<Partial<Record<BackendVariable, string>>>;
      readonly missing: Readonly<Partial<Record<BackendVariable, string>>>;
    };
  }
}

/** Starts the servers once for all specs of the project that need them; specs read them with `inject('backends')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { servers, missing, stop } = await startBackends();
  const urls = Object.fromEntries(Object.entries(servers).map(([variable, server]) => [variable, server.url]));
  for (const reason of Object.values(missing)) console.log(`not available: ${reason}`);
  project.provide('backends', { urls, missing });
  return stop;
}
