import { expect, it } from 'vitest';
import { providerAddress } from './provider-address.ts';

const own = 'http://127.0.0.1:8080';
const hosts = ['checkout.stripe.com', '127.0.0.1:8080'];

it.each(['https://checkout.stripe.com/c/pay/cs_1', `${own}/sandbox-payments/checkout/cs_1`])('goes to %s', (url) => {
  expect(providerAddress(url, hosts, own)).toBe(url);
});

it.each([
  'https://checkout.stripe.com.example.org/c/pay/cs_1',
  'https://example.org/?checkout.stripe.com',
  'http://checkout.stripe.com/c/pay/cs_1',
  'https://checkout.stripe.com@example.org/',
  'https://someone@checkout.stripe.com/',
  'javascript:alert(1)//checkout.stripe.com',
  'http://127.0.0.1:9999/checkout',
  '/checkout',
  '',
])('does not go to %s', (url) => {
  expect(() => providerAddress(url, hosts, own)).toThrow(/Nothing was charged/);
});
