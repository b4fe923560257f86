import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isSampleStatement } from '@crossfoot/contracts';
import { expect, it } from 'vitest';

const folder = new URL('../../../apps/web/public/samples/', import.meta.url);

it('knows every sample that the web offers by its content, and no other file', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const content = readFileSync(new URL(file, folder));
    const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
    expect([file, isSampleStatement(hashOf(content))]).toEqual([file, true]);
    expect(isSampleStatement(hashOf(Buffer.concat([content, Buffer.from('\n')])))).toBe(false);
  }
});
