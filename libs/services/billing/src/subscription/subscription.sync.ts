import { PortError, type Collection, type PaymentsPort, type Stored } from '@crossfoot/ports';
import { loggableError, LOG, MessageBus, PAYMENTS, type Log } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { relayOutbox } from '../outbox.ts';
import { ACCOUNTS } from '../tokens.ts';
import type { Account } from './account.document.ts';
import { PaymentClock } from './payment-clock.ts';
import { settledAccount, type Settlement } from './settled-account.ts';

/** More than the writers that can meet on one account. */
const maxRounds = 50;

/**
 * Brings an account into agreement with the provider: reads every subscription of the customer and writes what follows.
 * Events, replies, the clock and the reconciler all end here, so that none of them has to come, or to come in order.
 */
@Injectable()
export class SubscriptionSync {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Collection<Account>,
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
    @Inject(LOG) private readonly log: Log,
    private readonly clock: PaymentClock,
    private readonly bus: MessageBus,
  ) {}

  /** Resolves to the account as it then stands; null where there is none. */
  async sync(userId: string): Promise<Account | null> {
    for (let round = 0; round < maxRounds; round += 1) {
      const stored = await this.accounts.get(userId);
      if (stored === null || stored.body.customerId === null) return stored?.body ?? null;
      const states = await this.payments.subscriptionsOf(stored.body.customerId);
      const settlement = settledAccount(userId, stored.body, states, this.clock.now());
      // Written only where nobody else has since: whoever asked the provider last is right.
      const written = await this.write(stored, settlement.account);
      if (written === null) continue;
      await this.relay(written);
      if (await this.carryOut(stored.body.customerId, settlement)) continue;
      return (await this.accounts.get(userId))?.body ?? null;
    }
    throw new PortError('unavailable', 'The account is being changed by too many at once.');
  }

  async syncCustomer(customerId: string): Promise<void> {
    const stored = await this.accounts.findOne({ customerId });
    if (stored !== null) await this.sync(stored.id);
  }

  /** Sends what was written with a change; what cannot be sent now is sent by the reconciler. */
  async relay(stored: Stored<Account>): Promise<void> {
    try {
      await relayOutbox(this.accounts, stored, this.bus);
    } catch (error) {
      this.log.warn({ error: loggableError(error) }, 'events of an account wait for the transport');
    }
  }

  private async write(stored: Stored<Account>, account: Account): Promise<Stored<Account> | null> {
    try {
      return await this.accounts.replace(stored.id, stored.version, account);
    } catch (error) {
      if (error instanceof PortError && (error.code === 'conflict' || error.code === 'notFound')) return null;
      throw error;
    }
  }

  /** True where something was changed at the provider. */
  private async carryOut(customerId: string, { deeds, expire }: Settlement): Promise<boolean> {
    if (expire !== null) await this.payments.expireCheckoutSession(expire);
    for (const { subscriptionId, at } of deeds) {
      this.log.warn({ customerId, subscriptionId, at }, 'a subscription is ended at the provider');
      await this.payments.cancel({ subscriptionId, at, idempotencyKey: `end-${subscriptionId}` });
    }
    return deeds.length > 0;
  }
}
