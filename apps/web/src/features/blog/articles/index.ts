import type { ComponentType } from 'react';
import { frozenSection } from '#routes/frozen-section.tsx';

const article = (slug: string, load: () => Promise<ComponentType>): ComponentType =>
  frozenSection(`article-${slug}`, async () => ({ default: await load() }));

/** The text of each post by its slug, whose code a first visit does not need. The tutorial has a page of its own. */
export const articles: Readonly<Record<string, ComponentType>> = {
  'ai-tools-for-accountants-productivity': article('ai-tools', async () => {
    return (await import('./ai-tools-for-accountants-productivity.tsx')).AiTools;
  }),
  'best-pdf-to-csv-bank-statement-tools-2025': article('choose-tool', async () => {
    return (await import('./best-pdf-to-csv-bank-statement-tools-2025.tsx')).ChooseTool;
  }),
  'csv-vs-excel-financial-data': article('csv-or-excel', async () => {
    return (await import('./csv-vs-excel-financial-data.tsx')).CsvOrExcel;
  }),
  'automate-bank-statement-parsing-bookkeeping': article('automate', async () => {
    return (await import('./automate-bank-statement-parsing-bookkeeping.tsx')).AutomateStatements;
  }),
};
