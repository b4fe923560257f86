import { exportOptionsSchema } from '@crossfoot/contracts';
import type { z } from 'zod';
import type { ExportOptions } from './export-options.ts';

export { exportOptionsSchema };

/** What a user may set. Time and version of a proof sheet are the program's own to say. */
export type UserOptions = Omit<ExportOptions, 'generatedAt' | 'programVersion' | 'corrected'>;

// The type and the schema must say the same, in both directions.
type Described = Required<z.infer<typeof exportOptionsSchema>>;
const sameNames: Record<keyof UserOptions, true> & Record<keyof Described, true> = {
  dateUsed: true,
  currency: true,
  dateFormat: true,
  decimal: true,
  separator: true,
  notes: true,
  bankAccount: true,
  cardAccount: true,
  incomeAccount: true,
  expenseAccount: true,
  bankId: true,
  accountId: true,
  intuBid: true,
  institution: true,
  xeroRegion: true,
};

/** Names of all options that a user may set, for help texts. */
export const exportOptionNames = Object.keys(sameNames) as readonly (keyof UserOptions)[];
