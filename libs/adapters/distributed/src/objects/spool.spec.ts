import { buffer } from 'node:stream/consumers';
import { patternBytes } from '@crossfoot/port-contracts';
import { describe, expect, it } from 'vitest';
import { Spool } from './spool.ts';

describe('Spool', () => {
  const MiB = 1024 * 1024;
  const room = 4 * MiB;

  async function filled(size: number): Promise<Spool> {
    const spool = new Spool('sha256', room);
    try {
      for (const piece of patternBytes(size)) await spool.add(piece);
      return spool;
    } catch (error) {
      await spool.close();
      throw error;
    }
  }

  it.each([0, 100, 512 * 1024, 512 * 1024 + 1, 2 * MiB])(
    'gives back %i bytes, as often as it is asked',
    async (size) => {
      const spool = await filled(size);
      const expected = Buffer.concat([...patternBytes(size)]);
      for (let round = 0; round < 2; round += 1) {
        const content = spool.content(undefined);
        const given = Buffer.isBuffer(content) ? content : await buffer(content);
        expect(given.equals(expected)).toBe(true);
      }
      await spool.close();
    },
  );

  it('takes no more room on the disk than a process may, and has it again once a spool is closed', async () => {
    const first = await filled(3 * MiB);
    await expect(filled(2 * MiB)).rejects.toMatchObject({ name: 'PortError', code: 'unavailable' });
    await (await filled(MiB / 2)).close();
    await first.close();
    await (await filled(4 * MiB)).close();
  });
});
