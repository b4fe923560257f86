import { PassThrough, Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { writeOnceATurn } from './write-once-a-turn.ts';

it('makes one write of a turn, in order, and none late', async () => {
  const writes: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => (writes.push(chunk.toString()), done()),
    writev: (chunks: { chunk: Buffer }[], done) => (
      writes.push(chunks.map(({ chunk }) => chunk.toString()).join('+')),
      done()
    ),
  });
  writeOnceATurn(stream);
  stream.write('answer');
  stream.write('acknowledgement');
  expect(writes).toEqual([]);
  await turn();
  expect(writes).toEqual(['answer+acknowledgement']);
  stream.write('next');
  await turn();
  expect(writes).toEqual(['answer+acknowledgement', 'next']);
});

it('loses nothing of what is written before the end', async () => {
  const stream = new PassThrough();
  writeOnceATurn(stream);
  const read = stream.toArray();
  for (let at = 0; at < 10; at += 1) stream.write(String(at));
  stream.end('.');
  expect(Buffer.concat(await read).toString()).toBe('0123456789.');
});
