import { describe, expect, it } from 'vitest';
import type { MoneyToken } from '../../grammar/tokens.ts';
import type { Movement } from './find-steps.ts';
import { placeSides } from './place-sides.ts';

const figure = (units: number, x1: number): MoneyToken => ({
  kind: 'money',
  text: String(units),
  x0: x1 - 20,
  x1,
  coreX0: x1 - 20,
  coreX1: x1,
  gap: 3,
  size: 9,
  confidence: 1,
  money: { units, sign: 0, side: null, currency: null, strength: 'sure' },
});

const movement = (amount: number, x1: number, balance: number): Movement => ({
  amount: figure(amount, x1),
  balance: figure(balance, 300),
});

const start: Movement = { amount: null, balance: figure(1000, 300) };
const none = (count: number): null[] => new Array<null>(count).fill(null);

describe('which of two sides an amount stands on', () => {
  const movements = [start, movement(100, 150, 900), movement(50, 200, 950), movement(10, 155, 940)];

  it('is where its place and the step of the balance agree', () => {
    expect(placeSides(movements, none(4), none(4), 1)).toEqual([null, 0, 1, 0]);
  });

  it('is open where the side by its name should move the balance the other way', () => {
    expect(placeSides(movements, none(4), none(4), 0)).toBeNull();
  });

  it('is open where places part nothing', () => {
    expect(
      placeSides([start, movement(100, 200, 900), movement(50, 150, 950), movement(10, 205, 960)], none(4), none(4), 1),
    ).toBeNull();
  });

  it('follows the steps where entries that fill both columns show what these mean', () => {
    const alike = [start, movement(100, 200, 900), movement(50, 200, 950)];
    expect(placeSides(alike, none(3), [null, 0, null], 1)).toEqual([null, 0, 1]);
    expect(placeSides(alike, none(3), [null, 1, null], 1)).toBeNull();
  });
});
