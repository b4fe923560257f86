import type { Family } from '../family.ts';
import { fifthAsia } from './fifth-asia.ts';
import { fifthCarried } from './fifth-carried.ts';
import { revolvingCredit } from './fifth-credit.ts';
import { fifthEurope } from './fifth-europe.ts';
import { fifthLatin } from './fifth-latin.ts';
import { fifthSouth } from './fifth-south.ts';
import { walletProof } from './fifth-wallet.ts';

/** The papers of banks, cards and wallets whose layouts no earlier family had. */
export const fifth: readonly Family[] = [
  ...fifthEurope,
  ...fifthCarried,
  revolvingCredit,
  ...fifthSouth,
  ...fifthLatin,
  ...fifthAsia,
  walletProof,
];
