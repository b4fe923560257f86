import type { CheckKind, RowFlag, Verdict } from '@crossfoot/contracts';

/** What a flag of a row says to a reader. */
export const flagWords: Readonly<Record<RowFlag, string>> = {
  balanceBreak: 'the printed balance does not follow from the row before',
  assumedYear: 'the year is not printed and was concluded',
  assumedDateOrder: 'the order of day and month is not settled by the document',
  assumedSign: 'whether money came in or went out is not settled by the document',
  assumedDate: 'the date is not printed on this row and was concluded',
  dateOutsidePeriod: 'the date is outside the printed period',
  repairedDigit: 'a digit read from the picture was corrected by arithmetic',
  lowConfidence: 'read with low confidence',
  noDate: 'no date could be read',
  possibleDuplicate: 'possible duplicate',
};

export const verdictWords: Readonly<Record<Verdict, string>> = {
  balanced: 'Balanced',
  unbalanced: 'Unbalanced',
  unverifiable: 'Unverifiable',
};

export const checkWords: Readonly<Record<CheckKind, string>> = {
  openingClosing: 'Opening balance plus all rows is the closing balance',
  runningBalance: 'Each printed balance follows from the one before',
  sectionTotals: 'Printed section totals',
};

/** Flags as one text: `possible duplicate; read with low confidence`. */
export const flagsText = (flags: readonly RowFlag[]): string => flags.map((flag) => flagWords[flag]).join('; ');
