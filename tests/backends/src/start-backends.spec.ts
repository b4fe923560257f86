import { expect, it } from 'vitest';
import { onAnotherPort } from './start-backends.ts';

/** A start that fails so often, and says why. */
function failing(times: number, reason: string): { start: (again: boolean) => Promise<boolean>; tries: boolean[] } {
  const tries: boolean[] = [];
  const start = async (again: boolean): Promise<boolean> => {
    tries.push(again);
    if (tries.length <= times) throw new Error(reason);
    return again;
  };
  return { start, tries };
}

it('starts a server once more where its port was taken meanwhile, and for no other reason', async () => {
  const taken = failing(1, 'minio did not become ready: Specified port is already in use');
  await expect(onAnotherPort(taken.start)).resolves.toBe(true);
  expect(taken.tries).toEqual([false, true]);
  await expect(onAnotherPort(failing(2, 'listen EADDRINUSE').start)).rejects.toThrow('EADDRINUSE');
  const broken = failing(1, 'no such option');
  await expect(onAnotherPort(broken.start)).rejects.toThrow('no such option');
  expect(broken.tries).toEqual([false]);
});
