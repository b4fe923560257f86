import { minorUnitsText } from '../text/money-text.ts';
import type { AccountChain, ChainLink, Meeting } from './batch.ts';

/** How days and amounts (in minor units) are written. */
export interface Writing {
  readonly day: (iso: string) => string;
  readonly money: (minorUnits: number, currency: string | null) => string;
}

const plain: Writing = {
  day: (iso) => iso,
  money: (minorUnits, currency) => `${minorUnitsText(minorUnits, currency)}${currency === null ? '' : ` ${currency}`}`,
};

/** What is to be said of the step from one statement to the next, in one sentence. */
export function linkSentence(link: ChainLink, currency: string | null): string {
  return `${link.from} → ${link.to}: ${meetingWords(link, currency)}.`;
}

/** The same without the names and the full stop. */
export const meetingWords = (meeting: Meeting, currency: string | null, writing: Writing = plain): string =>
  [periodWords(meeting, writing), balanceWords(meeting, currency, writing), duplicateWords(meeting)]
    .filter(Boolean)
    .join('; ');

function periodWords({ periods, gap }: Meeting, { day }: Writing): string {
  switch (periods) {
    case 'adjoin':
      return 'the periods adjoin';
    case 'overlap':
      return 'the periods overlap';
    case 'gap':
      return gap === null
        ? ''
        : gap.start === gap.end
          ? `no statement covers ${day(gap.start)}`
          : `no statement covers ${day(gap.start)} to ${day(gap.end)}`;
    case 'unknown':
      return 'not both periods are printed';
  }
}

function balanceWords(
  { difference, duplicates, periods }: Meeting,
  currency: string | null,
  { money }: Writing,
): string {
  if (difference === null) return 'the balances cannot be compared, for not both are printed';
  const start = duplicates > 0 ? 'the closing balance, less the repeated rows,' : 'the closing balance';
  if (difference !== 0) return `${start} and the next opening balance differ by ${money(difference, currency)}`;
  return periods === 'gap'
    ? `${start} is the next opening balance all the same`
    : `${start} is the next opening balance`;
}

const duplicateWords = ({ duplicates }: Meeting): string =>
  duplicates === 0 ? '' : duplicates === 1 ? '1 row comes twice' : `${duplicates} rows come twice`;

/** All that is to be said of a batch, a sentence each: for a terminal, a summary sheet, a note. */
export const chainSentences = (chains: readonly AccountChain[]): readonly string[] =>
  chains.flatMap((chain) => chain.links.map((link) => `${chain.label}: ${linkSentence(link, chain.account.currency)}`));
