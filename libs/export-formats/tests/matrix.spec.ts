import { describe, it } from 'vitest';
import { formats } from './checks/format-check.ts';
import { checks } from './checks/index.ts';

describe.each(checks)('$name', (check) => {
  for (const format of formats) {
    const run = check.of(format);
    if (run === null) continue;
    it(format, { timeout: 180_000 }, async (context) => {
      const outcome = await run();
      if (outcome !== 'ok') context.skip(outcome.skipped);
    });
  }
});
