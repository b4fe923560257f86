// Run after every `npm install`. The lockfile names optional packages of other systems that this
// registry did not resolve; `npm ci` then refuses the file. Drops from each package's optionalDependencies
// what has no entry of its own. The lock is then for Linux; elsewhere `npm install` makes it whole.
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
let dropped = 0;

/** The places where a package at `path` would find `name`, nearest first. */
function places(path, name) {
  const found = [];
  for (
    let at = path;
    at !== '';
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  )
    found.push(`${at}/node_modules/${name}`);
  return [...found, `node_modules/${name}`];
}

const isExact = (range) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range);

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const nearest = places(path, name).find((place) => lock.packages[place]);
    if (nearest && (!isExact(range) || lock.packages[nearest].version === range)) continue;
    delete entry.optionalDependencies[name];
    dropped += 1;
  }
}
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${dropped} unresolved optional packages dropped`);
