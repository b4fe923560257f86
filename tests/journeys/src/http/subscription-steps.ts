import type { CurrentUser, SubscriptionCreated, SubscriptionView } from '@crossfoot/contracts';
import type { SandboxCharge } from '@crossfoot/ports';
import type { BrowserLike, Reply } from './browser-like.ts';
import type { InProcessSystem } from './in-process-system.ts';

export interface Refusal {
  readonly error?: string;
  readonly message?: string;
}

/** What a signed-in browser does about its subscription, as the pages do it. */
export class Subscriber {
  constructor(
    private readonly system: Pick<InProcessSystem, 'ports'>,
    readonly browser: BrowserLike,
    readonly id: string,
  ) {}

  buy(planName: string, paymentMethodId = 'pm_card_visa'): Promise<Reply<SubscriptionCreated & Refusal>> {
    return this.browser.post('/api/create-subscription-with-payment', { planName, paymentMethodId });
  }

  async subscription(): Promise<SubscriptionView> {
    return (await this.browser.json<SubscriptionView>('/api/subscription')).body;
  }

  async user(): Promise<CurrentUser> {
    return (await this.browser.json<CurrentUser>('/api/auth/user')).body;
  }

  change(planName: string): Promise<Reply<SubscriptionView & Refusal>> {
    return this.browser.post('/api/update-subscription', { planName });
  }

  end(): Promise<Reply<SubscriptionView & Refusal>> {
    return this.browser.post('/api/downgrade-to-free', {});
  }

  /** What the provider really charged, oldest first. */
  charges(): Promise<readonly SandboxCharge[]> {
    return this.system.ports.payments.charges(this.customerId);
  }

  get customerId(): string {
    return `cus_${Buffer.from(this.id).toString('base64url')}`;
  }
}
