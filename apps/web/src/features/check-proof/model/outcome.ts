import type { SheetCheck } from '@crossfoot/export-formats/check-proof';
import { count } from '#statement/figures.ts';

/** The answer in a headline, a sentence and a tone. */
export interface Outcome {
  readonly tone: 'good' | 'warn' | 'bad';
  readonly title: string;
  readonly text: string;
}

/** What is to be said first of a check. A sheet that holds may well say that a statement does not balance. */
export function outcomeOf({ faults, statements }: SheetCheck, pdfs: number): Outcome {
  if (faults.includes('notASheet'))
    return { tone: 'bad', title: 'This is no proof sheet', text: 'There is nothing to check in it.' };
  if (faults.length === 1 && faults[0] === 'anotherFile')
    return {
      tone: 'bad',
      title: 'The PDF is another file',
      text: 'The sheet holds in itself, but it was not made for this PDF.',
    };
  if (faults.length === 1 && faults[0] === 'withoutFigures')
    return {
      tone: 'warn',
      title: 'The sheet is unchanged, its checks cannot be made again',
      text: 'It carries no figures.',
    };
  if (faults.length > 0) return { tone: 'bad', title: 'The sheet does not hold', text: 'Do not rely on it.' };
  const missing = statements.filter(({ isThisFile }) => !isThisFile).length;
  if (pdfs === 0)
    return {
      tone: 'warn',
      title: 'The sheet holds in itself',
      text: 'It is unchanged and every check comes out as it says. Add the PDF to see whether it is the one the sheet was made for.',
    };
  if (missing > 0)
    return {
      tone: 'warn',
      title: 'The sheet holds, not every PDF was compared',
      text: `${count(missing, 'PDF')} of ${statements.length} can still be added.`,
    };
  return {
    tone: 'good',
    title: 'The sheet holds',
    text: `It is unchanged, it was made for ${pdfs === 1 ? 'this PDF' : 'these PDFs'}, and every check comes out as it says.`,
  };
}
