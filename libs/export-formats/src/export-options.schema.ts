import { z } from 'zod';
import type { ExportOptions } from './export-options.ts';

// What ends up in a file of one line a field; the formats shorten and transliterate further.
const name = z.string().max(120);

/** The options as they come in from outside (HTTP, command line, remembered settings): unknown names are refused. */
export const exportOptionsSchema = z
  .strictObject({
    dateFormat: z.enum(['auto', 'iso', 'us', 'dayFirst']),
    decimal: z.enum(['point', 'comma']),
    separator: z.enum(['auto', 'comma', 'semicolon', 'tab']),
    notes: z.enum(['no', 'yes']),
    bankAccount: name,
    cardAccount: name,
    incomeAccount: name.min(1),
    expenseAccount: name.min(1),
    bankId: z.string().regex(/^[A-Za-z0-9]{0,9}$/, 'up to 9 letters and digits'),
    accountId: z.string().regex(/^[A-Za-z0-9 .-]{0,22}$/, 'up to 22 letters and digits'),
    intuBid: z.string().regex(/^\d{1,10}$/, 'up to 10 digits'),
    institution: name,
    xeroRegion: z.enum(['us', 'uk']),
  })
  .partial();

/** What a user may set. Time and version of a proof sheet are the program's own to say. */
export type UserOptions = Omit<ExportOptions, 'generatedAt' | 'programVersion'>;

// The type and the schema must say the same, in both directions.
type Described = Required<z.infer<typeof exportOptionsSchema>>;
const sameNames: Record<keyof UserOptions, true> & Record<keyof Described, true> = {
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
