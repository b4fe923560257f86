import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../../../apps/web');

/** A page that is told the wrong size of a picture jumps when it comes, and shows it squeezed. */
it('says the true size of every picture of the pages (npm run pictures)', async () => {
  const told = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [
      ...readFileSync(join(web, 'src', name), 'utf8').matchAll(
        /['"](\/pictures\/[\w-]+\.webp)['"][\s\S]{0,200}?width(?:=\{|: )(\d+)[\s\S]{0,40}?height(?:=\{|: )(\d+)/g,
      ),
    ])
    .map(([, path = '', width, height]) => [path, Number(width), Number(height)] as const);
  expect(told.length).toBeGreaterThan(4);
  const real = await Promise.all(
    told.map(async ([path]) => {
      const { width, height } = await loadImage(join(web, 'public', path));
      return [path, width, height] as const;
    }),
  );
  expect(told).toEqual(real);
});
