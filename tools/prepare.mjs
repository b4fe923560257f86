// Brings a checkout to where it can run: packages installed as the lockfile says, bundles newer than their sources.
// Runs on the host's Node (20 or newer) and uses no package itself.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Runs a command in the repository's root with this terminal; resolves to its exit code. Signals are passed on. */
export function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 0 : 1)));
  });
}

async function runOrStop(command, args) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}

/** Time of the newest file below a folder, dot folders, dist and node_modules left out. */
function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (['dist', 'node_modules', 'tests'].includes(entry.name) || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(join(root, path)).mtimeMs);
  }
  return time;
}

const timeOf = (path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0);

/** What the product needs to be built and to serve: two fifths of the packages, for the rest lints, tests and measures. */
const served = ['tools', 'web', 'app-standalone', 'cli'].flatMap((name) => ['-w', `@crossfoot/${name}`]);
const programs = {
  standalone: 'apps/standalone/dist/main.js',
  sandbox: 'libs/services/conversion/dist/sandbox.js',
  web: 'apps/web/dist/index.html',
  cli: 'apps/cli/dist/main.js',
};

/**
 * Installs and builds what is missing or old.
 * @param {'start' | 'test'} purpose `start`: only what serving needs; where everything is installed, all of it stays.
 */
export async function prepare(purpose) {
  const hasAll = existsSync(join(root, 'node_modules/.bin/vitest'));
  const isOld = timeOf('node_modules/.package-lock.json') < timeOf('package-lock.json');
  if (isOld || (purpose === 'test' && !hasAll)) {
    console.log('Installing packages (once) …');
    const some = purpose === 'start' && !hasAll ? served : [];
    await runOrStop('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...some]);
  }
  const wanted = Object.keys(programs).filter((name) => purpose === 'test' || name !== 'cli');
  const built = Math.min(...wanted.map((name) => timeOf(programs[name])));
  if (built < Math.max(newest('libs'), newest('apps'), newest('tools'))) {
    console.log('Building (once) …');
    await runOrStop('node_modules/.bin/node', ['tools/build.mjs', ...(purpose === 'start' ? wanted : [])]);
  }
}
