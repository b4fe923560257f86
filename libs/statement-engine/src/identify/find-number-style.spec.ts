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
