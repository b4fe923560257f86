import type { RevisionChange } from './revision.contract.ts';

/** What became of a row or an account at a correction; in the app and on the proof sheet alike. */
export const changeWords: Readonly<Record<RevisionChange['kind'], string>> = {
  edited: 'changed',
  added: 'row added',
  leftOut: 'row left out',
  moved: 'row moved',
  confirmed: 'compared with the document and found right',
  account: 'changed',
  answered: 'doubt answered by a person',
};

/** Names of the cells and fields that can be corrected. */
export const changedCellWords: Readonly<Record<string, string>> = {
  date: 'Date',
  transactionDate: 'Transaction date',
  valueDate: 'Value date',
  description: 'Description',
  amount: 'Amount',
  balance: 'Balance',
  reference: 'Reference',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  currency: 'Currency',
  accountType: 'Kind of account',
  institution: 'Institution',
  'period.start': 'Period from',
  'period.end': 'Period to',
};
