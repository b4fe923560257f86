// `npm run licences`: the licence of every package that a running product has, from the lockfile, counted; exit code 1
// where one is missing or is none of those that were looked at.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const lookedAt = new Set([
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Unlicense', 'CC0-1.0', 'MIT-0'],
  ...['BlueOak-1.0.0', 'Python-2.0', 'OFL-1.1', 'Zlib', 'WTFPL', 'MPL-2.0', 'CC-BY-4.0'],
]);
const root = join(import.meta.dirname, '..');

/** Old packages say it in another field, or by the text of the licence alone. */
function asInstalled(path) {
  const { licenses = [] } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  if (licenses.length > 0) return licenses.map(({ type }) => type).join(' OR ');
  const file = readdirSync(join(root, path)).find((name) => /^(licen[cs]e|readme)/i.test(name));
  const isMit =
    file !== undefined &&
    /Permission is hereby granted, free of charge/.test(readFileSync(join(root, path, file), 'utf8'));
  return isMit ? 'MIT' : 'none said';
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const byLicence = new Map();
const unknown = [];
for (const [path, { version, license, dev, link }] of Object.entries(lock.packages)) {
  const name = path.split('node_modules/').at(-1);
  if (!path.includes('node_modules/') || dev || link || name.startsWith('@crossfoot/')) continue;
  const licence = license ?? asInstalled(path);
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}@${version}`]);
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  if (!choices.some((choice) => choice.split(' AND ').every((part) => lookedAt.has(part))))
    unknown.push(`${name}: ${licence}`);
}
const sorted = [...byLicence].toSorted((one, other) => other[1].length - one[1].length);
for (const [licence, names] of sorted) console.log(`${String(names.length).padStart(4)}  ${licence}`);
for (const line of unknown) console.log(`to be looked at: ${line}`);
process.exitCode = unknown.length === 0 ? 0 : 1;
