import type { ExportFormat, RevisionChange } from '@crossfoot/contracts';

/** What a person corrected of a result before it was exported. */
export interface Corrected {
  readonly number: number;
  /** ISO date and time. */
  readonly savedAt: string;
  readonly changes: readonly RevisionChange[];
}

/**
 * What a bookkeeper may set; every field has a default, so no file needs a setting. One flat object shared by
 * library, CLI (`--option name=value`) and HTTP; `export-options.schema.ts` validates it at the border.
 */
export interface ExportOptions {
  /**
   * Which date goes into formats that know only one (QuickBooks Desktop and Online, QIF, Xero, FreshBooks): the posting
   * date, or where a row prints it, the transaction or the value date.
   */
  readonly dateUsed: 'posting' | 'transaction' | 'value';
  /** QBO and OFX: currency of statements that do not name theirs; `''` refuses those. Never replaces a printed one. */
  readonly currency: string;
  /** How dates are written in CSV, QuickBooks Online, Xero, FreshBooks and QIF; `auto` is the format's own default. */
  readonly dateFormat: 'auto' | 'iso' | 'us' | 'dayFirst';
  /** Decimal sign of the plain CSV. */
  readonly decimal: 'point' | 'comma';
  /** Separator of the plain CSV; `auto` is a semicolon beside a decimal comma and a comma otherwise. */
  readonly separator: 'auto' | 'comma' | 'semicolon' | 'tab';
  /** Plain CSV: `yes` adds a last column that says what is in doubt about a row. */
  readonly notes: 'no' | 'yes';
  /** IIF: name of the bank account in the chart of accounts; `''` is derived from the statement. */
  readonly bankAccount: string;
  /** IIF: name of the card account in the chart of accounts; `''` is derived from the statement. */
  readonly cardAccount: string;
  /** IIF: account that money in is booked against. */
  readonly incomeAccount: string;
  /** IIF: account that money out is booked against. */
  readonly expenseAccount: string;
  /** QBO and OFX: routing number of the bank; `''` is a placeholder. */
  readonly bankId: string;
  /** QBO and OFX: account number; `''` is the last four digits of the statement. */
  readonly accountId: string;
  /** QBO: number of the institution that QuickBooks is to file the account under (INTU.BID). */
  readonly intuBid: string;
  /** QBO and OFX: name of the institution; `''` is the statement's own. */
  readonly institution: string;
  /** Xero: `uk` writes "Cheque Number" in the heading, `us` "Check Number". */
  readonly xeroRegion: 'us' | 'uk';
  /** Proof sheet: when it was made (ISO date and time), passed in by the caller; `''` leaves it out. */
  readonly generatedAt: string;
  /** Proof sheet: version of the program that made it, passed in by the caller; `''` leaves it out. */
  readonly programVersion: string;
  /** Proof sheet: what a person corrected, passed in by the caller; null where nobody did. */
  readonly corrected: Corrected | null;
}

/** Options as a caller has them: any may be missing or undefined. */
export type GivenOptions = { readonly [Name in keyof ExportOptions]?: ExportOptions[Name] | undefined };

export const defaultExportOptions: ExportOptions = {
  dateUsed: 'posting',
  currency: '',
  dateFormat: 'auto',
  decimal: 'point',
  separator: 'auto',
  notes: 'no',
  bankAccount: '',
  cardAccount: '',
  incomeAccount: 'Uncategorized Income',
  expenseAccount: 'Uncategorized Expense',
  bankId: '',
  accountId: '',
  intuBid: '3000',
  institution: '',
  xeroRegion: 'us',
  generatedAt: '',
  programVersion: '',
  corrected: null,
};

/** The options with every gap filled; `undefined` counts as a gap. */
export function withDefaults(options: GivenOptions = {}): ExportOptions {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...defaultExportOptions, ...(Object.fromEntries(given) as Partial<ExportOptions>) };
}

/** Extension and media type of every format; known without loading the format itself. */
export const formatFiles: Readonly<Record<ExportFormat, { readonly extension: string; readonly mimeType: string }>> = {
  csv: { extension: 'csv', mimeType: 'text/csv' },
  xlsx: { extension: 'xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  quickbooks: { extension: 'iif', mimeType: 'text/plain' },
  'quickbooks-online': { extension: 'csv', mimeType: 'text/csv' },
  qbo: { extension: 'qbo', mimeType: 'application/vnd.intu.qbo' },
  ofx: { extension: 'ofx', mimeType: 'application/x-ofx' },
  qif: { extension: 'qif', mimeType: 'application/x-qif' },
  xero: { extension: 'csv', mimeType: 'text/csv' },
  freshbooks: { extension: 'csv', mimeType: 'text/csv' },
  json: { extension: 'json', mimeType: 'application/json' },
  proof: { extension: 'html', mimeType: 'text/html' },
};
