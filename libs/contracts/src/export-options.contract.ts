import { z } from 'zod';

// What ends up in a file of one line a field; the formats shorten and transliterate further.
const name = z.string().max(120);

/**
 * The options of the export formats as they come in from outside (HTTP, command line, remembered settings): each may be
 * missing, unknown names are refused. What each means is said at `ExportOptions` in `libs/export-formats`.
 */
export const exportOptionsSchema = z
  .strictObject({
    dateUsed: z.enum(['posting', 'transaction', 'value']),
    currency: z.string().regex(/^(?:[A-Z]{3})?$/, 'three capital letters, such as EUR'),
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
    intuBid: z.string().regex(/^\d{1,10}$/, 'digits alone, at most 10'),
    institution: name,
    xeroRegion: z.enum(['us', 'uk']),
  })
  .partial();

/** The options that a user remembers: only what is set. */
export type ExportSettings = z.infer<typeof exportOptionsSchema>;
