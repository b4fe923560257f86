// Before the specs: a bundle that is older than its sources would be tested in their place, so it is built again. The web
// pages take long and are not: `node tools/build.mjs web` before specs in a browser.
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
