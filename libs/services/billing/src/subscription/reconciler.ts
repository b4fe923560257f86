import type { Collection } from '@crossfoot/ports';
import { loggableError, LOG, MessageBus, Metrics, Periodic, type Log } from '@crossfoot/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Allowance } from '../allowance/allowance.document.ts';
import { relayAll } from '../outbox.ts';
import { ACCOUNTS, ALLOWANCES } from '../tokens.ts';
import { AccountClosing } from './account-closing.ts';
import type { Account } from './account.document.ts';
import { PaymentClock } from './payment-clock.ts';
import { PaymentEvents } from './payment-events.ts';
import { SubscriptionSync } from './subscription.sync.ts';

const pauseMs = 60_000;
/** An event that is being handled this moment is left alone. */
const graceForEventsMs = 30_000;
const batch = 200;

/**
 * Finds what a lost webhook, a provider that was away or a killed process has left: at start, and every minute what is
 * due. Everything it does may be done twice, also by two instances at once.
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private periodic: Periodic | null = null;

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Collection<Account>,
    @Inject(ALLOWANCES) private readonly allowances: Collection<Allowance>,
    @Inject(LOG) private readonly log: Log,
    private readonly clock: PaymentClock,
    private readonly events: PaymentEvents,
    private readonly sync: SubscriptionSync,
    private readonly closing: AccountClosing,
    private readonly bus: MessageBus,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.metrics.watchOutbox('billing-accounts', this.accounts);
    this.metrics.watchOutbox('billing-allowances', this.allowances);
    this.periodic = new Periodic('billing reconciler', pauseMs, this.log, () => this.reconcile());
  }

  async onModuleDestroy(): Promise<void> {
    await this.periodic?.stop();
  }

  async reconcile(): Promise<void> {
    await this.events.finishWaiting(Date.now() - graceForEventsMs);
    const { items } = await this.accounts.find({ checkAt: { lte: this.clock.now() } }, { limit: batch });
    for (const { id, body } of items) await this.check(id, body.isClosing);
    await relayAll(this.accounts, this.bus);
    await relayAll(this.allowances, this.bus);
  }

  /** One account that cannot be read does not hold the others up. */
  private async check(userId: string, isClosing: boolean): Promise<void> {
    try {
      await (isClosing ? this.closing.goOn(userId) : this.sync.sync(userId));
      this.metrics.swept.inc({ what: 'accountsChecked' });
    } catch (error) {
      this.log.warn({ error: loggableError(error) }, 'an account could not be checked at the payment provider');
    }
  }
}
