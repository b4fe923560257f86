import { PortError } from '@crossfoot/ports';
import type { TestCard } from '@crossfoot/ports';

type Outcome = 'succeeds' | 'declined' | 'insufficientFunds' | 'requiresAction' | 'failsOnRenewal';

/** The test cards, numbered and named as Stripe names its own, so that the same pages work with both. */
const cards: readonly (TestCard & { readonly outcome: Outcome })[] = [
  { number: '4242424242424242', label: 'Visa, succeeds', paymentMethodId: 'pm_card_visa', outcome: 'succeeds' },
  {
    number: '5555555555554444',
    label: 'Mastercard, succeeds',
    paymentMethodId: 'pm_card_mastercard',
    outcome: 'succeeds',
  },
  {
    number: '4000000000000002',
    label: 'Visa, is declined',
    paymentMethodId: 'pm_card_visa_chargeDeclined',
    outcome: 'declined',
  },
  {
    number: '4000000000009995',
    label: 'Visa, has insufficient funds',
    paymentMethodId: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    outcome: 'insufficientFunds',
  },
  {
    number: '4000002500003155',
    label: 'Visa, the bank asks for confirmation',
    paymentMethodId: 'pm_card_authenticationRequired',
    outcome: 'requiresAction',
  },
  {
    number: '4000000000000341',
    label: 'Visa, succeeds once and fails when renewed',
    paymentMethodId: 'pm_card_chargeCustomerFail',
    outcome: 'failsOnRenewal',
  },
];
const methods = new Map(cards.map((card) => [card.paymentMethodId, card]));

export const testCards: readonly TestCard[] = cards.map(({ outcome: _, ...card }) => card);

/** What a charge does. Throws `declined` with a message for the customer, or `notFound`. */
export function firstCharge(paymentMethodId: string): 'paid' | 'requiresAction' {
  const outcome = methods.get(paymentMethodId)?.outcome;
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
  return methods.get(paymentMethodId)?.outcome !== 'failsOnRenewal';
}

export function cardLabel(paymentMethodId: string): string {
  return methods.get(paymentMethodId)?.label ?? 'A card';
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
