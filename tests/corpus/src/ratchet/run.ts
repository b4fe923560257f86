import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { closeBrowser } from '../drawing/chromium.ts';
import { devFamilies } from '../families/dev/index.ts';
import { differences, measureFamily, type FamilyFigures } from './slice.ts';

/**
 * `npm run ratchet [-- --update]`: measures every dev family on fixed seeds against `tests/corpus/ratchet.json`. What got
 * worse fails; what got better is named, and `--update` (refused under CI) moves the ratchet there. It never moves back
 * without `--loosen`.
 */
const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    loosen: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
if ((values.update || values.loosen) && process.env['CI'])
  throw new Error('The ratchet is not moved under CI: run the update at home and commit it.');

const file = new URL('../../ratchet.json', import.meta.url).pathname;
const ratchet: { seeds: number[]; families: Record<string, FamilyFigures> } = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { seeds: [1, 2, 3], families: {} };
const all: { worse: string[]; better: string[] } = { worse: [], better: [] };
for (const family of devFamilies) {
  if (values.only && !family.name.includes(values.only)) continue;
  const now = await measureFamily(family, ratchet.seeds, false);
  if (!now) {
    console.log(`skipped ${family.name}: a font or a printing program is missing on this machine`);
    continue;
  }
  const { worse, better } = differences(family.name, ratchet.families[family.name], now);
  all.worse.push(...worse);
  all.better.push(...better);
  if (values.loosen || (values.update && worse.length === 0)) ratchet.families[family.name] = now;
}
await closeBrowser();
for (const line of all.worse) console.log(`worse   ${line}`);
for (const line of all.better) console.log(`better  ${line}`);
if (values.update || values.loosen) writeFileSync(file, `${JSON.stringify(ratchet, null, 1)}\n`);
else if (all.better.length) console.log('Better than the ratchet: run `npm run ratchet -- --update` and commit it.');
console.log(`${devFamilies.length} families, ${all.worse.length} figures worse, ${all.better.length} better`);
process.exitCode = all.worse.length ? 1 : 0;
