import type { Family } from '../family.ts';
import { freshAmericas } from './americas.ts';
import { freshBrazil } from './brazil.ts';
import { freshCommonwealth } from './commonwealth.ts';
import { freshEurope } from './europe.ts';
import { freshLatinEurope } from './latin-europe.ts';
import { freshEast } from './scripts-east.ts';
import { freshSouth } from './scripts-south.ts';
import { freshTrade } from './trade.ts';
import { freshUs } from './us.ts';

/** Families of layouts that nothing was tried on before: what an unknown bank's statement meets. */
export const freshFamilies: readonly Family[] = [
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
