import type { PaymentsPort } from '@crossfoot/ports';
import { describe, expect, it } from 'vitest';

export interface SignedEvent {
  readonly port: PaymentsPort;
  readonly rawBody: Uint8Array;
  readonly signature: string;
}

/** The signature of payment events; for adapters without a stateful sandbox too. `signed` gives a genuine one. */
export function describePaymentEvents(signed: () => Promise<SignedEvent>): void {
  describe('the signature of an event', () => {
    it('lets a genuine one through', async () => {
      const { port, rawBody, signature } = await signed();
      expect(await port.readEvent(rawBody, signature)).toMatchObject({
        id: expect.stringMatching(/./),
        type: expect.stringMatching(/./),
        createdAt: expect.any(Number),
      });
    });

    it('refuses changed bytes', async () => {
      const { port, rawBody, signature } = await signed();
      const changed = Buffer.from(rawBody);
      changed[changed.length - 2]! ^= 1;
      for (const body of [changed, Buffer.concat([rawBody, Buffer.from(' ')]), Buffer.alloc(0)]) {
        await expect(port.readEvent(body, signature)).rejects.toMatchObject({ name: 'PortError', code: 'refused' });
      }
    });

    it('refuses a missing, foreign or changed signature', async () => {
      const { port, rawBody, signature } = await signed();
      const flipped = signature.replace(/[0-9a-f]$/, (digit) => (digit === '0' ? '1' : '0'));
      const later = signature.replace(/t=(\d+)/, (_, seconds: string) => `t=${Number(seconds) + 1}`);
      for (const wrong of ['', 'nonsense', flipped, later, signature.replace('v1=', 'v0='), 't=1,v1=']) {
        await expect(port.readEvent(rawBody, wrong), wrong).rejects.toMatchObject({
          name: 'PortError',
          code: 'refused',
        });
      }
    });
  });
}
