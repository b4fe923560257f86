import { z } from 'zod';
import { unreadReasonSchema } from './unread-pages.contract.ts';

/**
 * The JSON result of a conversion: the `json` export, the CLI's output, what tests compare.
 * Money is a decimal number in the currency's own units, signed from the account holder's view (money in
 * positive, what is owed negative). Dates are ISO `YYYY-MM-DD`. `null` where nothing is printed.
 */
const isoDate = z.iso.date();

export const verdictSchema = z.enum(['balanced', 'unbalanced', 'unverifiable']);
export const checkKindSchema = z.enum(['openingClosing', 'runningBalance', 'sectionTotals']);
export const accountTypeSchema = z.enum(['checking', 'savings', 'creditCard', 'loan', 'folio', 'other']);

/** What may be said of a row that is in doubt or was changed; `docs/accuracy.md` explains each. */
export const rowFlagSchema = z.enum([
  'balanceBreak',
  'assumedYear',
  'assumedDateOrder',
  'assumedSign',
  'assumedDate',
  'dateOutsidePeriod',
  'repairedDigit',
  'lowConfidence',
  'noDate',
  'possibleDuplicate',
]);

/** Why a verdict is not `balanced`; `docs/accuracy.md` explains each, `result-words.ts` has the words for people. */
export const reasonSchema = z.enum([
  'balanceBreak',
  'differenceToClosing',
  'nothingToCheckAgainst',
  'rowsNotCovered',
  'noRows',
  'dateOrderOpen',
  'assumedYear',
  'assumedDate',
  'assumedSign',
  'noDate',
  'dateOutsidePeriod',
  'polarityOpen',
  'unlabelledBalance',
  'unreadPages',
  'gapBetweenStatements',
  'balancesBetweenStatementsDiffer',
  'balancesBetweenStatementsUnknown',
]);

/** A box on a page as displayed (after its rotation), in fractions of the page, origin top left; `page` starts at 1. */
export const locationSchema = z.object({
  page: z.int().positive(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

export const transactionSchema = z.object({
  /** The posting (booking) date, by which rows are ordered and balanced; where only one date is printed, that one. */
  date: isoDate,
  /** The day of the purchase, where the statement prints one beside the posting date. */
  transactionDate: isoDate.nullable().default(null),
  /** The day from which interest counts. */
  valueDate: isoDate.nullable(),
  description: z.string(),
  amount: z.number(),
  balance: z.number().nullable(),
  reference: z.string().nullable(),
  /** Of the original purchase where it differs from the account's and is printed; else null. */
  currency: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  flags: z.array(rowFlagSchema),
  location: locationSchema,
});

export const reconciliationSchema = z.object({
  status: verdictSchema,
  /** Printed closing minus computed closing where known, in the currency's units; 0 when balanced, null when nothing can be compared. */
  difference: z.number().nullable(),
  /** The checks that hold (balanced) or were tried (unbalanced). */
  checks: z.array(checkKindSchema),
  /** Why the verdict is not `balanced`; empty when balanced. */
  reasons: z.array(reasonSchema),
});

export const accountSchema = z.object({
  institution: z.string().nullable(),
  /** The last four characters only, shown as `…1234`. */
  accountNumber: z.string().nullable(),
  accountType: accountTypeSchema,
  /** What the statement says of it; null where nothing printed tells. */
  currency: z.string().nullable(),
  period: z.object({ start: isoDate.nullable(), end: isoDate.nullable() }),
  openingBalance: z.number().nullable(),
  closingBalance: z.number().nullable(),
  reconciliation: reconciliationSchema,
  transactions: z.array(transactionSchema),
});

export const statementResultSchema = z.object({
  source: z.object({
    filename: z.string(),
    sha256: z.string(),
    pages: z.int(),
    ocrPages: z.int(),
    unreadPages: z.array(z.int()),
    /** Why, page by page in the same order. */
    unreadReasons: z.array(unreadReasonSchema).optional(),
    /** Pages that were read from poor pictures: what stands in their rows may be wrong. */
    doubtfulPages: z.array(z.int()).optional(),
  }),
  accounts: z.array(accountSchema),
});

export type Verdict = z.infer<typeof verdictSchema>;
export type CheckKind = z.infer<typeof checkKindSchema>;
export type AccountType = z.infer<typeof accountTypeSchema>;
export type RowFlag = z.infer<typeof rowFlagSchema>;
export type Reason = z.infer<typeof reasonSchema>;
export type Location = z.infer<typeof locationSchema>;
export type Transaction = z.infer<typeof transactionSchema>;
export type Reconciliation = z.infer<typeof reconciliationSchema>;
export type Account = z.infer<typeof accountSchema>;
export type StatementResult = z.infer<typeof statementResultSchema>;
