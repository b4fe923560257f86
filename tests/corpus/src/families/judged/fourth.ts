import type { Family } from '../family.ts';
import { fourthAmerica } from './fourth-america.ts';
import { fourthAsia } from './fourth-asia.ts';
import { fourthBritain } from './fourth-britain.ts';
import { fourthCharge } from './fourth-charge.ts';
import { fourthCredit } from './fourth-credit.ts';
import { fourthPacific } from './fourth-pacific.ts';
import { fourthTrade } from './fourth-trade.ts';

/** What small businesses bring: accounts, cards, a credit line, a card reader and a hotel. */
export const fourth: readonly Family[] = [
  ...fourthAmerica,
  ...fourthCredit,
  ...fourthCharge,
  ...fourthBritain,
  ...fourthPacific,
  ...fourthAsia,
  ...fourthTrade,
];
