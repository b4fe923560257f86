import { checkWords, reasonWords, type AccountFacts, type Reason, type Verdict } from '@crossfoot/contracts';
import { count, dayWords, money } from './figures.ts';

/** What is told of a result first: its verdict as a headline, and the sentence below. */
export interface Headline {
  readonly verdict: Verdict;
  readonly title: string;
  readonly text: string;
}

/** The headline of one or several accounts: the worst of them speaks. */
export function headline(accounts: readonly AccountFacts[], transactions: number): Headline {
  const rows = count(transactions, 'row');
  const broken = accounts.filter(({ reconciliation }) => reconciliation.status === 'unbalanced');
  const [first] = broken;
  if (first !== undefined) {
    const { difference } = first.reconciliation;
    const title =
      broken.length > 1
        ? `${broken.length} of ${accounts.length} accounts do not balance`
        : difference === null || difference === 0
          ? 'One balance does not follow'
          : `Off by ${money(Math.abs(difference), first.currency)}`;
    return { verdict: 'unbalanced', title, text: placeOfBreak(first) };
  }
  const open = accounts.find(({ reconciliation }) => reconciliation.status === 'unverifiable');
  if (open !== undefined || accounts.length === 0) {
    return {
      verdict: 'unverifiable',
      title: `${rows} converted, not proved`,
      text:
        open === undefined
          ? 'No account was found in this file.'
          : reasonSentence(open.reconciliation.reasons[0], open),
    };
  }
  return {
    verdict: 'balanced',
    title: 'Balanced to the cent',
    text:
      transactions === 0 ? 'No movement, and both balances agree.' : `The statement’s own figures prove all ${rows}.`,
  };
}

/** Where to look first. */
export function placeOfBreak({ firstBreak, reconciliation }: AccountFacts): string {
  if (firstBreak === null) return reasonSentence(reconciliation.reasons[0], null);
  const words = firstBreak.description === '' ? '' : ` “${firstBreak.description}”`;
  return `The balances first part on ${dayWords(firstBreak.date)},${words} on page ${firstBreak.page}.`;
}

function reasonSentence(reason: Reason | undefined, facts: AccountFacts | null): string {
  if (reason === undefined) return 'The rows could not be proved.';
  const { sentence, concerns } = reasonWords[reason];
  if (facts === null || concerns === 'statement') return sentence;
  const rows = concerns === 'allRows' ? facts.rows : facts.flaggedRows;
  return rows === 0 ? sentence : `${sentence} ${concernedRows(rows, facts.rows)}`;
}

const concernedRows = (rows: number, of: number): string =>
  rows >= of
    ? `It concerns all ${count(of, 'row')}.`
    : `It concerns ${count(rows, 'row')} of ${of.toLocaleString('en-US')}.`;

/** Which checks were made, in a few words each. */
export const checkedBy = ({ reconciliation }: AccountFacts): readonly string[] =>
  reconciliation.checks.map((check) => checkWords[check].name);

/** The notice of the moment, when a conversion ends. */
export function verdictToast(accounts: readonly AccountFacts[], transactions: number) {
  const { verdict, title, text } = headline(accounts, transactions);
  const done = `Successfully converted ${count(transactions, 'transaction')}.`;
  switch (verdict) {
    case 'balanced':
      return { title: 'Conversion Complete', description: `${done} ${title}.` };
    case 'unbalanced':
      return { title: `Converted, but ${title.charAt(0).toLowerCase()}${title.slice(1)}`, description: text };
    case 'unverifiable':
      return { title: 'Converted, Not Proved', description: `${done} ${text}` };
  }
}
