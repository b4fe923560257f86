import { accountSheets } from '../xlsx/account-sheet.ts';
import { summarySheet } from '../xlsx/summary-sheet.ts';
import { workbookBytes } from '../xlsx/workbook.ts';
import type { AccountChain, Batch } from './batch.ts';
import { chainSentences } from './chain-words.ts';

/** One workbook: a summary of all files, then one sheet an account with the rows of all its statements. */
export function batchWorkbook(batch: Batch, chains: readonly AccountChain[]): Generator<Uint8Array> {
  const unread = batch.unread.map(({ filename, reason }) => `Not read: ${filename}: ${reason}`);
  const sheets = chains.flatMap((chain) =>
    accountSheets(chain.marked, chain.label, { fileOf: (row) => chain.files[row] ?? '', repeated: chain.repeated }),
  );
  return workbookBytes([summarySheet(batch.results, [...chainSentences(chains), ...unread]), ...sheets]);
}
