import type { ConversionRow } from '@crossfoot/contracts';
import { expect, it } from 'vitest';
import { historyFile } from './history-file.ts';

const row: ConversionRow = {
  id: '0c4f6d5e-9a52-4a5c-9d0e-0a1f2b3c4d5e',
  status: 'completed',
  originalFilename: 'may.pdf',
  createdAt: '2026-05-03T10:00:00.000Z',
  fileSize: 1,
  pages: 1,
  transactionCount: 12,
  outputFormat: 'csv',
  reconciliation: 'balanced',
  error: null,
  errorCode: null,
  accounts: null,
  revision: 0,
};

it('writes the history as CSV that no spreadsheet runs', async () => {
  const text = await historyFile([
    row,
    { ...row, originalFilename: '=HYPERLINK("x"),1.pdf', status: 'failed', transactionCount: null },
  ]).text();
  expect(text.split('\r\n')).toEqual([
    'Date,Filename,Transactions,Format,Status',
    '2026-05-03T10:00:00.000Z,may.pdf,12,csv,Completed',
    `2026-05-03T10:00:00.000Z,"'=HYPERLINK(""x""),1.pdf",,csv,Failed`,
    '',
  ]);
});
