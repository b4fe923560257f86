import { inject, it } from 'vitest';
import type {} from './vitest-setup.ts';
import type { BackendVariable } from './start-backends.ts';

/** Defines tests on a running server; where this machine lacks it, one skipped test says so. */
export function withBackend(variable: BackendVariable, define: (url: URL) => void): void {
  const { urls, missing } = inject('backends');
  const url = urls[variable];
  if (url !== undefined) define(new URL(url));
  else it(`needs ${variable}`, (context) => context.skip(missing[variable] ?? 'the server is not there'));
}
