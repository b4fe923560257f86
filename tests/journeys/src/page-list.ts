/** Every prerendered page, with its main heading. */
export const publicPages = [
  { path: '/', heading: 'Bank statements to spreadsheets, checked to the cent.' },
  { path: '/faq', heading: 'Frequently asked questions' },
  { path: '/accuracy', heading: 'Accuracy' },
  { path: '/check-proof', heading: 'Check a proof sheet' },
  { path: '/security', heading: 'Security' },
  { path: '/privacy-policy', heading: 'Privacy policy' },
  { path: '/terms-of-service', heading: 'Terms of service' },
  { path: '/blog', heading: 'Blog' },
  {
    path: '/blog/ai-tools-for-accountants-productivity',
    heading: 'AI tools for accountants: where they help, and where they must be checked',
  },
  {
    path: '/blog/best-pdf-to-csv-bank-statement-tools-2025',
    heading: 'How to choose a PDF to CSV tool for bank statements in 2025',
  },
  { path: '/blog/csv-vs-excel-financial-data', heading: 'CSV or Excel for financial data?' },
  {
    path: '/blog/automate-bank-statement-parsing-bookkeeping',
    heading: 'Automating statements in bookkeeping without losing control',
  },
  { path: '/blog/convert-bank-statement-to-csv', heading: 'How to convert a bank statement to CSV' },
  { path: '/convert/wells-fargo-bank-statement-to-csv', heading: 'Wells Fargo statements to CSV' },
  { path: '/convert/chase-bank-statement-to-excel', heading: 'Chase statements to Excel' },
  { path: '/convert/bank-of-america-statement-to-quickbooks', heading: 'Bank of America statements to QuickBooks' },
  { path: '/convert/uk-bank-pdf-to-json', heading: 'UK bank statements to JSON' },
  { path: '/convert/credit-union-statement-to-xero', heading: 'Credit union statements to Xero' },
] as const;

/** One page of every kind: the others of a kind are the same markup around other words. */
export const onePageOfEachKind = [
  '/',
  '/faq',
  '/check-proof',
  '/blog',
  '/blog/csv-vs-excel-financial-data',
  '/convert/chase-bank-statement-to-excel',
] as const;

/** Public pages that are no use to a search engine. */
export const unlistedPaths = [
  '/verify-code?email=ada%40example.com',
  '/verify-email-sent?email=ada%40example.com',
  '/forgot-password',
  '/reset-password?token=something-that-is-long-enough',
  '/nowhere',
  '/convert/nothing',
  '/blog/nothing',
] as const;

export const signedInPaths = [
  '/select-plan',
  '/dashboard',
  '/settings',
  '/upgrade',
  '/checkout?plan=starter',
  '/embedded-checkout?plan=starter',
  '/payment-success',
] as const;
