import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
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
    const copied = globSync('deploy/images/*.Dockerfile', { cwd: root }).flatMap((path) =>
      [...read(path).matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' ')),
    );
    expect(copied).toContain('deploy/nginx/nginx.conf');
    for (const path of copied.filter((one) => one !== '.')) {
      expect(globSync(path, { cwd: root }), path).not.toEqual([]);
      expect(isLeftOut(path), path).toBe(false);
    }
  });
});
