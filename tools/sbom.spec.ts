import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { images, sbomOf } from './sbom.mjs';

const root = join(import.meta.dirname, '..');
const namesOf = (image: string): Set<string> =>
  new Set(sbomOf(image, 'x64').components.map(({ group, name }) => (group ? `${group}/${name}` : name)));

/** What a bundle leaves outside, so that it must be installed beside it. */
function importsOf(bundle: string): string[] {
  const source = readFileSync(join(root, bundle), 'utf8');
  const specifiers = [...source.matchAll(/(?:^import .*?from |^import |\bimport\()"([^"]+)"/gm)].map(
    ([, id]) => id ?? '',
  );
  return specifiers
    .filter((id) => !isBuiltin(id) && !id.startsWith('.'))
    .map((id) => (id.startsWith('@') ? id.split('/').slice(0, 2).join('/') : (id.split('/')[0] ?? '')));
}

/** A list of parts that misses one hides its advisories; one that has too many cries wolf. */
describe('the parts of an image', () => {
  const services = ['gateway', 'identity', 'billing', 'conversion', 'notifications', 'standalone'];

  it.each(services)('of %s have every package that its bundle imports', (service) => {
    const imported = importsOf(`apps/${service}/dist/main.js`);
    expect(imported).toContain('@nestjs/common');
    expect(imported.filter((name) => !namesOf(service).has(name))).toEqual([]);
  });

  it('have what the sandbox needs where it runs, and there alone', () => {
    const imported = importsOf('libs/services/conversion/dist/sandbox.js');
    expect(imported).toContain('pdfjs-dist');
    for (const service of services) {
      const runs = ['conversion', 'standalone'].includes(service);
      for (const name of [...imported, '@tesseract.js-data/eng'])
        if (name !== 'zod') expect(namesOf(service).has(name), `${name} in ${service}`).toBe(runs);
    }
  });

  it('are those of the pages where the pages are', () => {
    for (const image of Object.keys(images))
      expect(namesOf(image).has('react'), image).toBe(['web', 'standalone'].includes(image));
    expect([...namesOf('web')].filter((name) => /tesseract|nestjs|canvas/.test(name))).toEqual([]);
  });

  it('have nothing that only builds or tests', () => {
    for (const image of Object.keys(images))
      for (const name of ['vitest', 'typescript', 'vite', 'nx', 'rolldown', 'playwright-core'])
        expect(namesOf(image).has(name), `${name} in ${image}`).toBe(false);
  });

  it('have nothing that is taken out of the image whole', () => {
    const script = readFileSync(join(root, 'deploy/images/slim-packages.sh'), 'utf8');
    const removed = /^rm -rf ([\s\S]*?[^\\])\n/m.exec(script)?.[1]?.split(/[\s\\]+/) ?? [];
    const scopes = removed.filter((path) => /^@[\w.-]+$/.test(path));
    expect(scopes).toContain('@types');
    for (const image of [null, ...Object.keys(images)]) {
      const named = sbomOf(image, 'x64').components.filter(({ group }) => scopes.includes(group ?? ''));
      expect(named, image ?? 'all').toEqual([]);
    }
  });

  it('each name where they come from, and what they are', () => {
    const { components, dependencies } = sbomOf(null, 'x64');
    expect(components.length).toBeGreaterThan(250);
    expect(new Set(components.map((each) => each.purl)).size).toBe(components.length);
    const refs = new Set(components.map((each) => each['bom-ref']));
    for (const each of components)
      expect(each.hashes?.[0]?.content, each.name).toMatch(/^[0-9a-f]{128}$|^[0-9a-f]{40}$/);
    for (const { dependsOn } of dependencies) expect(dependsOn.filter((ref) => !refs.has(ref))).toEqual([]);
  });
});
