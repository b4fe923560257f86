import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { ConfigurationError } from './configuration.ts';
import { sentenceOf } from './run-service.ts';

it('says of a port that is taken which one it is, and what to do', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo;
  const [error] = (await once(createServer().listen(port, '127.0.0.1'), 'error')) as [unknown];
  expect(sentenceOf(error)).toBe(
    `Port ${port} is taken by another program: stop that one, or choose another port with PORT or OPERATIONS_PORT.`,
  );
  first.close();
});

it('says what is wrong with the configuration, and nothing of a fault of the program', () => {
  expect(sentenceOf(new ConfigurationError('SECRET_KEY is missing.'))).toBe('SECRET_KEY is missing.');
  expect(sentenceOf(new TypeError('undefined is not a function'))).toBeNull();
  expect(sentenceOf('?')).toBeNull();
});
