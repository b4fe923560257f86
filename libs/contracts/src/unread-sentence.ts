// Apart from its schema: the command line tells of unread pages without loading zod.
import type { StatementResult } from './statement-result.contract.ts';
import type { UnreadReason } from './unread-pages.contract.ts';

const because: Readonly<Record<UnreadReason, string>> = {
  damaged: 'damaged',
  pictureTooLarge: 'a picture too large to read',
  tooManyTextItems: 'more text than a page can hold',
  needsOcr: 'a picture and no text',
  illegible: 'a picture too poor to read',
};
/** So many pages are named; of more, only how many there are. */
const MOST_NAMED = 12;

/** Which pages are not read (in full) and why, for the person who brought the file; null where all are. */
export function unreadSentence(pages: readonly number[], reasons: readonly UnreadReason[]): string | null {
  if (pages.length === 0) return null;
  const groups = Map.groupBy(pages, (_, at) => reasons[at] ?? 'damaged');
  const parts = [...groups].map(([reason, numbers]) => `${named(numbers)} (${because[reason]})`);
  return `Not read in full: ${parts.join('; ')}.`;
}

/** Which pages are not read, which only with doubt, and whether the currency is not printed; null where all is well. */
export function remarksSentence({ source, accounts }: StatementResult): string | null {
  const doubtful = source.doubtfulPages ?? [];
  const remarks = [
    unreadSentence(source.unreadPages, source.unreadReasons ?? []),
    doubtful.length === 0
      ? null
      : `Read with doubt, because the picture is poor: ${named(doubtful)}. Compare the rows with the PDF.`,
    unnamedCurrency(accounts),
  ].filter((remark) => remark !== null);
  return remarks.length === 0 ? null : remarks.join(' ');
}

function unnamedCurrency(accounts: StatementResult['accounts']): string | null {
  return accounts.some(({ currency }) => currency === null)
    ? 'The PDF does not say its currency; give it for files that need one (OFX, Web Connect).'
    : null;
}

function named(pages: readonly number[]): string {
  if (pages.length > MOST_NAMED) return `${pages.length} pages, ${named(pages.slice(0, MOST_NAMED))} among them`;
  return `${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ').replace(/, (\d+)$/, ' and $1')}`;
}
