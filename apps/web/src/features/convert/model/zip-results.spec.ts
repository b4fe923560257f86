import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { UploadReply } from '@crossfoot/contracts';
import { zipResults } from './zip-results.ts';

const reply = (filename: string, content: string): UploadReply => ({
  id: crypto.randomUUID(),
  filename,
  content,
  mimeType: 'text/csv',
  transactionCount: 1,
  format: 'csv',
  reconciliation: 'balanced',
  unread: null,
  accounts: [],
  statement: null,
});

it('keeps every file, also those of the same name', async () => {
  const blob = await zipResults([reply('may.csv', 'a'), reply('may.csv', 'b'), reply('may.csv', 'c')]);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const texts = Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
  expect(texts).toEqual([
    ['may.csv', 'a'],
    ['may (2).csv', 'b'],
    ['may (3).csv', 'c'],
  ]);
});
