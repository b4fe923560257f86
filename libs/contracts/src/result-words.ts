// Without zod: the proof sheet, the command line and the page share these words.
import type { CheckKind, Reason, RowFlag, Verdict } from './statement-result.contract.ts';

/** What is said of a code, and what the reader can do next; both are whole sentences. */
export interface Words {
  /** Stands alone as a headline. */
  readonly sentence: string;
  readonly next: string;
}

export interface ReasonWords extends Words {
  /** Which rows it concerns: those with one of these flags, all of them, or none (the statement as a whole). */
  readonly concerns: readonly RowFlag[] | 'allRows' | 'statement';
}

export interface FlagWords extends Words {
  /** A few words for a cell of a table or a list of several. */
  readonly short: string;
}

export interface CheckWords extends Words {
  readonly name: string;
}

export const verdictWords: Readonly<Record<Verdict, { readonly name: string } & Words>> = {
  balanced: {
    name: 'Balanced',
    sentence: 'The figures printed on the statement prove every row.',
    next: 'Download it. Descriptions and references are not part of the proof.',
  },
  unbalanced: {
    name: 'Not balanced',
    sentence: 'The rows and the figures printed on the statement do not agree.',
    next: 'Go to the first row that does not fit, compare it with the PDF and correct it.',
  },
  unverifiable: {
    name: 'Not proved',
    sentence: 'Nothing contradicts the rows, but not all of them could be proved.',
    next: 'Compare the rows in doubt with the PDF.',
  },
};

export const reasonWords: Readonly<Record<Reason, ReasonWords>> = {
  balanceBreak: {
    sentence: 'A printed balance does not follow from the row before it.',
    next: 'Compare that row and the one before it with the PDF: an amount, a sign or a missing row is the usual cause.',
    concerns: ['balanceBreak'],
  },
  differenceToClosing: {
    sentence: 'The rows do not lead to the printed closing balance.',
    next: 'Look for a row that is missing, doubled or has the wrong sign; the difference is often its amount or twice it.',
    concerns: 'allRows',
  },
  nothingToCheckAgainst: {
    sentence: 'The statement prints no balance or total to check the rows against.',
    next: 'Compare the number of rows and their sum with your own books.',
    concerns: 'allRows',
  },
  rowsNotCovered: {
    sentence: 'The checks hold, but some rows lie outside them, or are missing.',
    next: 'Compare the first and the last rows with the PDF, or type in the opening balance if you know it.',
    concerns: 'allRows',
  },
  noRows: {
    sentence: 'No rows were found, and the statement does not say that there are none.',
    next: 'Look at the PDF: if the account really had no movement, there is nothing to do.',
    concerns: 'statement',
  },
  dateOrderOpen: {
    sentence: 'The dates can be read both as day first and as month first.',
    next: 'Choose the order that your bank uses; it applies to all rows at once.',
    concerns: ['assumedDateOrder'],
  },
  assumedYear: {
    sentence: 'The year of some dates is not printed and was concluded.',
    next: 'Compare the years with the period of the statement and correct them if needed.',
    concerns: ['assumedYear'],
  },
  assumedDate: {
    sentence: 'Some dates are not printed beside their rows and were concluded.',
    next: 'Compare the dates of these rows with the PDF.',
    concerns: ['assumedDate'],
  },
  assumedSign: {
    sentence: 'For some rows, only their words tell whether money came in or went out.',
    next: 'Check these rows and flip the sign where it is wrong.',
    concerns: ['assumedSign'],
  },
  noDate: {
    sentence: 'Some rows have no date that could be read.',
    next: 'Type in their dates; until then they carry the last day of the period.',
    concerns: ['noDate'],
  },
  dateOutsidePeriod: {
    sentence: 'Some rows are dated outside the period of the statement.',
    next: 'Check the dates of these rows: day and month, or the year, may be misread.',
    concerns: ['dateOutsidePeriod'],
  },
  polarityOpen: {
    sentence: 'Nothing printed settles which amounts are money in and which are money out.',
    next: 'Check one row that you know; if its sign is wrong, turn the signs of all rows round.',
    concerns: 'allRows',
  },
  unlabelledBalance: {
    sentence: 'The sums hold only with a balance that the statement does not name as opening or closing.',
    next: 'Compare the opening and the closing balance with the PDF.',
    concerns: 'statement',
  },
  unreadPages: {
    sentence: 'Not every page of the file could be read.',
    next: 'Look at the pages that are named: rows on them are missing here.',
    concerns: 'statement',
  },
  gapBetweenStatements: {
    sentence: 'Days between two statements are covered by none of them.',
    next: 'Add the statement of the missing days.',
    concerns: 'statement',
  },
  balancesBetweenStatementsDiffer: {
    sentence: 'The closing balance of one statement is not the opening balance of the next.',
    next: 'Check whether a statement is missing between them, then compare both balances with the PDFs.',
    concerns: 'statement',
  },
  balancesBetweenStatementsUnknown: {
    sentence: 'Two statements cannot be joined, because one of them prints no balance where they meet.',
    next: 'Compare where one ends and the next begins with the PDFs.',
    concerns: 'statement',
  },
};

export const flagWords: Readonly<Record<RowFlag, FlagWords>> = {
  balanceBreak: {
    short: 'the printed balance does not follow from the row before',
    sentence: 'The balance printed on this row does not follow from the row before.',
    next: 'Compare the amount and its sign with the PDF, and look for a row missing before it.',
  },
  assumedYear: {
    short: 'the year is not printed and was concluded',
    sentence: 'The year of this row is not printed and was concluded.',
    next: 'Check the year.',
  },
  assumedDateOrder: {
    short: 'the order of day and month is not settled by the document',
    sentence: 'Day and month of this row may be exchanged.',
    next: 'Choose the order of dates for the whole statement.',
  },
  assumedSign: {
    short: 'whether money came in or went out is not settled by the document',
    sentence: 'Only its words tell whether this row is money in or money out.',
    next: 'Flip the sign if it is wrong.',
  },
  assumedDate: {
    short: 'the date is not printed on this row and was concluded',
    sentence: 'The date of this row was taken from another row.',
    next: 'Compare the date with the PDF.',
  },
  dateOutsidePeriod: {
    short: 'the date is outside the printed period',
    sentence: 'The date of this row is outside the printed period.',
    next: 'Check day, month and year.',
  },
  repairedDigit: {
    short: 'a digit read from the picture was corrected by arithmetic',
    sentence: 'A digit of this row was hard to read and was concluded from the other figures.',
    next: 'Compare the figures of this row with the PDF.',
  },
  lowConfidence: {
    short: 'read with low confidence',
    sentence: 'This row was hard to read.',
    next: 'Compare the whole row with the PDF.',
  },
  noDate: {
    short: 'no date could be read',
    sentence: 'No date could be read on this row.',
    next: 'Type in the date.',
  },
  possibleDuplicate: {
    short: 'possible duplicate',
    sentence: 'Another statement has the same row already.',
    next: 'Leave one of the two out when you book them.',
  },
};

export const checkWords: Readonly<Record<CheckKind, CheckWords>> = {
  openingClosing: {
    name: 'Opening balance plus all rows is the closing balance',
    sentence: 'The opening balance and all rows together are compared with the closing balance.',
    next: 'If it fails, look for a missing row, an extra row or a wrong sign.',
  },
  runningBalance: {
    name: 'Each printed balance follows from the one before',
    sentence: 'Each balance printed beside the rows is recomputed from the one before.',
    next: 'If it fails, the first row that does not fit is the place to look.',
  },
  sectionTotals: {
    name: 'Printed section totals',
    sentence: 'The totals printed for parts of the statement are compared with their rows.',
    next: 'If one fails, compare the rows of that part with the PDF.',
  },
};
