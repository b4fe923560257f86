import type { Family } from '../family.ts';
import { sixthAmerica } from './sixth-america.ts';
import { sixthAtlantic } from './sixth-atlantic.ts';
import { sixthEurope } from './sixth-europe.ts';
import { sixthPlain } from './sixth-plain.ts';

/** Ordinary papers of small banks, apps and associations, some of them one plain page. */
export const sixth: readonly Family[] = [...sixthAmerica, ...sixthAtlantic, ...sixthEurope, ...sixthPlain];
