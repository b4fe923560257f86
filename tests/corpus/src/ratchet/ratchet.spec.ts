import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../drawing/chromium.ts';
import { devFamilies } from '../families/dev/index.ts';
import { differences, measureFamily, type FamilyFigures } from './slice.ts';

/** The fast slice for every run: families that need no browser and few seconds, on the ratchet's own seeds. */
const ratchet = JSON.parse(readFileSync(new URL('../../ratchet.json', import.meta.url), 'utf8')) as {
  seeds: number[];
  families: Record<string, FamilyFigures>;
};
const slow = new Set(['long-business-year', 'web-print-html-table']);
const quick = devFamilies.filter(
  (family) => !slow.has(family.name) && !(family.producers?.length === 1 && family.producers[0] === 'chromium'),
);

describe('accuracy may not get worse', () => {
  afterAll(closeBrowser);

  it.each(quick.map((family) => [family.name, family] as const))('%s', { timeout: 60_000 }, async (name, family) => {
    const now = await measureFamily(family, ratchet.seeds, false);
    if (!now) return console.log(`skipped ${name}: a font or a printing program is missing on this machine`);
    expect(
      ratchet.families[name],
      `${name} is not in tests/corpus/ratchet.json: npm run ratchet -- --update`,
    ).toBeDefined();
    expect(differences(name, ratchet.families[name], now).worse).toEqual([]);
  });
});
