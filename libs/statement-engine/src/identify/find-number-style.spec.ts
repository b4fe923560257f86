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

it('reads whole numbers of a currency without decimals beside a rate that has them', () => {
  const rows = statementOf(`Devise : FRANC CFA (XOF)
Date          Description            Amount
01/03/2025    Fee                        - 670
03/03/2025    Salary                   382 533
05/03/2025    Garage                  - 31 382
07/03/2025    Cash                    - 17 977
10/03/2025    Cash                    - 11 250
12/03/2025    Rent                    - 25 000

Taux du découvert : 11,50 %`).accounts[0]?.transactions;
  expect(rows?.map(({ amount }) => amount)).toEqual([-670, 382533, -31382, -17977, -11250, -25000]);
});
