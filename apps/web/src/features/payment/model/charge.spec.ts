import { expect, it } from 'vitest';
import { firstCharge } from './charge.ts';
import { moneyWords } from './money-words.ts';

it.each([
  { price: '19.00', percentOff: 50, discount: '$9.50', today: '$9.50' },
  { price: '99.00', percentOff: 50, discount: '$49.50', today: '$49.50' },
  { price: '19.99', percentOff: 50, discount: '$10', today: '$9.99' },
])('$percentOff % off $price leaves $today to pay', ({ price, percentOff, discount, today }) => {
  const charge = firstCharge({ price }, { percentOff });
  expect(moneyWords(charge.today)).toBe(today);
  expect(charge.offer === null ? null : moneyWords(charge.offer.discount)).toBe(discount);
});

it('charges the list price where no offer applies to this user', () => {
  expect(firstCharge({ price: '49.00' }, null)).toEqual({
    listPrice: { amount: 4900, currency: 'USD' },
    offer: null,
    today: { amount: 4900, currency: 'USD' },
  });
});
