import type { ExportSettings, StatementResult } from '@crossfoot/contracts';
import { exportStatement } from '@crossfoot/export-formats';

const sample: StatementResult = {
  source: { filename: 'sample.pdf', sha256: '', pages: 1, ocrPages: 0, unreadPages: [] },
  accounts: [
    {
      institution: null,
      accountNumber: null,
      accountType: 'checking',
      currency: 'USD',
      period: { start: '2025-01-01', end: '2025-01-31' },
      openingBalance: null,
      closingBalance: null,
      reconciliation: { status: 'unverifiable', difference: null, checks: [], reasons: [] },
      transactions: [
        {
          date: '2025-01-31',
          transactionDate: null,
          valueDate: null,
          description: 'Harbour Books',
          amount: -1234.5,
          balance: 8765.5,
          reference: '1042',
          currency: null,
          confidence: 1,
          flags: ['assumedYear'],
          location: { page: 1, x: 0, y: 0, width: 1, height: 0.01 },
        },
      ],
    },
  ],
};

/** Heading and first row of a CSV as these settings make it, from the very writer of the downloads. */
export async function csvPreview(settings: ExportSettings): Promise<string> {
  const { bytes } = await exportStatement(sample, 'csv', settings);
  return new TextDecoder().decode(bytes).trimEnd();
}
