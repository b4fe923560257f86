import { accountClosedEvent } from '@crossfoot/contracts';
import type { Collection } from '@crossfoot/ports';
import { changeDocument, loggableError, LOG, MessageBus, type Log } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNTS } from '../tokens.ts';
import type { Account } from './account.document.ts';
import { PaymentClock } from './payment-clock.ts';
import { SubscriptionSync } from './subscription.sync.ts';

/** Longer than a call to the provider can take: a purchase without an answer is dead by then. */
const callMs = 120_000;

/** The end of a billing account: first nothing is charged any more at the provider, then everybody is told. */
@Injectable()
export class AccountClosing {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Collection<Account>,
    @Inject(LOG) private readonly log: Log,
    private readonly clock: PaymentClock,
    private readonly sync: SubscriptionSync,
    private readonly bus: MessageBus,
  ) {}

  /** Where the provider does not answer, the reconciler goes on with it. */
  async begin(userId: string): Promise<void> {
    const checkAt = this.clock.now();
    const stored = await changeDocument(this.accounts, userId, (account) => ({ ...account, isClosing: true, checkAt }));
    if (stored === null) return this.bus.emit(accountClosedEvent, { userId });
    try {
      await this.goOn(userId);
    } catch (error) {
      this.log.warn({ error: loggableError(error) }, 'the end of an account waits for the payment provider');
    }
  }

  /** Idempotent. A purchase whose call is under way is waited for: it ends in a subscription that has to be ended, too. */
  async goOn(userId: string): Promise<void> {
    const account = await this.sync.sync(userId);
    if (account === null || !account.isClosing) return;
    if (account.purchase !== null && account.purchase.startedAt > this.clock.now() - callMs) return;
    await this.bus.emit(accountClosedEvent, { userId });
  }
}
