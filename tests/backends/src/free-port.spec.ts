import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('gives a process one port after the other, so that none comes again while its server is being started', async () => {
  const ports: number[] = [];
  for (let count = 0; count < 30; count++) ports.push(await freePort());
  expect(new Set(ports).size).toBe(30);
  // Behind the last port of the range the first one follows.
  const isBack = ports.filter((port, at) => at > 0 && port < (ports[at - 1] as number));
  expect(isBack.length).toBeLessThanOrEqual(1);
});
