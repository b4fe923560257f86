import type { Family } from '../family.ts';
import { thirdBritain } from './third-britain.ts';
import { thirdCommonwealth } from './third-commonwealth.ts';
import { thirdOrdinary } from './third-ordinary.ts';
import { thirdSouth } from './third-south.ts';
import { thirdEurope } from './third-europe.ts';
import { thirdUsAccounts } from './third-us-accounts.ts';
import { thirdUsCards } from './third-us-cards.ts';
import { thirdUsSections } from './third-us-sections.ts';

/** The ordinary papers: what large banks print for most of their customers. */
export const third: readonly Family[] = [
  ...thirdUsSections,
  ...thirdUsAccounts,
  ...thirdUsCards,
  ...thirdBritain,
  ...thirdCommonwealth,
  ...thirdSouth,
  ...thirdEurope,
  ...thirdOrdinary,
];
