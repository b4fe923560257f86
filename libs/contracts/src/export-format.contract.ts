import { z } from 'zod';

/** Every format a result can be written in. Machine names are part of the HTTP interface. */
export const exportFormatSchema = z.enum([
  'csv',
  'xlsx',
  'quickbooks',
  'quickbooks-online',
  'qbo',
  'ofx',
  'qif',
  'xero',
  'freshbooks',
  'json',
  'proof',
]);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** What an anonymous visitor may ask for. */
export const anonymousFormats: readonly ExportFormat[] = ['csv'];
