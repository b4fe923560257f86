import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (amount: string): string => `Guest folio
Date          Description            Amount
2025-06-20    Room Charge            $45,000
2025-06-21    Room Charge            $45,000
2025-06-22    Minibar                ${amount}
Balance due   $90,000`;

const last = (amount: string): number | undefined => statementOf(page(amount)).accounts[0]?.transactions.at(-1)?.amount;

it('tells decimals from an amount with a group whose last zero was not written', () => {
  expect(last('$3,200.5')).toBe(-3200.5);
  expect(last('$3,200')).toBe(-3200);
});

it('reads whole numbers whose groups are parted by blanks, and takes no date for decimals', () => {
  const rows = statementOf(`Devizanem: HUF
Date          Description            Amount
2025.03.02    Fee                        - 670
2025.03.03    Salary                   382 533
2025.03.05    Garage                  - 31 382
2025.03.10    Cash                     - 7 977`).accounts[0]?.transactions;
  expect(rows?.map(({ amount }) => amount)).toEqual([-670, 382533, -31382, -7977]);
});
