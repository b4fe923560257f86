import { flagWords, type RowFlag } from '@crossfoot/contracts';

/** Flags as one text: `possible duplicate; read with low confidence`. */
export const flagsText = (flags: readonly RowFlag[]): string => flags.map((flag) => flagWords[flag].short).join('; ');
