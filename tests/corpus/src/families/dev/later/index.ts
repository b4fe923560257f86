import type { Family } from '../../family.ts';
import { freshAmericas } from './americas.ts';
import { freshBrazil } from './brazil.ts';
import { freshCommonwealth } from './commonwealth.ts';
import { freshEurope } from './europe.ts';
import { freshLatinEurope } from './latin-europe.ts';
import { freshEast } from './scripts-east.ts';
import { freshSouth } from './scripts-south.ts';
import { freshTrade } from './trade.ts';
import { freshUs } from './us.ts';

/** Written by somebody who did not know the engine, and developed on since. */
export const laterFamilies: readonly Family[] = [
  ...freshUs,
  ...freshAmericas,
  ...freshBrazil,
  ...freshCommonwealth,
  ...freshEurope,
  ...freshLatinEurope,
  ...freshTrade,
  ...freshEast,
  ...freshSouth,
];
