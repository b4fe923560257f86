// Before the specs: a bundle that is older than its sources would be tested in their place, so it is built again. The web
// pages and the command line take long and are not: whoever runs them says `needFresh`, which fails and names the command.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { whyStale } from './bundle-sources.mjs';

const services = ['gateway', 'identity', 'billing', 'conversion', 'notifications', 'standalone', 'sandbox'];

export default function setup() {
  const old = services.filter((name) => whyStale(name) !== null);
  if (old.length === 0) return;
  console.log(`building ${old.join(', ')}: older than the sources`);
  const build = join(import.meta.dirname, 'build.mjs');
  execFileSync(process.execPath, [build, ...old], { stdio: ['ignore', 'ignore', 'inherit'] });
}
