import { accountSchema, locationSchema, transactionSchema } from '@crossfoot/contracts';
import { z } from 'zod';

/**
 * What a person may change of a statement. A row is addressed by an id that stays: `account:position` in the original
 * (both from 0), or the id that the correction gave the row when it made it (`n:` and letters of the client's choice).
 */
export const rowIdSchema = z.string().regex(/^(\d{1,3}:\d{1,6}|n:[A-Za-z0-9-]{1,64})$/);
const newRowId = z.string().regex(/^n:[A-Za-z0-9-]{1,64}$/);
const accountAt = z.int().min(0).max(999);
const money = z.number().min(-1e13).max(1e13);
const text = z.string().max(2_000);
const day = z.iso.date();

const mostRows = 100_000;
const rowIds = z.array(rowIdSchema).min(1).max(mostRows);

/** The cells of a row that can be typed over. */
export const rowCellsSchema = z.strictObject({
  date: day,
  transactionDate: day.nullable(),
  valueDate: day.nullable(),
  description: text,
  amount: money,
  balance: money.nullable(),
  reference: text.nullable(),
});

const newRow = rowCellsSchema.partial().required({ date: true, description: true, amount: true });

/** The rows a change of signs is for: a whole column, the rows of a section, or all. */
const whichRows = z.union([z.enum(['all', 'moneyIn', 'moneyOut']), rowIds]);

export const correctionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('editRow'), row: rowIdSchema, set: rowCellsSchema.partial() }),
  z.strictObject({ kind: z.literal('flipSign'), row: rowIdSchema }),
  /** Leaves a row out; it stays to be seen, and `includeRow` takes it in again. */
  z.strictObject({ kind: z.literal('excludeRow'), row: rowIdSchema }),
  z.strictObject({ kind: z.literal('includeRow'), row: rowIdSchema }),
  /** `after: null` is the first place of the account. */
  z.strictObject({
    kind: z.literal('addRow'),
    row: newRowId,
    account: accountAt,
    after: rowIdSchema.nullable(),
    values: newRow,
    location: locationSchema.nullable(),
  }),
  /** The first part keeps the row's id, its place and its balance unless it says otherwise. */
  z.strictObject({
    kind: z.literal('splitRow'),
    row: rowIdSchema,
    into: z
      .array(z.strictObject({ row: newRowId.nullable(), description: text, amount: money }))
      .min(2)
      .max(20),
  }),
  /** The first of the rows takes the words and the sums of all. */
  z.strictObject({ kind: z.literal('mergeRows'), rows: z.array(rowIdSchema).min(2).max(50) }),
  z.strictObject({ kind: z.literal('moveRow'), row: rowIdSchema, after: rowIdSchema.nullable() }),
  /** Day and month of all rows are exchanged where that is a day: the other order of dates, and so it is settled. */
  z.strictObject({ kind: z.literal('exchangeDayAndMonth'), account: accountAt }),
  /** The year of all rows, or of those of one year. */
  z.strictObject({
    kind: z.literal('setYear'),
    account: accountAt,
    from: z.int().min(1900).max(2999).nullable(),
    to: z.int().min(1900).max(2999),
  }),
  z.strictObject({ kind: z.literal('flipSigns'), account: accountAt, rows: whichRows }),
  z.strictObject({
    kind: z.literal('setBalance'),
    account: accountAt,
    which: z.enum(['opening', 'closing']),
    value: money.nullable(),
  }),
  z.strictObject({
    kind: z.literal('setAccount'),
    account: accountAt,
    set: accountSchema
      .pick({ accountType: true })
      .extend({
        currency: z.string().regex(/^[A-Z]{3}$/),
        institution: z.string().max(200).nullable(),
        period: z.strictObject({ start: day.nullable(), end: day.nullable() }),
      })
      .partial()
      .strict(),
  }),
  /** A person has compared these rows with the document: their flags are answered. */
  z.strictObject({ kind: z.literal('confirmRows'), rows: rowIds }),
  /** A person has answered a doubt about the statement as a whole. Arithmetic cannot be answered this way. */
  z.strictObject({
    kind: z.literal('settleDoubt'),
    account: accountAt,
    reason: z.enum(['dateOrderOpen', 'assumedYear', 'assumedDate', 'polarityOpen', 'unlabelledBalance', 'unreadPages']),
  }),
]);

export const correctionsSchema = z.array(correctionSchema).max(10_000);

export type RowId = z.infer<typeof rowIdSchema>;
export type RowCells = z.infer<typeof rowCellsSchema>;
/** Some cells of a row, as a correction brings them. */
export type RowChanges = { readonly [Cell in keyof RowCells]?: RowCells[Cell] | undefined };
export type Correction = z.infer<typeof correctionSchema>;
export type CorrectionKind = Correction['kind'];

/** A row made by hand, with every field that a result has. */
export const transactionOf = (values: RowChanges, location: z.infer<typeof locationSchema>) =>
  transactionSchema.parse({
    transactionDate: null,
    valueDate: null,
    balance: null,
    reference: null,
    currency: null,
    confidence: 1,
    flags: [],
    ...values,
    location,
  });
