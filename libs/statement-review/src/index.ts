export {
  correctionSchema,
  correctionsSchema,
  rowCellsSchema,
  rowIdSchema,
  type Correction,
  type CorrectionKind,
  type RowCells,
  type RowId,
} from './correction.schema.ts';
export {
  applyCorrections,
  type ReviewedAccount,
  type ReviewedRow,
  type ReviewedStatement,
} from './apply-corrections.ts';
export { UnfitCorrectionError } from './review-draft.ts';
export { chainOfBalances, type ChainLink } from './chain-of-balances.ts';
export { suggestCorrections, type Suggestion, type SuggestionKind, type Suggestions } from './suggest-corrections.ts';
