// Which sources a bundle is made of, and whether it is older than one of them: a spec that runs a bundle must not test a
// program of before. Sources are the folder of the program and of every `@crossfoot/…` library it imports, however far.
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Name (as `node tools/build.mjs` takes it) → the folder of its sources, and the file that a build writes. */
export const bundles = {
  ...Object.fromEntries(
    ['gateway', 'identity', 'billing', 'conversion', 'notifications', 'standalone', 'cli'].map((name) => [
      name,
      { folder: `apps/${name}`, built: `apps/${name}/dist/main.js` },
    ]),
  ),
  sandbox: { folder: 'libs/services/conversion', built: 'libs/services/conversion/dist/sandbox.js' },
  web: { folder: 'apps/web', built: 'apps/web/dist/index.html' },
};

const notBuilt = /\.(spec|fixture)\.\w+$|\.md$/;
const read = new Map();
let libraries;

/** The newest file of a folder, and the libraries that its files name. Read once. */
function folderOf(folder) {
  if (!read.has(folder)) {
    const found = { newest: { path: folder, time: 0 }, imports: new Set() };
    walk(folder, found);
    read.set(folder, found);
  }
  return read.get(folder);
}

function walk(folder, found) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (['dist', 'node_modules', 'tests'].includes(entry.name) || entry.name.startsWith('.')) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) walk(path, found);
    else if (!notBuilt.test(entry.name)) {
      const time = statSync(join(root, path)).mtimeMs;
      if (time > found.newest.time) found.newest = { path, time };
      if (/\.m?tsx?$|\.mjs$/.test(entry.name))
        for (const [, name] of readFileSync(join(root, path), 'utf8').matchAll(/['"](@crossfoot\/[\w-]+)/g))
          found.imports.add(name);
    }
  }
}

/** The newest source of a bundle. */
export function newestSourceOf(name) {
  libraries ??= new Map(
    globSync('{libs,libs/adapters,libs/services}/*/package.json', { cwd: root }).map((path) => [
      JSON.parse(readFileSync(join(root, path), 'utf8')).name,
      path.slice(0, -'/package.json'.length),
    ]),
  );
  const folders = new Set([bundles[name].folder]);
  let newest = { path: 'tools/build.mjs', time: statSync(join(root, 'tools/build.mjs')).mtimeMs };
  // A set's walk comes to what is added on the way.
  for (const folder of folders) {
    const found = folderOf(folder);
    if (found.newest.time > newest.time) newest = found.newest;
    for (const each of found.imports) if (libraries.has(each)) folders.add(libraries.get(each));
  }
  return newest;
}

/** Why a bundle may not be tested, with the command that mends it; null where it is newer than its sources. */
export function whyStale(name) {
  const { built } = bundles[name];
  const mend = `Run \`node tools/build.mjs ${name}\` first.`;
  if (!existsSync(join(root, built))) return `${built} is missing. ${mend}`;
  const { path, time } = newestSourceOf(name);
  return statSync(join(root, built)).mtimeMs < time ? `${built} is older than ${path}. ${mend}` : null;
}

const fresh = new Set();

/** Throws where a bundle is older than its sources. Looked at once a process. */
export function needFresh(...names) {
  for (const name of names.filter((each) => !fresh.has(each))) {
    const reason = whyStale(name);
    if (reason !== null) throw new Error(reason);
    fresh.add(name);
  }
}
