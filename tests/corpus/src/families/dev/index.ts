import type { Family } from '../family.ts';
import { usBank } from './us-bank.ts';
import { usCard } from './us-card.ts';
import { ukIe } from './uk-ie.ts';
import { commonwealth } from './commonwealth.ts';
import { eastAsia } from './east-asia.ts';
import { southAndLatin } from './south-and-latin.ts';
import { kinds } from './kinds.ts';
import { shapes } from './shapes.ts';
import { german } from './german.ts';
import { romance } from './romance.ts';
import { nordicEast } from './nordic-east.ts';
import { formerAmerica } from './former-america.ts';
import { formerBritain } from './former-britain.ts';
import { formerEurope } from './former-europe.ts';
import { formerAsia } from './former-asia.ts';
import { formerBills } from './former-bills.ts';
import { laterFamilies } from './later/index.ts';
import { onceJudged } from '../judged/index.ts';

/** The families the engine is developed on. */
export const devFamilies: readonly Family[] = [
  ...usBank,
  ...usCard,
  ...ukIe,
  ...commonwealth,
  ...german,
  ...romance,
  ...nordicEast,
  ...eastAsia,
  ...southAndLatin,
  ...kinds,
  ...shapes,
  ...formerAmerica,
  ...formerBritain,
  ...formerEurope,
  ...formerAsia,
  ...formerBills,
  ...laterFamilies,
  ...onceJudged,
];
