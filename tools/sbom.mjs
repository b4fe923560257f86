// `npm run sbom -- --image NAME`: the packages inside one image, as CycloneDX 1.6 on standard output; without a name those of
// the whole product. Read from the lockfile: what the program's own manifest and those of its libraries name, and what these
// need in turn, as `npm ci --omit=dev --workspace` installs it for Linux. (`npm sbom --workspace` leaves out whatever
// another project has as a development dependency, pdf.js among it.) The base image is not in it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
/** Name of an image → the programs whose packages are in it. */
export const images = {
  ...Object.fromEntries(
    ['gateway', 'identity', 'billing', 'conversion', 'notifications'].map((name) => [name, [`apps/${name}`]]),
  ),
  standalone: ['apps/standalone', 'apps/web'],
  web: ['apps/web'],
};

/** Where the package at `from` finds `name`: beside it, else in a folder above; null where it is not installed. */
function find(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = packages[path];
    if (entry) return entry.link ? entry.resolved : path;
    if (folder === '.') return null;
  }
}

const fits = ({ os, cpu, libc }, arch) =>
  (!os || os.includes('linux')) && (!cpu || cpu.includes(arch)) && (!libc || libc.includes('glibc'));

/** Not in the pages: of the engine they have the verdict alone (a lint rule), which needs no package; canvas is for Node. */
const notInPages = new Set(['libs/statement-engine', 'node_modules/@napi-rs/canvas']);

/** What a package needs beside itself at run time: names → whether it may be missing. */
function needs({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const names = new Map();
  for (const name of Object.keys(peerDependencies)) if (!peerDependenciesMeta[name]?.optional) names.set(name, false);
  for (const name of Object.keys(dependencies)) names.set(name, false);
  for (const name of Object.keys(optionalDependencies)) names.set(name, true);
  return names;
}

/** The packages below some programs: path in the lockfile → paths of those it needs. Throws where one is not in the lock. */
export function packagesOf(programs, arch = 'x64') {
  const isPages = programs.every((path) => path === 'apps/web');
  const found = new Map();
  const queue = [...programs];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (found.has(path)) continue;
    const next = [];
    for (const [name, mayMiss] of needs(packages[path])) {
      const at = find(name, path);
      if (at === null && !mayMiss) throw new Error(`${path} needs ${name}, which the lockfile does not have.`);
      if (at !== null && fits(packages[at], arch) && !(isPages && notInPages.has(at)) && !isTypesAlone(at))
        next.push(at);
    }
    found.set(path, next);
    queue.push(...next);
  }
  return found;
}

/** Declarations of types are read by compilers alone: `slim-packages.sh` takes them out of the images. */
const isTypesAlone = (path) => path.includes('node_modules/@types/');

const isOurs = (path) => !path.includes('node_modules/');
const nameOf = (path) => packages[path].name ?? path.split('node_modules/').at(-1);
const refOf = (path) => `pkg:npm/${nameOf(path).replace('@', '%40')}@${packages[path].version}`;

function licensesOf({ license }) {
  if (!license) return {};
  if (/^[\w.+-]+$/.test(license)) return { licenses: [{ license: { id: license } }] };
  return { licenses: [/^SEE /.test(license) ? { license: { name: license } } : { expression: license }] };
}

function componentOf(path) {
  const { version, integrity } = packages[path];
  const [group, name] = nameOf(path).startsWith('@') ? nameOf(path).split('/') : [undefined, nameOf(path)];
  const [, algorithm, digest] = /^(sha\d+)-(.+)$/.exec(integrity ?? '') ?? [];
  return {
    type: 'library',
    'bom-ref': refOf(path),
    ...(group && { group }),
    name,
    version,
    purl: refOf(path),
    ...licensesOf(packages[path]),
    ...(digest && {
      hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
  };
}

/** The CycloneDX document of an image (null: of all of them). */
export function sbomOf(image, arch) {
  const found = packagesOf(image === null ? Object.values(images).flat() : images[image], arch);
  // The libraries of the product are named by the packages they need, not as parts from elsewhere.
  const others = [...found.keys()].filter((path) => !isOurs(path));
  const byRef = new Map(others.map((path) => [refOf(path), path]));
  const name = image === null ? 'crossfoot' : `crossfoot/${image}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version: packages[''].version } },
    components: [...byRef.values()].map(componentOf).toSorted((one, other) => (one.purl < other.purl ? -1 : 1)),
    dependencies: [...byRef].map(([ref, path]) => ({ ref, dependsOn: [...new Set(found.get(path).map(refOf))] })),
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { image: { type: 'string' }, arch: { type: 'string', default: 'x64' } } });
  const image = values.image ?? null;
  if (image !== null && !Object.hasOwn(images, image)) {
    console.error(`There is no image "${image}". There are: ${Object.keys(images).join(', ')}.`);
    process.exitCode = 1;
  } else console.log(JSON.stringify(sbomOf(image, values.arch), null, 2));
}
