import type { ComponentType } from 'react';
import { AutomateStatements } from './automate-bank-statement-parsing-bookkeeping.tsx';
import { AiTools } from './ai-tools-for-accountants-productivity.tsx';
import { ChooseTool } from './best-pdf-to-csv-bank-statement-tools-2025.tsx';
import { CsvOrExcel } from './csv-vs-excel-financial-data.tsx';

/** The text of each post by its slug. The tutorial has a page of its own. */
export const articles: Readonly<Record<string, ComponentType>> = {
  'ai-tools-for-accountants-productivity': AiTools,
  'best-pdf-to-csv-bank-statement-tools-2025': ChooseTool,
  'csv-vs-excel-financial-data': CsvOrExcel,
  'automate-bank-statement-parsing-bookkeeping': AutomateStatements,
};
