import type { ExportFormat } from '@crossfoot/contracts';

/** How a format is called where it is chosen, and on every download button. */
export const formatLabels: Readonly<Record<ExportFormat, { readonly choice: string; readonly short: string }>> = {
  csv: { choice: 'CSV', short: 'CSV' },
  xlsx: { choice: 'Excel (.xlsx)', short: 'EXCEL' },
  quickbooks: { choice: 'QuickBooks Desktop (.iif)', short: 'QUICKBOOKS' },
  'quickbooks-online': { choice: 'QuickBooks Online (CSV)', short: 'QUICKBOOKS ONLINE' },
  qbo: { choice: 'Web Connect (.qbo)', short: 'QBO' },
  ofx: { choice: 'OFX (.ofx)', short: 'OFX' },
  qif: { choice: 'Quicken (.qif)', short: 'QIF' },
  xero: { choice: 'Xero CSV', short: 'XERO' },
  freshbooks: { choice: 'FreshBooks CSV', short: 'FRESHBOOKS' },
  json: { choice: 'JSON', short: 'JSON' },
  proof: { choice: 'Proof sheet (.html)', short: 'PROOF' },
};

export const formatChoices = Object.keys(formatLabels) as readonly ExportFormat[];

/** What a visitor and what an account gets, in the same words wherever a format is chosen or spoken of. */
export const formatsWithAccount =
  'Without an account you get CSV. Excel, QuickBooks, Xero, FreshBooks, JSON and every other format come with a free account.';
