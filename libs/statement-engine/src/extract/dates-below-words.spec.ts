import { expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

it('the first entry is one, too, where dates stand below words that take two lines', () => {
  const rows = rowsOf(`
Description                          Incoming      Outgoing      Amount
Card transaction issued by ALDER                     -25.28      974.72
MARKET
31 March 2022  Transaction:
CARD-5648734
Received money from Mr Pine             50.00                  1,000.00
491516649
30 March 2022  Transaction:
CARD-4915166
Card transaction issued by BIRCH                    -220.00      950.00
STORES
28 March 2022  Transaction:
CARD-2605374`);
  expect(rows.map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual([
    '03-31 -25.28',
    '03-30 50.00',
    '03-28 -220.00',
  ]);
});
