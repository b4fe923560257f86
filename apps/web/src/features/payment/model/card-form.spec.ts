import { describe, expect, it } from 'vitest';
import { billingFormSchema, emptyBillingForm, formatCardNumber, formatExpiry, isGoodOn } from './card-form.ts';

it.each([
  ['42424', '4242 4'],
  ['4242x4242-4242 4242', '4242 4242 4242 4242'],
  ['42424242424242424242', '4242 4242 4242 4242 424'],
  ['', ''],
])('writes the card number %s as %s', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

it.each([
  ['1', '', '1'],
  ['12', '1', '12/'],
  ['12', '12/', '12'],
  ['123', '12/', '12/3'],
  ['12/345', '12/34', '12/34'],
])('writes the expiry %s after %s as %s', (typed, before, shown) => {
  expect(formatExpiry(typed, before)).toBe(shown);
});

it('knows a card to be good until its month has ended', () => {
  expect(isGoodOn('11/26', new Date(2026, 10, 30, 23))).toBe(true);
  expect(isGoodOn('11/26', new Date(2026, 11, 1))).toBe(false);
});

const complete = {
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/49',
  cvv: '123',
  cardholderName: 'Ada Byron',
  billingAddress: '1 Ledger Lane',
  city: 'London',
  postalCode: 'N1',
  country: 'United Kingdom',
};

describe('the checkout form', () => {
  it('takes a complete one', () => {
    expect(billingFormSchema.safeParse(complete).success).toBe(true);
  });

  it.each([
    ['cardNumber', '4242 4242 4242', 'Card number must be at least 16 digits'],
    ['cardNumber', '4242 4242 4242 424', 'Card number must be at least 16 digits'],
    ['cardNumber', '4242 4242 4242 4242 4242', 'Invalid card number'],
    ['expiryDate', '1249', 'Expiry date must be in MM/YY format'],
    ['expiryDate', '13/30', 'Expiry date must be in MM/YY format'],
    ['expiryDate', '01/20', 'This card has expired'],
    ['cvv', '12', 'CVV must be at least 3 digits'],
    ['cvv', '12345', 'CVV must be at most 4 digits'],
    ['cardholderName', ' ', 'Cardholder name is required'],
    ['billingAddress', '', 'Billing address is required'],
    ['city', '', 'City is required'],
    ['postalCode', '', 'Postal code is required'],
    ['country', '', 'Country is required'],
  ])('refuses %s "%s": %s', (field, value, message) => {
    const found = billingFormSchema.safeParse({ ...complete, [field]: value });
    expect(found.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
  });

  it('names every field of an empty one once', () => {
    const { error } = billingFormSchema.safeParse(emptyBillingForm);
    expect(error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(complete));
  });
});
