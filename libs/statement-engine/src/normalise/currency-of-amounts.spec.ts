import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

it('takes the currency that all amounts are printed with, and whole numbers with a sign and a code for amounts', () => {
  const [account] = statementOf(`Prepaid card
Date          Details            Local amount    FX rate     Amount
2018-03-01    Market             +10 GBP         34.5876     +15000 GHS
2018-03-02    Top-up             +10 GBP         34.5876     +15000 GHS
2018-03-05    Garage             -12 GBP         34.5876     -18000 GHS`).accounts;
  expect(account?.currency).toBe('GHS');
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([15000, 15000, -18000]);
});

it('leaves the currency of the document where amounts bear none', () => {
  const [account] = statementOf(`Balance 100.00 GBP
Date          Details            Amount
2018-03-01    Market             -10.00
2018-03-02    Top-up ABC         15.00`).accounts;
  expect(account?.currency).toBe('GBP');
});
