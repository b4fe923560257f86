import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openPayments } from '@crossfoot/adapters-distributed';
import { describePaymentsPort } from '@crossfoot/port-contracts';
import { StripeStandIn } from './stripe-stand-in.ts';

// The Stripe adapter under the very suite of the sandbox: what comes of several calls, one after the other.
describePaymentsPort('Stripe (stand-in with a memory)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-'));
  const file = pathToFileURL(join(folder, 'payments.sqlite')).href;
  let standIn = await StripeStandIn.start(file);
  return {
    port: openPayments(standIn.url),
    sandbox: standIn.sandbox,
    methods: {
      succeeds: 'pm_card_visa',
      declines: 'pm_card_visa_chargeDeclined',
      requiresAction: 'pm_card_authenticationRequired',
      failsOnRenewal: 'pm_card_chargeCustomerFail',
    },
    reopen: async () => {
      const before = standIn;
      await before.stop();
      standIn = await StripeStandIn.start(file);
      standIn.takeOver(before);
      return { port: openPayments(standIn.url), sandbox: standIn.sandbox };
    },
    dispose: async () => {
      await standIn.stop();
      await rm(folder, { recursive: true });
    },
  };
});
