import { exportFormatSchema, type ExportFormat } from '@crossfoot/contracts';

/** One column of the table: what every format has to stand. Throws where it does not. */
export interface FormatCheck {
  readonly name: string;
  /** What there is to check for a format; null where the check says nothing about it. */
  of(format: ExportFormat): (() => Promise<Outcome>) | null;
}

export type Outcome = 'ok' | { readonly skipped: string };

export const formats: readonly ExportFormat[] = exportFormatSchema.options;
