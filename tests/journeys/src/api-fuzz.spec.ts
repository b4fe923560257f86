import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzz } from './api-fuzz.ts';
import { newUser } from './new-user.ts';
import type { RunningSystem } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';

/** A slice of `npm run fuzz:api`. */
describe('calls made from the description of the interface', () => {
  let system: RunningSystem;
  beforeAll(async () => {
    system = await standaloneSystem.start({
      VISITOR_UPLOADS_PER_MINUTE: '100000',
      ACCOUNT_UPLOADS_PER_MINUTE: '100000',
    });
  });
  afterAll(() => system.stop());

  it('are answered, or refused by a code of the list', { timeout: 120_000 }, async () => {
    const { statuses, findings } = await fuzz({ url: system.url, seed: 7, calls: 400, signIn: () => newUser(system) });
    expect(findings).toEqual([]);
    expect(statuses['200'] ?? 0).toBeGreaterThan(20);
    expect(statuses['400'] ?? 0).toBeGreaterThan(50);
  });
});
