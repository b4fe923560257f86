import { PortError } from '@crossfoot/ports';

type Outcome = 'succeeds' | 'declined' | 'insufficientFunds' | 'requiresAction' | 'failsOnRenewal';

/** The test payment methods, named as Stripe names its own, so that the same pages work with both. */
const methods: ReadonlyMap<string, Outcome> = new Map([
  ['pm_card_visa', 'succeeds'],
  ['pm_card_mastercard', 'succeeds'],
  ['pm_card_amex', 'succeeds'],
  ['pm_card_visa_chargeDeclined', 'declined'],
  ['pm_card_chargeDeclined', 'declined'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficientFunds'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficientFunds'],
  ['pm_card_authenticationRequired', 'requiresAction'],
  ['pm_card_threeDSecure2Required', 'requiresAction'],
  ['pm_card_chargeCustomerFail', 'failsOnRenewal'],
]);

/** What the first charge does. Throws `declined` with a message for the customer, or `notFound`. */
export function firstCharge(paymentMethodId: string): 'paid' | 'requiresAction' {
  const outcome = methods.get(paymentMethodId);
  switch (outcome) {
    case 'succeeds':
    case 'failsOnRenewal':
      return 'paid';
    case 'requiresAction':
      return 'requiresAction';
    case 'declined':
      throw new PortError('declined', 'Your card was declined.');
    case 'insufficientFunds':
      throw new PortError('declined', 'Your card has insufficient funds.');
    case undefined:
      throw new PortError('notFound', 'There is no such payment method');
  }
}

export function renewalSucceeds(paymentMethodId: string): boolean {
  return methods.get(paymentMethodId) !== 'failsOnRenewal';
}

/** A month later, on the last day where the month is shorter; `anchor` keeps the day from creeping (31 → 28 → 31). */
export function monthsAfter(anchor: number, months: number): number {
  const start = new Date(anchor);
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end.getTime();
}
