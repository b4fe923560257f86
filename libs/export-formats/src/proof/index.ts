export { isSameResult, readSheet, statementOfSource, type SheetReading } from './verify-sheet.ts';
export type { SheetFacts, StatementFacts } from './sheet-facts.ts';
