export const postSlugs = [
  'ai-tools-for-accountants-productivity',
  'best-pdf-to-csv-bank-statement-tools-2025',
  'csv-vs-excel-financial-data',
  'automate-bank-statement-parsing-bookkeeping',
  'convert-bank-statement-to-csv',
] as const;
export type PostSlug = (typeof postSlugs)[number];
