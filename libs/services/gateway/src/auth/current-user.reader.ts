import { billingMessages, type CurrentUser, type IdentityUser } from '@crossfoot/contracts';
import { MessageBus } from '@crossfoot/runtime';
import { Injectable } from '@nestjs/common';

/** The user as the web knows one: identity's fields and billing's in one. */
@Injectable()
export class CurrentUserReader {
  constructor(private readonly bus: MessageBus) {}

  async read(user: IdentityUser): Promise<CurrentUser> {
    const entitlements = await this.bus.request(billingMessages.entitlements, { owner: { kind: 'user', id: user.id } });
    return {
      ...user,
      profileImageUrl: null,
      pagesUsed: entitlements.pagesUsed,
      pagesLimit: entitlements.pagesLimit,
      pagesRenewAt: entitlements.periodEndsAt,
      subscriptionTier: entitlements.plan,
      nextBillingAt: entitlements.nextBillingAt,
      subscriptionEndsAt: entitlements.subscriptionEndsAt,
      stripeSubscriptionId: entitlements.subscriptionId,
    };
  }
}
