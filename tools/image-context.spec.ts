import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseImages } from '../deploy/images/pin.ts';

const root = join(import.meta.dirname, '..');
const dockerfiles = globSync('deploy/images/*.Dockerfile', { cwd: root });
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** As the builder of images decides it: the last line that names a path or a folder above it (docs.docker.com/build). */
function isLeftOut(path: string): boolean {
  let isOut = false;
  for (const line of read('.dockerignore').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const isKept = line.startsWith('!');
    const pattern = isKept ? line.slice(1) : line;
    const above = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    if (above.some((part) => matchesGlob(part, pattern))) isOut = !isKept;
  }
  return isOut;
}

/** An image is built rarely; that its context lacks a file shows where it hurts, at an installation. */
describe('the context of the images', () => {
  it('knows what is left out', () => {
    expect(isLeftOut('docs/operations.md')).toBe(true);
    expect(isLeftOut('libs/ports/node_modules/zod')).toBe(true);
    expect(isLeftOut('tests/load/src/load.ts')).toBe(true);
    expect(isLeftOut('tests/load/package.json')).toBe(false);
  });

  it('has the manifest of every workspace, which npm asks for', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const manifests = globSync(
      workspaces.map((folder) => `${folder}/package.json`),
      { cwd: root },
    );
    expect(manifests.length).toBeGreaterThan(20);
    expect(manifests.filter(isLeftOut)).toEqual([]);
  });

  it('has every file that the build of the pages reads from the root', () => {
    const named = [...read('tools/sample-results.mjs').matchAll(/fromRoot\('([^']+)'\)/g)].map(
      ([, path]) => path ?? '',
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(isLeftOut)).toEqual([]);
  });

  it('has what the images copy from it', () => {
    const copied = dockerfiles.flatMap((path) =>
      [...read(path).matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' ')),
    );
    expect(copied).toContain('deploy/nginx/nginx.conf');
    for (const path of copied.filter((one) => one !== '.')) {
      expect(globSync(path, { cwd: root }), path).not.toEqual([]);
      expect(isLeftOut(path), path).toBe(false);
    }
  });
});

/** The builder takes a step's result of before where all that it was made from is the same. */
describe('the installs of the images', () => {
  const stages = dockerfiles.flatMap((path) => read(path).split(/^(?=FROM )/m));
  const installing = stages.filter((stage) => stage.includes('npm ci'));

  it('depend on the manifests, and on no source', () => {
    expect(installing).toHaveLength(3);
    for (const stage of installing) {
      const before = stage.slice(0, stage.lastIndexOf('npm ci'));
      expect(before).toContain('\nCOPY --from=manifests /manifests ./\n');
      expect(before).not.toMatch(/^COPY \. /m);
    }
  });

  it('wait until the base images are found to be pinned', () => {
    const manifests = stages.filter((stage) => stage.includes(' AS manifests\n'));
    expect(manifests).toHaveLength(dockerfiles.length);
    for (const stage of manifests) expect(stage).toContain('need-pinned.sh');
  });

  it('are one for all that is built', () => {
    const builds = installing.filter((stage) => stage.includes(' AS build\n'));
    expect(builds).toHaveLength(dockerfiles.length);
    expect(new Set(builds.map((stage) => stage.split('\nCOPY . .\n')[0])).size).toBe(1);
  });
});

/** A tag can become another image; a digest cannot. */
describe('the images that others are built on', () => {
  const asked = (...args: string[]): number | null =>
    spawnSync('sh', [join(root, 'deploy/images/need-pinned.sh'), ...args], { stdio: 'ignore' }).status;
  const pinned = `node:24@sha256:${'0'.repeat(64)}`;

  it('are refused by tag alone where the address is for people', () => {
    expect(asked('http://localhost:8080', 'node:24')).toBe(0);
    expect(asked('', 'node:24')).toBe(0);
    expect(asked('https://crossfoot.example', pinned, pinned)).toBe(0);
    expect(asked('https://crossfoot.example', pinned, 'node:24')).toBe(1);
  });

  it('are each asked for, and can each be pinned', () => {
    const images = baseImages(read('docker-compose.yml'));
    expect([...images.keys()].toSorted()).toEqual(
      ['NODE', 'NODE_BUILD', 'NGINX', 'RABBITMQ', 'MONGO', 'REDIS', 'MINIO', 'STRIPE_MOCK', 'MAILDEV']
        .map((name) => `${name}_IMAGE`)
        .toSorted(),
    );
    // Whatever the compose file starts is one of ours, or a variable.
    const started = [...read('docker-compose.yml').matchAll(/^ +image: (.+)$/gm)].map(([, image = '']) => image);
    expect(started.filter((image) => !/^(crossfoot\/\w+|\$\{\w+_IMAGE:-.+\})$/.test(image))).toEqual([]);
    for (const path of dockerfiles) {
      const text = read(path);
      const defaults = new Map([...text.matchAll(/^ARG (\w+_IMAGE)=(.+)$/gm)].map(([, name, image]) => [name, image]));
      expect(defaults.size).toBeGreaterThan(1);
      const check = /need-pinned\.sh.+/.exec(text)?.[0] ?? '';
      for (const [name = '', image] of defaults) {
        expect(images.get(name), path).toBe(image);
        expect(check, path).toContain(`"$${name}"`);
      }
      for (const [, from = ''] of text.matchAll(/^FROM (\S+)(?: AS|$)/gm))
        expect(from, path).toMatch(/^\$\{\w+_IMAGE\}$/);
    }
  });
});
