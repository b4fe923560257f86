import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const types = [
  'app',
  'review',
  'service',
  'adapter',
  'runtime',
  'engine',
  'kernel',
  'picture',
  'formats',
  'contracts',
  'ports',
  'suite',
  'tests',
];
const services = ['gateway', 'identity', 'billing', 'conversion', 'notifications'];
const scopes = [
  ...services,
  'standalone',
  'cli',
  'web',
  'shared',
  'server',
  'embedded',
  'distributed',
  'engine',
  'kernel',
  'picture',
  'backends',
  'corpus',
  'faults',
  'journeys',
  'load',
  'tools',
];

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly nx?: { readonly tags?: readonly string[] };
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const read = (path: string): Manifest => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
const patterns = (read('package.json').workspaces ?? []).flatMap((folder) => [
  `${folder}/package.json`,
  `${folder}/project.json`,
]);
const projects = globSync(patterns, { cwd: root })
  .filter((path) => !path.includes('node_modules'))
  .toSorted();

/** A project without tags is bound by no boundary rule, and nobody notices. */
describe('every project', () => {
  it('is found', () => {
    expect(projects.length).toBeGreaterThanOrEqual(24);
  });

  it.each(projects)('%s carries exactly one known type and one known scope, and is linted', (path) => {
    const manifest = read(path);
    const tags = manifest.nx?.tags ?? [];
    const of = (kind: string): string[] =>
      tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.slice(kind.length + 1));
    expect(of('type')).toHaveLength(1);
    expect(of('scope')).toHaveLength(1);
    expect(types).toContain(of('type')[0]);
    expect(scopes).toContain(of('scope')[0]);
    expect(tags).toHaveLength(2);
    expect(manifest.scripts?.['lint']).toContain('eslint');
  });

  it.each(services)('%s has the same scope as library and as program', (service) => {
    expect(read(`libs/services/${service}/package.json`).nx?.tags).toEqual(['type:service', `scope:${service}`]);
    expect(read(`apps/${service}/package.json`).nx?.tags).toEqual(['type:app', `scope:${service}`]);
  });
});

/** That each names just what its sources import is knip's to say (`npm run lint`); one package in two versions is not. */
describe('the packages that the projects name', () => {
  const named = ['package.json', ...projects].flatMap((path) => {
    const { dependencies, devDependencies } = read(path);
    return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({ path, name, version }));
  });

  it('are pinned, and each to one version', () => {
    const versions = new Map<string, Set<string>>();
    for (const { name, version } of named) versions.set(name, (versions.get(name) ?? new Set()).add(version));
    expect(versions.size).toBeGreaterThan(80);
    for (const [name, each] of versions) {
      expect([...each], name).toHaveLength(1);
      expect([...each][0], name).toMatch(name.startsWith('@crossfoot/') ? /^\*$/ : /^\d+\.\d+\.\d+$/);
    }
  });
});
