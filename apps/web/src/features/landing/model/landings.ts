import type { ExportFormat } from '@crossfoot/contracts';
import type { LandingSlug } from '#routes/landing-slugs.ts';
import type { SampleName } from '#routes/paths.ts';

/** What a landing page says. */
export interface Landing {
  readonly title: string;
  readonly description: string;
  readonly bankName: string;
  readonly format: string;
  /** What the widget is set to, for those who are signed in. */
  readonly exportFormat: ExportFormat;
  readonly h1: string;
  /** A made-up statement of the same kind, and what it shows. */
  readonly sample: { readonly name: SampleName; readonly about: string };
  readonly features: readonly [string, string, string, string];
  readonly benefits: readonly [string, string, string, string];
}

export const landings: Readonly<Record<LandingSlug, Landing>> = {
  'wells-fargo-bank-statement-to-csv': {
    title: 'Wells Fargo bank statement to CSV',
    description:
      'Convert a Wells Fargo PDF statement to CSV. Deposits and withdrawals become signed rows, added up against the statement.',
    bankName: 'Wells Fargo',
    format: 'CSV',
    exportFormat: 'csv',
    h1: 'Wells Fargo statements to CSV',
    sample: {
      name: 'statement',
      about: 'One account, a signed amount and a balance after every row: the balances check the rows one by one.',
    },
    features: [
      'Deposits and withdrawals columns become one signed amount',
      'Ending daily balances are used to check the rows between them',
      'Descriptions over several lines stay one transaction',
      'Dates get their year from the statement period',
    ],
    benefits: [
      'A file that every spreadsheet and accounting program opens',
      'One free conversion, without an account',
      'You see whether the rows add up before you use them',
      'The PDF is deleted when the conversion ends',
    ],
  },
  'chase-bank-statement-to-excel': {
    title: 'Chase bank statement to Excel',
    description:
      'Convert a Chase PDF statement to Excel. Sections become signed rows with real dates and numbers, checked against the balances.',
    bankName: 'Chase',
    format: 'Excel',
    exportFormat: 'xlsx',
    h1: 'Chase statements to Excel',
    sample: {
      name: 'sections',
      about:
        'Deposits, checks and withdrawals in sections of their own, without a balance beside the rows: the section totals check them.',
    },
    features: [
      'Deposits, withdrawals and fees from their own sections, with the right sign',
      'Section totals are used to check the rows of each section',
      'Real dates and numbers in the cells, not text',
      'Several accounts in one statement are kept apart',
    ],
    benefits: [
      'Sort, filter and sum at once',
      'Texts that a spreadsheet could run as a formula are made harmless',
      'You see whether the rows add up before you use them',
      'The PDF is deleted when the conversion ends',
    ],
  },
  'bank-of-america-statement-to-quickbooks': {
    title: 'Bank of America statement to QuickBooks',
    description:
      'Convert a Bank of America PDF statement to a QuickBooks file (.iif), with every row checked against the balances.',
    bankName: 'Bank of America',
    format: 'QuickBooks',
    exportFormat: 'quickbooks',
    h1: 'Bank of America statements to QuickBooks',
    sample: {
      name: 'sections',
      about:
        'Additions, checks and subtractions in sections: signs come from the sections, check numbers become document numbers.',
    },
    features: [
      'QuickBooks Desktop (.iif), Web Connect (.qbo) and QuickBooks Online CSV',
      'Deposits positive, checks and fees negative',
      'Check numbers are kept as references',
      'One file for each account, as the import wants it',
    ],
    benefits: [
      'Months that your bank feed no longer offers',
      'No retyping of client statements',
      'You see whether the rows add up before you import them',
      'The same result in another format costs no further pages',
    ],
  },
  'uk-bank-pdf-to-json': {
    title: 'UK bank statement PDF to JSON',
    description:
      'Convert UK bank statement PDFs to JSON with dates, signed amounts, balances, positions on the page and a verdict.',
    bankName: 'UK banks',
    format: 'JSON',
    exportFormat: 'json',
    h1: 'UK bank statements to JSON',
    sample: {
      name: 'uk-current-account',
      about:
        'Paid out and paid in side by side, and a balance only now and then: each balance checks the rows since the one before.',
    },
    features: [
      'Day before month, decided on all dates of the document together',
      'Paid out and paid in become one signed amount in pounds',
      'The place on the page is given for every row',
      'Opening and closing balance and the verdict for every account',
    ],
    benefits: [
      'A documented structure for your own programs',
      'Missing values are null, never a guess',
      'Doubtful rows carry a flag and a confidence',
      'The PDF is deleted when the conversion ends',
    ],
  },
  'credit-union-statement-to-xero': {
    title: 'Credit union statement to Xero',
    description:
      'Convert credit union PDF statements to CSV for Xero. Share and loan accounts are kept apart, and rows are checked.',
    bankName: 'Credit unions',
    format: 'Xero',
    exportFormat: 'xero',
    h1: 'Credit union statements to Xero',
    sample: {
      name: 'credit-union',
      about:
        'Savings, checking and a loan on one statement: each is an account of its own, and Xero gets a file for each.',
    },
    features: [
      'The columns that the statement import of Xero expects',
      'Savings, checking and loan accounts of one statement are kept apart',
      'What is owed on a loan is a negative balance',
      'Scanned statements are read as well',
    ],
    benefits: [
      'Small institutions without a bank feed',
      'No template is needed: the page itself is read',
      'You see whether the rows add up before you import them',
      'The PDF is deleted when the conversion ends',
    ],
  },
};
