export const landingSlugs = [
  'wells-fargo-bank-statement-to-csv',
  'chase-bank-statement-to-excel',
  'bank-of-america-statement-to-quickbooks',
  'uk-bank-pdf-to-json',
  'credit-union-statement-to-xero',
] as const;
export type LandingSlug = (typeof landingSlugs)[number];
