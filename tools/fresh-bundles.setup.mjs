// Before the specs: a bundle that is older than its sources would be tested in their place, so it is built again. The web
// pages take long; specs in a browser ask for them by `requireFreshWeb`.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { newestSource } from './prepare.mjs';

const root = join(import.meta.dirname, '..');
const services = ['gateway', 'identity', 'billing', 'conversion', 'notifications', 'standalone'];
const bundles = [
  ...services.map((name) => [name, `apps/${name}/dist/main.js`]),
  ['sandbox', 'libs/services/conversion/dist/sandbox.js'],
];

const builtAt = (path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0);

export default function setup() {
  const newest = Math.max(newestSource('libs'), ...services.map((name) => newestSource(`apps/${name}/src`)));
  const old = bundles.filter(([, path]) => builtAt(path) < newest).map(([name]) => name);
  if (old.length === 0) return;
  console.log(`building ${old.join(', ')}: older than the sources`);
  execFileSync(process.execPath, [join(root, 'tools/build.mjs'), ...old], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Throws where the built pages are older than what they are made of. */
export function requireFreshWeb() {
  const made = ['apps/web/src', 'apps/web/public', 'libs/contracts', 'libs/statement-review'].map(newestSource);
  if (builtAt('apps/web/dist/index.html') < Math.max(...made))
    throw new Error('The web pages are older than their sources: node tools/build.mjs web');
}
