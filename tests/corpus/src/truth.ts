import { readFileSync } from 'node:fs';

/** What a statement really says; the format of `*.truth.json`. Money in decimal units, holder's view. */
export interface TruthTransaction {
  readonly date: string;
  readonly description: string;
  readonly amount: number;
  /** The running balance where one is printed beside the row, else null. */
  readonly balance: number | null;
  /** Where a document prints a transaction date and a posting date without saying which one counts: the other one. */
  readonly otherDate?: string;
  /** Where a careful reader could also count other columns (a type, a reference) as description. */
  readonly otherDescriptions?: readonly string[];
}
export interface TruthAccount {
  readonly openingBalance: number | null;
  readonly closingBalance: number | null;
  /** `null` where the statement says nothing of it. */
  readonly currency: string | null;
  readonly transactions: readonly TruthTransaction[];
}
export interface Truth {
  /** Nobody can tell which way is in: the whole list turned round, balances too, is as right. */
  readonly signFlexible?: boolean;
  /** False where the printed figures do not add up: whoever doubts such a statement is right. */
  readonly reconciles?: boolean;
  /** Opens the document. */
  readonly password?: string | null;
  readonly accounts: readonly TruthAccount[];
}

/** A file of truth; sets drawn elsewhere call the readings that are as right `dateAlt` and `descriptionAlt`. */
export function readTruth(path: string): Truth {
  return JSON.parse(readFileSync(path, 'utf8'), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('dateAlt' in value || 'descriptionAlt' in value)) return value;
    const { dateAlt, descriptionAlt, ...rest } = value as Record<string, unknown>;
    return {
      ...rest,
      ...(dateAlt === undefined ? {} : { otherDate: [dateAlt].flat()[0] }),
      ...(descriptionAlt === undefined
        ? {}
        : { otherDescriptions: [descriptionAlt].flat().filter((text) => text !== null) }),
    };
  }) as Truth;
}
