import { z } from 'zod';
import { accountSchema, locationSchema, reconciliationSchema, transactionSchema } from './statement-result.contract.ts';

/** So many accounts of a statement are told of; a statement with more is looked at as a whole. */
export const mostAccountFacts = 100;
const longestDescription = 120;

/**
 * What a list of conversions tells of one account without its rows: whose it is, its ends, its verdict and the first row
 * at which the chain of balances breaks.
 */
export const accountFactsSchema = accountSchema
  .pick({
    institution: true,
    accountNumber: true,
    accountType: true,
    currency: true,
    period: true,
    openingBalance: true,
    closingBalance: true,
  })
  .extend({
    reconciliation: reconciliationSchema,
    rows: z.int(),
    flaggedRows: z.int(),
    moneyIn: z.number(),
    moneyOut: z.number(),
    /** First and last day of which it speaks, by its period and its rows: its place in the line of its account. */
    days: z.object({ start: z.iso.date(), end: z.iso.date() }).nullable().default(null),
    /** Positions count from 0, in the order of the account's transactions. */
    firstBreak: transactionSchema
      .pick({ date: true, description: true })
      .extend({ row: z.int(), page: locationSchema.shape.page })
      .nullable(),
  });
export type AccountFacts = z.infer<typeof accountFactsSchema>;

export { longestDescription as longestFactDescription };
