import type { Family } from '../family.ts';
import { sixthAmerica } from './sixth-america.ts';
import { sixthAtlantic } from './sixth-atlantic.ts';
import { sixthEast } from './sixth-east.ts';
import { sixthEurope } from './sixth-europe.ts';
import { sixthOcean } from './sixth-ocean.ts';
import { sixthPlain } from './sixth-plain.ts';
import { sixthPockets } from './sixth-pockets.ts';
import { sixthSavers } from './sixth-savers.ts';

/** Ordinary papers of small banks, apps and associations, some of them one plain page. */
export const sixth: readonly Family[] = [
  ...sixthAmerica,
  ...sixthAtlantic,
  ...sixthEurope,
  ...sixthPlain,
  ...sixthOcean,
  ...sixthPockets,
  ...sixthSavers,
  ...sixthEast,
];
