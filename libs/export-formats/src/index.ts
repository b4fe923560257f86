export { exportStatement, type ExportedFile } from './export-statement.ts';
export { defaultExportOptions, formatFiles, type ExportOptions, type GivenOptions } from './export-options.ts';
export { exportOptionNames, exportOptionsSchema, type UserOptions } from './export-options.schema.ts';
export { exportBatch, type BatchLayout } from './batch/export-batch.ts';
export { chainStatements } from './batch/chain-statements.ts';
export { chainSentences } from './batch/chain-words.ts';
export { accountFacts } from './proof/account-facts.ts';
export type { AccountChain, Batch, ChainLink } from './batch/batch.ts';
export { safeCsv } from './text/safe-csv.ts';
