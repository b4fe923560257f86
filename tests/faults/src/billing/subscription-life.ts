import type { PaymentsPort, PaymentsSandbox } from '@crossfoot/ports';
import type { BillingProcess } from './billing-process.ts';

const hour = 3_600_000;
const day = 24 * hour;
const origin = 'https://crossfoot.test';

/** Who lives it, and where. */
export interface Subject {
  readonly userId: string;
  readonly customerId: string;
  readonly provider: PaymentsPort & PaymentsSandbox;
}

/** One thing that happens. What a customer does is done again, in another process, where the first was killed in it. */
export interface LifeStep {
  readonly name: string;
  /** A click of the customer, which may come twice. */
  readonly isClick?: boolean;
  readonly act: (subject: Subject, billing: () => BillingProcess) => Promise<unknown>;
}

const payerOf = ({ userId }: Subject) => ({ userId, email: 'ada@example.com', name: 'Ada Ledger' });
const price = { starter: 1_900, professional: 4_900, business: 9_900 } as const;
type PaidPlan = keyof typeof price;

const buy =
  (planName: PaidPlan, paymentMethodId: string): LifeStep['act'] =>
  (subject, billing) =>
    billing().payments.createSubscription({ planName, paymentMethodId, payer: payerOf(subject) });

/** To just behind the end of the period that runs, or by so many days. */
const pass =
  (days: number | 'period'): LifeStep['act'] =>
  async ({ provider, customerId }) => {
    const running = (await provider.subscriptionsOf(customerId)).find(({ status }) => status !== 'cancelled');
    const until = days === 'period' ? (running?.periodEnd ?? provider.now()) + hour : provider.now() + days * day;
    await provider.advanceTo(until);
  };

const change =
  (planName: string): LifeStep['act'] =>
  ({ userId }, billing) =>
    billing().payments.updateSubscription({ userId, planName });

const card =
  (paymentMethodId: string): LifeStep['act'] =>
  ({ provider, customerId }) =>
    provider.changeCard(customerId, paymentMethodId);

/** The provider's own view of the payment that waits, so that a killed process costs the customer nothing. */
async function secretOf({ provider, customerId }: Subject): Promise<string | null> {
  const waiting = (await provider.subscriptionsOf(customerId)).find(({ clientSecret }) => clientSecret !== null);
  return waiting?.clientSecret ?? null;
}

const answerBank =
  (outcome: 'succeeds' | 'fails'): LifeStep['act'] =>
  async (subject) => {
    const secret = await secretOf(subject);
    if (secret !== null) await subject.provider.confirm(secret, outcome);
  };

const payOnHostedPage =
  (planId: PaidPlan): LifeStep['act'] =>
  async (subject, billing) => {
    const { payments } = billing();
    const order = { planId, planName: planId, amount: price[planId], payer: payerOf(subject), origin };
    const { url } = await payments.createCheckoutSession(order);
    const sessionId = url.split('/').at(-1) ?? '';
    await subject.provider.completeCheckout(sessionId, 'pm_card_visa');
    await billing().payments.verifyPayment({ userId: subject.userId, sessionId });
  };

const payWithElement =
  (planId: PaidPlan): LifeStep['act'] =>
  async (subject, billing) => {
    const { userId, provider } = subject;
    const order = { planId, amount: price[planId], payer: payerOf(subject) };
    const { clientSecret, paymentIntentId } = await billing().payments.createPaymentIntent(order);
    await provider.pay(clientSecret, 'pm_card_mastercard');
    await billing().payments.updateSubscription({ userId, planName: planId, paymentIntentId });
  };

/** Everything that a subscription can go through, one after the other, and what of it is charged. */
export const subscriptionLife: readonly LifeStep[] = [
  { name: 'a card is declined', isClick: true, act: buy('starter', 'pm_card_visa_chargeDeclined') },
  { name: 'the bank asks', isClick: true, act: buy('starter', 'pm_card_authenticationRequired') },
  { name: 'the customer refuses', act: answerBank('fails') },
  { name: 'and pays after all', act: answerBank('succeeds') },
  { name: 'the first renewal', act: pass('period') },
  { name: 'another plan is chosen', isClick: true, act: change('professional') },
  { name: 'the renewal brings it', act: pass('period') },
  { name: 'cancelled', isClick: true, act: ({ userId }, billing) => billing().payments.endSubscription({ userId }) },
  { name: 'taken back', isClick: true, act: change('professional') },
  { name: 'a card that will fail', act: card('pm_card_chargeCustomerFail') },
  { name: 'a renewal fails', act: pass('period') },
  { name: 'six days of grace', act: pass(6) },
  { name: 'the card is mended', act: card('pm_card_visa') },
  { name: 'a card that will fail again', act: card('pm_card_chargeCustomerFail') },
  { name: 'another renewal fails', act: pass('period') },
  { name: 'the grace is over', act: pass(8) },
  { name: 'billing looks by the clock', act: (_, billing) => billing().reconcile() },
  { name: 'bought on the hosted page', isClick: true, act: payOnHostedPage('business') },
  {
    name: 'cancelled for good',
    isClick: true,
    act: ({ userId }, billing) => billing().payments.endSubscription({ userId }),
  },
  { name: 'its period ends', act: pass('period') },
  { name: 'billing looks again', act: (_, billing) => billing().reconcile() },
  { name: 'bought with the card element', isClick: true, act: payWithElement('starter') },
  { name: 'the last renewal', act: pass('period') },
];

/** What the provider has charged when all of it has happened: the launch offer halves the very first charge alone. */
export const expectedCharges: readonly (readonly [PaidPlan, number])[] = [
  ['starter', 950],
  ['starter', 1_900],
  ['professional', 4_900],
  ['professional', 4_900],
  ['business', 9_900],
  ['starter', 1_900],
  ['starter', 1_900],
];

/** The last step where the owner leaves. */
export const deletion: LifeStep = {
  name: 'the account is deleted',
  isClick: true,
  act: ({ userId }, billing) => billing().billing.deletionRequested({ userId }),
};
