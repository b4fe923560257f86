import type { Owner } from '@crossfoot/contracts';
import { describe, expect, it } from 'vitest';
import { OwnerTurns } from './owner-turns.ts';

const ada: Owner = { kind: 'user', id: '11111111-1111-4111-8111-111111111111' };
const ben: Owner = { kind: 'user', id: '22222222-2222-4222-8222-222222222222' };

/** A piece of work that holds the process up, as writing a large workbook does. */
async function busy(): Promise<void> {
  await Promise.resolve();
  const end = performance.now() + 5;
  while (performance.now() < end);
}

describe('work on results', () => {
  it('of somebody who asks for a hundred keeps a neighbour waiting for one or two of them', async () => {
    const turns = new OwnerTurns();
    const done: string[] = [];
    const asked = Array.from({ length: 100 }, () => turns.take(ada, busy).then(() => done.push('ada')));
    asked.push(turns.take(ben, busy).then(() => done.push('ben')));
    await Promise.all(asked);
    expect(done).toHaveLength(101);
    expect(done.indexOf('ben')).toBeLessThan(3);
  });

  it('of one owner is done one after the other, in its order, also after a failure', async () => {
    const turns = new OwnerTurns();
    const steps: string[] = [];
    const piece = (name: string, fails = false) =>
      turns.take(ada, async () => {
        steps.push(`${name} begins`);
        await busy();
        steps.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const ends = await Promise.allSettled([piece('one'), piece('two', true), piece('three')]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(steps).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('waits in no endless line, and the line is taken up again', async () => {
    const turns = new OwnerTurns();
    const held = Promise.withResolvers<void>();
    const line = Array.from({ length: 500 }, () => turns.take(ada, () => held.promise));
    await expect(turns.take(ada, busy)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await turns.take(ben, busy);
    held.resolve();
    await Promise.all(line);
    await expect(turns.take(ada, () => Promise.resolve('again'))).resolves.toBe('again');
  });
});
