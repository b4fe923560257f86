import type { Family } from '../family.ts';
import { america } from './america.ts';
import { judgedAsia } from './asia.ts';
import { judgedEurope } from './europe.ts';
import { britainAndBeyond } from './britain-and-beyond.ts';

/** Families that no one develops on: written once, then left alone. */
export const judgedFamilies: readonly Family[] = [...america, ...britainAndBeyond, ...judgedEurope, ...judgedAsia];
