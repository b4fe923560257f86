import type { Account } from '@crossfoot/contracts';
import { expect, it } from 'vitest';
import { accountLabels } from './account-label.ts';

const card = (accountNumber: string | null, currency: string | null): Account =>
  ({ accountType: 'creditCard', accountNumber, currency }) as Account;

it('names one account in several currencies by these, and others like it by a number', () => {
  const labels = accountLabels([
    card('XX 4471', 'ARS'),
    card('XX 4471', 'USD'),
    card('XX 4471', 'USD'),
    card('9', 'USD'),
  ]);
  expect(labels).toEqual(['Credit card 4471 ARS', 'Credit card 4471 USD', 'Credit card 4471 USD (2)', 'Credit card 9']);
  expect(accountLabels([card(null, null), card(null, null)])).toEqual(['Credit card', 'Credit card (2)']);
});
