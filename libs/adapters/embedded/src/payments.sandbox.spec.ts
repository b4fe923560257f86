import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describePaymentsPort } from '@crossfoot/port-contracts';
import { expect, it } from 'vitest';
import { monthsAfter } from './payment-methods.sandbox.ts';
import { signBody, verifyBody } from './payment-signature.ts';
import { PaymentsSandboxAdapter } from './payments.sandbox.ts';

describePaymentsPort('sandbox', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'payments-'));
  const path = join(folder, 'payments.sqlite');
  let adapter = new PaymentsSandboxAdapter(path);
  return {
    port: adapter,
    sandbox: adapter,
    methods: {
      succeeds: 'pm_card_visa',
      declines: 'pm_card_visa_chargeDeclined',
      requiresAction: 'pm_card_authenticationRequired',
      failsOnRenewal: 'pm_card_chargeCustomerFail',
    },
    reopen: async () => {
      await adapter.close();
      adapter = new PaymentsSandboxAdapter(path);
      return { port: adapter, sandbox: adapter };
    },
    dispose: async () => {
      await adapter.close();
      await rm(folder, { recursive: true });
    },
  };
});

it('counts months from the first day, without creeping', () => {
  const start = Date.parse('2025-01-31T10:00:00Z');
  const days = [1, 2, 3, 12, 13].map((months) => new Date(monthsAfter(start, months)).toISOString().slice(0, 10));
  expect(days).toEqual(['2025-02-28', '2025-03-31', '2025-04-30', '2026-01-31', '2026-02-28']);
});

it('refuses an event that is replayed later', () => {
  const body = Buffer.from('{}');
  const now = Date.now();
  const signature = signBody(body, 'secret', now - 6 * 60_000);
  expect(() => verifyBody(body, signature, 'secret', now)).toThrow(/too old/);
  expect(() => verifyBody(body, signBody(body, 'secret', now), 'secret', now)).not.toThrow();
  expect(() => verifyBody(body, signBody(body, 'other', now), 'secret', now)).toThrow(/does not hold/);
});
